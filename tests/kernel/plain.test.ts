import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, canonicalInTurn, copy, fingerprint, same } from '../../shared/kernel/plain.ts'

/** Any plain data, but for the one key that assignment cannot make; the gate refuses it. */
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('"__proto__"'))

/** The same data with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).reverse()
  return Object.fromEntries(members.map(([key, member]) => [key, reversed(member)]))
}

test('R-SAVE-5: a copy says the same and shares nothing', () => {
  fc.assert(
    fc.property(json, (value) => {
      const twin = copy(value)
      expect(twin).toEqual(value)
      if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value)
    }),
  )
  const inner = { a: [1] }
  expect(copy({ inner }).inner.a).not.toBe(inner.a)
})

test('a copy leaves out what JSON leaves out', () => {
  expect(Object.keys(copy({ a: 1, b: undefined }))).toEqual(['a'])
})

test('R-UNDO-2: the fingerprint of data does not depend on the order of keys', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(fingerprint(reversed(value))).toBe(fingerprint(value))
      expect(same(reversed(value), value)).toBe(true)
    }),
  )
})

test('R-UNDO-2: data and its way through JSON have one fingerprint', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value))
    }),
  )
})

test('two pieces of data are the same exactly when their canonical texts are', () => {
  fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))))
})

test.each<[string, unknown, unknown]>([
  ['the order of a list', [1, 2], [2, 1]],
  ['a list and an object', [], {}],
  ['null and nothing', { a: null }, {}],
  ['a number and its text', { a: 1 }, { a: '1' }],
  ['a member more', { a: 1 }, { a: 1, b: 1 }],
  ['a deep member', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
])('%s tells two pieces of data apart', (_what, a, b) => {
  expect([same(a, b), same(b, a), fingerprint(a) === fingerprint(b)]).toEqual([false, false, false])
})

test('an undefined member is no member', () => {
  expect([same({ a: undefined }, {}), canonical({ b: 1, a: undefined })]).toEqual([true, '{"b":1}'])
})

test('the canonical text is what the library writes once keys stand in order, however they are spelled', () => {
  const value = { 'a"b': ['x', null, true, { y: -0, z: 1e21 }], c: { ü: [], é: {} }, 10: [[1, 2], 'line\n'], 9: { '': '\ud800' } }
  expect(canonical(value)).toBe(
    String.raw`{"10":[[1,2],"line\n"],"9":{"":"\ud800"},"a\"b":["x",null,true,{"y":0,"z":1e+21}],"c":{"é":{},"ü":[]}}`,
  )
})

/** The same text by the book: each member between its neighbours in the order of the alphabet. */
function byTheBook(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(byTheBook).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = value as Record<string, unknown>
  const names = Object.keys(members).toSorted((one, other) => (one < other ? -1 : 1))
  return `{${names.map((name) => `${JSON.stringify(name)}:${byTheBook(members[name])}`).join(',')}}`
}

test.each([
  ['plain names', fc.stringMatching(/^[a-zA-Z]\w{0,8}$/)],
  ['names that may be numbers', fc.oneof(fc.stringMatching(/^[a-z0-9]{1,2}$/), fc.nat({ max: 12 }).map(String))],
])('R-RNG-5: the canonical text of data with %s is the one by the book', (_, name) => {
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof({ depthSize: 'small' }, fc.jsonValue({ maxDepth: 0 }), fc.array(tie('data')), fc.dictionary(name, tie('data'))),
  }))
  fc.assert(fc.property(data, (value) => canonical(value) === byTheBook(value)))
})

// Few names and small values, so that much stays as it was from one to the next, comes back later, or is away for a while.
const little = fc.oneof(fc.boolean(), fc.constant(null), fc.constant(undefined), fc.array(fc.nat({ max: 1 }), { maxLength: 2 }))
const state = fc.dictionary(
  fc.constantFrom('a', 'b', '1', '__proto__', 'toString', 'é"'),
  fc.oneof(little, fc.record({ z: little, y: little })),
)

test('R-UNDO-2: one state after another has the canonical text that each has by itself', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: state }, { weight: 1, arbitrary: json }), { maxLength: 12 }), (states) => {
      expect(states.map(canonicalInTurn())).toEqual(states.map(canonical))
    }),
  )
})

test('a fingerprint is what the given hash makes of the canonical text', () => {
  expect(fingerprint({ b: 1, a: [2] }, (text) => `<${text}>`)).toBe('<{"a":[2],"b":1}>')
})
