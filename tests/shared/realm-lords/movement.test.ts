import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import { drop, realm, roll, spaceOf, stop, use } from './support/index.ts'

const step = (to: string): Action => ({ type: 'step', to: spaceOf(to) })
const draughts = ['healing-draught', 'honeyed-oatcake', 'vigor-tonic']
const walking = (left: number) => realm().stage('walk', { dice: [left], kept: left, points: left, left })
const steps = (actions: readonly Action[]) => actions.flatMap((action) => (action.type === 'step' ? [action.to] : []))

describe('the movement roll', () => {
  test.each([
    { title: 'RL-M1: at full health two dice are rolled and the highest counts', laid: realm(), rolls: [3, 5], points: 5 },
    { title: 'RL-M1: two equal dice give their number', laid: realm(), rolls: [4, 4], points: 4 },
    { title: 'RL-M1: below full health one die is rolled', laid: realm().with({ health: 4 }), rolls: [6], points: 6 },
    { title: 'RL-M1: Wayfarer Boots add 1 point', laid: realm().items('wayfarer-boots'), rolls: [2, 1], points: 3 },
    {
      title: 'RL-M1: Wayfarer Boots add 1 point below full health too',
      laid: realm().items('wayfarer-boots').with({ health: 1 }),
      rolls: [6],
      points: 7,
    },
    {
      title: 'RL-M1: Sure Feet: two dice even below full health',
      laid: realm().hero('nettle-quickbriar').with({ health: 1 }),
      rolls: [2, 6],
      points: 6,
    },
    {
      title: 'RL-M1: a raised maximum that is not full means one die',
      laid: realm().with({ maxHealth: 6 }),
      rolls: [2],
      points: 2,
    },
  ])('$title', ({ laid, rolls, points }) => {
    expect(laid.play([roll], rolls).state.stage).toMatchObject({ step: 'walk', points, left: points, dice: rolls })
  })

  test('RL-R5: a draught drunk just before the throw makes the health full for it', () => {
    const after = realm()
      .with({ health: 3 })
      .items('healing-draught')
      .play([use('healing-draught'), roll], [1, 4])
    expect(after.state).toMatchObject({ health: 5, items: [], gone: ['healing-draught'], stage: { step: 'walk', points: 4 } })
  })

  test('RL-R5: a draught that does not heal fully leaves one die', () => {
    const after = realm()
      .with({ health: 1 })
      .items('healing-draught')
      .play([use('healing-draught'), roll], [4])
    expect(after.state).toMatchObject({ health: 4, stage: { dice: [4] } })
  })

  test('RL-P1: a round begins with Movement, and each phase is told', () => {
    const after = realm().play([roll, stop], { movement: [2, 2], doom: [1, 1] })
    expect(after.told('phaseBegan', 'roundBegan').map((event) => ('phase' in event ? event.phase : event.round))).toEqual([
      ...['experience', 'recover', 'doom'],
      ...[2, 'movement'],
    ])
  })

  test('RL-M1: purposes name round and die', () => {
    expect(realm().with({ round: 7 }).play([roll], [1, 1]).purposes).toEqual(['round-7/movement/die-1', 'round-7/movement/die-2'])
  })
})

