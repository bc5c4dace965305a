import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gate, type Handlers } from '../../electron/service/dispatch.ts'
import { callNames } from '../../shared/contract/names.ts'
import { done, faultCodes } from '../../shared/kernel/result.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, valueOf } from '../support/service.ts'

const trusted = { trusted: true }
const match = '799cf8bd-949b-4e19-a6fd-6d054c07be76'
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1)
const fail = (): never => {
  throw new Error('the seed is 42')
}
const trap = new Proxy({}, { ownKeys: fail })
const act = { match, ply: 0, seat: 0, action: { type: 'roll' } }

test.each<[string, unknown, unknown, unknown, string]>([
  ['a call that is not in the list', 'matches.steal', {}, trusted, 'unknown-call'],
  ['the name of a method of every object', 'toString', {}, trusted, 'unknown-call'],
  ['__proto__ as a call', '__proto__', {}, trusted, 'unknown-call'],
  ['a name that is no text', 7, {}, trusted, 'unknown-call'],
  ['no name', undefined, {}, trusted, 'unknown-call'],
  ['a name that cannot become a text', Object.create(null), {}, trusted, 'unknown-call'],
  ['a sender that is not the window', 'matches.list', {}, { trusted: false }, 'untrusted-sender'],
  ['a sender that is almost trusted', 'matches.list', {}, { trusted: 'true' }, 'untrusted-sender'],
  ['a text for an object', 'matches.open', 'x', trusted, 'bad-input'],
  ['a list for an object', 'matches.open', [match], trusted, 'bad-input'],
  ['a member missing', 'matches.open', {}, trusted, 'bad-input'],
  ['a member too many', 'app.info', { verbose: true }, trusted, 'bad-input'],
  ['a number as text', 'matches.act', { ...act, ply: '0' }, trusted, 'bad-input'],
  ['a bigint', 'matches.act', { ...act, ply: 0n }, trusted, 'bad-input'],
  ['a large message', 'settings.set', { theme: 'x'.repeat(1_000_000) }, trusted, 'bad-input'],
  ['a large action', 'matches.act', { ...act, action: 'x'.repeat(5_000) }, trusted, 'bad-input'],
  ['a deep action', 'matches.act', { ...act, action: nested(10_000) }, trusted, 'bad-input'],
  [
    '__proto__ in an action',
    'matches.act',
    { ...act, action: JSON.parse('{"__proto__":{"type":"roll"}}') as unknown },
    trusted,
    'bad-input',
  ],
  ['a date', 'matches.create', { game: 'counter', config: new Date(0) }, trusted, 'bad-input'],
  ['a match that there is not', 'matches.open', { match }, trusted, 'unknown-match'],
  ['an action in a match that there is not', 'matches.act', act, trusted, 'unknown-match'],
  ['a game that there is not', 'matches.create', { game: 'chess', config: {} }, trusted, 'unknown-game'],
  ['a configuration that the game refuses', 'matches.create', { game: 'counter', config: { target: 'far' } }, trusted, 'bad-input'],
  ['an object that fails when it is looked at', 'app.info', trap, trusted, 'internal'],
])('R-SEC-1: %s is a fault, never a throw', async (_what, name, input, sender, code) => {
  const { service } = clientOn(emptyFolder())
  const answer = await service.dispatch(name, input, sender as { trusted: boolean })
  expect(answer.ok ? 'done' : answer.fault.code).toBe(code)
})

test('a call without an input is one with an empty one', async () => {
  const { service } = clientOn(emptyFolder())
  const answers = await Promise.all([undefined, null].map((input) => service.dispatch('settings.get', input, trusted)))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
})

test.each<[string, () => unknown]>([
  ['at once', fail],
  ['later', () => Promise.reject(new Error('the seed is 42'))],
])('R-HID-1: what goes wrong inside, %s, is told to the log alone', async (_when, handler) => {
  const log: string[] = []
  const failing = Object.fromEntries(callNames.map((name) => [name, handler])) as unknown as Handlers
  const answer = await gate(failing, (line) => log.push(line))('app.info', {}, trusted)
  expect(answer).toEqual({ ok: false, fault: { code: 'internal', detail: 'see the log' } })
  expect(log.join()).toContain('the seed is 42')
})

test('a handler may take its time', async () => {
  const handlers = { 'app.info': () => new Promise((resolve) => setTimeout(() => resolve(done('late')), 10)) } as unknown as Handlers
  expect(await gate(handlers, () => undefined)('app.info', {}, trusted)).toEqual({ ok: true, value: 'late' })
})

test('R-SEC-1: a handler gets a copy of its own', async () => {
  let got: unknown
  const handlers = { 'matches.act': (input: unknown) => ((got = input), done(null)) } as unknown as Handlers
  const answer = await gate(handlers, () => undefined)('matches.act', act, trusted)
  expect([answer.ok, got, (got as typeof act).action === act.action]).toEqual([true, act, false])
})

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: true,
  withSparseArray: true,
})
const member = (value: unknown) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anything })

/** Messages from nonsense to almost right ones about a match that exists. */
const messages = (known: string) =>
  fc.record({
    name: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...callNames) }, { weight: 1, arbitrary: anything }),
    input: fc.oneof(
      anything,
      fc.record(
        {
          match: member(known),
          ply: member(0),
          seat: member(0),
          action: fc.oneof(member({ type: 'lay', card: 1 }), fc.jsonValue()),
          pin: member('1234'),
        },
        { requiredKeys: [] },
      ),
      fc.record(
        { game: member('counter'), config: fc.jsonValue(), seed: anything, seats: fc.array(member({ name: 'A', player: 'person' })) },
        { requiredKeys: [] },
      ),
      fc.record({ theme: member('day'), scale: member(100), motion: anything }, { requiredKeys: [] }),
    ),
    sender: fc.oneof({ weight: 8, arbitrary: fc.constant(trusted) }, { weight: 1, arbitrary: fc.record({ trusted: anything }) }),
  })

test('R-SEC-1: thousands of messages each get an answer, and none harms a match', async () => {
  const { service, call, log } = clientOn(emptyFolder(), { randomSeed: () => '6'.repeat(64) })
  const before = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 3 } }))
  await fc.assert(
    fc.asyncProperty(messages(before.match), async ({ name, input, sender }) => {
      const answer = await service.dispatch(name, input, sender as { trusted: boolean })
      if (answer.ok) expect(Object.keys(answer).sort()).toEqual(['ok', 'value'])
      else expect([faultCodes.includes(answer.fault.code), typeof answer.fault.detail]).toEqual([true, 'string'])
    }),
    { numRuns: 4_000 },
  )
  expect(log).toEqual([])
  const after = valueOf(await call('matches.open', { match: before.match }))
  // The generator knows one legal action; nothing but that can have been played.
  expect(after.events.slice(0, before.events.length)).toEqual(before.events)
  expect([after.ply <= 1, after.commitment, after.practice]).toEqual([true, before.commitment, false])
})
