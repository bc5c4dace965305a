import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, playOn, valueOf } from '../support/service.ts'

/** The match as the store's file alone tells it, without the log beside it. */
async function pliesInFile(folder: string, match: string): Promise<number> {
  const copy = emptyFolder()
  copyFileSync(join(folder, 'gavel.db'), join(copy, 'gavel.db'))
  const { call } = clientOn(copy)
  const opened = await call('matches.open', { match })
  return opened.ok ? opened.value.ply : 0
}

test('R-SAVE-6: what was played is brought into the file within 100 ms, when the computer sleeps or the program ends', async () => {
  const folder = emptyFolder()
  const { call, service } = clientOn(folder)
  let now: MatchUpdate = valueOf(await call('matches.create', { game: 'counter', config: { target: 400 } }))
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    for (let plies = 0; plies < 20; plies++) now = await playOn(call, now)
    expect(await pliesInFile(folder, now.match)).toBeLessThan(now.ply)
    const before = performance.now()
    expect(service.flush()).toBe(true)
    times.push(performance.now() - before)
    expect(await pliesInFile(folder, now.match)).toBe(now.ply)
  }
  // the quickest: this is about the program, not about what else the machine does
  expect(Math.min(...times)).toBeLessThan(100)
})

test('R-SAVE-6: a program that has ended flushes nothing, and says so', () => {
  const { service } = clientOn(emptyFolder())
  service.close()
  expect(service.flush()).toBe(false)
})
