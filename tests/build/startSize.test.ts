import { expect, test } from 'vitest'
import { startSize, strangersAtStart } from '../../build/vite/startSize.ts'

const chunk = (code: string, imports: readonly string[] = [], css: readonly string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  code,
  modules: [] as readonly string[],
  imports,
  css,
  isEntry,
})
const long = Array.from({ length: 4000 }, (_, at) => (at * 7919) % 104729).join()
const bundle = {
  'index.js': chunk('import "a"', ['a.js', 'b.js'], ['index.css'], true),
  'a.js': chunk('import "b"', ['b.js']),
  'b.js': chunk('b'),
  'index.css': { type: 'asset' as const, source: 'a{}' },
  'later.js': chunk(long, ['a.js'], ['later.css']),
  'later.css': { type: 'asset' as const, source: long },
}

test('the start is the entry with what it imports and their styles, each once; what is fetched later does not count', () => {
  const size = startSize(bundle)
  expect(size).toBeLessThan(200)
  expect(startSize({ ...bundle, 'b.js': chunk(long) })).toBeGreaterThan(size + 5000)
})

test('what checks data from outside and the rules may be fetched later, and are strangers at the start, on every system', () => {
  const zod = { modules: ['/home/ann/gavel/renderer/main.ts', 'C:\\gavel\\node_modules\\zod\\index.js'] }
  const rules = { modules: ['/home/ann/gavel/shared/games/registry.ts'] }
  expect(strangersAtStart({ ...bundle, 'later.js': { ...chunk(long), ...zod } })).toEqual([])
  expect(strangersAtStart({ ...bundle, 'b.js': { ...chunk('b'), ...zod } })).toEqual([zod.modules[1]])
  expect(strangersAtStart({ ...bundle, 'a.js': { ...chunk('a', ['b.js']), ...rules } })).toEqual(rules.modules)
})
