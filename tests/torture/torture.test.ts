import { expect, test } from 'vitest'
import { tortureDamage } from './damage.ts'
import { tortureGate } from './gate.ts'
import { canFail, tortureFull, tortureIo } from './io.ts'
import { tortureKill } from './kill.ts'
import { Misuse, wholeNumbers } from './loop.ts'

// The loops in short; `npm run torture -- NAME` runs them as long as one likes.

test('R-SAVE-5, R-SAVE-9, R-SAVE-11: killed while it plays, backs up, restores, migrates and imports, a program has lost nothing', async () => {
  const { rounds, answers, byDeed } = await tortureKill(10, 2)
  expect(rounds).toBe(10)
  expect(byDeed).toEqual({ play: 2, backup: 2, restore: 2, migrate: 2, import: 2 })
  expect(answers).toBeGreaterThan(0)
})

// The library that makes file operations fail has to be compiled; where there is no compiler the store's own tests of a full disk remain.
test.runIf(canFail())('R-SAVE-2, R-SAVE-10: a disk that fails at any file operation costs nothing that was answered for', async () => {
  const { runs, refusals } = await tortureIo(97)
  expect(runs).toBeGreaterThan(24)
  expect(refusals).toBeGreaterThan(12)
})

// Where nothing may be mounted the files of the program may not grow instead; where that cannot be had either, nothing is run.
test('R-SAVE-2, R-SAVE-10: on a full disk nothing is lost, the disk is named as the reason, and with room again the same program goes on', async () => {
  const { disk, runs, refusals, named } = await tortureFull(30)
  expect([runs > 11, refusals > 4]).toEqual([disk !== null, disk !== null])
  if (disk === 'tmpfs') expect(named).toBe(refusals)
})

test('R-SAVE-3, R-SAVE-7: damaged at any page, a store is said to be, and not a byte of it changes', async () => {
  const { copies, atOnce, later, harmless } = await tortureDamage(13)
  expect(atOnce + later + harmless).toBe(copies)
  expect([atOnce > 10, later > 0]).toEqual([true, true])
})

test('R-SEC-1: every call gets fuzzed inputs made from its own schema, and none is answered with `internal`', async () => {
  const { messages, done, refused } = await tortureGate(2_000, 3)
  expect(messages).toBe(2_000)
  expect([done > 100, (refused['bad-input'] ?? 0) > 100, refused['internal']]).toEqual([true, true, undefined])
})

test.each([[['--rounds', '0']], [['--rounds', 'many']], [['--turns', '3']], [['5']]])(
  'the loops refuse what they do not know: %j',
  (args) => {
    expect(() => wholeNumbers(args, { rounds: 3 })).toThrow(Misuse)
    expect(wholeNumbers(['--rounds', '12'], { rounds: 3 })).toEqual({ rounds: 12 })
  },
)
