import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import { playerOf } from '../../../../shared/games/judge-dredd/bots/index.ts'
import type { State } from '../../../../shared/games/judge-dredd/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { dealtMatch } from '../odds/fights.ts'
import { cards, game } from './positions.ts'

const street = playerOf('street', cards)
const senior = playerOf('senior', cards)

/** A dealt match of two in the first turn: the first seat's Judge in the Spaceport, the other far away, hands and Crimes as said. */
function laid(
  hand: readonly string[],
  scenes: readonly (readonly [perp: string, crime: string, sector: string, faceUp: boolean])[],
): State {
  const state = dealtMatch(2, 4)
  state.hands[0] = [...hand]
  Object.assign(state.judges[0]!, { at: 'spaceport', arrived: 1 })
  Object.assign(state.judges[1]!, { at: 'armoury', arrived: 2 })
  state.scenes = scenes.map(([perp, crime, sector, faceUp]) => ({ perp, crime, sector, faceUp }))
  return state
}

function choice(state: State, seat: number, player = street): Action {
  return player(game.view(state, seat), game.legalActions(state, seat), fastChance(1), { samples: 12, stop: () => false })
}

/** The last call of an arrest by a seat at the only Crime. */
function lastCall(state: State, by: number, asked: number): State {
  const scene = state.scenes[0]!
  Object.assign(state.judges[by]!, { at: scene.sector, moved: true, attempted: true })
  const arrest = { crime: scene.crime, sector: scene.sector, seats: [by], modifiers: [] }
  state.stage = { step: 'window', moment: { window: 'combat', active: by, fight: { kind: 'arrest', arrest } }, asked, passed: [], round: 0 }
  return state
}

