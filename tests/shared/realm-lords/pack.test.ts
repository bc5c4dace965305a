import { describe, expect, test } from 'vitest'
import pack from '../../../shared/games/realm-lords/cards/pack.json' with { type: 'json' }
import { readCards } from '../../../shared/games/realm-lords/cards/readCards.ts'
import type { Pack } from '../../../shared/games/realm-lords/cards/schema.ts'
import { cards } from './support/index.ts'

/** The pack that ships, with something changed. */
function changed(change: (pack: Pack) => void): unknown {
  const copy = structuredClone(cards.pack)
  change(copy)
  return copy
}
const refusal = (input: unknown) => {
  const read = readCards(input)
  return read.ok ? 'accepted' : `${read.fault.code}: ${read.fault.detail}`
}

describe('card sets from outside', () => {
  test('RL-S7: the one that ships is accepted as it stands', () => {
    expect(readCards(pack)).toMatchObject({ ok: true, value: { pack: cards.pack, ref: cards.ref } })
  })

  test.each<{ fault: string; change: (pack: Pack) => void }>([
    { fault: 'heroes repeat an id', change: ({ heroes }) => void (heroes[1]!.id = heroes[0]!.id) },
    { fault: 'enemies repeat an id', change: ({ enemies }) => void (enemies.III[1]!.id = enemies.I[0]!.id) },
    { fault: 'items repeat an id', change: ({ items }) => void (items[1]!.id = items[0]!.id) },
    { fault: 'map cards repeat an id', change: ({ map }) => void (map[1]!.id = map[0]!.id) },
    { fault: 'spaces repeat an id', change: ({ map }) => void (map[7]!.left.id = map[8]!.left.id) },
    { fault: 'types repeat an id', change: ({ types }) => void (types[1]!.id = types[0]!.id) },
    { fault: 'stance cards repeat an id', change: ({ stanceCards }) => void (stanceCards[1]!.id = stanceCards[0]!.id) },
    { fault: 'difficulties repeat an id', change: ({ doom }) => void (doom.difficulties[1]!.id = 'squire') },
    { fault: 'towns repeat an id', change: ({ towns }) => void (towns[1]!.id = towns[0]!.id) },
    { fault: 'the map does not show each town once', change: ({ towns }) => void (towns[0]!.id = 'nowhere') },
    {
      fault: 'three towns must be on left halves and three on right halves',
      change: ({ map }) => void ([map[0]!.left, map[0]!.right] = [map[0]!.right, map[0]!.left]),
    },
    {
      fault: 'a map card holds two towns',
      change: ({ map }) => void ([map[0]!.right, map[1]!.right] = [map[1]!.right, map[0]!.right]),
    },
    { fault: '30 cubes do not fit the wild spaces but one', change: ({ cubes }) => void (cubes.green += 1) },
    { fault: 'the starting gold passes its track', change: (set) => void (set.startGold = 21) },
    { fault: 'hero brogan-dunmallet passes a track', change: ({ heroes }) => void (heroes[1]!.health = 11) },
    { fault: 'hero brogan-dunmallet passes a track', change: ({ heroes }) => void (heroes[1]!.energy = 11) },
    { fault: 'the doom clock starts at its end', change: ({ doom }) => void (doom.start = 10) },
    { fault: 'difficulty knight starts below the tick timer', change: ({ doom }) => void (doom.difficulties[1]!.tick = 1) },
    { fault: 'tier II does not use every face of the die', change: ({ enemies }) => void (enemies.II[0]!.die = 2) },
    { fault: 'there must be one Death Lord, among the lords', change: ({ enemies }) => void delete enemies.lord[5]!.deathLord },
    { fault: 'there must be one Death Lord, among the lords', change: ({ enemies }) => void (enemies.lord[0]!.deathLord = true) },
    { fault: 'there must be one Death Lord, among the lords', change: ({ enemies }) => void (enemies.I[0]!.deathLord = true) },
    { fault: 'the types do not use every face of the die', change: ({ types }) => void (types[0]!.die = 2) },
    {
      fault: 'stance card S3 does not show a stance for each type',
      change: ({ stanceCards }) => void delete stanceCards[2]!.stances['hexer'],
    },
    {
      fault: 'stance card S3 does not show a stance for each type',
      change: ({ stanceCards }) => void (stanceCards[2]!.stances['ogre'] = 'melee'),
    },
    { fault: 'too few items in the armor deck', change: (set) => void (set.items = set.items.filter(({ deck }) => deck !== 'armor')) },
    { fault: 'item ashwood-bow: stat does not happen at any', change: ({ items }) => void (items[0]!.timing = 'any') },
    { fault: 'item ashwood-bow: use exhaust does not go with passive', change: ({ items }) => void (items[0]!.use = 'exhaust') },
    { fault: 'item feinting-rapier: use own does not go with afterRoll', change: ({ items }) => void (items[9]!.use = 'own') },
  ])('RL-S1, RL-S7: refused, in words: $fault', ({ fault, change }) => {
    const detail = refusal(changed(change))
    expect(detail.startsWith('bad-input: card set: ')).toBe(true)
    expect(detail).toContain(fault)
  })

  test.each<{ path: string; change: (pack: Pack) => void }>([
    { path: 'items.0.gold', change: ({ items }) => void (items[0]!.gold = 0) },
    { path: 'items.0.gold', change: ({ items }) => void (items[0]!.gold = 1.5) },
    { path: 'heroes.0', change: ({ heroes }) => void Object.assign(heroes[0]!, { name: 'A name belongs to a language file' }) },
    { path: 'enemies.I', change: ({ enemies }) => void enemies.I.pop() },
    { path: 'map', change: ({ map }) => void map.pop() },
    { path: 'cubes.red', change: ({ cubes }) => void (cubes.red = 2) },
    { path: 'towns.0.id', change: ({ towns }) => void (towns[0]!.id = '<b>') },
    { path: 'stanceCards.0.stances.hexer', change: ({ stanceCards }) => void Object.assign(stanceCards[0]!.stances, { hexer: 'fists' }) },
  ])('RL-S7: refused by the schema, which names the place: $path', ({ path, change }) => {
    expect(refusal(changed(change))).toContain(`${path}: `)
  })

  test.each([null, 'pack', [], {}, 7])('RL-S7: %j is no card set', (input) => {
    expect(refusal(input)).toMatch(/^bad-input: card set: /)
  })

  test('R-SAVE-1: the hash covers the numbers, and nothing but the content', () => {
    const hash = (input: unknown) => {
      const read = readCards(input)
      return read.ok && read.value.ref.hash
    }
    const changes: ((pack: Pack) => void)[] = [
      ({ items }) => void (items[0]!.gold += 1),
      ({ enemies }) => void (enemies.lord[5]!.magic.target += 1),
      ({ heroes }) => void (heroes[0]!.energy += 1),
      ({ map }) => void (map[0]!.right.cost += 1),
      ({ limits }) => void (limits.gold += 1),
      ({ doom }) => void (doom.spaces += 1),
      ({ stanceCards }) => void (stanceCards[0]!.stances['hexer'] = 'melee'),
    ]
    const hashes = [() => undefined, ...changes].map((change) => hash(changed(change)))
    expect(new Set(hashes).size).toBe(8)
    expect(hash(Object.fromEntries(Object.entries(cards.pack).reverse()))).toBe(hashes[0])
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('the content', () => {
  test('RL-S5, RL-C10: six type/stance cards, each stance on as many of a type’s cards as its line says', () => {
    const line = (type: string) =>
      (['melee', 'ranged', 'magic'] as const).map(
        (stance) => cards.pack.stanceCards.filter(({ stances }) => stances[type] === stance).length,
      )
    expect(cards.pack.types.map(({ id }) => [id, line(id)])).toEqual([
      ['brawler', [4, 1, 1]],
      ['marksman', [1, 4, 1]],
      ['hexer', [1, 1, 4]],
      ['spellblade', [3, 0, 3]],
      ['skirmisher', [3, 3, 0]],
      ['occultist', [0, 3, 3]],
    ])
    const each = cards.pack.stanceCards.map(({ stances }) => Object.values(stances).sort().join())
    expect(new Set(each)).toEqual(new Set(['magic,magic,melee,melee,ranged,ranged']))
  })

  test('RL-M1, RL-R6: costs to enter: nine of 1, ten of 2, six of 3, three of 4, one of 5 and of 6; towns 1', () => {
    const spaces = cards.pack.map.flatMap(({ left, right }) => [left, right])
    const count = (cost: number) => spaces.filter((space) => !('town' in space) && space.cost === cost).length
    expect([1, 2, 3, 4, 5, 6].map(count)).toEqual([9, 10, 6, 3, 1, 1])
    expect(spaces.filter((space) => 'town' in space).map(({ cost }) => cost)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('RL-S3, RL-R4: 29 cubes; tracks of 10, 10, 20 and 5; a clock of ten spaces', () => {
    expect([cards.pack.cubes, cards.pack.limits, cards.pack.doom.spaces]).toEqual([
      { green: 12, yellow: 8, blue: 5, red: 4 },
      { statCubes: 5, health: 10, energy: 10, gold: 20 },
      10,
    ])
  })
})
