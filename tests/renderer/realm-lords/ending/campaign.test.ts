import { describe, expect, it } from 'vitest'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { play, start, type Position } from '../../../../shared/kernel/match.ts'
import type { Entry } from '../../../../shared/kernel/table.ts'
import { realmLords } from '../../../../shared/games/realm-lords/game.ts'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import type { State } from '../../../../shared/games/realm-lords/state.ts'
import { countCampaign, diceMean } from '../../../../renderer/games/realm-lords/ending/campaign.ts'
import { cards } from '../support/table.ts'

/** A whole campaign of random choices: its events, how many six-sided dice were drawn for it, and its last state. */
function randomCampaign(seed: number): { events: RealmEvent[]; drawn: number[]; state: State } {
  const game = realmLords(cards)
  const chance = fastChance(seed)
  const choose = fastChance(seed + 1)
  const events: RealmEvent[] = []
  const drawn = [0, 0, 0, 0, 0, 0]
  const hear = (entries: readonly Entry<RealmEvent>[]) => {
    for (const entry of entries) {
      if (entry.kind === 'told') events.push(entry.event)
      else if (entry.sides === 6 && !/shuffle|setup\/(map|cubes|items|hero)|stance-deck/.test(entry.purpose)) drawn[entry.value - 1]! += 1
    }
  }
  const first = start(game, { hero: 'random', difficulty: 'squire' }, chance)
  hear(first.entries)
  let position: Position<State> = first.position
  while (position.state.stage.step !== 'over') {
    const legal = game.legalActions(position.state, 0)
    const step = play(game, position, { seat: 0, action: legal[choose(legal.length, '') - 1]! }, chance)
    if (!step.ok) throw new Error(step.fault.detail)
    position = step.value.position
    hear(step.value.entries)
  }
  return { events, drawn, state: position.state }
}

describe('countCampaign', () => {
  it.each([3, 11, 29])('counts a whole campaign as its last state has it, seed %i (R-STAT-2)', (seed) => {
    const { events, drawn, state } = randomCampaign(seed)
    const count = countCampaign(events)
    expect(count.rounds).toBe(state.round)
    expect(count.levels).toBe(state.level)
    expect(count.lords.map(({ lord }) => lord)).toEqual(state.lords)
    expect(count.faces).toEqual(drawn)
    expect(count.won + count.fled + count.defeated).toBe(events.filter((event) => event.type === 'enemyMet').length)
    expect(count.hits + count.misses).toBeLessThanOrEqual(count.combatRounds)
    expect(count.won).toBe(state.exp.length + state.spent.length + trackCubes(state))
  })
})

function trackCubes({ tracks, markers }: State): number {
  return Object.values(tracks).flat().length + Object.values(markers).filter((cube) => cube !== null).length
}

describe('diceMean', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0], { dice: 0, mean: null }],
    [[1, 0, 0, 0, 0, 1], { dice: 2, mean: 3.5 }],
    [[2, 2, 0, 0, 0, 0], { dice: 4, mean: 1.5 }],
  ])('of %j', (faces, expected) => expect(diceMean(faces)).toEqual(expected))
})
