import { describe, expect, test } from 'vitest'
import pack from '../../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }
import { readCards } from '../../../shared/games/judge-dredd/cards/readCards.ts'
import type { Pack } from '../../../shared/games/judge-dredd/cards/schema.ts'
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
const cardOf = (set: Pack, id: string) => set.cards.find((card) => card.id === id)!

describe('the content', () => {
  const { sectors, perps, crimes, judges, numbers } = cards.pack
  const counted = (values: readonly number[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))

  test('JD-R2, JD-S4, JD-R1: 28 sectors, 21 with a card; six Starting Sectors and the Hospital have none', () => {
    expect(sectors).toHaveLength(28)
    expect(sectors.filter(({ sectorCard }) => sectorCard)).toHaveLength(21)
    expect(sectors.filter(({ sectorCard }) => !sectorCard).map(({ id }) => id)).toEqual([
      ...['grand-hall', 'academy', 'city-hall', 'armoury', 'test-labs', 'spaceport'],
      'hospital',
    ])
    expect([cards.starts.length, cards.hospital, cards.pack.duelSector]).toEqual([6, 'hospital', 'academy'])
  })

  test('JD-V2: 28 Perps from 1 to 10, 130 in all; 28 Crimes from 1 to 5, 68 in all', () => {
    const [ofPerps, ofCrimes] = [perps, crimes].map((list) => list.map(({ value }) => value)) as [number[], number[]]
    expect(counted(ofPerps)).toEqual({ 1: 3, 2: 4, 3: 4, 4: 4, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2, 10: 1 })
    expect(counted(ofCrimes)).toEqual({ 1: 8, 2: 8, 3: 6, 4: 4, 5: 2 })
    expect([ofPerps, ofCrimes].map((list) => list.reduce((sum, value) => sum + value))).toEqual([130, 68])
  })

  test('JD-C1: 54 Action Cards of 24 kinds', () => {
    expect(cards.pack.cards).toHaveLength(24)
    expect(cards.pack.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(54)
    expect(cards.pack.cards.filter(({ harm }) => harm)).toHaveLength(15)
  })

  test('JD-S1: six Judges', () => {
    expect(judges).toHaveLength(6)
  })

  test('JD-A3, JD-M1, JD-C2, JD-S5, JD-S6, JD-R22, JD-R25: the numbers of the rules', () => {
    expect(numbers).toEqual({
      judgeBase: 5,
      dieSides: 6,
      moveAllowance: 2,
      handLimit: 6,
      openingHand: 6,
      activeCrimes: 6,
      intakeInIntensiveCare: 1,
      turnCap: 150,
    })
  })

  test('JD-M1, JD-M2: adjacency goes both ways, and every sector can be reached', () => {
    for (const { id, neighbours } of sectors) for (const other of neighbours) expect(cards.sector(other).neighbours).toContain(id)
    const reached = new Set(['academy'])
    for (const id of reached) for (const other of cards.sector(id).neighbours) reached.add(other)
    expect(reached.size).toBe(28)
    expect(sectors.reduce((sum, { neighbours }) => sum + neighbours.length, 0) / 2).toBe(61)
  })

  test('JD-R16: which cards name which window', () => {
    expect((['move', 'reveal', 'combat', 'end'] as const).map((window) => cards.playableIn(window).length)).toEqual([12, 1, 22, 1])
  })

  test('no card that is not there is found', () => {
    expect(() => cards.card('nothing')).toThrow('no card nothing')
    expect(() => cards.sector('nowhere')).toThrow('no card nowhere')
  })
})

describe('card sets from outside', () => {
  test('JD-S5: the one that ships is accepted as it stands', () => {
    expect(readCards(pack)).toMatchObject({ ok: true, value: { pack: cards.pack, ref: cards.ref } })
  })

  test.each<{ fault: string; change: (set: Pack) => void }>([
    { fault: 'sectors: an id stands twice', change: ({ sectors }) => void sectors.push(sectors[0]!) },
    { fault: 'perps: an id stands twice', change: ({ perps }) => void (perps[1]!.id = perps[0]!.id) },
    { fault: 'crimes: an id stands twice', change: ({ crimes }) => void (crimes[1]!.id = crimes[0]!.id) },
    { fault: 'cards: an id stands twice', change: (set) => void (set.cards[1]!.id = set.cards[0]!.id) },
    { fault: 'judges: an id stands twice', change: ({ judges }) => void (judges[1] = judges[0]!) },
    {
      fault: 'sector academy: neighbour spaceport does not lead back',
      change: ({ sectors }) => void sectors[1]!.neighbours.push('spaceport'),
    },
    { fault: 'sector academy: neighbour nowhere does not lead back', change: ({ sectors }) => void sectors[1]!.neighbours.push('nowhere') },
    { fault: 'sector academy is its own neighbour', change: ({ sectors }) => void sectors[1]!.neighbours.push('academy') },
    { fault: 'no sector nowhere', change: (set) => void Object.assign(set, { duelSector: 'nowhere' }) },
    { fault: 'there must be one Hospital', change: ({ sectors }) => void (sectors[0]!.hospital = true) },
    { fault: 'there must be one Hospital', change: ({ sectors }) => void (sectors[6]!.hospital = false) },
    { fault: 'fewer Starting Sectors than Judges', change: ({ sectors }) => void (sectors[0]!.start = false) },
    { fault: 'the Sector Pack is empty', change: ({ sectors }) => sectors.forEach((sector) => (sector.sectorCard = false)) },
    { fault: 'fewer Crimes than Perps', change: ({ crimes }) => void crimes.pop() },
    { fault: 'fewer Action Cards than opening hands', change: (set) => void set.cards.splice(10) },
    { fault: 'opening hands pass the hand limit', change: ({ numbers }) => void (numbers.openingHand = 7) },
    { fault: 'card riot-shield does nothing', change: (set) => void (cardOf(set, 'riot-shield').combat = null) },
    { fault: 'card robodoc: heal is not played on active', change: (set) => void (cardOf(set, 'robodoc').city!.target = 'active') },
    {
      fault: 'card shift-change: relocate is not played on active',
      change: (set) => void (cardOf(set, 'shift-change').city!.target = 'active'),
    },
    {
      fault: 'card express-tube: relocate is not played on judge',
      change: (set) => void (cardOf(set, 'express-tube').city!.target = 'judge'),
    },
    {
      fault: 'card blue-light: stride does not go with the window end',
      change: (set) => void (cardOf(set, 'blue-light').city!.windows = ['move', 'end']),
    },
    {
      fault: 'card robodoc: heal does not go with the window reveal',
      change: (set) => void (cardOf(set, 'robodoc').city!.windows = ['reveal']),
    },
  ])('JD-R18, JD-R2: refused, in words: $fault', ({ fault, change }) => {
    const detail = refusal(changed(change))
    expect(detail.startsWith('bad-input: card set: ')).toBe(true)
    expect(detail).toContain(fault)
  })

  test.each<{ path: string; change: (set: Pack) => void }>([
    { path: 'sectors.0.intake', change: ({ sectors }) => void (sectors[0]!.intake = 0) },
    { path: 'sectors.0.neighbours', change: ({ sectors }) => void (sectors[0]!.neighbours = []) },
    { path: 'perps.0.value', change: ({ perps }) => void (perps[0]!.value = 1.5) },
    { path: 'perps.0', change: ({ perps }) => void Object.assign(perps[0]!, { name: 'A name belongs to a language file' }) },
    { path: 'cards.0.copies', change: (set) => void (set.cards[0]!.copies = 0) },
    { path: 'cards.0.city.windows.0', change: (set) => void Object.assign(set.cards[0]!.city!, { windows: ['combat'] }) },
    { path: 'cards.0.combat', change: (set) => void Object.assign(set.cards[0]!, { combat: { op: 'explode' } }) },
    { path: 'cards.0.id', change: (set) => void (set.cards[0]!.id = '<b>') },
    { path: 'numbers.dieSides', change: ({ numbers }) => void (numbers.dieSides = 0) },
    { path: 'judges', change: ({ judges }) => void judges.splice(1) },
  ])('JD-S5: refused by the schema, which names the place: $path', ({ path, change }) => {
    expect(refusal(changed(change))).toContain(`${path}: `)
  })

  test.each([null, 'pack', [], {}, 7])('JD-S5: %j is no card set', (input) => {
    expect(refusal(input)).toMatch(/^bad-input: card set: /)
  })

  test('R-SAVE-1: the hash covers the numbers, and nothing but the content', () => {
    const hash = (input: unknown) => {
      const read = readCards(input)
      return read.ok && read.value.ref.hash
    }
    const changes: ((set: Pack) => void)[] = [
      ({ numbers }) => void (numbers.turnCap += 1),
      ({ perps }) => void (perps[0]!.value += 1),
      ({ crimes }) => void (crimes[0]!.value += 1),
      ({ sectors }) => void (sectors[0]!.intake += 1),
      (set) => void (set.cards[0]!.copies += 1),
      (set) => void (cardOf(set, 'barneyed').city!.windows = ['move']),
    ]
    const hashes = [() => undefined, ...changes].map((change) => hash(changed(change)))
    expect(new Set(hashes).size).toBe(7)
    expect(hash(Object.fromEntries(Object.entries(cards.pack).reverse()))).toBe(hashes[0])
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
  })
})
