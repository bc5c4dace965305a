import { describe, expect, test } from 'vitest'
import { whyNot, whyNotIn } from '../../../../renderer/games/judge-dredd/cards/reasons.ts'
import { english } from '../../../../renderer/i18n/index.ts'
import { windowIds } from '../../../../shared/games/judge-dredd/cards/schema.ts'
import { aimsOf } from '../../../../shared/games/judge-dredd/plays/plays.ts'
import { paragraphs } from '../../../../shared/games/judge-dredd/rulebook.ts'
import type { Moment, State, View } from '../../../../shared/games/judge-dredd/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { play, start } from '../../../../shared/kernel/match.ts'
import { cards, city, game, modifier, type Laid } from '../../../shared/judge-dredd/support/index.ts'

const kinds = cards.pack.cards.map(({ id }) => id)
const view = (laid: Laid, seat = 0): View => game.view(laid.state(), seat)

/** Positions of matches that are played at random, a few of each. */
function* positions(matches: number, every: number): Generator<State> {
  for (let seed = 1; seed <= matches; seed++) {
    const chance = fastChance(seed)
    const judges = cards.pack.judges.slice(0, 2 + (seed % 5))
    let { position } = start(game, { judges, windows: { manner: 'open', seconds: 5 } }, chance)
    for (let ply = 0; position.state.stage.step !== 'over' && ply < 1500; ply++) {
      if (ply % every === 0) yield position.state
      const seat = game.waitingFor(position.state)[0]!
      const legal = game.legalActions(position.state, seat)
      const step = play(game, position, { seat, action: legal[chance(legal.length, 'action') - 1]! }, chance)
      if (!step.ok) throw new Error(step.fault.detail)
      position = step.value.position
    }
  }
}

/** The window that is open, and every other there could be at this position. */
function moments(state: State): Moment[] {
  const seats = state.judges.map((_, seat) => seat)
  const open: Moment[] = state.stage.step === 'window' ? [state.stage.moment] : []
  const placed = state.judges.every(({ at }) => at !== null)
  const others = placed
    ? seats.flatMap((active) => windowIds.flatMap((window): Moment[] => (window === 'combat' ? [] : [{ window, active }])))
    : []
  return [...open, ...others, { window: 'combat', active: 0, fight: { kind: 'duel', duel: { round: 1, seats: [0, 1], modifiers: [] } } }]
}

