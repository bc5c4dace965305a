import { describe, expect, test } from 'vitest'
import { addFaces } from '../../../electron/service/history/statistics.ts'
import type { AllFacts } from '../../../shared/games/allFacts.ts'
import { courseOf, eventsOf, facesOf, goldensOf } from './told.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const standing = ({ hero, won, place, score, ahead }: AllFacts['seats'][number]) => [hero, won, place, score, ahead]

describe.each([...goldensOf('judge-dredd'), ...goldensOf('realm-lords')])('R-STAT-1: a branch of %s', (_, golden) => {
  const { steps, facts, since } = courseOf(golden)
  const end = steps.length - 1

  test.each([0, Math.floor(end * 0.6)])('at ply %i counts what happened after it, and ends as all of it does', (ply) => {
    const own = since(ply)
    const told = steps.slice(ply + 1).flatMap(eventsOf)
    const times = (type: string) => told.filter(({ event }) => event.type === type).length
    expect([own.attempts.length, own.fights.length]).toEqual([times('attemptEnded'), times('fightEnded')])
    expect(sum(own.plays.map(({ count }) => count))).toBe(times('cardPlayed'))
    expect(sum(own.items.map(({ bought }) => bought))).toBe(
      told.filter(({ event }) => event.type === 'cardMoved' && JSON.stringify(event).includes('"by":"buy"')).length,
    )
    for (const list of [own.rolls, own.attempts, own.fights]) expect(list.every((row) => row.ply > ply)).toBe(true)
    expect(addFaces(own.dice.map(({ faces }) => faces))).toEqual(facesOf(own.rolls.flatMap(({ faces }) => faces)))
    expect(own.deeds.every(({ count }) => count > 0)).toBe(true)
    expect([own.rounds, own.seats.map(standing)]).toEqual([facts.rounds, facts.seats.map(standing)])
  })

  test('at its last ply has nothing of its own', () => {
    const { seats, dice, rolls, attempts, plays, fights, items, steps: road } = since(end)
    expect([dice, rolls, attempts, plays, fights, items]).toEqual([[], [], [], [], [], []])
    expect(seats.every(({ contests, contestsWon, luck }) => contests === 0 && contestsWon === 0 && luck === 0)).toBe(true)
    expect(road.length).toBeLessThanOrEqual(1)
  })
})
