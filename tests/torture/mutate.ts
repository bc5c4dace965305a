import type { GavelFile } from '../../shared/contract/gavelFile.ts'
import { fastChance } from '../../shared/kernel/chance.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'

/** Picks: `below(n)` gives 0 … n - 1, `one` something of a list. Made from a seed, so that a run can be repeated. */
export type Luck = { readonly below: (n: number) => number; readonly one: <Item>(items: readonly Item[]) => Item }

export function luckOf(seed: number): Luck {
  const chance = fastChance(seed)
  const below = (n: number): number => chance(Math.max(1, n), '') - 1
  return { below, one: (items) => items[below(items.length)] as (typeof items)[number] }
}

type Node = Record<string, unknown> | unknown[]
type Place = { readonly parent: Node; readonly key: string | number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every place in a tree that something could stand in. */
function placesIn(tree: Node): Place[] {
  const keys: readonly (string | number)[] = Array.isArray(tree) ? [...tree.keys()] : Object.keys(tree)
  return keys.flatMap((key) => {
    const value = at({ parent: tree, key })
    return [{ parent: tree, key }, ...(isNode(value) ? placesIn(value) : [])]
  })
}

function at({ parent, key }: Place): unknown {
  return (parent as Record<string | number, unknown>)[key]
}

function put({ parent, key }: Place, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
}

/** What does not belong where it is put. */
const odd: readonly (() => unknown)[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1,
    2,
    7,
    1.5,
    1e21,
    2 ** 31,
    2 ** 53,
    '',
    'x',
    '0',
    'null',
    '\u0000',
    '\ud800',
    '<b>',
    '../../x',
    '2026-01-01T00:00:00Z',
  ].map((value) => () => value),
  () => 'a'.repeat(64),
  () => 'é'.repeat(5_000),
  () => [],
  () => ({}),
  () => Array.from({ length: 300 }, () => 0),
  () => JSON.parse('{"__proto__": {"polluted": true}}') as unknown,
  () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}') as unknown,
  () => JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown,
]

const twists: readonly ((place: Place, places: readonly Place[], luck: Luck) => void)[] = [
  (place, _, luck) => put(place, luck.one(odd)()),
  (place, places, luck) => put(place, structuredClone(at(luck.one(places)))),
  ({ parent, key }) => void (Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]),
  ({ parent, key }) => void (Array.isArray(parent) && parent.splice(Number(key), 0, structuredClone(parent[Number(key)]))),
  ({ parent, key }, _, luck) => {
    if (Array.isArray(parent))
      [parent[Number(key)], parent[luck.below(parent.length)]] = [parent[luck.below(parent.length)], parent[Number(key)]]
  },
  (place, _, luck) => {
    const value = at(place)
    if (typeof value === 'number') put(place, value + luck.one([-1, 1, 2, 100]))
    if (typeof value === 'string' && value !== '') {
      const cut = luck.below(value.length)
      put(place, value.slice(0, cut) + luck.one(['', '0', 'f', 'Z', ' ']) + value.slice(cut + 1))
    }
  },
  ({ parent }, _, luck) => {
    if (!Array.isArray(parent)) put({ parent, key: luck.one(['more', '__proto__', 'toString', 'seat', '']) }, luck.one(odd)())
  },
]

/** Changes a file's text without knowing what it means. */
const scratches: readonly ((text: string, luck: Luck) => string)[] = [
  (text, luck) => text.slice(0, luck.below(text.length)),
  (text, luck) => {
    const cut = luck.below(text.length)
    return text.slice(0, cut) + luck.one(['"', '{', ']', ',', '\\', '9', '\u0000', '}}', '1e999']) + text.slice(cut + luck.below(3))
  },
  (text, luck) => {
    const from = luck.below(text.length)
    return text.slice(0, from) + text.slice(from, from + luck.below(400)) + text.slice(from)
  },
]

/**
 * A file that has gone wrong in one to three places. Most are given the checksum that belongs to them, as a forger would, so that what is
 * behind it is reached; some are scratched as texts.
 */
export function mutated(file: GavelFile, luck: Luck): string {
  const whole = structuredClone(file) as unknown as Record<string, unknown>
  const kind = luck.below(10)
  const tree = kind === 0 ? whole : (whole['content'] as Node)
  for (let n = luck.below(3); n >= 0; n--) {
    const places = placesIn(tree)
    if (places.length > 0) luck.one(twists)(luck.one(places), places, luck)
  }
  if (kind > 1 && isNode(whole['content'])) whole['checksum'] = fingerprint(whole['content'])
  const text = JSON.stringify(whole)
  return kind === 9 ? luck.one(scratches)(text, luck) : text
}