describe('why a card cannot be played (R-RULE-5)', () => {
  test('R-RULE-5, JD-R16: over random positions a reason is given exactly where the rules give no aim, and it has words', () => {
    const texts = (english['dredd'] as Record<string, Record<string, Record<string, string>>>)['cards']!['reasons']!
    const wrong: string[] = []
    const met = new Set<string>()
    for (const state of positions(8, 41)) {
      state.judges.forEach((_, seat) => {
        const seen = game.view(state, seat)
        for (const moment of moments(state))
          for (const card of kinds) {
            const reason = whyNotIn(cards, seen, moment, card)
            if ((reason === null) !== aimsOf(cards, seen, moment, card).length > 0) wrong.push(`${card} in ${moment.window}`)
            if (reason === null) continue
            met.add(reason.key)
            if (!texts[reason.key] || !paragraphs.includes(reason.paragraph)) wrong.push(`${reason.key} has no words or paragraph`)
          }
      })
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect([...met].sort()).toEqual(
      [
        ...[
          'alreadyBarneyed',
          'alreadyStill',
          'bound',
          'inCare',
          'noCombat',
          'noPerpInDuel',
          'noRival',
          'nobodyToMove',
          'notInCare',
          'nothingToCancel',
        ],
        ...['nothingUnknown', 'onlyCombat', 'onlyEnd', 'onlyMove', 'onlyMoveOrReveal'],
      ].sort(),
    )
  })

  test('R-RULE-5: for the seat that is asked, a card of its hand has a reason exactly when no play of it is legal', () => {
    let seen = 0
    for (const state of positions(5, 9)) {
      const seat = game.waitingFor(state)[0]!
      const legal = game.legalActions(state, seat)
      for (const card of state.hands[seat]!) {
        const playable = legal.some((action) => action.type === 'play' && action.card === card)
        expect(whyNot(cards, game.view(state, seat), card) === null, `${card} at ${state.stage.step}`).toBe(playable)
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(500)
  })

  const crimes = (laid: Laid) => laid.scene('crime-01', 'perp-01', 'resyk').scene('crime-09', 'perp-08', 'fun-pier')
  test.each<[string, Laid, string, string, string]>([
    [
      'JD-S6: before all Judges stand in the city',
      city()
        .hand(0, 'barneyed')
        .stage({ step: 'place', queue: [0] }),
      'barneyed',
      'place',
      'JD-S6',
    ],
    ['JD-R16: the move has begun', city().hand(0, 'blue-light'), 'blue-light', 'moving', 'JD-R16'],
    ['JD-A5: a Crime is being named', city().stage({ step: 'naming', active: 0 }), 'big-gun', 'naming', 'JD-A5'],
    ['JD-R16: new cards are drawn', city().stage({ step: 'drawing', asked: 0, spare: 0 }), 'big-gun', 'drawing', 'JD-R16'],
    ['JD-V1: it is over', city().stage({ step: 'over', outcome: { winners: [0], reason: 'points' } }), 'big-gun', 'over', 'JD-V1'],
    [
      'JD-C3: no combat option',
      city().judge(0, 'resyk').scene('crime-01', 'perp-01', 'resyk').lastCall('crime-01', [0]),
      'robodoc',
      'noCombat',
      'JD-C3',
    ],
    [
      'JD-R18: nothing to cancel',
      city().judge(0, 'resyk').scene('crime-01', 'perp-01', 'resyk').lastCall('crime-01', [0]),
      'lost-paperwork',
      'nothingToCancel',
      'JD-R18',
    ],
    ['JD-R26: the Perp in a duel', city().duel([0, 1]), 'rocket-boots', 'noPerpInDuel', 'JD-R26'],
    ['JD-R16: a combat card before a move', city().window('move', 0), 'big-gun', 'onlyCombat', 'JD-R16'],
    ['JD-R16: Shift Change before a move', city().window('move', 0), 'shift-change', 'onlyEnd', 'JD-R16'],
    ['JD-R16: Blue Light at the end of a turn', city().window('end', 0), 'blue-light', 'onlyMove', 'JD-R16'],
    ['JD-R16: Barneyed! at the end of a turn', city().window('end', 0), 'barneyed', 'onlyMoveOrReveal', 'JD-R16'],
    ['JD-I3: Blue Light on a Judge in Intensive Care', city().care(1).window('move', 1), 'blue-light', 'inCare', 'JD-I3'],
    ['JD-E3: Robodoc on a healthy Judge', city().window('move', 1), 'robodoc', 'notInCare', 'JD-E3'],
    [
      'JD-R18: Banana Skin on one who cannot move',
      city().judge(1, 'resyk', { strides: 0 }).window('move', 1),
      'banana-skin',
      'alreadyStill',
      'JD-R18',
    ],
    ['JD-R18: Barneyed! twice', city().judge(1, 'resyk', { barneyed: true }).window('move', 1), 'barneyed', 'alreadyBarneyed', 'JD-R18'],
    [
      'JD-R8: Express Tube on a bound Judge',
      city().judge(1, 'resyk').scene('crime-01', 'perp-01', 'resyk').window('move', 1),
      'express-tube',
      'bound',
      'JD-R8',
    ],
    [
      'JD-R23: Evidence Locker with nothing to draw',
      city().packs({ cards: [] }).window('move', 0),
      'evidence-locker',
      'nothingToDraw',
      'JD-R23',
    ],
    [
      'JD-R19: Sticky Fingers when nobody has a card',
      city().hand(0, 'sticky-fingers').window('move', 0),
      'sticky-fingers',
      'noRival',
      'JD-R19',
    ],
    ['JD-R18: Moonlight Flit without a Crime', city().window('move', 0), 'moonlight-flit', 'noCrime', 'JD-R18'],
    [
      'JD-R18: Mistaken Identity with one',
      city().scene('crime-01', 'perp-01', 'resyk').window('move', 0),
      'mistaken-identity',
      'oneCrime',
      'JD-R18',
    ],
    [
      'JD-R18: Anonymous Tip about known Perps',
      crimes(city()).knows(0, 'perp-01', 'perp-08').window('move', 0),
      'anonymous-tip',
      'nothingUnknown',
      'JD-R18',
    ],
  ])('%s', (_, laid, card, key, paragraph) => {
    expect(whyNot(cards, view(laid), card)).toMatchObject({ key, paragraph })
  })

  test('JD-R18: no Starting Sector is free for the Express Tube', () => {
    const laid = city(2).judge(0, 'resyk')
    cards.starts.forEach((sector, at) => laid.scene(cards.pack.crimes[at]!.id, cards.pack.perps[at]!.id, sector))
    expect(whyNot(cards, view(laid.window('move', 0)), 'express-tube')).toMatchObject({ key: 'noStart', paragraph: 'JD-R18' })
  })

  test('JD-R16: who has passed is told so, until the next card; the others are not', () => {
    const state = city()
      .judge(0, 'resyk')
      .scene('crime-01', 'perp-01', 'resyk')
      .hand(0, 'big-gun')
      .hand(1, 'big-gun')
      .lastCall('crime-01', [0], modifier('riot-shield', 1, 0, { amount: 3 }))
      .state()
    if (state.stage.step === 'window') Object.assign(state.stage, { passed: [0], asked: 1 })
    expect(whyNot(cards, game.view(state, 0), 'big-gun')).toMatchObject({ key: 'passed', paragraph: 'JD-R16' })
    expect(whyNot(cards, game.view(state, 1), 'big-gun')).toBeNull()
  })
})
