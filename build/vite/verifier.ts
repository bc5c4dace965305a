import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PLACE = '/* checker */'

const config: InlineConfig = {
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  build: {
    write: false,
    target: 'es2023',
    minify: false,
    lib: { entry: path.join(ROOT, 'renderer/verifier/main.ts'), formats: ['iife'], name: 'checker' },
  },
}

/** The page that checks the dice of a file by itself: one HTML text with its script inside. @throws when it cannot be built */
export async function verifierPage(): Promise<string> {
  const built = await build(config)
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output.find((part) => part.type === 'chunk') : undefined
  const page = readFileSync(path.join(ROOT, 'renderer/verifier/page.html'), 'utf8')
  if (chunk?.type !== 'chunk' || !page.includes(PLACE)) throw new Error('the page that checks dice was not built')
  // What ends a script must not stand in one; and no text of the script may be taken for a pattern of `replace`.
  const script = chunk.code.replaceAll('</script', '<\\/script')
  return page.replace(PLACE, () => script)
}

/** Puts the page where the main process finds it. */
export async function buildVerifier(): Promise<void> {
  writeFileSync(path.join(ROOT, 'dist/main/verifier.html'), await verifierPage())
}