describe('the way', () => {
  test.each([
    {
      title: 'RL-M1: never diagonally; each neighbour that the points pay for',
      left: 6,
      from: 'm11-right',
      to: ['m09-right', 'm11-left', 'm08-left', 'm02-right'],
    },
    { title: 'RL-M1: from a corner two ways lead', left: 6, from: 'm01-left', to: ['m01-right', 'm09-left'] },
    { title: 'RL-M1: rows do not join at the edge of the map', left: 6, from: 'm12-right', to: ['m12-left', 'm10-right'] },
    { title: 'RL-M1: spaces that cost more than what is left cannot be entered', left: 3, from: 'm18-left', to: ['m04-left'] },
    { title: 'RL-M1: the peak costs 6', left: 6, from: 'm18-left', to: ['m04-left', 'm17-right', 'm18-right'] },
    { title: 'RL-M1: without points no step is left', left: 0, from: 'm18-left', to: [] },
    { title: 'RL-R6: a town costs what its space says', left: 1, from: 'm11-right', to: ['m11-left', 'm02-right'] },
  ])('$title', ({ left, from, to }) => {
    expect(steps(walking(left).at(from).legal())).toEqual(to.map(spaceOf))
  })

  test('RL-M1, RL-R5: points are spent space by space, through cubes too, and the hero may turn back', () => {
    const after = walking(5)
      .cube('m07-left', 'red')
      .cube('m07-right', 'green')
      .play([step('m07-left'), step('m07-right'), step('m07-left')])
    expect(after.told('stepped').map(({ to, cost, left }) => ({ to, cost, left }))).toEqual([
      { to: spaceOf('m07-left'), cost: 1, left: 4 },
      { to: spaceOf('m07-right'), cost: 3, left: 1 },
      { to: spaceOf('m07-left'), cost: 1, left: 0 },
    ])
    expect(after.state.cubes[spaceOf('m07-left')]).toBe('red')
  })

  test('RL-R5: the hero may stop at any time, or stay without a step', () => {
    const laid = walking(6)
    expect([laid.legal(), laid.play([step('m07-left')]).legal].map((legal) => legal.filter(({ type }) => type === 'stop'))).toEqual([
      [stop],
      [stop],
    ])
  })

  test('RL-R5: staying on a cube means a fight', () => {
    const after = walking(6).cube('m01-right', 'green').items('seers-lens').play([stop], [1, 1])
    expect(after.state.stage).toMatchObject({ step: 'before', fight: { enemy: 'bog-nipper' } })
  })

  test('RL-R6: passing through a town is no visit', () => {
    const after = walking(3)
      .town('galavanton', ['ashwood-bow'], false)
      .play([step('m01-left'), step('m09-left'), stop], [1, 1])
    expect(after.state.towns['galavanton']).toEqual({ goods: ['ashwood-bow'], visited: false })
  })

  test('RL-R5: on a wild space without a cube the round goes on with Experience', () => {
    expect(
      walking(1)
        .with({ exp: ['green'] })
        .play([stop]).state.stage,
    ).toEqual({ step: 'experience' })
  })
})

describe('items on the way', () => {
  test('RL-R5: Folded Road-Map adds 2 after the throw, also after steps, once', () => {
    const after = walking(1)
      .items('folded-road-map')
      .play([step('m07-left'), use('folded-road-map'), step('m03-left')])
    expect(after.state).toMatchObject({ items: [{ id: 'folded-road-map', exhausted: true }], stage: { points: 3, left: 1 } })
    expect(after.legal).not.toContainEqual(use('folded-road-map'))
  })

  test('RL-R5: Folded Road-Map does not use up the exhaust of a later fight', () => {
    const after = walking(1)
      .items('folded-road-map', 'binding-bolas')
      .cube('m01-right', 'green')
      .play([use('folded-road-map'), stop], [1, 1])
    expect(after.legal).toContainEqual(use('binding-bolas'))
  })

  test('RL-R5: Folded Road-Map is of no use before the throw', () => {
    expect(realm().items('folded-road-map').legal()).not.toContainEqual(use('folded-road-map'))
  })

  test.each(['depart', 'walk'] as const)('RL-R27: at %s every draught may be drunk that would change something', (step) => {
    const laid = realm().items(...draughts)
    const at = (health: number, energy: number) => {
      laid.with({ health, energy })
      const there = step === 'depart' ? laid.stage('depart') : laid.stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
      return there.legal().flatMap((action) => (action.type === 'use' ? [action.item] : []))
    }
    expect([at(5, 4), at(4, 4), at(5, 3), at(1, 0)]).toEqual([[], draughts.slice(0, 2), draughts.slice(2), draughts])
  })

  test('RL-R23: an item may be dropped on the way; it leaves the game', () => {
    const after = walking(1)
      .items('ashwood-bow')
      .play([drop('ashwood-bow')])
    expect(after.of('items', 'gone')).toEqual({ items: [], gone: ['ashwood-bow'] })
    expect(after.events).toEqual([
      { type: 'cardMoved', item: 'ashwood-bow', from: { in: 'hero' }, to: { in: 'gone' }, cause: { by: 'drop' } },
    ])
  })
})
