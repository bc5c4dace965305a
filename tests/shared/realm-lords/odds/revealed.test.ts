import { describe, expect, test } from 'vitest'
import { helpOdds, reach, revealedOdds } from '../../../../shared/games/realm-lords/odds/index.ts'
import { cards, carrying, fightWith, planWith, viewWith } from './table.ts'

describe('RL-C10, RL-R9, RL-R10: after the reveal, the roll as it stands and after each change', () => {
  const rows = (items: string[], energy: number) =>
    revealedOdds(
      cards,
      viewWith('brogan-dunmallet', {
        energy,
        items: carrying(...items),
        stage: {
          step: 'revealed',
          fight: fightWith('bog-nipper'),
          plan: planWith({ stance: 'melee', tactic: 'defend', fleeing: true }),
          enemy: 'ranged',
        },
      }),
    ).map(({ action, exchange: { stance, tactic, footing, need, hit }, fleeing }) => ({
      action: action.type,
      stance,
      tactic,
      footing,
      need,
      hit,
      fleeing,
    }))

  const asItStands = {
    action: 'resolve',
    stance: 'melee',
    tactic: 'defend',
    footing: 'countered',
    need: 4,
    hit: reach('countered', 4),
    fleeing: true,
  }

  test('nothing to change', () => expect(rows([], 1)).toEqual([asItStands]))
  test('a change of tactic withdraws the flight and the 1 of Defend', () => {
    expect(rows([], 2)).toEqual([
      asItStands,
      { ...asItStands, action: 'changeTactic', tactic: 'attack', need: 5, hit: reach('countered', 5), fleeing: false },
    ])
  })
  test('Quickturn Gloves take either other stance and keep the flight', () => {
    expect(rows(['quickturn-gloves'], 0)).toEqual([
      asItStands,
      { ...asItStands, action: 'use', stance: 'ranged', footing: 'even', need: 6, hit: reach('even', 6) },
      { ...asItStands, action: 'use', stance: 'magic', footing: 'countering', need: 6, hit: reach('countering', 6) },
    ])
  })
  test('Mirror Shield rolls as if the stances matched', () => {
    expect(rows(['mirror-shield'], 0)).toEqual([asItStands, { ...asItStands, action: 'use', footing: 'even', hit: reach('even', 4) }])
  })
  test('a draught is no change of the plan', () => expect(rows(['vigor-tonic'], 0)).toEqual([asItStands]))
  test('none at another stage', () => expect(revealedOdds(cards, viewWith('brogan-dunmallet'))).toEqual([]))
})

describe('RL-R10: after the roll, what each help leads to', () => {
  const rows = (hero: string, items: string[], dice: number[], energy = 1) =>
    helpOdds(
      cards,
      viewWith(hero, {
        energy,
        items: carrying(...items),
        stage: {
          step: 'rolled',
          fight: fightWith('rustblade-footpad'),
          plan: planWith({ stance: 'magic' }),
          enemy: 'melee',
          roll: { dice, kept: [0, 1], bonus: 0, rerolls: 0 },
        },
      }),
    ).map(({ action, hit }) => [action.type === 'use' ? action.item : action.type, hit])

  test('Second Casting throws the same dice again, countered as before', () => {
    expect(rows('ysolde-fennick', [], [1, 2, 6])).toEqual([
      ['ability', reach('countered', 6)],
      ['decline', 0],
    ])
  })
  test('a new throw can lose a hit', () => {
    expect(rows('ysolde-fennick', ['lucky-knucklebone'], [3, 3, 6], 0)).toEqual([
      ['lucky-knucklebone', reach('countered', 6)],
      ['decline', 1],
    ])
  })
  test('Battle Pennant adds 2 to what lies there', () => {
    expect(rows('ysolde-fennick', ['battle-pennant'], [2, 2, 6], 0)).toEqual([
      ['battle-pennant', 1],
      ['decline', 0],
    ])
  })
  test('none at another stage', () => expect(helpOdds(cards, viewWith('ysolde-fennick'))).toEqual([]))
})
