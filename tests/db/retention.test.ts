import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupKinds, type BackupKind } from '../../shared/contract/backups.ts'
import { generations, surplus, type Generation } from '../../electron/db/retention.ts'

type Made = Generation & { readonly label: string }

const plenty = 1e12

/** Backups in the order in which they were made: when (local time), and what for. */
const history = (...made: readonly (readonly [at: string, kind?: BackupKind])[]): Made[] =>
  made.map(([at, kind = 'exit'], number) => ({ number, at: new Date(at), kind, bytes: 10, label: at }))
const kept = (backups: readonly Made[], budget = plenty): string[] => {
  const gone = new Set(surplus(backups, budget))
  return backups.filter((backup) => !gone.has(backup)).map(({ label }) => label)
}
const day = (back: number, time = '12:00'): string => {
  const at = new Date(2026, 2, 31 - back)
  const two = (figure: number): string => String(figure).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${time}`
}
const days = (count: number): string[] => Array.from({ length: count }, (_, at) => day(count - 1 - at))

test.each<[string, Made[], string[]]>([
  ['nothing', [], []],
  ['one', history([day(0)]), [day(0)]],
  [
    'five of today: the last three',
    history(...['08:00', '09:00', '10:00', '11:00', '12:00'].map((time) => [day(0, time)] as const)),
    ['10:00', '11:00', '12:00'].map((time) => day(0, time)),
  ],
  ['several of yesterday: its last', history([day(1, '08:00')], [day(1, '09:00')], [day(0)]), [day(1, '09:00'), day(0)]],
  ['a week of days', history(...days(8).map((at) => [at] as const)), days(8)],
  [
    'a hundred days: today, seven days, and the last of each of eight weeks',
    history(...days(100).map((at) => [at] as const)),
    // 31 March 2026 is a Tuesday: weeks end on the Sundays 2, 9, … days before.
    [51, 44, 37, 30, 23, 16, 9, 7, 6, 5, 4, 3, 2, 1, 0].map((back) => day(back)),
  ],
  [
    'somebody who plays once a month loses nothing',
    history([day(90)], [day(60)], [day(30)], [day(0)]),
    [90, 60, 30, 0].map((back) => day(back)),
  ],
  [
    'a clock that was set back: what bears a later date stays',
    history(['2036-01-01T10:00'], [day(1)], [day(0, '08:00')], [day(0, '09:00')]),
    ['2036-01-01T10:00', day(1), day(0, '08:00'), day(0, '09:00')],
  ],
  [
    'a clock that was set forward: everything before it stays',
    history([day(2)], [day(1)], [day(0)], ['2099-01-01T10:00']),
    [day(2), day(1), day(0), '2099-01-01T10:00'],
  ],
  ['midnight passed with the app open: two days', history([day(1, '23:59')], [day(0, '00:01')]), [day(1, '23:59'), day(0, '00:01')]],
  [
    'what was asked for by hand, or made before a migration, stays longer',
    history(
      [day(0, '07:00'), 'migration'],
      [day(0, '08:00'), 'hand'],
      ...['09:00', '10:00', '11:00', '12:00'].map((time) => [day(0, time)] as const),
    ),
    ['07:00', '08:00', '10:00', '11:00', '12:00'].map((time) => day(0, time)),
  ],
])('R-SAVE-11, R-STAT-3: of backups made thus stay: %s', (_what, backups, expected) => {
  expect(kept(backups)).toEqual(expected)
})

test('R-SAVE-11: the budget makes the oldest go first, and never the newest', () => {
  const backups = history([day(3)], [day(2)], [day(1)], [day(0)])
  expect([kept(backups, 40), kept(backups, 39), kept(backups, 20), kept(backups, 1)]).toEqual([
    [3, 2, 1, 0].map((back) => day(back)),
    [2, 1, 0].map((back) => day(back)),
    [1, 0].map((back) => day(back)),
    [day(0)],
  ])
})

const anyBackups = fc
  .array(
    fc.record({
      at: fc.date({ min: new Date(2020, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true }),
      kind: fc.constantFrom(...backupKinds),
      bytes: fc.integer({ min: 1, max: 100 }),
    }),
    { maxLength: 60 },
  )
  .map((made) => made.map((one, number) => ({ ...one, number })))

test('R-SAVE-11: whatever the clock said: the newest stays, the rest is bounded in number and bytes, and going twice changes nothing', () => {
  const most = Object.values(generations).reduce((sum, count) => sum + count, 0)
  fc.assert(
    fc.property(anyBackups, fc.integer({ min: 0, max: 1_000 }), (backups, budget) => {
      const gone = new Set(surplus(backups, budget))
      const left = backups.filter((backup) => !gone.has(backup))
      expect(left.includes(backups.at(-1)!)).toBe(backups.length > 0)
      expect(left.length).toBeLessThanOrEqual(most)
      if (left.length > 1) expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget)
      expect(surplus(left, budget)).toEqual([])
    }),
    { numRuns: 500 },
  )
})
