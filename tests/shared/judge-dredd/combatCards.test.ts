import { describe, expect, test } from 'vitest'
import type { Aim } from '../../../shared/games/judge-dredd/actions.ts'
import type { Modifier } from '../../../shared/games/judge-dredd/state.ts'
import { card, cards, city, modifier, none, onJudge, onPerp, pass, type Laid } from './support/index.ts'

/** Judges 0 and 1 at Resyk against perp-08 (3) with crime-09 (2); Judge 2 far away holds the card. */
const call = () => city(3).judge(0, 'resyk').judge(1, 'resyk').scene('crime-09', 'perp-08', 'resyk').lastCall('crime-09', [0, 1])
const withCards = (laid: Laid, ...ids: string[]) => laid.hand(2, ...ids)
/** The dice after Judge 2 has played cards, one after another. */
const rollAfter = (laid: Laid, played: [string, Aim][], rolls: number[]) =>
  withCards(laid, ...played.map(([id]) => id))
    .play(
      played.map(([id, aim]) => card(id, aim)),
      rolls,
    )
    .told('arrestRolled')[0]!

describe('JD-A6: any player, on any Judge', () => {
  const judges: Aim[] = [onJudge(0), onJudge(1)]
  const amounts: Record<string, { targets: Aim[]; amount: number }> = {
    'blue-light': { targets: judges, amount: 2 },
    'riot-shield': { targets: judges, amount: 2 },
    'big-gun': { targets: judges, amount: 3 },
    'whole-book': { targets: judges, amount: 4 },
    backup: { targets: judges, amount: 5 },
    'heavy-squad': { targets: judges, amount: 3 },
    'anonymous-tip': { targets: judges, amount: 2 },
    'evidence-locker': { targets: judges, amount: 2 },
    'banana-skin': { targets: [onPerp], amount: 1 },
    'jammed-sidearm': { targets: [onPerp], amount: 2 },
    'rocket-boots': { targets: [onPerp], amount: 3 },
    'all-my-cousins': { targets: [onPerp], amount: 4 },
    'express-tube': { targets: [...judges, onPerp], amount: 1 },
    'wrong-turning': { targets: [onPerp], amount: 1 },
    'shift-change': { targets: [...judges, onPerp], amount: 1 },
    'moonlight-flit': { targets: [onPerp], amount: 1 },
    'mistaken-identity': { targets: [...judges, onPerp], amount: 1 },
    audit: { targets: [onPerp], amount: 1 },
    'sticky-fingers': { targets: [...judges, onPerp], amount: 1 },
  }

  test('every card that adds to a side stands in the table below', () => {
    expect(Object.keys(amounts)).toEqual(cards.pack.cards.filter(({ combat }) => combat?.op === 'combat').map(({ id }) => id))
  })

  test.each(Object.entries(amounts).flatMap(([id, { targets, amount }]) => targets.map((aim) => ({ id, aim, amount }))))(
    'JD-A6, JD-A5: $id on $aim adds $amount to that side alone',
    ({ id, aim, amount }) => {
      const roll = rollAfter(call(), [[id, aim]], [1, 1, 1])
      const on = aim.at === 'fight' ? aim.on : { side: 'perp' as const }
      expect([roll.perp.cards, ...roll.judges.map((one) => one.cards)]).toEqual([
        on.side === 'perp' ? amount : 0,
        ...[0, 1].map((seat) => (on.side === 'judge' && on.seat === seat ? amount : 0)),
      ])
      expect([roll.perp.total, ...roll.judges.map(({ total }) => total)]).toEqual([
        6 + roll.perp.cards,
        ...roll.judges.map((one) => 6 + one.cards),
      ])
    },
  )

  test.each([0, 1, 2])('JD-A6, JD-C1: seat %i may play on either Judge, himself too', (seat) => {
    expect(call().hand(seat, 'big-gun').asking(seat).aims('big-gun')).toEqual(judges)
  })

  test('JD-A6: never on a Judge who takes no part', () => {
    const laid = city(3).judge(0, 'resyk').scene('crime-09', 'perp-08', 'resyk').lastCall('crime-09', [0]).hand(2, 'express-tube')
    expect(laid.aims('express-tube')).toEqual([onJudge(0), onPerp])
  })

  test('JD-R20: each card is one modifier: two of a kind both count', () => {
    expect(
      rollAfter(
        call(),
        [
          ['big-gun', onJudge(0)],
          ['big-gun', onJudge(0)],
        ],
        [1, 1, 1],
      ).judges[0]!.cards,
    ).toBe(6)
  })

  test('JD-A2, JD-A5: cards decide: 5 + 1 + 4 against 3 + 2 + 1', () => {
    const after = call()
      .hand(2, 'whole-book')
      .play([card('whole-book', onJudge(1))], [1, 1, 1])
    expect(after.told('attemptEnded').map(({ fate }) => fate)).toEqual(['unharmed', 'arrested'])
  })
})

