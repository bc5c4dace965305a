import fc from 'fast-check'
import { z } from 'zod'
import { calls } from '../../shared/contract/api.ts'
import { callNames, type CallName } from '../../shared/contract/names.ts'

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: true,
  withSparseArray: true,
})

/** Mostly the one, now and then nonsense instead. */
const mostly = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: anything })

/** What a call that goes through costs more than the others: seconds, or a match more for all that come after. */
const heavy: readonly CallName[] = [
  'data.check',
  'data.salvage',
  'backups.make',
  'backups.restore',
  'history.check',
  'store.startFresh',
  'store.retry',
]
const growing: readonly CallName[] = ['matches.create', 'matches.copy']
const light = callNames.filter((name) => !heavy.includes(name) && !growing.includes(name))

type Json = { readonly [key: string]: unknown }

/** Values of a JSON schema: within it, and now and then just beside it. Ids are mostly that of the match that is there. */
function within(schema: Json, known: string): fc.Arbitrary<unknown> {
  const inner = (part: unknown): fc.Arbitrary<unknown> => mostly(within(part as Json, known))
  const { anyOf, oneOf, allOf, enum: choices, const: only, type, format, minimum = 0, maximum = 300, maxLength = 40 } = schema
  const either = (anyOf ?? oneOf) as Json[] | undefined
  if (either !== undefined) return fc.oneof(...either.map(inner))
  if (Array.isArray(allOf) && allOf.length > 0) return inner(allOf[0])
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]))
  if (only !== undefined) return fc.constant(only)
  switch (type) {
    case 'object':
      return objectOf(schema, inner)
    case 'array':
      return fc.array(schema['items'] === undefined ? anything : inner(schema['items']), { maxLength: 8 })
    case 'string':
      if (format === 'uuid') return fc.oneof({ weight: 6, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: fc.uuid() })
      return fc.oneof(
        fc.constantFrom('high-card', 'counter', 'realm-lords', 'judge-dredd', '1234', 'Anna', '2026-03-01T10:00:00.000Z'),
        fc.string({ maxLength: Number(maxLength) + 1 }),
      )
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.max(-5, Number(minimum) - 1), max: Math.max(Number(minimum), Math.min(300, Number(maximum) + 1)) }),
        fc.constantFrom(0, 1, 2, 0.5, -0, 2 ** 53),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.constantFrom({ type: 'lay', card: 1 }, { type: 'roll' }, { tricks: 3 }, {}), fc.jsonValue(), anything)
  }
}

function objectOf(schema: Json, inner: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Json
  const required = (schema['required'] ?? []) as string[]
  const members = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]))
  const whole = fc.record(members, { requiredKeys: required })
  const strange = fc
    .tuple(fc.record(members, { requiredKeys: [] }), fc.dictionary(fc.string(), anything, { maxKeys: 2 }))
    .map(([own, other]) => ({ ...other, ...own }))
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 1, arbitrary: strange })
}

/** Messages from nonsense to right ones, for every call of the contract as its own schema has it. */
export function messages(known: string): fc.Arbitrary<{ readonly name: unknown; readonly input: unknown; readonly sender: unknown }> {
  const inputs = new Map(
    callNames.map((name) => [name, mostly(within(z.toJSONSchema(calls[name].input, { io: 'input', unrepresentable: 'any' }), known))]),
  )
  const called = (name: CallName) => fc.record({ name: fc.constant(name), input: inputs.get(name) ?? anything })
  const right = fc.oneof(
    { weight: 4_000, arbitrary: fc.oneof(...light.map(called)) },
    { weight: 4, arbitrary: fc.oneof(...growing.map(called)) },
    { weight: 1, arbitrary: fc.oneof(...heavy.map(called)) },
  )
  const nonsense = fc.record({ name: fc.oneof(fc.constantFrom(...light), anything), input: anything })
  const message = fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: nonsense })
  const sender = fc.oneof(
    { weight: 20, arbitrary: fc.constant({ trusted: true }) },
    { weight: 1, arbitrary: fc.record({ trusted: anything }) },
  )
  return fc.tuple(message, sender).map(([said, from]) => ({ ...said, sender: from }))
}
