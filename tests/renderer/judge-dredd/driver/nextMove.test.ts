import { describe, expect, test } from 'vitest'
import { nextMove, type Move, type Plan, type Standing } from '../../../../renderer/games/judge-dredd/driver/driver.ts'
import { restKey, whereOf } from '../../../../renderer/games/judge-dredd/driver/moments.ts'
import { paces as paceOf } from '../../../../renderer/games/judge-dredd/driver/paces.ts'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import { legalActions } from '../../../../shared/games/judge-dredd/game.ts'
import { waitingAt } from '../../../../shared/games/judge-dredd/stages/stages.ts'
import type { Stage } from '../../../../shared/games/judge-dredd/state.ts'
import { viewOf } from '../../../../shared/games/judge-dredd/view.ts'
import { cards } from '../../../shared/judge-dredd/support/cards.ts'
import { city, type Laid } from '../../../shared/judge-dredd/support/city.ts'

const paces = { window: 1000, act: 300, result: 3000 }
/** Seats 0 and 2 are people, 1 and 3 computer players. */
const players = ['person', 'computer', 'person', 'computer'] as const

function table(): Laid {
  const laid = city(4)
  laid.hand(0, 'big-gun').hand(1, 'whole-book').hand(2, 'riot-shield').hand(3, 'heavy-squad')
  return laid.scene('crime-01', 'perp-01', 'academy').scene('crime-02', 'perp-02', 'city-hall')
}

/** How the table stands at a laid city, as the open table sees it. */
function standing(laid: Laid, more: Partial<Standing> = {}): Standing {
  const state = laid.state()
  const view = viewOf(state, null)
  const waiting = waitingAt(view.stage)
  const [asked = 0] = waiting
  return {
    view,
    ply: 40,
    legal: legalActions(cards, viewOf(state, asked)).filter(({ type }) => type !== 'play' && type !== 'discard'),
    waiting,
    seats: players.map((player) => ({ player })),
    windows: { manner: 'open', seconds: 7 },
    plan: null,
    held: false,
    speaking: false,
    rested: null,
    lastPlay: null,
    paces,
    ...more,
  }
}

const at = (laid: Laid): { where: string; plays: number } => {
  const view = viewOf(laid.state(), null)
  return { where: whereOf(view) ?? '', plays: view.plays }
}
const go = (laid: Laid, ...then: Action[]): Plan => ({ kind: 'go', ...at(laid), then })
const rested = (laid: Laid): string | null => restKey(viewOf(laid.state(), null))
const next = (laid: Laid, more: Partial<Standing> = {}): Move => nextMove(standing(laid, more))

/** A window as if a card had been played in it. */
function afterPlay(laid: Laid): Laid {
  const { stage } = laid.state()
  return stage.step === 'window' ? laid.stage({ ...stage, round: 1 }) : laid
}

const person = (): Laid => table().window('move', 0)
const computer = (): Laid => table().window('move', 1)
const call = (): Laid => table().lastCall('crime-01', [0])
const computersCall = (): Laid => table().lastCall('crime-02', [1])

const ask: Move = { do: 'ask', seat: null }
const pass = (seat: number): Move => ({ do: 'pass', seat })
const think: Move = { do: 'computer' }
const pace = (laid: Laid, ms = paces.window): Move => ({ do: 'wait', ms, key: rested(laid) ?? 'ply-40' })