describe('the Street Judge', () => {
  test('goes for the Crime he can manage, not for Judge Death', () => {
    const scenes = [
      ['perp-28', 'crime-28', 'alien-zoo', true],
      ['perp-16', 'crime-17', 'museum-of-parking', true],
    ] as const
    const state = laid(['whole-book', 'big-gun', 'riot-shield'], scenes)
    state.stage = { step: 'moving', active: 0 }
    state.judges[0]!.strides = 1
    expect(choice(state, 0)).toEqual({ type: 'step', to: 'museum-of-parking' })
  })

  test('plays no card on an arrest that cannot fail', () => {
    const state = lastCall(laid(['whole-book', 'big-gun'], [['perp-01', 'crime-01', 'alien-zoo', true]]), 0, 0)
    const stage = state.stage as Extract<State['stage'], { step: 'window' }>
    const { moment } = stage
    if (moment.window === 'combat' && moment.fight.kind === 'arrest')
      moment.fight.arrest.modifiers.push({ card: 'backup', by: 0, on: { side: 'judge', seat: 0 }, amount: 5 })
    expect(choice(state, 0)).toEqual({ type: 'pass' })
  })

  test('plays what a doubtful arrest needs on himself', () => {
    const state = lastCall(laid(['whole-book', 'robodoc'], [['perp-22', 'crime-01', 'alien-zoo', true]]), 0, 0)
    expect(choice(state, 0)).toEqual({ type: 'play', card: 'whole-book', aim: { at: 'fight', on: { side: 'judge', seat: 0 } } })
  })

  test('hinders a rival’s big arrest, and never helps it', () => {
    const state = lastCall(laid(['all-my-cousins', 'whole-book'], [['perp-20', 'crime-23', 'alien-zoo', true]]), 1, 0)
    const stage = state.stage as Extract<State['stage'], { step: 'window' }>
    if (stage.moment.window === 'combat' && stage.moment.fight.kind === 'arrest')
      stage.moment.fight.arrest.modifiers.push({ card: 'heavy-squad', by: 1, on: { side: 'judge', seat: 1 }, amount: 6 })
    expect(choice(state, 0)).toEqual({ type: 'play', card: 'all-my-cousins', aim: { at: 'fight', on: { side: 'perp' } } })
  })

  test('JD-R26: spares nothing in a duel', () => {
    const state = laid(['riot-shield'], [])
    state.packs.perps = []
    state.lastTurn = state.turn
    const duel = { round: 1, seats: [0, 1], modifiers: [] }
    state.stage = { step: 'window', moment: { window: 'combat', active: 0, fight: { kind: 'duel', duel } }, asked: 0, passed: [], round: 0 }
    for (const player of [street, senior])
      expect(choice(state, 0, player)).toEqual({ type: 'play', card: 'riot-shield', aim: { at: 'fight', on: { side: 'judge', seat: 0 } } })
  })

  test('JD-R15: gets up from Intensive Care when his hand has no room for the card he would get there', () => {
    const state = laid(
      ['whole-book', 'whole-book', 'heavy-squad', 'heavy-squad', 'backup', 'big-gun'],
      [['perp-14', 'crime-09', 'ugly-clinic', false]],
    )
    Object.assign(state.judges[0]!, { at: 'hospital', inCare: true })
    state.stage = { step: 'moving', active: 0 }
    expect(choice(state, 0)).toEqual({ type: 'step', to: 'hospital' })
  })

  test('JD-R22: does not wait in the Grand Hall for better cards once everybody’s hand is full', () => {
    const state = laid(
      ['whole-book', 'whole-book', 'big-gun', 'big-gun', 'heavy-squad', 'backup'],
      [['perp-05', 'crime-09', 'alien-zoo', false]],
    )
    state.judges[0]!.at = 'grand-hall'
    state.hands[1] = ['riot-shield', 'riot-shield', 'riot-shield', 'instant-replay', 'instant-replay', 'robodoc']
    state.stage = { step: 'moving', active: 0 }
    expect(choice(state, 0)).toEqual({ type: 'step', to: 'museum-of-parking' })
    state.judges[0]!.arrests = [{ crime: 'crime-27', perp: 'perp-28' }]
    expect(choice(state, 0), 'but whoever leads has time').toEqual({ type: 'stay' })
  })

  test('JD-I2: with every hand full and nothing to win by waiting, dares the Crime in the Hospital that keeps him in Intensive Care', () => {
    const state = laid(
      ['rocket-boots', 'lost-paperwork', 'crossed-wires', 'jammed-sidearm', 'big-gun', 'whole-book'],
      [
        ['perp-28', 'crime-20', 'hospital', true],
        ['perp-02', 'crime-03', 'limb-market', false],
      ],
    )
    for (const judge of state.judges) Object.assign(judge, { at: 'hospital', inCare: true })
    state.hands[1] = ['barneyed', 'lost-paperwork', 'whole-book', 'jammed-sidearm', 'big-gun', 'crossed-wires']
    state.stage = { step: 'moving', active: 0 }
    expect(choice(state, 0)).toEqual({ type: 'step', to: 'hospital' })
    state.judges[0]!.arrests = [{ crime: 'crime-22', perp: 'perp-22' }]
    expect(choice(state, 0), 'but whoever leads has time').toEqual({ type: 'stay' })
  })

  test('JD-R22: draws what fits, and gives up a weak card of a full hand where six may be drawn', () => {
    const state = laid(['robodoc', 'whole-book', 'whole-book', 'heavy-squad', 'backup', 'heavy-squad'], [])
    state.judges[0]!.at = 'grand-hall'
    state.stage = { step: 'drawing', asked: 0, spare: 6 }
    expect(choice(state, 0)).toEqual({ type: 'discard', card: 'robodoc' })
    state.hands[0] = ['whole-book', 'whole-book']
    state.stage = { step: 'drawing', asked: 0, spare: 2 }
    expect(choice(state, 0)).toEqual({ type: 'draw', count: 4 })
  })
})

describe('a Senior Judge', () => {
  test('R-AI-2: asked again with the same chance gives the same answer', () => {
    const state = lastCall(laid(['whole-book', 'riot-shield', 'big-gun'], [['perp-22', 'crime-17', 'alien-zoo', true]]), 0, 0)
    expect(choice(state, 0, senior)).toEqual(choice(state, 0, senior))
  })

  test('R-AI-2: is stopped within one imagined course', () => {
    const state = lastCall(laid(['whole-book', 'riot-shield', 'big-gun'], [['perp-22', 'crime-17', 'alien-zoo', true]]), 0, 0)
    let asked = 0
    const stop = () => ++asked > 5
    senior(game.view(state, 0), game.legalActions(state, 0), fastChance(1), { samples: 100_000, stop })
    expect(asked).toBeLessThanOrEqual(7)
  })
})
