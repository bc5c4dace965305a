import { deckIds, type Cube, type DeckId, type Stance } from '../../../../shared/games/realm-lords/cards/schema.ts'
import { realmLords } from '../../../../shared/games/realm-lords/game.ts'
import type { At } from '../../../../shared/games/realm-lords/play.ts'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import type { Fight, Plan, Realm, SpaceIndex, Stage, State, Step } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from './cards.ts'
import type { Rolls } from './dice.ts'
import { playOn, type Played } from './run.ts'

/**
 * The test map: two towns never share a neighbour, so every town is the closest one somewhere; only from `m12-left` two
 * of them tie (Ryn's Rest and Marketon).
 *
 *     GALAVANTON 1   m01-right 1    m07-left 1    m07-right 3   m12-left 1    m12-right 2
 *     m09-left 2     m09-right 2    RYN'S REST 1  m03-right 2   m10-left 4    m10-right 1
 *     m11-left 1     m11-right 3    m08-left 2    m08-right 1   MARKETON 1    m05-right 1
 *     m02-left 1     HOUSE OF ERM 1 m13-left 3    m13-right 2   m14-left 4    m14-right 1
 *     m15-left 5     m15-right 2    m04-left 3    WINDHOME 1    m16-left 2    m16-right 3
 *     m17-left 2     m17-right 4    m18-left 3    m18-right 6   m06-left 2    WAR CAMP 1
 */
const layout = 'M01 M07 M12 M09 M03 M10 M11 M08 M05 M02 M13 M14 M15 M04 M16 M17 M18 M06'.split(' ')
const spaces = layout.flatMap((id) => {
  const card = cards.pack.map.find((one) => one.id === id)!
  return [card.left.id, card.right.id]
})

/** The index of a space of the test map. */
export function spaceOf(id: string): SpaceIndex {
  const at = spaces.indexOf(id)
  if (at < 0) throw new Error(`no space ${id}`)
  return at
}

type StageOptions<S extends Step> = Omit<At<S>, 'step' | 'fight'>

/** A table being laid: each method puts something on it and gives it back. */
export type Laid = {
  hero(id: string): Laid
  /** Sets whatever else of the realm a test needs. */
  with(realm: Partial<Realm>): Laid
  at(space: string): Laid
  items(...ids: string[]): Laid
  exhausted(...ids: string[]): Laid
  tracks(cubes: Partial<Record<Stance, number>>): Laid
  cube(space: string, colour: Cube): Laid
  town(id: string, goods: string[], visited?: boolean): Laid
  decks(decks: Partial<Record<DeckId, string[]>>): Laid
  fight(enemy: string, options?: Partial<Fight>): Laid
  stage<S extends Step>(step: S, ...options: object extends StageOptions<S> ? [] : [StageOptions<S>]): Laid
  state(): State
  legal(): Action[]
  /** Plays actions with scripted dice. */
  play(actions: readonly Action[], rolls?: Rolls): Played
}

/**
 * Lays a table: Corvin Ashlatch (ranged 1, melee 2, magic 0; health 5, energy 4) on `m01-right` before the movement roll
 * of round 1, with 3 gold, no items, no cubes on the map and all towns visited and sold out.
 */
export function realm(): Laid {
  const state = bare()
  let fight: Fight | null = null
  const laid: Laid = {
    hero: (id) => {
      const { health, energy } = cards.hero(id)
      Object.assign(state, { hero: id, health, energy, maxHealth: health, maxEnergy: energy })
      return laid
    },
    with: (realm) => {
      Object.assign(state, realm)
      return laid
    },
    at: (space) => laid.with({ at: spaceOf(space) }),
    items: (...ids) => laid.with({ items: [...state.items, ...ids.map((id) => ({ id, exhausted: false }))] }),
    exhausted: (...ids) => laid.with({ items: [...state.items, ...ids.map((id) => ({ id, exhausted: true }))] }),
    tracks: (cubes) => {
      for (const [stance, count] of Object.entries(cubes)) state.tracks[stance as Stance] = Array<Cube>(count).fill('green')
      return laid
    },
    cube: (space, colour) => {
      state.cubes[spaceOf(space)] = colour
      return laid
    },
    town: (id, goods, visited = true) => {
      state.towns[id] = { goods: [...goods], visited }
      return laid
    },
    decks: (decks) => {
      state.decks = { ...state.decks, ...decks }
      return laid
    },
    fight: (enemy, options = {}) => {
      fight = { ...newFight(enemy), ...options }
      return laid.stage('stance')
    },
    stage: (step, ...options) => {
      const withFight = fightSteps.includes(step) ? { fight } : {}
      state.stage = { step, ...withFight, ...options[0] } as unknown as Stage
      return laid
    },
    state: () => structuredClone(state),
    legal: () => game.legalActions(laid.state(), 0),
    play: (actions, rolls = []) => playOn(game, laid.state(), actions, rolls),
  }
  return laid
}

export const game = realmLords(cards)

const fightSteps: readonly Step[] = ['before', 'stance', 'revealed', 'rolled', 'landed', 'harm', 'falling', 'struck']

/** What the hero has set out to do: attack in a stance, unless said otherwise. */
export function plan(stance: Stance, options: Partial<Plan> = {}): Plan {
  return { stance, tactic: 'attack', fleeing: false, changedTactic: false, mirrored: false, ...options }
}

function bare(): State {
  const { health, energy } = cards.hero('corvin-ashlatch')
  return {
    hero: 'corvin-ashlatch',
    difficulty: 'knight',
    round: 1,
    spaces: [...spaces],
    cubes: Array<Cube | null>(36).fill(null),
    at: spaceOf('m01-right'),
    health,
    energy,
    gold: 3,
    maxHealth: health,
    maxEnergy: energy,
    level: 0,
    exp: [],
    spent: [],
    tracks: { ranged: [], melee: [], magic: [] },
    markers: { health: null, energy: null },
    items: [],
    towns: Object.fromEntries(cards.pack.towns.map((town) => [town.id, { goods: [], visited: true }])),
    gone: [],
    lords: [],
    doom: { clock: 1, tick: 11 },
    decks: Object.fromEntries(
      deckIds.map((deck) => [deck, cards.pack.items.filter((item) => item.deck === deck).map(({ id }) => id)]),
    ) as Record<DeckId, string[]>,
    stage: { step: 'depart' },
  }
}

/** A fight in its first round: against a Brawler unless said otherwise, the deck S1 to S6 from the top. */
function newFight(enemy: string): Fight {
  const cube = ({ I: 'green', II: 'yellow', III: 'blue', lord: 'red' } as const)[cards.tierOf(enemy)]
  return {
    enemy,
    type: 'brawler',
    health: cards.enemy(enemy).health,
    cube,
    drawn: [],
    shuffles: 1,
    round: 1,
    weakened: 0,
    last: null,
    exhausted: false,
    spentAbility: false,
    deck: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
    peeked: false,
  }
}
