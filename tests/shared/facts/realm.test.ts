import { describe, expect, test } from 'vitest'
import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { State } from '../../../shared/games/realm-lords/state.ts'
import { addFaces } from '../../../electron/service/history/statistics.ts'
import { courseOf, eventsOf, facesOf, goldensOf, simulated, type AnyStep } from './told.ts'

const stateOf = (step: AnyStep) => step.position.state as State
const events = (step: AnyStep) => eventsOf(step).map(({ event }) => event as RealmEvent)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe.each(goldensOf('realm-lords'))('R-STAT-2: the facts of the recorded campaign %s', (_, golden) => {
  const { steps, facts } = courseOf(golden)
  const told = steps.flatMap(events)
  const end = stateOf(steps.at(-1)!)
  const ended = (how: string) => told.filter((event) => event.type === 'fightEnded' && event.how === how).length

  test('where the road ends is where the hero stands', () => {
    const { round, health, maxHealth, energy, level, gold, doom, lords } = end
    expect(facts.steps.at(-1)).toEqual({ round, health, maxHealth, energy, level, gold, doom: doom.clock, lords: lords.length })
    expect(facts.steps.map((step) => step.round)).toEqual(Array.from({ length: round }, (_step, at) => at + 1))
    expect([facts.rounds, facts.difficulty, facts.seats[0]?.hero, facts.seats[0]?.score]).toEqual([
      round,
      end.difficulty,
      end.hero,
      lords.length,
    ])
  })

  test('every round of the road is what the state was when the next began', () => {
    for (const [at, step] of steps.entries()) {
      const began = events(step).find((event) => event.type === 'roundBegan')
      if (at === 0 || began === undefined || began.round < 2) continue
      // Nothing happens to a hero between the end of a round and the first choice of the next.
      const { health, gold, level } = stateOf(step)
      expect(facts.steps.find(({ round }) => round === began.round - 1)).toMatchObject({ health, gold, level })
    }
  })

  test('fights, and how they ended, are as many as were told', () => {
    for (const how of ['won', 'fled', 'defeated']) expect(facts.fights.filter((fight) => fight.how === how).length).toBe(ended(how))
    expect(facts.seats[0]).toMatchObject({ contests: facts.fights.length, contestsWon: ended('won') })
    const gained = told.flatMap((event) => (event.type === 'goldChanged' && event.cause.by === 'victory' ? [event.to - event.from] : []))
    expect(sum(facts.fights.map(({ gold }) => gold))).toBe(sum(gained))
  })

  test('damage is what changed hands in the fights', () => {
    const lost = told.flatMap((event) => (event.type === 'enemyHealthChanged' ? [Math.max(0, event.from - event.to)] : []))
    const fought = facts.fights.filter(({ how }) => how === 'won')
    expect(sum(fought.map(({ dealt }) => dealt))).toBeLessThanOrEqual(sum(lost))
    if (facts.fights.length === told.filter(({ type }) => type === 'enemyMet').length)
      expect(sum(facts.fights.map(({ dealt }) => dealt))).toBe(sum(lost))
  })

  test('items that were bought are those that the towns sold', () => {
    const bought = told.flatMap((event) =>
      event.type === 'cardMoved' && event.to.in === 'hero' && event.cause.by === 'buy' ? [event.item] : [],
    )
    expect(facts.items.flatMap(({ item, bought: times }) => Array<string>(times).fill(item)).sort()).toEqual(bought.sort())
  })

  test('R-RNG-1: every six-sided die that was told of is counted, by its face', () => {
    const values: number[] = []
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const die = value as { readonly purpose?: unknown; readonly sides?: unknown; readonly value?: unknown }
      if (typeof die.purpose === 'string' && die.sides === 6) values.push(Number(die.value))
      else for (const member of Object.values(value)) collect(member)
    }
    for (const event of told) collect(event)
    expect(addFaces(facts.dice.map(({ faces }) => faces))).toEqual(facesOf(values))
  })

  test('R-RNG-2: luck is what the combat rolls changed; chances are chances', () => {
    const staked = facts.rolls.filter(({ before }) => before !== null)
    expect(facts.seats[0]!.luck).toBeCloseTo(sum(staked.map(({ before, after }) => after! - before!)), 10)
    expect(facts.seats[0]!.luck).toBeCloseTo(sum(facts.fights.map(({ luck }) => luck)), 10)
    for (const { before, after, kind } of staked) {
      expect(kind).toBe('combat')
      for (const chance of [before!, after!]) expect(chance >= 0 && chance <= 1).toBe(true)
    }
  })
})

test('R-RNG-2: a roll that ends a fight leaves no chance open', () => {
  const finals = goldensOf('realm-lords').flatMap(([, golden]) => {
    const { steps, facts } = courseOf(golden)
    return steps.flatMap((step, at) => {
      const own = events(step)
      const ended = own.find((event) => event.type === 'fightEnded')
      const roll = facts.rolls.find(({ ply, before }) => ply === at && before !== null)
      const plain = own.filter((event) => event.type === 'combatRolled').length === 1
      return ended === undefined || roll === undefined || !plain ? [] : [[ended.how, roll.after]]
    })
  })
  expect(finals.filter(([how]) => how === 'won').length).toBeGreaterThan(10)
  expect(finals.filter(([how, after]) => how === 'won' && after !== 1)).toEqual([])
  expect(finals.filter(([how, after]) => how === 'defeated' && after !== 0)).toEqual([])
})

test('R-RNG-2: over many rolls luck comes to nothing', () => {
  const rolls = Array.from({ length: 60 }, (_, n) => simulated(['--game', 'realm-lords', '--level', 'random'], n).facts.rolls).flat()
  const changes = rolls.flatMap(({ before, after }) => (before === null ? [] : [after! - before]))
  const deviation = Math.sqrt(sum(changes.map((change) => change * change)))
  expect(changes.length).toBeGreaterThan(500)
  expect(Math.abs(sum(changes))).toBeLessThan(3.5 * deviation)
})
