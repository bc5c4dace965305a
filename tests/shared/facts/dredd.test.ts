import { describe, expect, test } from 'vitest'
import { defaultCards } from '../../../shared/games/judge-dredd/cards/defaultPack.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { score } from '../../../shared/games/judge-dredd/city.ts'
import { arrestOdds, duelOdds } from '../../../shared/games/judge-dredd/odds/index.ts'
import type { State } from '../../../shared/games/judge-dredd/state.ts'
import { addFaces } from '../../../electron/service/history/statistics.ts'
import { courseOf, drawnIn, eventsOf, facesOf, goldensOf, simulated, type AnyStep } from './told.ts'

const cards = defaultCards()
const stateOf = (step: AnyStep) => step.position.state as State
const events = (step: AnyStep) => eventsOf(step).map(({ event }) => event as DreddEvent)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe.each(goldensOf('judge-dredd'))('R-STAT-2: the facts of the recorded match %s', (_, golden) => {
  const { steps, moves, facts } = courseOf(golden)
  const told = steps.flatMap(events)
  const end = stateOf(steps.at(-1)!)
  const seats = end.judges.map((_judge, seat) => seat)

  test('points, arrests and turns are those of the board', () => {
    expect(facts.seats.map((seat) => seat.score)).toEqual(end.judges.map((judge) => score(cards, judge)))
    expect(facts.rounds).toBe(end.turn)
    for (const seat of seats) {
      const own = facts.attempts.filter((attempt) => attempt.seat === seat && attempt.fate === 'arrested')
      expect(own.map(({ perp, crime }) => ({ crime, perp }))).toEqual(end.judges[seat]!.arrests)
      expect(sum(own.map(({ points }) => points))).toBe(facts.seats[seat]!.score)
    }
  })

  test('the winner is first, nobody with more points is behind somebody with fewer', () => {
    const places = facts.seats.map((seat) => seat.place!)
    const winners = seats.filter((seat) => facts.seats[seat]!.won)
    expect(winners).toEqual((golden.outcome as { winners: number[] }).winners)
    expect(winners.map((seat) => places[seat])).toEqual([1])
    for (const a of seats)
      for (const b of seats) if (facts.seats[a]!.score! > facts.seats[b]!.score!) expect(places[a]).toBeLessThan(places[b]!)
  })

  test('stays in Intensive Care, stand-offs and cards are as many as were told', () => {
    const fate = (name: string) => told.filter((event) => event.type === 'attemptEnded' && event.fate === name).length
    for (const name of ['arrested', 'standOff', 'unharmed', 'intensiveCare'])
      expect(facts.attempts.filter((attempt) => attempt.fate === name).length).toBe(fate(name))
    expect(sum(facts.plays.map(({ count }) => count))).toBe(told.filter(({ type }) => type === 'cardPlayed').length)
    expect(told.filter(({ type }) => type === 'tookToCare').length).toBe(fate('intensiveCare'))
  })

  test('R-RNG-1: every die that was thrown is counted, by its face', () => {
    const thrown = steps.flatMap(drawnIn).filter(({ purpose }) => /die-\d$/.test(purpose))
    expect(addFaces(facts.dice.map(({ faces }) => faces))).toEqual(facesOf(thrown.map(({ value }) => value)))
    expect(facts.rolls.flatMap(({ faces }) => faces).length).toBe(thrown.length)
  })

  test('R-RNG-2: chances are those that the odds of the board give right before the dice', () => {
    const fromBoard: number[] = []
    for (const [at, step] of steps.entries()) {
      const rolled = events(step).find((event) => event.type === 'arrestRolled')
      const before = at > 0 ? stateOf(steps[at - 1]!) : null
      if (rolled === undefined || before === null) continue
      const { stage } = before
      // Where nobody was asked before the dice, or the last card closed the call, no board shows the fight as it was: those are left out.
      if ((moves[at]?.action as { readonly type: string } | undefined)?.type !== 'pass') continue
      if (stage.step !== 'window' || stage.moment.window !== 'combat' || stage.moment.fight.kind !== 'arrest') continue
      const odds = arrestOdds(cards, before, stage.moment.fight.arrest)
      for (const { seat } of rolled.judges) {
        const chance = odds.seats.find((one) => one.seat === seat)!.arrest / odds.rolls
        const own = facts.attempts.find((attempt) => attempt.ply === at && attempt.seat === seat && attempt.crime === rolled.crime)
        fromBoard.push(chance)
        expect(own?.chance).toBeCloseTo(chance, 12)
      }
    }
    expect(fromBoard.length).toBeGreaterThan(0)
  })

  test('R-RNG-2: luck is what the rolls changed: arrests less their chances, and what a duel came to', () => {
    for (const seat of seats) {
      const rolls = facts.rolls.filter((roll) => roll.seat === seat)
      expect(facts.seats[seat]!.luck).toBeCloseTo(sum(rolls.map(({ before, after }) => after! - before!)), 10)
      const attempts = facts.attempts.filter((attempt) => attempt.seat === seat)
      const arrests = sum(attempts.map(({ fate, chance }) => (fate === 'arrested' ? 1 : 0) - chance))
      const duels = sum(rolls.filter(({ kind }) => kind === 'duel').map(({ before, after }) => after! - before!))
      expect(facts.seats[seat]!.luck).toBeCloseTo(arrests + duels, 10)
      const fought = told.some((event) => event.type === 'duelDeclared' && event.round === 1 && event.seats.includes(seat))
      expect(facts.seats[seat]!.contests).toBe(attempts.length + (fought ? 1 : 0))
    }
  })
})

test('R-RNG-2: the chances of a duel are those of its odds', () => {
  const duels = goldensOf('judge-dredd').flatMap(([, golden]) => {
    const { steps, facts } = courseOf(golden)
    return steps.flatMap((step, at) => {
      const rolled = events(step).find((event) => event.type === 'duelRolled')
      const { stage } = at > 0 ? stateOf(steps[at - 1]!) : { stage: null }
      if (rolled === undefined || stage?.step !== 'window' || stage.moment.window !== 'combat' || stage.moment.fight.kind !== 'duel')
        return []
      const odds = duelOdds(cards, stage.moment.fight.duel)
      return rolled.judges.map(({ seat }) => [
        facts.rolls.find((roll) => roll.ply === at && roll.seat === seat && roll.kind === 'duel')?.before,
        odds.seats.find((one) => one.seat === seat)?.chance,
      ])
    })
  })
  expect(duels.length).toBeGreaterThan(0)
  for (const [found, wanted] of duels) expect(found).toBeCloseTo(wanted!, 12)
})

test('R-RNG-2: over many arrests luck comes to nothing', () => {
  const attempts = Array.from(
    { length: 8 },
    (_, n) => simulated(['--game', 'judge-dredd', '--levels', 'cadet', '--players', '3'], n).facts.attempts,
  ).flat()
  const luck = sum(attempts.map(({ fate, chance }) => (fate === 'arrested' ? 1 : 0) - chance))
  const deviation = Math.sqrt(sum(attempts.map(({ chance }) => chance * (1 - chance))))
  expect(attempts.length).toBeGreaterThan(150)
  expect(Math.abs(luck)).toBeLessThan(3.5 * deviation)
})
