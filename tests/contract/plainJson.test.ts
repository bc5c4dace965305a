import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../shared/contract/limits.ts'
import { plainJson } from '../../shared/contract/plainJson.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const within = (depth: number): unknown => (depth === 0 ? 1 : { a: within(depth - 1) })
const cycle: Record<string, unknown> = {}
cycle['self'] = cycle
class Point {
  x = 1
}

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['a bigint', 1n],
  ['NaN', NaN],
  ['Infinity', [-Infinity]],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a typed array', new Uint8Array(4)],
  ['a regular expression', /a/],
  ['an error', new Error('a')],
  ['an instance of a class', new Point()],
  ['a function in a list', { a: [() => 1] }],
  ['__proto__', JSON.parse('{"a":{"__proto__":{"admin":true}}}')],
  ['constructor', { constructor: { prototype: {} } }],
  ['prototype', { prototype: 1 }],
  ['a cycle', cycle],
  ['deep nesting', nested(limits.depth + 1)],
  ['deep nesting of objects', within(limits.depth + 1)],
  ['very deep nesting', nested(5_000)],
  ['a long text', 'x'.repeat(limits.message)],
  ['a text that is long only when written as JSON', '\u0001'.repeat(limits.message / 4)],
  ['a long key', { ['k'.repeat(limits.message)]: 1 }],
  ['many members', Object.fromEntries(Array.from({ length: limits.message }, (_, at) => [`k${at}`, null]))],
  ['a long list', Array.from({ length: limits.message }, () => 0)],
  ['a list of holes', new Array(4_000_000_000)],
])('R-SEC-1: %s is refused', (_what, input) => {
  const answer = plainJson(input)
  expect(answer.ok ? 'accepted' : answer.fault.code).toBe('bad-input')
})

test.each<[string, unknown, unknown]>([
  ['null', null, null],
  ['nesting at the limit', nested(limits.depth), nested(limits.depth)],
  ['nesting of objects at the limit', within(limits.depth), within(limits.depth)],
  ['an undefined member, which is left out', { a: 1, b: undefined }, { a: 1 }],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 }],
])('%s is accepted', (_what, input, value) => {
  expect(plainJson(input)).toEqual({ ok: true, value })
})

test('R-SEC-1: what is accepted is a copy that says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (input) => {
      const answer = plainJson(input, 1_000_000)
      // The generator knows the names that are forbidden here.
      if (!answer.ok) {
        expect(JSON.stringify(input)).toMatch(/"(__proto__|constructor|prototype)"/)
        return
      }
      expect(JSON.stringify(answer.value)).toBe(JSON.stringify(input))
      if (typeof input === 'object' && input !== null) expect(answer.value).not.toBe(input)
    }),
  )
})

test('R-SEC-1: nothing that is accepted has more JSON than the limit', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.integer({ min: 0, max: 60 }), (input, size) => {
      if (plainJson(input, size).ok) expect(JSON.stringify(input).length).toBeLessThanOrEqual(size)
    }),
  )
})

test('the prototype of objects is what it was', () => {
  plainJson(JSON.parse('{"__proto__":{"polluted":1}}'))
  expect('polluted' in {}).toBe(false)
})
