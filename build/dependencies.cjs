/** The arrows of the architecture: who may import whom. Checked by dependency-cruiser in `npm run lint`. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...allowed], dependencyTypesNot: ['npm-no-pkg'] },
})
const zod = 'node_modules/zod/'
const kernelLibraries = ['node_modules/(@noble/hashes|pure-rand)/', zod]

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|~icons/)' } },
    // Wherever data is checked, it is without compiling code.
    {
      name: 'one-zod',
      severity: 'error',
      from: { path: '^(shared|electron|renderer)/', pathNot: '^shared/kernel/zod\\.ts$' },
      to: { path: zod },
    },
    layer('kernel-knows-no-game', '^shared/kernel/', kernelLibraries),
    layer('realm-lords-knows-the-kernel', '^shared/games/realm-lords/', ['^shared/kernel/']),
    layer('registry-knows-the-games', '^shared/games/registry\\.ts', ['^shared/kernel/', '^shared/games/']),
    layer('contract-knows-registry-and-kernel', '^shared/contract/', ['^shared/kernel/', '^shared/games/registry\\.ts']),
    layer('db-knows-the-contract', '^electron/db/', [
      '^shared/contract/',
      '^node:',
      '^(fs|path|os|crypto)$',
      'node_modules/better-sqlite3/',
      'node_modules/@types/better-sqlite3/',
    ]),
    layer('computer-players-know-no-store', '^electron/bots/', ['^shared/', '^(worker_threads|node:worker_threads)$']),
    layer('courses-know-no-store', '^electron/courses/', ['^shared/', '^(worker_threads|node:worker_threads)$']),
    layer('service-knows-no-electron', '^electron/service/', [
      '^electron/db/',
      '^electron/bots/',
      '^electron/courses/',
      '^shared/',
      '^node:',
      '^(fs|path|os|crypto|util|worker_threads)$',
    ]),
    layer('shell-knows-no-game', '^electron/shell/', [
      '^electron/service/',
      '^shared/kernel/result\\.ts$',
      '^shared/contract/',
      // what the shell says itself stands beside what the window says
      '^renderer/i18n/[a-z]+/(menu|verifier)\\.json$',
      '^(fs|fs/promises|path|url|os|crypto|util)$',
      '^electron$',
      'node_modules/electron/',
    ]),
    layer('window-knows-no-node', '^renderer/', [
      '^shared/',
      'node_modules/(vue|@vue|pinia|vue-i18n|@intlify|reka-ui|@vueuse|@fontsource-variable|d3-[a-z]+|@types/d3-[a-z]+)/',
      '^(virtual:|~icons/)',
    ]),
    {
      name: 'only-db-opens-sqlite',
      severity: 'error',
      from: { pathNot: '^electron/db/' },
      to: { path: 'node_modules/(better-sqlite3|@types/better-sqlite3)/' },
    },
    {
      name: 'only-shell-imports-electron',
      severity: 'error',
      from: { pathNot: '^electron/shell/' },
      to: { path: '(^electron$|node_modules/electron/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    extraExtensionsToScan: ['.vue'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.vue', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
