import { describe, expect, test } from 'vitest'
import { card, cards, city, modifier, none, onJudge, onPerp, pass, type Laid, type Played } from './support/index.ts'

const ended = (after: Played) => after.told('ended').map(({ outcome }) => outcome)
const last = (laid: Laid) => laid.with({ lastTurn: 3 })

describe('JD-V1, JD-R24: the last Perp', () => {
  test.each([2, 3, 4, 5, 6])('JD-V1, JD-R24, R-RULE-4: with %i players one further turn for each', (players) => {
    for (let first = 0; first < players; first++) {
      const after = city(players)
        .first(first)
        .packs({ perps: ['perp-28'] })
        .arrests()
      const holder = (first + 1) % players
      expect(after.state.lastTurn).toBe(3 + players)
      expect(after.told('lastPerpPlaced')).toEqual([{ type: 'lastPerpPlaced', holder, lastTurn: 3 + players }])
      // He is First Player in turn 4; after the last turn the card would come back to him.
      expect((first + players + 1) % players).toBe(holder)
    }
  })

  test('JD-R24: it is not moved by anything later', () => {
    const laid = city(2).with({ lastTurn: 4 }).packs({ perps: [] }).scene('crime-01', 'perp-01', 'resyk')
    expect(laid.arrests().state.lastTurn).toBe(4)
  })

  test('JD-V1: before the last Perp nothing ends', () => {
    const after = city(2)
      .packs({ perps: ['perp-27', 'perp-28'] })
      .scene('crime-01', 'perp-01', 'resyk')
    for (const n of [2, 3, 4]) after.scene(`crime-0${n}`, `perp-0${n}`, 'resyk')
    expect(after.scene('crime-05', 'perp-05', 'resyk').arrests().state.lastTurn).toBeNull()
  })

  test('JD-R24, JD-R25: the last turn is over after its last arrest: no window, no Crimes, no cards', () => {
    const laid = last(city(2)).arrested(0, ['crime-01', 'perp-01']).scene('crime-02', 'perp-02', 'resyk').hand(0, 'shift-change')
    const after = laid.arrests()
    expect(ended(after)).toEqual([{ winners: [0], reason: 'points' }])
    expect(after.told('windowOpened', 'crimePlaced', 'drawNamed')).toEqual([])
    expect(after.state.first).toBe(0)
    expect(after.waiting).toEqual([])
  })

  test('JD-R25: its arrests still count', () => {
    const laid = last(city(2)).arrested(0, ['crime-01', 'perp-01']).judge(1, 'resyk').scene('crime-02', 'perp-04', 'resyk')
    expect(ended(laid.arrests([], [1, 6]))).toEqual([{ winners: [1], reason: 'points' }])
  })

  test('JD-R24: the turn before the last is not the last', () => {
    const after = city(2).with({ lastTurn: 4 }).arrests()
    expect(ended(after)).toEqual([])
  })
})

describe('JD-R25: other ends', () => {
  const lone = () =>
    city(3).packs({ perps: [] }).judge(0, 'resyk').judge(1, 'resyk').scene('crime-02', 'perp-04', 'resyk').with({ lastTurn: 5 })

  test('JD-R25: with the last Crime gone and none to come the game ends at once', () => {
    const after = lone().arrests([], [1, 6, 1])
    expect(ended(after)).toEqual([{ winners: [0], reason: 'points' }])
    expect(after.told('phaseBegan').map(({ phase }) => phase)).toEqual(['arrest'])
  })

  test('JD-R25: not while a Perp is in the pack', () => {
    expect(
      ended(
        lone()
          .packs({ perps: ['perp-05'] })
          .arrests([], [1, 6, 1]),
      ),
    ).toEqual([])
  })

  test('JD-R25: not while a Crime is on the board', () => {
    expect(ended(lone().scene('crime-03', 'perp-05', 'fun-pier').arrests([], [1, 6, 1]))).toEqual([])
  })

  test('JD-R25: the 150th Game Turn is the last', () => {
    const at = (turn: number) => ended(city(2).with({ turn }).arrested(1, ['crime-01', 'perp-01']).arrests())
    expect([at(149), at(150)]).toEqual([[], [{ winners: [1], reason: 'points' }]])
  })
})

