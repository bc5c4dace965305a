import { describe, expect, test } from 'vitest'
import { start } from '../../../shared/kernel/match.ts'
import type { Config } from '../../../shared/games/judge-dredd/config.ts'
import type { State } from '../../../shared/games/judge-dredd/state.ts'
import { cards, city, game, place, playOn, scripted, type Rolls } from './support/index.ts'

const players = [2, 3, 4, 5, 6]
const configOf = (count: number): Config => ({ judges: cards.pack.judges.slice(0, count), windows: { manner: 'open', seconds: 5 } })

/** A match just set up, with the First Player named. */
function begun(count: number, first: number, rolls: Rolls = { 'turn-start': [first + 1] }): State {
  return start(game, configOf(count), scripted(rolls).chance).position.state
}
/** Everybody sets his piece: in the order of the Starting Sectors, the First Player in the first of them. */
function placed(count: number, first: number) {
  return playOn(begun(count, first), cards.starts.slice(0, count === 6 ? 5 : count).map(place))
}

describe('the Turn Start Card', () => {
  test.each(players)('JD-S1, JD-R5: of %i cards one is the Turn Start Card; its seat is First Player', (count) => {
    for (let first = 0; first < count; first++) {
      const step = start(game, configOf(count), scripted({ 'turn-start': [first + 1] }).chance)
      expect(step.position.state).toMatchObject({ first, turn: 0, stage: { step: 'place' } })
      expect(game.waitingFor(step.position.state)).toEqual([first])
      const dealt = step.entries.flatMap((entry) => (entry.kind === 'told' && entry.event.type === 'turnStartDealt' ? [entry.event] : []))
      expect(dealt).toEqual([{ type: 'turnStartDealt', first, die: { purpose: 'setup/turn-start', sides: count, value: first + 1 } }])
    }
  })

  test('JD-R5: which Judge a seat is, is chosen with the seat', () => {
    const judges = ['judge-thump', 'judge-flint', 'judge-magnet']
    const config = { judges, windows: { manner: 'ask', seconds: 9 } } as const
    expect(start(game, config, scripted({ 'turn-start': [2] }).chance).position.state.judges.map(({ id }) => id)).toEqual(judges)
  })
})

describe('placing', () => {
  test('JD-S2, JD-S4, JD-R1: the First Player may choose any of the six Starting Sectors, the Armoury among them', () => {
    expect(playOn(begun(3, 1), []).legal).toEqual(['grand-hall', 'academy', 'city-hall', 'armoury', 'test-labs', 'spaceport'].map(place))
  })

  test.each(players)('JD-S3, R-RULE-4: %i players set their pieces clockwise from the First Player', (count) => {
    for (let first = 0; first < count; first++) {
      const order = Array.from({ length: count }, (_, n) => (first + n) % count)
      const after = placed(count, first)
      // JD-R5: the sixth of six has no choice and is not asked.
      expect(after.asked).toEqual(count === 6 ? order.slice(0, 5) : order)
      expect(order.map((seat) => after.judge(seat).at)).toEqual(cards.starts.slice(0, count))
      expect(order.map((seat) => after.judge(seat).arrived)).toEqual(order.map((_, n) => n + 1))
    }
  })

  test('JD-S3: a Starting Sector that is taken cannot be chosen', () => {
    expect(playOn(begun(3, 0), [place('academy'), place('spaceport')]).legal).toEqual(
      ['grand-hall', 'city-hall', 'armoury', 'test-labs'].map(place),
    )
  })

  test('JD-R5: the last of six stands where nobody does', () => {
    const after = playOn(begun(6, 2), ['spaceport', 'academy', 'test-labs', 'grand-hall', 'armoury'].map(place))
    expect(after.judge(1).at).toBe('city-hall')
    expect(after.asked).toEqual([2, 3, 4, 5, 0])
  })
})

