import { describe, expect, test } from 'vitest'
import type { Config } from '../../../shared/games/realm-lords/config.ts'
import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import { start } from '../../../shared/kernel/match.ts'
import { cards, game, scripted, type Rolls } from './support/index.ts'

/** Sets a campaign up; the shuffles leave their cards in order, so the towns lie in rows 1 to 6 as M01, M03, M05, M02, M04, M06. */
function setUp(rolls: Rolls = { start: [2, 1] }, config: Partial<Config> = {}) {
  const dice = scripted(rolls)
  const { position, entries } = start(game, { hero: 'brogan-dunmallet', difficulty: 'champion', ...config }, dice.chance)
  dice.usedUp()
  const events = entries.flatMap((entry) => (entry.kind === 'told' ? [entry.event] : []))
  return { state: position.state, events, entries }
}

const distance = (a: number, b: number) => Math.abs((a % 6) - (b % 6)) + Math.abs(Math.floor(a / 6) - Math.floor(b / 6))
const cubesLaid = (events: readonly RealmEvent[]) =>
  events.flatMap((event) => (event.type === 'cubeMoved' && event.to.in === 'map' ? [{ ...event, space: event.to.space }] : []))

describe('set-up', () => {
  test('RL-S1: the map is told card by card, each with its left space beside its right one', () => {
    const { state, events } = setUp()
    const laid = events.flatMap((event) => (event.type === 'mapLaid' ? event.cards : []))
    expect(laid.slice(0, 3).concat(laid.slice(9, 12))).toEqual(['M01', 'M18', 'M17', 'M02', 'M12', 'M11'])
    expect(state.spaces).toEqual(laid.flatMap((id) => [`${id.toLowerCase()}-left`, `${id.toLowerCase()}-right`]))
  })

  test('RL-S2: health and energy as printed, 3 gold, level 0, nothing carried', () => {
    expect(setUp().state).toMatchObject({
      hero: 'brogan-dunmallet',
      health: 7,
      maxHealth: 7,
      energy: 4,
      maxEnergy: 4,
      gold: 3,
      level: 0,
      items: [],
      exp: [],
      spent: [],
      tracks: { ranged: [], melee: [], magic: [] },
      markers: { health: null, energy: null },
    })
  })

  test('RL-S2: what the hero starts with is told', () => {
    expect(setUp().events.filter(({ type }) => type === 'heroTaken')).toEqual([
      { type: 'heroTaken', hero: 'brogan-dunmallet', die: null, difficulty: 'champion', health: 7, energy: 4, gold: 3 },
    ])
  })

  test.each(cards.pack.heroes.map((hero, n) => ({ die: n + 1, hero: hero.id })))(
    'RL-S2: a hero taken at random by a die of eight: $die is $hero',
    ({ die, hero }) => {
      const { state, events } = setUp({ hero: [die], start: [2, 1] }, { hero: 'random' })
      expect([state.hero, state.health]).toEqual([hero, cards.hero(hero).health])
      expect(events.find(({ type }) => type === 'heroTaken')).toMatchObject({ die: { sides: 8, value: die }, hero })
    },
  )

  test.each([
    { title: 'RL-S2, RL-R2: the first die is the column from the left, the second the row from the top', rolls: [5, 2], at: 10 },
    { title: 'RL-R2: upper right', rolls: [6, 1], at: 5 },
    { title: 'RL-R2: lower left', rolls: [1, 6], at: 30 },
    { title: 'RL-S2, RL-R2: a town: both dice again', rolls: [1, 1, 4, 1], at: 3 },
    { title: 'RL-R2: and again, until it is none', rolls: [1, 1, 3, 2, 2, 4, 6, 6, 3, 1], at: 2 },
  ])('$title', ({ rolls, at }) => {
    const { state, events } = setUp({ start: rolls })
    expect([state.at, events.filter(({ type }) => type === 'startRolled').length]).toEqual([at, rolls.length / 2])
  })

  test('RL-S3: 29 cubes, one on every wild space but the start, from the hero outward', () => {
    const { state, events } = setUp()
    const laid = cubesLaid(events)
    const wild = state.spaces.flatMap((id, space) => ('town' in cards.space(id) || space === state.at ? [] : [space]))
    const count = (colour: string) => state.cubes.filter((cube) => cube === colour).length
    expect(laid.map(({ space }) => space).sort((a, b) => a - b)).toEqual(wild)
    expect(state.cubes.flatMap((cube, space) => (cube ? [space] : []))).toEqual(wild)
    expect(['green', 'yellow', 'blue', 'red'].map(count)).toEqual([12, 8, 5, 4])
    const distances = laid.map(({ space }) => distance(space, state.at))
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  test.each([
    ['squire', 12],
    ['knight', 11],
    ['champion', 10],
    ['legend', 9],
  ])('RL-S4: the doom clock starts on 1, the timer of a %s on %i', (difficulty, tick) => {
    const { state, events } = setUp(undefined, { difficulty })
    expect([state.doom, events.find(({ type }) => type === 'doomSet')]).toEqual([
      { clock: 1, tick },
      { type: 'doomSet', clock: 1, tick },
    ])
  })

  test('RL-S6: two of each deck, mixed, one for each town; twelve stay in each deck', () => {
    const { state, entries } = setUp()
    const goods = ['M01', 'M03', 'M05', 'M02', 'M04', 'M06'].map((card) => {
      const { left, right } = cards.pack.map.find(({ id }) => id === card)!
      return state.towns['town' in left ? left.town : 'town' in right ? right.town : '']
    })
    expect(goods).toEqual(
      ['ashwood-bow', 'crank-arbalest', 'quilted-coat', 'ringmail-hauberk', 'healing-draught', 'honeyed-oatcake'].map((item) => ({
        goods: [item],
        visited: false,
      })),
    )
    expect(Object.values(state.decks).map((deck) => deck.length)).toEqual([12, 12, 12])
    const orders = entries.filter((entry) => entry.kind === 'told' && entry.event.type === 'deckShuffled')
    expect(orders.map((entry) => entry.kind === 'told' && entry.audience)).toEqual([[], [], []])
  })

  test('RL-S6: the items are shuffled before they are dealt', () => {
    const { state } = setUp({ start: [2, 1], 'items/weapon/13$': [1], 'items/towns/5$': [1] })
    expect(state.towns['war-camp']!.goods).toEqual(['hexing-dirk'])
  })

  test('RL-P1: then the first round begins, with Movement', () => {
    const { state, events } = setUp()
    expect([state.round, state.stage, events.slice(-2)]).toEqual([
      1,
      { step: 'depart' },
      [
        { type: 'roundBegan', round: 1 },
        { type: 'phaseBegan', phase: 'movement' },
      ],
    ])
  })

  test.each([
    [{ hero: 'random', difficulty: 'squire' }, true],
    [{ hero: 'hesper-vane', difficulty: 'legend' }, true],
    [{ hero: 'nobody', difficulty: 'squire' }, false],
    [{ hero: 'random', difficulty: 'easy' }, false],
    [{ hero: 'random' }, false],
    [{ hero: 'random', difficulty: 'squire', seed: 'x' }, false],
    [null, false],
  ])('RL-S2, RL-S4: the configuration %j: %s', (input, ok) => {
    expect(game.configure(input).ok).toBe(ok)
  })
})