describe('Call for Backup: +3, or +5 with another Judge near', () => {
  const alone = () => city(3).judge(0, 'resyk')
  const amount = (laid: Laid) => {
    const called = laid.scene('crime-09', 'perp-08', 'resyk').lastCall('crime-09', [0]).hand(0, 'backup')
    return called
      .play([card('backup', onJudge(0))], [1, 1])
      .told('modified')
      .map(({ modifier: made }) => 'amount' in made && made.amount)
  }
  test.each<{ title: string; laid: Laid; is: number }>([
    { title: 'nobody near: 3', laid: alone(), is: 3 },
    { title: 'in the same sector: 5', laid: alone().judge(1, 'resyk', { attempted: true }), is: 5 },
    { title: 'in an adjacent sector: 5', laid: alone().judge(1, 'fun-pier'), is: 5 },
    { title: 'over a bridge: 5', laid: alone().judge(1, 'grandparent-stacks'), is: 5 },
    { title: 'two sectors away: 3', laid: alone().judge(1, 'grand-hall'), is: 3 },
    { title: 'a Barneyed one counts: 5', laid: alone().judge(1, 'resyk', { barneyed: true }), is: 5 },
  ])('JD-A5, JD-R18: $title', ({ laid, is }) => {
    expect(amount(laid)).toEqual([is])
  })

  test('JD-A5, JD-R14: one in Intensive Care does not count, though the Hospital is next door: 3', () => {
    const laid = city(2).judge(0, 'bingo-cathedral').care(1).scene('crime-09', 'perp-08', 'bingo-cathedral').lastCall('crime-09', [0])
    const after = laid.hand(0, 'backup').play([card('backup', onJudge(0))], [1, 1])
    expect(after.told('modified')[0]!.modifier).toMatchObject({ amount: 3 })
    const out = laid.judge(1, 'hospital').play([card('backup', onJudge(0))], [1, 1])
    expect(out.told('modified')[0]!.modifier).toMatchObject({ amount: 5 })
  })

  test('JD-A6: it is the Judge it is played on who must have somebody near', () => {
    const after = call()
      .hand(2, 'backup')
      .play([card('backup', onJudge(1))], [1, 1, 1])
    expect(after.told('modified')[0]!.modifier).toEqual(modifier('backup', 2, 1, { amount: 5 }))
  })
})

describe('Heavy Squad: +3, or +6 against a Perp card of 7 or more', () => {
  test.each([
    ['perp-21', 6, 3],
    ['perp-22', 7, 6],
    ['perp-28', 10, 6],
    ['perp-01', 1, 3],
  ])('JD-A5: %s is worth %i: +%i', (perp, value, is) => {
    expect(cards.perpValue(perp)).toBe(value)
    // The Crime of 5 does not count for it.
    const laid = city(2).judge(0, 'resyk').scene('crime-27', perp, 'resyk').lastCall('crime-27', [0]).hand(1, 'heavy-squad')
    const after = laid.play([card('heavy-squad', onJudge(0))], [1, 1])
    expect(after.told('modified')[0]!.modifier).toMatchObject({ amount: is })
  })
})