describe('JD-R16 at one screen: what happens without a person', () => {
  test.each<[string, Move, Move]>([
    ['a person has not moved: the window stands open', next(person()), ask],
    ['a person has not moved, computers asked before: they answer at once', next(person().asking(1)), think],
    ['a computer is on turn: one pace before anybody is asked', next(computer()), pace(computer())],
    ['its pace is over: it is asked', next(computer(), { rested: rested(computer()) }), think],
    ['its pace is over: people are passed for', next(computer().asking(2), { rested: rested(computer()) }), pass(2)],
    ['the last call stops the table for a person', next(call()), ask],
    ['a last call asks computers before it stops', next(computersCall()), think],
    ['a last call stops for the second person too', next(call().asking(2)), ask],
  ])('open: %s', (_, happens, wanted) => {
    expect(happens).toEqual(wanted)
  })

  test('a last call in which only computers hold cards is shown for a pace', () => {
    const laid = city(4).scene('crime-02', 'perp-02', 'city-hall').hand(1, 'riot-shield').hand(3, 'riot-shield').lastCall('crime-02', [1])
    expect(next(laid)).toEqual(pace(laid))
    expect(next(laid, { rested: rested(laid) })).toEqual(think)
  })

  test('a card that a computer played is shown for a pace, and asking begins again', () => {
    for (const laid of [afterPlay(table().lastCall('crime-01', [0])), afterPlay(table().window('move', 0))]) {
      expect(next(laid.asking(2), { lastPlay: 1 })).toEqual(pace(laid))
      expect(next(laid.asking(2), { lastPlay: 1, rested: rested(laid) })).toEqual(ask)
      expect(next(laid.asking(2), { lastPlay: 0 })).toEqual(ask)
    }
  })

  test('a computer moves, chooses and draws after a moment', () => {
    for (const stage of [
      { step: 'moving', active: 1 },
      { step: 'naming', active: 3 },
      { step: 'drawing', asked: 1, spare: 0 },
    ] satisfies Stage[]) {
      const laid = table().stage(stage)
      expect(next(laid)).toEqual({ do: 'wait', ms: paces.act, key: 'ply-40' })
      expect(next(laid, { rested: 'ply-40' })).toEqual(think)
    }
  })

  test('people are asked for moves, places, names and cards to draw', () => {
    for (const stage of [
      { step: 'moving', active: 0 },
      { step: 'place', queue: [2, 3] },
      { step: 'naming', active: 0 },
      { step: 'drawing', asked: 2, spare: 1 },
    ] satisfies Stage[]) {
      expect(next(table().stage(stage))).toEqual(ask)
    }
  })

  test('a match that is over rests', () => {
    expect(next(table().stage({ step: 'over', outcome: { winners: [1], reason: 'points' } }))).toEqual({ do: 'rest' })
  })
})

describe('going on', () => {
  test('passes for every person and asks computers without a pace', () => {
    for (const laid of [person(), computer(), call(), computersCall()]) {
      for (const seat of [0, 1, 2, 3]) {
        const now = laid.asking(seat)
        expect(next(now, { plan: go(now) })).toEqual(players[seat] === 'person' ? pass(seat) : think)
      }
    }
  })

  test('then the Judge on turn steps, if nobody played a card', () => {
    const window = table().window('move', 0)
    const plan = go(window, { type: 'step', to: cards.sector('academy').neighbours[0]! }, { type: 'stay' })
    const moving = table().moving(0)
    expect(next(moving, { plan })).toEqual({ do: 'act', seat: 0, action: plan.kind === 'go' ? plan.then[0] : null })
    expect(next(moving.with({ plays: 1 }), { plan })).toEqual({ do: 'drop' })
    expect(next(table().moving(2), { plan })).toEqual({ do: 'drop' })
  })

  test('a step that a card has made impossible is dropped', () => {
    const plan = go(table().window('move', 0), { type: 'step', to: 'lost-property' })
    expect(next(table().moving(0), { plan })).toEqual({ do: 'drop' })
  })

  test('“Nobody plays a card” holds until a card is played', () => {
    const plan = go(call())
    const played = afterPlay(table().lastCall('crime-01', [0])).with({ plays: 1 })
    expect(next(played, { plan })).toEqual({ do: 'drop' })
  })

  test('everybody draws what fits: the most, for each person who is asked', () => {
    const laid = table().judge(2, 'grand-hall').stage({ step: 'drawing', asked: 2, spare: 2 })
    const plan: Plan = { kind: 'draw', where: at(laid).where }
    expect(next(laid, { plan })).toEqual({ do: 'act', seat: 2, action: { type: 'draw', count: 5 } })
    const other = table().stage({ step: 'drawing', asked: 1, spare: 0 })
    expect(next(other, { plan })).toEqual(think)
    expect(next(table().window('move', 0), { plan })).toEqual({ do: 'drop' })
  })
})

