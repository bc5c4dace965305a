import { describe, expect, test } from 'vitest'
import { clientOn, faultOf, valueOf } from '../support/service.ts'
import { emptyFolder } from '../support/folder.ts'
import { withFile } from '../support/store.ts'
import { toyComputers } from '../support/toyPlayers.ts'

const cards = { game: 'high-card', config: { tricks: 3 } }
const pin = '4711'
const ann = { name: ' Ann ', player: 'person', pin } as const
const ben = { name: 'Ben', player: 'person' } as const
const bot = { name: 'Dee', player: 'computer', level: 'quick' } as const

test('who sits where is told with every answer, and the same after the program has left and come back', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder, { computers: toyComputers })
  const seats = [
    { name: 'Ann', player: 'person', level: null, pin: true },
    { name: 'Dee', player: 'computer', level: 'quick', pin: false },
  ]
  const made = valueOf(await first.call('matches.create', { ...cards, seats: [ann, bot] }))
  const [listed] = valueOf(await first.call('matches.list', {})).matches
  first.service.close()
  const again = valueOf(await clientOn(folder).call('matches.open', { match: made.match }))
  expect([made.seats, listed?.seats, again.seats]).toEqual([seats, seats, seats])
})

test.each<[string, string, readonly object[]]>([
  ['a seat too few', 'high-card', [ann]],
  ['a seat too many', 'high-card', [ann, ben, bot]],
  ['a person with a level', 'high-card', [ann, { ...ben, level: 'quick' }]],
  ['a computer player without a level', 'high-card', [ann, { name: 'Dee', player: 'computer' }]],
  ['a computer player of a level that there is not', 'high-card', [ann, { ...bot, level: 'chief' }]],
  ['a computer player with a PIN', 'high-card', [ann, { ...bot, pin }]],
  ['a computer player in a game that has none', 'counter', [bot]],
])('R-SEC-1: %s is refused', async (_what, game, seats) => {
  const { call } = clientOn(emptyFolder(), { computers: toyComputers })
  const config = game === 'counter' ? { target: 3 } : cards.config
  expect(faultOf(await call('matches.create', { game, config, seats: seats as [] }))).toBe('bad-input')
  expect(valueOf(await call('matches.list', {})).matches).toEqual([])
})

test('R-SEC-1: a PIN is kept as a salted hash only, and leaves neither in answers nor in the log', async () => {
  const folder = emptyFolder()
  const { call, service, log } = clientOn(folder)
  const { match } = valueOf(await call('matches.create', { ...cards, seats: [ann, { ...ben, pin }] }))
  const answers = [
    await call('matches.take', { match, seat: 0, pin: '9999' }),
    await call('matches.take', { match, seat: 0, pin }),
    await call('matches.list', {}),
    await call('matches.open', { match }),
  ]
  service.close()
  const hashes = withFile(folder, (db) => db.prepare<[], string>('SELECT pin FROM seats ORDER BY seat').pluck().all())
  expect(hashes.map((hash) => /^[0-9a-f]{32}:[0-9a-f]{64}$/.test(hash))).toEqual([true, true])
  expect(hashes[0]).not.toBe(hashes[1])
  const said = JSON.stringify([answers, log])
  for (const secret of [pin, '9999', ...hashes]) expect(said).not.toContain(secret)
})

describe('a PIN that is wrong', () => {
  test('opens no hand, and leaves the one that is open as it is', async () => {
    const { call } = clientOn(emptyFolder())
    const { match } = valueOf(await call('matches.create', { ...cards, seats: [ann, ben] }))
    await call('matches.take', { match, seat: 1 })
    for (const wrong of ['4712', '', undefined]) {
      expect(faultOf(await call('matches.take', { match, seat: 0, ...(wrong === undefined ? {} : { pin: wrong }) }))).toBe('wrong-pin')
    }
    expect(valueOf(await call('matches.act', { match, ply: 0, seat: 0, action: { type: 'raise' } })).viewer).toBe(1)
  })

  test('three times makes the next try wait, longer each time, also in a match that was opened again', async () => {
    let time = Date.UTC(2026, 2, 1)
    const { call } = clientOn(emptyFolder(), { now: () => new Date(time) })
    const { match } = valueOf(await call('matches.create', { ...cards, seats: [ann, ben] }))
    const tried = async (given: string) => {
      const answer = await call('matches.take', { match, seat: 0, pin: given })
      return answer.ok ? 'taken' : `${answer.fault.code} ${Number.parseInt(answer.fault.detail)}`
    }
    expect([await tried('1'), await tried('2'), await tried('3'), await tried(pin)]).toEqual([
      'wrong-pin 0',
      'wrong-pin 0',
      'wrong-pin 5',
      'pin-wait 5',
    ])
    time += 4_500
    await call('matches.open', { match })
    expect(await tried(pin)).toBe('pin-wait 1')
    time += 500
    expect([await tried('4'), await tried(pin)]).toEqual(['wrong-pin 10', 'pin-wait 10'])
    time += 10_000
    expect([await tried(pin), await tried('5')]).toEqual(['taken', 'wrong-pin 0'])
  })

  test('of one seat keeps nobody else waiting', async () => {
    const { call } = clientOn(emptyFolder())
    const { match } = valueOf(await call('matches.create', { ...cards, seats: [ann, { ...ben, pin }] }))
    for (const wrong of ['1', '2', '3']) await call('matches.take', { match, seat: 0, pin: wrong })
    expect(valueOf(await call('matches.take', { match, seat: 1, pin })).viewer).toBe(1)
  })
})
