import type { Table } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import { cubeColours, deckIds, type Cube, type DeckId, type MapCard } from './cards/schema.ts'
import type { Config } from './config.ts'
import type { RealmEvent } from './events.ts'
import { townAt } from './map.ts'
import { beginRound } from './phases/movement.ts'
import { mapSize, type SpaceIndex, type State } from './state.ts'

const cardColumns = 3

/** Sets a campaign up, paragraph by paragraph, and begins the first round. */
export function setUp(cards: Cards, config: Config, table: Table<RealmEvent>): State {
  const spaces = layMap(cards, table)
  const hero = takeHero(cards, config, table)
  const at = rollStart(cards, spaces, table)
  const cubes = placeCubes(cards, spaces, at, table)
  // RL-S4: the clock on its first space, the timer where the difficulty sets it.
  const tick = cards.tickOf(config.difficulty)
  const { health, energy } = cards.hero(hero)
  const state: State = {
    hero,
    difficulty: config.difficulty,
    round: 0,
    spaces,
    cubes,
    at,
    health,
    energy,
    gold: cards.pack.startGold,
    maxHealth: health,
    maxEnergy: energy,
    level: 0,
    exp: [],
    spent: [],
    tracks: { ranged: [], melee: [], magic: [] },
    markers: { health: null, energy: null },
    items: [],
    towns: {},
    gone: [],
    lords: [],
    doom: { clock: cards.pack.doom.start, tick },
    decks: { weapon: [], armor: [], trinket: [] },
    stage: { step: 'depart' },
  }
  table.tell({ type: 'doomSet', clock: state.doom.clock, tick })
  stockTowns(cards, state, table)
  beginRound({ cards, state, table })
  return state
}

/**
 * RL-S1, RL-R1: the 18 cards in 6 rows of 3, drawn uniformly among the layouts with one town in every row and column.
 * The towns on left halves are dealt over the card columns, so are those on right halves, and the rows are dealt over
 * all six: exactly the legal placements, each equally likely, and no try is thrown away. The rest fills the gaps.
 */
function layMap(cards: Cards, table: Table<RealmEvent>): string[] {
  const { map } = cards.pack
  const lefts = map.filter((card) => 'town' in card.left)
  const rights = map.filter((card) => 'town' in card.right)
  const plain = table.shuffle(
    map.filter((card) => !lefts.includes(card) && !rights.includes(card)),
    'setup/map/plain',
  )
  const columns = [...table.shuffle([0, 1, 2], 'setup/map/left-columns'), ...table.shuffle([0, 1, 2], 'setup/map/right-columns')]
  const rows = table.shuffle([0, 1, 2, 3, 4, 5], 'setup/map/rows')
  const grid = new Map<number, MapCard>()
  for (const [n, card] of [...lefts, ...rights].entries()) grid.set(rows[n]! * cardColumns + columns[n]!, card)
  const laid = Array.from({ length: map.length }, (_, place) => grid.get(place) ?? (plain.pop() as MapCard))
  table.tell({ type: 'mapLaid', cards: laid.map((card) => card.id) })
  return laid.flatMap((card) => [card.left.id, card.right.id])
}

/** RL-S2: the hero that was picked, or one at random. */
function takeHero(cards: Cards, config: Config, table: Table<RealmEvent>): string {
  const { heroes, startGold } = cards.pack
  const purpose = 'setup/hero'
  const die = config.hero === 'random' ? { purpose, sides: heroes.length, value: table.draw(heroes.length, purpose) } : null
  const hero = die ? heroes[die.value - 1]!.id : config.hero
  const { health, energy } = cards.hero(hero)
  table.tell({ type: 'heroTaken', hero, die, difficulty: config.difficulty, health, energy, gold: startGold })
  return hero
}

/** RL-S2, RL-R2: one die for the column from the left, one for the row from the top; both again on a town. */
function rollStart(cards: Cards, spaces: string[], table: Table<RealmEvent>): SpaceIndex {
  for (let attempt = 1; ; attempt++) {
    const [column, row] = (['column', 'row'] as const).map((what) => {
      const purpose = `setup/start/${attempt}/${what}`
      return { purpose, sides: 6, value: table.d6(purpose) }
    })
    const space = (row!.value - 1) * mapSize + column!.value - 1
    const town = townAt(cards, { spaces }, space) !== null
    table.tell({ type: 'startRolled', column: column!, row: row!, space, town })
    if (town) continue
    table.tell({ type: 'heroPlaced', from: null, to: space, cause: { by: 'setup' } })
    return space
  }
}

/** RL-S3: the cubes, mixed, one on every wild space but the start, from the hero outward. */
function placeCubes(cards: Cards, spaces: string[], at: SpaceIndex, table: Table<RealmEvent>): (Cube | null)[] {
  const tin = table.shuffle(
    cubeColours.flatMap((colour) => Array<Cube>(cards.pack.cubes[colour]).fill(colour)),
    'setup/cubes',
  )
  const distance = (space: SpaceIndex) =>
    Math.abs((space % mapSize) - (at % mapSize)) + Math.abs(Math.floor(space / mapSize) - Math.floor(at / mapSize))
  const wild = spaces.map((_, space) => space).filter((space) => space !== at && townAt(cards, { spaces }, space) === null)
  const cubes = Array<Cube | null>(spaces.length).fill(null)
  for (const space of wild.sort((a, b) => distance(a) - distance(b) || a - b)) {
    const cube = tin.pop() as Cube
    cubes[space] = cube
    table.tell({ type: 'cubeMoved', cube, from: { in: 'supply' }, to: { in: 'map', space }, cause: { by: 'setup' } })
  }
  return cubes
}

/** RL-S6: each deck shuffled; two of each, shuffled together, one to the town of each row from the top. */
function stockTowns(cards: Cards, state: State, table: Table<RealmEvent>): void {
  const dealt: { item: string; deck: DeckId }[] = []
  for (const deck of deckIds) {
    const order = table.shuffle(
      cards.pack.items.filter((item) => item.deck === deck).map((item) => item.id),
      `setup/items/${deck}`,
    )
    table.tell({ type: 'deckShuffled', deck, order: [...order] }, [])
    dealt.push(...order.splice(0, 2).map((item) => ({ item, deck })))
    state.decks[deck] = order
  }
  const towns = state.spaces.flatMap((_, space) => townAt(cards, state, space) ?? [])
  for (const [row, { item, deck }] of table.shuffle(dealt, 'setup/items/towns').entries()) {
    const town = towns[row] as string
    state.towns[town] = { goods: [item], visited: false }
    table.tell({ type: 'cardMoved', item, from: { in: 'deck', deck }, to: { in: 'town', town }, cause: { by: 'setup' } })
  }
}
