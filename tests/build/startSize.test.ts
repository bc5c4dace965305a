import { expect, test } from 'vitest'
import { startSize } from '../../build/vite/startSize.ts'

const chunk = (code: string, imports: readonly string[] = [], css: readonly string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  code,
  imports,
  css,
  isEntry,
})
const long = Array.from({ length: 4000 }, (_, at) => (at * 7919) % 104729).join()

test('the start is the entry with what it imports and their styles, each once; what is fetched later does not count', () => {
  const bundle = {
    'index.js': chunk('import "a"', ['a.js', 'b.js'], ['index.css'], true),
    'a.js': chunk('import "b"', ['b.js']),
    'b.js': chunk('b'),
    'index.css': { type: 'asset' as const, source: 'a{}' },
    'later.js': chunk(long, ['a.js'], ['later.css']),
    'later.css': { type: 'asset' as const, source: long },
  }
  const size = startSize(bundle)
  expect(size).toBeLessThan(200)
  expect(startSize({ ...bundle, 'b.js': chunk(long) })).toBeGreaterThan(size + 5000)
})
