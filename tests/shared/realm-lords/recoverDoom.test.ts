import { describe, expect, test } from 'vitest'
import { decline, finish, realm, use } from './support/index.ts'

const ending = () => realm().stage('experience')
const calm = [1, 1]

describe('Recover', () => {
  test.each([
    { title: '1 energy', laid: ending().with({ energy: 1 }), energy: 2 },
    { title: 'up to the maximum', laid: ending().with({ energy: 4 }), energy: 4 },
    { title: 'Stillwater Robe 1 more', laid: ending().with({ energy: 1 }).items('stillwater-robe'), energy: 3 },
    { title: 'Stillwater Robe not above the maximum', laid: ending().with({ energy: 3 }).items('stillwater-robe'), energy: 4 },
  ])('RL-V1: $title', ({ laid, energy }) => {
    expect(laid.play([finish], calm).state.energy).toBe(energy)
  })

  test('RL-V1: every exhausted card is reset', () => {
    const after = ending().exhausted('battle-pennant', 'folded-road-map').items('ashwood-bow').play([finish], calm)
    expect(after.state.items.map(({ exhausted }) => exhausted)).toEqual([false, false, false])
    expect(after.told('readied')).toEqual([{ type: 'readied', items: ['battle-pennant', 'folded-road-map'] }])
  })

  test('RL-V1: nothing to reset is not told', () => {
    expect(ending().items('battle-pennant').play([finish], calm).told('readied')).toEqual([])
  })
})

describe('Doom', () => {
  const doomed = (clock: number, tick: number, difficulty = 'knight') => ending().with({ doom: { clock, tick }, difficulty })

  test.each([
    { title: 'below the timer it moves one down', clock: 3, tick: 9, dice: [4, 4], doom: { clock: 3, tick: 8 } },
    { title: 'at the timer the clock advances, the timer goes back', clock: 3, tick: 9, dice: [4, 5], doom: { clock: 4, tick: 11 } },
    { title: 'above it too', clock: 3, tick: 9, dice: [6, 6], doom: { clock: 4, tick: 11 } },
    { title: 'the timer reaches 2', clock: 1, tick: 3, dice: [1, 1], doom: { clock: 1, tick: 2 } },
    { title: 'at 2 it always trips', clock: 1, tick: 2, dice: [1, 1], doom: { clock: 2, tick: 11 } },
    { title: 'at 12 only a 12', clock: 1, tick: 12, dice: [6, 6], doom: { clock: 2, tick: 12 }, difficulty: 'squire' },
    { title: 'an 11 does not', clock: 1, tick: 12, dice: [5, 6], doom: { clock: 1, tick: 11 }, difficulty: 'squire' },
    { title: 'a champion’s timer starts at 10', clock: 1, tick: 5, dice: [5, 6], doom: { clock: 2, tick: 10 }, difficulty: 'champion' },
    { title: 'a legend’s at 9', clock: 8, tick: 5, dice: [5, 6], doom: { clock: 9, tick: 9 }, difficulty: 'legend' },
  ])('RL-D1, RL-R26: $title', ({ clock, tick, dice, doom, difficulty }) => {
    expect(doomed(clock, tick, difficulty).play([finish], dice).of('doom', 'round')).toEqual({ doom, round: 2 })
  })

  test('RL-D1: waiting from the start the clock advances at the latest when the timer is at 2', () => {
    const ticks: number[] = []
    for (let tick = 11; tick > 2; tick = ticks.at(-1)!) ticks.push(doomed(1, tick).play([finish], calm).state.doom.tick)
    expect(ticks).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  test('RL-R26: Hourglass Shard prevents an advance; the timer still resets', () => {
    const laid = doomed(9, 4).items('hourglass-shard')
    expect(laid.play([finish], [3, 3]).legal).toEqual([use('hourglass-shard'), decline])
    const after = laid.play([finish, use('hourglass-shard')], [3, 3])
    expect(after.of('doom', 'gone', 'round', 'stage')).toEqual({
      doom: { clock: 9, tick: 11 },
      gone: ['hourglass-shard'],
      round: 2,
      stage: { step: 'depart' },
    })
    expect(after.told('doomMoved')).toEqual([
      { type: 'doomMoved', clock: 9, tick: 11, advanced: false, cause: { by: 'item', item: 'hourglass-shard' } },
    ])
  })

  test('RL-R17: Hourglass Shard may be kept, and the clock advances', () => {
    const after = doomed(2, 4).items('hourglass-shard').play([finish, decline], [3, 3])
    expect([after.state.doom, after.state.items.length]).toEqual([{ clock: 3, tick: 11 }, 1])
  })

  test('RL-R17: Hourglass Shard is not offered when the clock would not advance', () => {
    expect(doomed(2, 8).items('hourglass-shard').play([finish], [3, 3]).state.stage.step).toBe('depart')
  })

  test('RL-D1: the dice belong to the round', () => {
    expect(doomed(1, 11).with({ round: 12 }).play([finish], calm).purposes).toEqual(['round-12/doom/die-1', 'round-12/doom/die-2'])
  })
})
