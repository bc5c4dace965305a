import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCodec } from '../../build/host/inPage/codec.ts'

const codec = makeCodec()
const there = (value: unknown): unknown => codec.decode(codec.encode(value))

describe('what the host carries between page and main process is a structured clone', () => {
  test('for any value that structuredClone takes', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: false,
    })
    const isKept = fc.property(anything, (value) => {
      expect(there(value)).toStrictEqual(structuredClone(value))
    })
    fc.assert(isKept, { numRuns: 300 })
  })

  test('for cycles and shared references', () => {
    const shared = { x: 1 }
    const value: { a: object; b: object; self?: object } = { a: shared, b: shared }
    value.self = value
    const copy = there(value) as typeof value
    expect([copy.a === copy.b, copy.self === copy, copy.a === shared]).toEqual([true, true, false])
  })

  test.each([new RangeError('r'), new Error('e'), Object.assign(new Error('m'), { name: 'Own' })])('for %o', (error) => {
    const copy = there(error) as Error
    expect([copy instanceof Error, copy.name, copy.message]).toEqual([true, error.name, error.message])
  })

  test('for a key named __proto__, which stays a key', () => {
    const copy = there(JSON.parse('{"__proto__": {"polluted": true}}')) as object
    expect([Object.hasOwn(copy, '__proto__'), 'polluted' in copy]).toEqual([true, false])
  })

  test.each<[string, unknown]>([
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a promise', Promise.resolve()],
    ['a weak map', new WeakMap()],
    ['a function somewhere inside', { a: [{ b: () => 1 }] }],
  ])('and nothing else: not %s', (_title, value) => {
    expect(() => codec.encode(value)).toThrow('An object could not be cloned.')
  })
})