describe('Instant Replay and Crossed Wires', () => {
  const sides: Aim[] = [onJudge(0), onJudge(1), onPerp]
  const dice = (laid: Laid, played: [string, Aim][], rolls: number[]) => {
    const roll = rollAfter(laid, played, rolls)
    return [roll.perp, ...roll.judges].map((one) => [one.dice.map(({ value }) => value), one.kept])
  }

  test.each(['instant-replay', 'crossed-wires'])('JD-A6: %s can be played on each Judge and on the Perp', (id) => {
    expect(withCards(call(), id).aims(id)).toEqual(sides)
  })

  test('JD-A5: two dice, the higher is kept; of the others one die', () => {
    expect(dice(call(), [['instant-replay', onJudge(0)]], [3, 2, 5, 4])).toEqual([
      [[3], 0],
      [[2, 5], 1],
      [[4], 0],
    ])
  })
  test('JD-A5: two dice, the lower is kept', () => {
    expect(dice(call(), [['crossed-wires', onPerp]], [2, 5, 3, 4])).toEqual([
      [[2, 5], 0],
      [[3], 0],
      [[4], 0],
    ])
  })
  test('JD-R20: several of one kind count as one', () => {
    const twice: [string, Aim][] = [
      ['instant-replay', onPerp],
      ['instant-replay', onPerp],
    ]
    expect(dice(call(), twice, [2, 5, 3, 4])).toEqual([
      [[2, 5], 1],
      [[3], 0],
      [[4], 0],
    ])
  })
  test('JD-R20: a die with both kinds on it is rolled once', () => {
    const both: [string, Aim][] = [
      ['instant-replay', onPerp],
      ['crossed-wires', onPerp],
    ]
    expect(dice(call(), both, [2, 3, 4])).toEqual([
      [[2], 0],
      [[3], 0],
      [[4], 0],
    ])
  })
  test('JD-R20: on different sides each does its own', () => {
    const both: [string, Aim][] = [
      ['instant-replay', onJudge(1)],
      ['crossed-wires', onJudge(0)],
    ]
    expect(dice(call(), both, [1, 2, 3, 4, 6])).toEqual([
      [[1], 0],
      [[2, 3], 0],
      [[4, 6], 1],
    ])
  })
  test('R-RNG-4: each die has its own purpose', () => {
    const after = withCards(call(), 'instant-replay').play([card('instant-replay', onPerp)], [1, 1, 1, 1])
    expect(after.purposes.slice(0, 2)).toEqual(['turn-3/arrest/crime-09/perp/die-1', 'turn-3/arrest/crime-09/perp/die-2'])
  })
})

describe('Lost Paperwork', () => {
  const cancelled = (laid: Laid, count = 1) => {
    const after = withCards(laid, ...Array<string>(count).fill('lost-paperwork'), 'riot-shield').play(
      Array(count).fill(card('lost-paperwork')),
    )
    const { moment } = after.at('window')
    return { left: moment.window === 'combat' && moment.fight.kind === 'arrest' ? moment.fight.arrest.modifiers : null, after }
  }
  const gun = modifier('big-gun', 0, 0, { amount: 3 })
  const skin = modifier('banana-skin', 1, 'perp', { amount: 1 })
  const replay = modifier('instant-replay', 1, 'perp', { keep: 'highest' })
  const laidWith = (...modifiers: Modifier[]) =>
    city(3)
      .judge(0, 'resyk')
      .judge(1, 'resyk')
      .scene('crime-09', 'perp-08', 'resyk')
      .lastCall('crime-09', [0, 1], ...modifiers)

  test('JD-R18: it is illegal where nothing counts', () => {
    expect(withCards(call(), 'lost-paperwork').aims('lost-paperwork')).toEqual([])
    expect(withCards(laidWith(gun), 'lost-paperwork').aims('lost-paperwork')).toEqual([none])
  })

  test('JD-R20: it takes the most recent modifier away, whoever played it', () => {
    const { left, after } = cancelled(laidWith(gun, skin))
    expect(left).toEqual([gun])
    expect(after.told('cancelled')).toEqual([
      { type: 'cancelled', modifier: skin, cause: { by: 'card', card: 'lost-paperwork', player: 2 } },
    ])
  })

  test('JD-R20: a second one takes the next, for a played cancel is no modifier', () => {
    expect(cancelled(laidWith(gun, skin, replay), 2).left).toEqual([gun])
  })

  test('JD-R20: dice rolled twice can be cancelled', () => {
    expect(cancelled(laidWith(skin, replay)).left).toEqual([skin])
  })

  test('JD-R20: of two of a kind the other stays', () => {
    expect(cancelled(laidWith(gun, gun)).left).toEqual([gun])
  })

  test('JD-R20: when all are gone it is illegal again', () => {
    expect(cancelled(laidWith(gun)).after.legal).not.toContainEqual(card('lost-paperwork'))
    expect(cancelled(laidWith(gun)).after.legal).toContainEqual(pass)
  })
})

describe('JD-C3: the Arrest Round', () => {
  test('JD-C3: cards without a combat option cannot be played there', () => {
    expect(withCards(call(), 'barneyed', 'robodoc').legal()).toEqual([pass])
  })

  test('JD-C3: only the combat option of a card is offered there', () => {
    const laid = withCards(call(), 'express-tube', 'blue-light', 'wrong-turning')
    expect(new Set(laid.legal().flatMap((action) => (action.type === 'play' ? [action.aim.at] : [])))).toEqual(new Set(['fight']))
    const after = withCards(call(), 'express-tube').play([card('express-tube', onPerp)], [1, 1, 1])
    expect(after.told('cardPlayed')).toMatchObject([{ half: 'combat' }])
    expect(after.judge(0).at).not.toBe('spaceport')
  })
})
