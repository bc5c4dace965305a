import { expect, test } from 'vitest'
import { readHistoryOptions } from './history.ts'
import { readOptions } from './options.ts'

test('without a name the usual benches are asked for, but for the window', () =>
  expect(readOptions(['--json'])).toEqual({
    ok: true,
    value: { names: ['rules', 'resume', 'saving', 'start', 'long-games', 'growth'], repetitions: 7, long: false, json: true },
  }))

test('names, repetitions and what takes long', () =>
  expect(readOptions(['saving', 'window', '--repetitions', '9', '--long'])).toEqual({
    ok: true,
    value: { names: ['saving', 'window'], repetitions: 9, long: true, json: false },
  }))

test.each([
  ['an unknown name', ['sailing'], 'what is sailing?'],
  ['too few repetitions', ['--repetitions', '4'], 'at least 5 repetitions'],
  ['an unknown flag', ['--fast'], "Unknown option '--fast'"],
])('%s is refused', (_, args, detail) =>
  expect(readOptions(args)).toMatchObject({ ok: false, fault: { detail: expect.stringContaining(detail) as string } }),
)

test('the bench of the history asks for a folder of its own, unless one is named', () => {
  expect(readHistoryOptions(['--matches', '50'])).toMatchObject({ ok: true, value: { matches: 50, repetitions: 7 } })
  expect(readHistoryOptions(['--dir', '/tmp/here'])).toMatchObject({ ok: true, value: { dataDir: '/tmp/here', matches: 20_000 } })
})

test.each([
  ['no matches', ['--matches', '0'], '--matches 0'],
  ['too few repetitions', ['--repetitions', '4'], '--repetitions 4'],
  ['an unknown flag', ['--fast'], "Unknown option '--fast'"],
])('of the history %s is refused', (_, args, detail) =>
  expect(readHistoryOptions(args)).toMatchObject({ ok: false, fault: { detail: expect.stringContaining(detail) as string } }),
)
