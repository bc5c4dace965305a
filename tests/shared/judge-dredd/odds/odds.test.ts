import { describe, expect, test } from 'vitest'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import {
  arrestOdds,
  contestOf,
  duelOdds,
  neededDie,
  oddsIn,
  rangeOf,
  termsOf,
  withPlay,
  type Contest,
  type Side,
} from '../../../../shared/games/judge-dredd/odds/index.ts'
import { modifiersOf } from '../../../../shared/games/judge-dredd/plays/combat.ts'
import type { Arrest, Duel, Fight, State } from '../../../../shared/games/judge-dredd/state.ts'
import { rollFight } from '../../../../shared/games/judge-dredd/stages/rolling.ts'
import { copy } from '../../../../shared/kernel/plain.ts'
import { recordingTable } from '../../../../shared/kernel/table.ts'
import { cards, everyThrow, game, stagedArrest, stagedDuel } from './fights.ts'

/** What the rules make of a fight when the dice fall so; `dice`: how many were asked for. */
function rolled(state: State, fight: Fight, values: readonly number[]): { readonly events: DreddEvent[]; readonly dice: number } {
  let dice = 0
  const table = recordingTable<DreddEvent>(() => values[dice++] ?? 1)
  rollFight({ cards, state: copy(state), table }, copy(fight))
  return { events: table.entries.flatMap((entry) => (entry.kind === 'told' ? [entry.event] : [])), dice }
}

/** Fates by seat, counted over every throw by the rules themselves. */
function countedFates(state: State, fight: Fight): { readonly rolls: number; readonly fates: Map<string, number> } {
  const fates = new Map<string, number>()
  let rolls = 0
  everyThrow(rolled(state, fight, []).dice, (values) => {
    rolls += 1
    for (const event of rolled(state, fight, values).events) {
      if (event.type === 'attemptEnded') fates.set(`${event.seat} ${event.fate}`, (fates.get(`${event.seat} ${event.fate}`) ?? 0) + 1)
    }
  })
  return { rolls, fates }
}

function arrestIn(fight: Fight): Arrest {
  if (fight.kind !== 'arrest') throw new Error('a duel')
  return fight.arrest
}

/** Judges, cards, and how many fights: more dice are more throws. */
const arrests = [
  [1, 0, 12],
  [1, 2, 25],
  [1, 5, 25],
  [2, 0, 8],
  [2, 3, 15],
  [2, 7, 8],
  [3, 0, 3],
  [3, 4, 4],
] as const

describe.each(arrests)('JD-A3, JD-A4, JD-A11, JD-R13: %i Judges, %i cards played', (judges, played, fights) => {
  test('the odds are what the rules make of every throw', () => {
    for (let seed = 1; seed <= fights; seed++) {
      const { state, fight } = stagedArrest(4, judges, played, 100 * judges + 10 * played + seed)
      const odds = arrestOdds(cards, state, arrestIn(fight))
      const { rolls, fates } = countedFates(state, fight)
      expect(odds.rolls).toBe(rolls)
      for (const one of odds.seats) {
        const told = [one.arrest, one.standOff, one.unharmed, one.care]
        const counted = ['arrested', 'standOff', 'unharmed', 'intensiveCare'].map((fate) => fates.get(`${one.seat} ${fate}`) ?? 0)
        expect(told, JSON.stringify(fight)).toEqual(counted)
      }
    }
  })
})

test('JD-R13: six Judges at one Crime, two dice each, are still exact', () => {
  const judges = Array.from({ length: 6 }, (_, seat) => ({ seat, arrived: seat, plus: 5, keep: 'highest' as const }))
  const { rolls, arrest, seats } = oddsIn({ sides: 6, perp: { plus: 5, keep: 'lowest' }, judges })
  expect(rolls).toBe(36 ** 7)
  // Nobody arrests only where all show at most the Perp's die.
  const none = [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + (2 * (7 - die) - 1) * (die * die) ** 6, 0)
  expect(arrest).toBe(rolls - none)
  for (const one of seats) expect(one.arrest + one.standOff + one.unharmed + one.care).toBe(rolls)
  expect(seats.map((one) => one.arrest)).toEqual(seats.map((one) => one.arrest).toSorted((a, b) => b - a))
})

