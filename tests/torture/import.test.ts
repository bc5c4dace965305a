import { expect, test } from 'vitest'
import { importTorture } from './import.ts'

test('R-SEC-1: files that have gone wrong are refused, or play through; nothing is thrown and no refusal changes the store', async () => {
  const { refused, kept } = await importTorture(1_500, 20_261_130)
  // The loop reaches every kind of refusal, and what is only another name or time is kept.
  for (const code of ['file-foreign', 'file-broken', 'file-illegal', 'file-other-rules', 'unknown-game'])
    expect(refused[code]).toBeGreaterThan(0)
  expect(kept).toBeGreaterThan(10)
})
