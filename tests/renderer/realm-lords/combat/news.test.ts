import { describe, expect, it } from 'vitest'
import { fightNews } from '../../../../renderer/games/realm-lords/combat/fightNews.ts'
import { latestRound } from '../../../../renderer/games/realm-lords/combat/latestRound.ts'
import { fightOn, meet } from '../support/table.ts'

describe('fightNews', () => {
  it('won: the cube and the gold, with the bounty of items (RL-C16)', () => {
    const table = meet('green', 1, {
      script: [[/die/, 6]],
      change: (state) => {
        state.tracks.ranged = ['red', 'red', 'red', 'red', 'red']
        state.items.push({ id: 'bounty-ledger', exhausted: false }, { id: 'throwing-hatchets', exhausted: false })
      },
    })
    table.play({ type: 'use', item: 'throwing-hatchets' })
    expect(fightNews(table.events())).toMatchObject({ how: 'won', enemy: 'bog-nipper', rounds: 0, cube: 'green', gold: 2 })
  })

  it('fled: the cube goes back, nothing is lost (RL-C9)', () => {
    const table = meet('yellow', 1, { script: [[/combat-1\/die/, 6]] })
    table.play({ type: 'begin' })
    fightOn(table, { tactic: 'defend', flee: true })
    expect(fightNews(table.events())).toMatchObject({ how: 'fled', cube: 'yellow', gold: 0, woke: null })
  })

  it('defeated: half the gold, and where the hero woke (RL-C17, RL-R18)', () => {
    const table = meet('yellow', 1, {
      script: [[/combat-1\/die/, 1]],
      change: (state) => {
        state.health = 1
        state.gold = 7
      },
    })
    table.play({ type: 'begin' })
    fightOn(table, { stance: 'magic' })
    const choice = table.legal().find((action) => action.type === 'wake')
    if (choice) table.play(choice)
    expect(fightNews(table.events())).toMatchObject({ how: 'defeated', gold: -4, woke: table.state().at })
  })

  it('is nothing without the end of a fight', () => expect(fightNews(meet('yellow', 1).events())).toBeNull())
})

describe('latestRound', () => {
  it('is nothing before the first roll of this fight', () => expect(latestRound(meet('yellow', 1).events())).toBeNull())

  it('adds up what a miss cost, the enemy ability with it (RL-R12)', () => {
    const table = meet('yellow', 1, {
      script: [
        [/combat-1\/die/, 6],
        [/combat-2\/die/, 1],
      ],
    })
    table.play({ type: 'begin' })
    fightOn(table)
    fightOn(table, { stance: 'melee' })
    const report = latestRound(table.events())
    expect(report).toMatchObject({ round: 2, stance: 'melee', result: 'missed', enemy: { from: 4, to: 5 } })
    expect(report?.hero?.from).toBe(5)
  })

  it('after new dice, those count (RL-R10)', () => {
    const table = meet('yellow', 1, {
      hero: 'ysolde-fennick',
      script: [
        [/again/, 6],
        [/combat-1\/die/, 1],
      ],
    })
    if (table.view().stage.step === 'before') table.play({ type: 'begin' })
    fightOn(table, { stance: 'magic' })
    table.play({ type: 'ability' })
    expect(latestRound(table.events())?.dice.every((die) => die === 6)).toBe(true)
  })
})