describe('speaking up', () => {
  const card: Action = { type: 'play', card: 'riot-shield', aim: { at: 'fight', on: { side: 'judge', seat: 0 } } }
  const plan = (laid: Laid, seat: number): Plan => ({ kind: 'play', where: at(laid).where, seat, action: card })

  test('the table waits while somebody is at the curtain, looks at cards or aims', () => {
    for (const laid of [person(), computer(), call(), computersCall(), table().stage({ step: 'moving', active: 1 })]) {
      expect(next(laid, { speaking: true })).toEqual(ask)
    }
  })

  test('people before the speaker pass, computers before him are asked, then the card is played if it is legal', () => {
    const now = (seat: number): Laid => table().lastCall('crime-01', [0]).asking(seat)
    expect(next(now(0), { plan: plan(call(), 2), speaking: true })).toEqual(pass(0))
    expect(next(now(1), { plan: plan(call(), 2), speaking: true })).toEqual(think)
    expect(next(now(2), { plan: plan(call(), 2), legal: [card, { type: 'pass' }] })).toEqual({ do: 'act', seat: 2, action: card })
    expect(next(now(2), { plan: plan(call(), 2), legal: [{ type: 'pass' }] })).toEqual({ do: 'drop' })
  })

  test('a card for a window that has closed is dropped', () => {
    expect(next(table().window('move', 0), { plan: plan(call(), 2) })).toEqual({ do: 'drop' })
  })
})

describe('Hold', () => {
  test('computers wait, and so does every pace', () => {
    for (const laid of [computer(), computersCall(), table().stage({ step: 'moving', active: 1 })])
      expect(next(laid, { held: true })).toEqual(ask)
    expect(next(computer().asking(2), { held: true })).toEqual(ask)
  })

  test('people go on as ever', () => {
    const now = call().asking(0)
    expect(next(now, { held: true, plan: go(now) })).toEqual(pass(0))
  })
})

describe('the other manners of holding windows', () => {
  const asking = { windows: { manner: 'ask', seconds: 7 } } as const
  const waiting = { windows: { manner: 'wait', seconds: 7 } } as const

  test.each([
    ['move', table().window('move', 1).asking(2)],
    ['end', table().window('end', 1).asking(2)],
    ['combat', table().lastCall('crime-02', [1]).asking(2)],
  ])('ask: each person is asked in turn in a window %s', (_, laid) => {
    expect(next(laid, asking)).toEqual({ do: 'ask', seat: 2 })
    expect(next(laid, { ...asking, speaking: true })).toEqual({ do: 'ask', seat: 2 })
  })

  test('ask: nobody is passed for because another speaks up', () => {
    const plan: Plan = { kind: 'play', where: at(call()).where, seat: 2, action: { type: 'pass' } }
    expect(next(call().asking(0), { ...asking, plan })).toEqual({ do: 'ask', seat: 0 })
  })

  test.each([
    ['a person on turn', table().window('move', 0)],
    ['a computer on turn', table().window('move', 1).asking(2)],
    ['the last call', table().lastCall('crime-01', [0])],
  ])('wait: a window stays open for its seconds, then people are passed for: %s', (_, laid) => {
    expect(next(laid, waiting)).toEqual({ do: 'wait', ms: 7000, key: rested(laid) })
    const seat = waitingAt(laid.state().stage)[0]
    expect(next(laid, { ...waiting, rested: rested(laid) })).toEqual(pass(seat as number))
    expect(next(laid, { ...waiting, held: true })).toEqual(ask)
  })
})

describe('R-HID-2: what a hand holds changes nothing', () => {
  test('the same with every hand exchanged', () => {
    const laid = (...hands: string[]): Laid => {
      const made = city(4).scene('crime-01', 'perp-01', 'academy')
      for (const seat of [0, 1, 2, 3]) made.hand(seat, hands[seat]!)
      return made
    }
    for (const put of [
      (one: Laid) => one.window('move', 0),
      (one: Laid) => one.window('move', 1),
      (one: Laid) => one.lastCall('crime-01', [0]),
    ]) {
      expect(next(put(laid('barneyed', 'robodoc', 'barneyed', 'robodoc')))).toEqual(
        next(put(laid('riot-shield', 'big-gun', 'riot-shield', 'big-gun'))),
      )
    }
  })
})

describe('paces', () => {
  test('calm is slower than brisk, brisk than rapid', () => {
    const [calm, brisk, rapid] = (['calm', 'brisk', 'rapid'] as const).map((speed) => paceOf[speed].window)
    expect(calm! > brisk! && brisk! > rapid! && rapid! > 0).toBe(true)
  })
})
