import { expect, test } from 'vitest'
import { calls } from '../../shared/contract/api.ts'
import { callNames, isCallName, type CallName } from '../../shared/contract/names.ts'
import { defaultSettings } from '../../shared/contract/choices.ts'

const match = '799cf8bd-949b-4e19-a6fd-6d054c07be76'
const act = { match, ply: 0, seat: 0, action: { type: 'roll' } }
const person = { name: 'Ann', player: 'person' }
const computer = { name: 'Dee', player: 'computer', level: 'street' }
const seated = (seat: object) => ({ game: 'counter', config: {}, seats: [seat] })
const seed = 'a'.repeat(64)

test('the list of calls is closed: names and schemas are the same', () => {
  expect(Object.keys(calls).sort()).toEqual([...callNames].sort())
})

test.each(['', 'toString', '__proto__', 'constructor', 'matches', 'matches.Act', 'matches.act ', 1, null, undefined, ['app.info']])(
  '%j is the name of no call',
  (name) => {
    expect(isCallName(name)).toBe(false)
  },
)

test.each<[CallName, unknown]>([
  ['app.info', {}],
  ['settings.set', {}],
  ['settings.set', { theme: 'candlelight', motion: 'off', scale: 80, language: 'en' }],
  ['settings.set', { scale: 200 }],
  ['matches.create', { game: 'counter', config: {} }],
  ['matches.create', { game: 'counter', config: null, seed }],
  ['matches.open', { match }],
  ['matches.act', act],
  ['matches.act', { ...act, action: 'pass' }],
  ['matches.undo', { match, ply: 3 }],
  ['matches.create', { game: 'counter', config: {}, seats: [person, { ...person, pin: '4711' }, computer] }],
  ['matches.take', { match, seat: 3 }],
  ['matches.take', { match, seat: 0, pin: '12345678' }],
  ['matches.leave', { match }],
  ['matches.computer', { match, ply: 3 }],
  ['matches.hush', { match }],
  ['players.rename', { player: 1, name: 'Anna' }],
  ['players.recolour', { player: 1, colour: 'moss' }],
  ['history.rates', { by: 'opponent', filter: { player: { kind: 'computer', game: 'judge-dredd', level: 'street' }, from: '2026-03-01' } }],
  ['history.export', { table: 'rolls', format: 'csv', filter: {}, match }],
])('%s takes %j', (name, input) => {
  expect(calls[name].input.safeParse(input)).toEqual({ success: true, data: input })
})

test.each<[CallName, string, unknown]>([
  ['app.info', 'a member it does not know', { a: 1 }],
  ['app.info', 'a list', []],
  ['app.info', 'a text', 'a'],
  ['settings.set', 'another theme', { theme: 'dark' }],
  ['settings.set', 'a scale below the least', { scale: 79 }],
  ['settings.set', 'a scale above the most', { scale: 201 }],
  ['settings.set', 'a scale that is no whole number', { scale: 100.5 }],
  ['settings.set', 'a scale as text', { scale: '100' }],
  ['settings.set', 'a setting that is none', { volume: 1 }],
  ['settings.set', 'half of what there is to say about sound', { sound: { on: false } }],
  ['settings.set', 'a volume above the most', { sound: { ...defaultSettings.sound, dice: 101 } }],
  ['players.rename', 'an empty name', { player: 1, name: '  ' }],
  ['players.recolour', 'a colour of one’s own', { player: 1, colour: '#ff0000' }],
  ['history.rates', 'something else to go by', { by: 'moon' }],
  ['history.overview', 'a day that is none', { filter: { from: '2026-02-30' } }],
  ['history.overview', 'a filter it does not know', { filter: { weather: 'rain' } }],
  ['history.matches', 'a page without end', { limit: 201 }],
  ['matches.create', 'no game', { config: {} }],
  ['matches.create', 'no configuration', { game: 'counter' }],
  ['matches.create', 'a long name', { game: 'g'.repeat(65), config: {} }],
  ['matches.create', 'a short seed', { game: 'counter', config: {}, seed: 'ab' }],
  ['matches.create', 'a seed in capitals', { game: 'counter', config: {}, seed: 'A'.repeat(64) }],
  ['matches.create', 'a seed that is null', { game: 'counter', config: {}, seed: null }],
  ['matches.create', 'a large configuration', { game: 'counter', config: 'x'.repeat(4_096) }],
  ['matches.open', 'an id that is none', { match: '../../etc/passwd' }],
  ['matches.open', 'an id that is a number', { match: 1 }],
  ['matches.act', 'a ply below zero', { ...act, ply: -1 }],
  ['matches.act', 'half a ply', { ...act, ply: 0.5 }],
  ['matches.act', 'a seat below zero', { ...act, seat: -1 }],
  ['matches.act', 'a seat that no table has', { ...act, seat: 16 }],
  ['matches.act', 'no action', { match, ply: 0, seat: 0 }],
  ['matches.act', 'a large action', { ...act, action: { text: 'x'.repeat(4_096) } }],
  ['matches.act', 'a member it does not know', { ...act, force: true }],
  ['matches.undo', 'no ply', { match }],
  ['matches.create', 'no seat at all', { game: 'counter', config: {}, seats: [] }],
  ['matches.create', 'more seats than a table has', { game: 'counter', config: {}, seats: Array.from({ length: 17 }, () => person) }],
  ['matches.create', 'a seat without a name', seated({ player: 'person' })],
  ['matches.create', 'a name of spaces', seated({ ...person, name: '   ' })],
  ['matches.create', 'a long name', seated({ ...person, name: 'n'.repeat(25) })],
  ['matches.create', 'a name of two lines', seated({ ...person, name: 'An\nn' })],
  ['matches.create', 'a player of another kind', seated({ ...person, player: 'ghost' })],
  ['matches.create', 'a short PIN', seated({ ...person, pin: '123' })],
  ['matches.create', 'a long PIN', seated({ ...person, pin: '123456789' })],
  ['matches.create', 'a PIN with letters', seated({ ...person, pin: '12a4' })],
  ['matches.create', 'a PIN that is a number', seated({ ...person, pin: 1234 })],
  ['matches.take', 'no seat', { match }],
  ['matches.take', 'a long PIN', { match, seat: 0, pin: '123456789' }],
  ['matches.leave', 'a seat', { match, seat: 0 }],
  ['matches.computer', 'no ply', { match }],
])('R-SEC-1: %s refuses %s', (name, _what, input) => {
  expect(calls[name].input.safeParse(input).success).toBe(false)
})

test('the default settings are settings', () => {
  expect(calls['settings.get'].output.safeParse(defaultSettings).success).toBe(true)
})

test('a name is kept without the spaces around it', () => {
  const parsed = calls['matches.create'].input.parse(seated({ ...person, name: '  Ann Lee ' }))
  expect(parsed.seats?.map(({ name }) => name)).toEqual(['Ann Lee'])
})