describe('JD-V2: totals', () => {
  test('JD-V2: the Combat values of Perps and Crimes together; the highest wins', () => {
    const laid = last(city(3))
      .arrested(0, ['crime-27', 'perp-01'], ['crime-28', 'perp-02'])
      .arrested(1, ['crime-01', 'perp-28'], ['crime-09', 'perp-03'])
      .arrested(2, ['crime-02', 'perp-27'])
    const after = laid.arrests()
    expect(after.told('scored')).toEqual([{ type: 'scored', scores: [12, 14, 10] }])
    expect(after.told('ended')).toEqual([{ type: 'ended', outcome: { winners: [1], reason: 'points' }, scores: [12, 14, 10] }])
  })
})

describe('JD-V3, JD-R26: the duel', () => {
  /** Judges 0 and 2 of three are tied. */
  const tied = () => last(city(3)).arrested(0, ['crime-01', 'perp-20']).arrested(2, ['crime-02', 'perp-21'])

  test('JD-V3: tied Judges fight; each rolls 5 and a die, the higher total wins', () => {
    const after = tied().arrests([], [2, 3])
    expect(after.told('duelRolled')).toMatchObject([
      {
        round: 1,
        judges: [
          { seat: 0, base: 5, cards: 0, total: 7 },
          { seat: 2, base: 5, cards: 0, total: 8 },
        ],
      },
    ])
    expect(ended(after)).toEqual([{ winners: [2], reason: 'duel' }])
    expect(after.purposes).toEqual(['duel-1/judge-0/die-1', 'duel-1/judge-2/die-1'])
  })

  test('JD-V3: those who are behind take no part', () => {
    expect(tied().arrested(1, ['crime-03', 'perp-01']).arrests([], [2, 3]).told('duelDeclared')).toEqual([
      { type: 'duelDeclared', round: 1, seats: [0, 2] },
    ])
  })

  test('JD-V3: nobody has arrested anybody: all fight', () => {
    expect(last(city(4)).arrests([], [1, 2, 3, 4]).told('duelDeclared')).toMatchObject([{ seats: [0, 1, 2, 3] }])
  })

  test('JD-R26: they are set in the Academy of Law, out of Intensive Care, without conditions', () => {
    const after = tied().care(0).judge(2, 'resyk', { barneyed: true }).arrests([], [2, 3])
    expect([0, 2].map((seat) => after.judge(seat))).toMatchObject(Array(2).fill({ at: 'academy', inCare: false, barneyed: false }))
    expect(after.told('entered').map(({ seat, from, to, how }) => [seat, from, to, how])).toEqual([
      [0, null, 'academy', 'duel'],
      [2, 'resyk', 'academy', 'duel'],
    ])
  })

  test('JD-R26: no Perp takes part: one at the Academy stays face down', () => {
    const after = tied().scene('crime-05', 'perp-05', 'academy', false).judge(0, 'resyk').arrests([], [2, 3])
    expect(after.state.scenes[0]!.faceUp).toBe(false)
    expect(after.told('arrestDeclared')).toEqual([])
  })

  test.each([0, 1, 2])('JD-R26: the last call begins with the tied Judge first in turn order (First Player %i)', (first) => {
    const laid = tied().first(first)
    for (const seat of [0, 1, 2]) laid.hand(seat, 'big-gun')
    // The window before a last move is passed by all.
    const after = laid.window('move', (first + 2) % 3).play([pass, pass, pass, { type: 'stay' }])
    expect(after.at('window').moment).toMatchObject({ window: 'combat', active: first === 0 ? 0 : 2 })
    expect(after.waiting).toEqual([first === 0 ? 0 : 2])
  })

  test('JD-R26, JD-R25: hands stay as they are, and everybody may play', () => {
    const laid = tied().hand(1, 'big-gun').window('move', 2)
    const after = laid.play([pass, { type: 'stay' }])
    expect(after.waiting).toEqual([1])
    expect(after.legal).toEqual([card('big-gun', onJudge(0)), card('big-gun', onJudge(2)), pass])
  })

  test('JD-R26: also he whose Judge lies in Intensive Care', () => {
    const after = tied()
      .care(1)
      .hand(1, 'big-gun')
      .window('move', 2)
      .play([pass, { type: 'stay' }, card('big-gun', onJudge(0))], [1, 3])
    expect(ended(after)).toEqual([{ winners: [0], reason: 'duel' }])
  })

  const onDuel: Record<string, boolean> = Object.fromEntries(
    cards.pack.cards.map(({ id, combat }) => [id, combat?.op === 'rollTwice' || (combat?.op === 'combat' && combat.side !== 'perp')]),
  )
  test.each(Object.entries(onDuel))('R-RULE-1, JD-R26: %s on a duellist: %s', (id, playable) => {
    expect(city(3).hand(1, id).duel([0, 2]).aims(id)).toEqual(playable ? [onJudge(0), onJudge(2)] : [])
  })

  test('JD-R26: what is playable is what the ruling says, never the Perp’s side', () => {
    expect(Object.keys(onDuel).filter((id) => !onDuel[id])).toEqual([
      ...['banana-skin', 'jammed-sidearm', 'rocket-boots', 'all-my-cousins', 'lost-paperwork', 'barneyed', 'wrong-turning'],
      ...['moonlight-flit', 'audit', 'robodoc'],
    ])
    expect(city(3).hand(1, 'express-tube').duel([0, 2]).aims('express-tube')).not.toContainEqual(onPerp)
  })

  test('JD-R26: Lost Paperwork cancels there too', () => {
    const laid = city(3)
      .hand(1, 'lost-paperwork')
      .duel([0, 2], modifier('big-gun', 0, 0, { amount: 3 }))
    expect(laid.aims('lost-paperwork')).toEqual([none])
    expect(ended(laid.play([card('lost-paperwork')], [2, 3]))).toEqual([{ winners: [2], reason: 'duel' }])
  })

  test.each([
    ['backup', 5],
    ['heavy-squad', 3],
    ['express-tube', 1],
    ['whole-book', 4],
  ])('JD-R26: %s counts +%i', (id, amount) => {
    const after = city(3)
      .hand(1, id)
      .duel([0, 2])
      .play([card(id, onJudge(2))], [1, 1])
    expect(after.told('modified')[0]!.modifier).toEqual(modifier(id, 1, 2, { amount }))
    expect(ended(after)).toEqual([{ winners: [2], reason: 'duel' }])
  })

  test('JD-R26: dice rolled twice', () => {
    const after = city(3)
      .hand(1, 'crossed-wires')
      .duel([0, 2])
      .play([card('crossed-wires', onJudge(0))], [6, 1, 2])
    expect(after.told('duelRolled')[0]!.judges[0]).toMatchObject({ kept: 1, total: 6 })
    expect(ended(after)).toEqual([{ winners: [2], reason: 'duel' }])
  })

  test('JD-R26: those tied at the top duel again, with a new last call and without the old modifiers', () => {
    const laid = last(city(4)).hand(3, 'big-gun', 'riot-shield').duel([0, 1, 2])
    const after = laid.play([card('big-gun', onJudge(0)), pass], [2, 5, 1])
    expect(after.told('duelRolled')[0]!.judges.map(({ total }) => total)).toEqual([10, 10, 6])
    expect(after.at('window').moment).toMatchObject({ fight: { duel: { round: 2, seats: [0, 1], modifiers: [] } } })
    expect(after.waiting).toEqual([3])
    const won = laid.play([card('big-gun', onJudge(0)), pass, card('riot-shield', onJudge(1))], [2, 5, 1, 3, 2])
    expect(ended(won)).toEqual([{ winners: [1], reason: 'duel' }])
    expect(won.purposes.slice(-2)).toEqual(['duel-2/judge-0/die-1', 'duel-2/judge-1/die-1'])
  })

  test('JD-R26: round after round, until one is ahead', () => {
    const after = tied().arrests([], [1, 1, 4, 4, 6, 6, 2, 1])
    expect(after.told('duelDeclared').map(({ round }) => round)).toEqual([1, 2, 3, 4])
    expect(ended(after)).toEqual([{ winners: [0], reason: 'duel' }])
  })
})