describe('Crimes and hands', () => {
  test('JD-S5: six Sector cards are turned; in each sector a Perp face down and a Crime on it', () => {
    const { state } = placed(2, 0)
    const sectors = cards.pack.sectors.filter(({ sectorCard }) => sectorCard).map(({ id }) => id)
    expect(state.scenes).toEqual(
      sectors.slice(0, 6).map((sector, n) => ({ crime: `crime-0${n + 1}`, perp: `perp-0${n + 1}`, faceUp: false, sector })),
    )
    expect(state.sectorDiscard).toEqual(sectors.slice(0, 6))
    expect(state.packs.sectors).toEqual(sectors.slice(6))
    expect([state.packs.perps.length, state.packs.crimes.length]).toEqual([22, 22])
  })

  test('JD-S5: Crimes come only once everybody is placed', () => {
    expect(playOn(begun(2, 0), [place('academy')]).state.scenes).toEqual([])
  })

  test.each(players)('JD-S6, R-RULE-4: each of %i players is dealt six Action Cards, whoever begins', (count) => {
    const after = placed(count, count - 1)
    expect(after.state.hands.map((hand) => hand.length)).toEqual(Array(count).fill(6))
    expect(after.state.packs.cards.length).toBe(54 - 6 * count)
    expect(after.told('cardsMoved').map(({ count: dealt, cause }) => [dealt, cause])).toEqual(Array(count).fill([6, { by: 'deal' }]))
  })

  test('JD-S6, JD-R21: whose card it is only its player hears', () => {
    const heard = placed(3, 1).heard('cardMoved')
    expect(heard).toEqual([...Array<number[]>(6).fill([1]), ...Array<number[]>(6).fill([2]), ...Array<number[]>(6).fill([0])])
  })

  test('JD-T1: then the first turn begins with Movement, the First Player asked first', () => {
    const after = placed(4, 2)
    expect(after.state.turn).toBe(1)
    expect(after.at('window')).toMatchObject({ moment: { window: 'move', active: 2 }, asked: 2 })
    expect(after.told('turnBegan', 'phaseBegan')).toEqual([
      { type: 'turnBegan', turn: 1, first: 2 },
      { type: 'phaseBegan', phase: 'movement', turn: 1 },
    ])
  })

  test('JD-S5, JD-R21: the order of packs and the Perps below Crimes are told to the referee alone', () => {
    const step = start(game, configOf(2), scripted({ 'turn-start': [1] }).chance)
    const told = step.entries.flatMap((entry) => (entry.kind === 'told' && entry.event.type === 'packShuffled' ? [entry.audience] : []))
    expect(told).toEqual([[], [], [], []])
    expect(placed(2, 0).heard('perpPlaced')).toEqual(Array<number[]>(6).fill([]))
  })
})

describe('R-RULE-3: the configuration', () => {
  const base = configOf(3)
  const answer = (input: unknown) => {
    const read = game.configure(input)
    return read.ok ? read.value : `${read.fault.code}: ${read.fault.detail}`
  }
  const manners = ['open', 'ask', 'wait'] as const

  test.each(players.flatMap((count) => manners.flatMap((manner) => [2, 60].map((seconds) => ({ count, manner, seconds })))))(
    'R-RULE-3: $count Judges, windows held by $manner, $seconds seconds, are accepted and can be set up',
    ({ count, manner, seconds }) => {
      const config = { judges: cards.pack.judges.slice(-count), windows: { manner, seconds } }
      expect(answer(config)).toEqual(config)
      expect(game.seats(config)).toBe(count)
      expect(start(game, config, scripted({ 'turn-start': [1] }).chance).position.state.judges.map(({ id }) => id)).toEqual(config.judges)
    },
  )

  test.each(cards.pack.judges.flatMap((one) => cards.pack.judges.filter((other) => other !== one).map((other) => [one, other])))(
    'R-RULE-3: %s and %s sit at a table',
    (...judges) => {
      expect(answer({ ...base, judges })).toEqual({ ...base, judges })
    },
  )

  test.each([
    { title: 'one Judge', input: { ...base, judges: ['judge-flint'] } },
    { title: 'seven', input: { ...base, judges: [...cards.pack.judges, 'judge-flint'] } },
    { title: 'one twice', input: { ...base, judges: ['judge-flint', 'judge-flint'] } },
    { title: 'a stranger', input: { ...base, judges: ['judge-flint', 'judge-nobody'] } },
    { title: 'no manner', input: { judges: base.judges } },
    { title: 'an unknown manner', input: { ...base, windows: { manner: 'shout', seconds: 5 } } },
    { title: 'a second', input: { ...base, windows: { manner: 'wait', seconds: 1 } } },
    { title: 'a minute and a second', input: { ...base, windows: { manner: 'wait', seconds: 61 } } },
    { title: 'half seconds', input: { ...base, windows: { manner: 'wait', seconds: 2.5 } } },
    { title: 'more than is asked', input: { ...base, cheats: true } },
    { title: 'nothing', input: null },
  ])('R-RULE-3: refused: $title', ({ input }) => {
    expect(answer(input)).toMatch(/^bad-input: /)
  })
})

describe('the list of matches', () => {
  test('R-SAVE-4, JD-V2: turn, First Player, and the score of each Judge', () => {
    const state = city(2).arrested(1, ['crime-27', 'perp-28'], ['crime-01', 'perp-01']).state()
    expect(game.glance(state)).toEqual({
      turn: 3,
      first: 0,
      step: 'moving',
      judges: [
        { id: 'judge-flint', score: 0, arrests: 0, at: 'academy' },
        { id: 'judge-stern', score: 17, arrests: 2, at: 'city-hall' },
      ],
      perpsLeft: 26,
      lastTurn: null,
    })
  })
})