describe.each([
  [2, 0, 4],
  [2, 3, 15],
  [3, 3, 6],
] as const)('JD-R26: a duel of %i, %i cards played', (duellists, played, fights) => {
  test('the odds are what the rules make of every throw', () => {
    for (let seed = 1; seed <= fights; seed++) {
      const { state, fight } = stagedDuel(4, duellists, played, 1000 * duellists + seed)
      const odds = duelOdds(cards, (fight as { duel: Duel }).duel)
      const counts = odds.seats.map(() => ({ win: 0, again: 0, share: 0 }))
      let rolls = 0
      everyThrow(rolled(state, fight, []).dice, (values) => {
        rolls += 1
        const { events } = rolled(state, fight, values)
        const end = events.find((event) => event.type === 'ended')
        const next = events.find((event) => event.type === 'duelDeclared')
        const top = end?.outcome.winners ?? next!.seats
        for (const seat of top) {
          counts[seat]![top.length === 1 ? 'win' : 'again'] += 1
          counts[seat]!.share += 1 / top.length
        }
      })
      expect(odds.rolls).toBe(rolls)
      expect(odds.seats.map(({ win, again }) => ({ win, again }))).toEqual(counts.map(({ win, again }) => ({ win, again })))
      odds.seats.forEach((one, at) => expect(one.chance).toBeCloseTo(counts[at]!.share / rolls, 10))
    }
  })
})

describe('what a card would change', () => {
  test('JD-A5, JD-R20: every card played through the rules gives the fight that was foretold', () => {
    let tried = 0
    for (let seed = 1; seed <= 60; seed++) {
      const { state, fight } = stagedArrest(4, 1 + (seed % 3), seed % 4, seed)
      state.stage = { step: 'window', moment: { window: 'combat', active: 0, fight: copy(fight) }, asked: 0, passed: [], round: 0 }
      for (const action of game.legalActions(state, 0)) {
        if (action.type !== 'play') continue
        const after = copy(state)
        game.apply(
          after,
          0,
          action,
          recordingTable<DreddEvent>(() => 1),
        )
        const { stage } = after
        if (stage.step !== 'window' || stage.moment.window !== 'combat') throw new Error('the last call is over')
        expect(withPlay(cards, state, fight, action, 0)).toEqual(stage.moment.fight)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(300)
  })

  test('the fight that was given is left as it is', () => {
    const { state, fight } = stagedArrest(2, 1, 0, 1)
    const before = copy(fight)
    withPlay(cards, state, fight, { type: 'play', card: 'whole-book', aim: { at: 'fight', on: { side: 'judge', seat: 0 } } }, 1)
    expect(fight).toEqual(before)
  })
})

const side = (plus: number): Side => ({ plus, keep: null })
const against = (plus: number): Contest => ({ sides: 6, perp: side(plus), judges: [] })

describe('JD-A2: the die a Judge needs', () => {
  test.each([
    [5, 5, 1, false, false],
    [5, 7, 3, false, false],
    [5, 9, 5, false, false],
    [5, 10, 6, false, true],
    [9, 5, -3, false, false],
    [11, 5, -5, true, false],
  ])('Judge %i, Perp %i: at least %i above the Perp’s', (judge, perp, above, sure, never) => {
    expect(neededDie(against(perp), side(judge))).toEqual({ above, sure, never })
    const { rolls, arrest } = oddsIn({ ...against(perp), judges: [{ seat: 0, arrived: 1, ...side(judge) }] })
    expect([arrest === rolls, arrest === 0]).toEqual([sure, never])
  })

  test('totals lie between the least and the most die', () => expect(rangeOf(cards, side(8))).toEqual({ min: 9, max: 14 }))

  test('the numbers of an arrest and the cards behind them agree', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state, fight } = stagedArrest(4, 2, 6, seed)
      const contest = contestOf(cards, state, arrestIn(fight))
      const sides = [
        { on: { side: 'perp' } as const, side: contest.perp },
        ...contest.judges.map((one) => ({ on: { side: 'judge', seat: one.seat } as const, side: one })),
      ]
      const terms = sides.map(({ on }) => termsOf(fight, on))
      expect(terms.flat()).toHaveLength(modifiersOf(fight).length)
      const scene = state.scenes.find((one) => one.crime === arrestIn(fight).crime)!
      const base = [cards.perpValue(scene.perp) + cards.crimeValue(scene.crime), 5, 5]
      sides.forEach((one, at) =>
        expect(one.side.plus).toBe(base[at]! + terms[at]!.reduce((sum, card) => sum + ('amount' in card ? card.amount : 0), 0)),
      )
    }
  })
})
