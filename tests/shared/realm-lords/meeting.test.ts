import { describe, expect, test } from 'vitest'
import { cubeColours, tiers } from '../../../shared/games/realm-lords/cards/schema.ts'
import { attack, cards, flee, realm, resolve, roll, spaceOf, stop } from './support/index.ts'

const arriving = (cube: 'green' | 'yellow' | 'blue' | 'red' = 'green') =>
  realm()
    .cube('m01-right', cube)
    .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })

describe('Combat Setup', () => {
  test('RL-C1: whoever ends a movement on a cube must fight; it starts with Before Combat, then come combat rounds', () => {
    const after = arriving()
      .items('seers-lens')
      .play([stop, { type: 'begin' }], [1, 1])
    expect(after.story).toEqual([...['stopped', 'phaseBegan', 'cubeMoved', 'enemyMet', 'typeRolled', 'deckShuffled'], 'combatRoundBegan'])
    expect(after.state.stage.step).toBe('stance')
  })

  test('RL-C1: without a cube there is no fight', () => {
    expect(
      arriving()
        .with({ cubes: Array<null>(36).fill(null) })
        .play([stop], { doom: [1, 1] })
        .told('enemyMet'),
    ).toEqual([])
  })

  test.each(
    tiers.flatMap((tier, n) =>
      cards.pack.enemies[tier].map(({ id, die, health, ability }) => ({
        cube: cubeColours[n]!,
        die,
        id,
        health,
        tests: ability && 'test' in ability && ability.test,
      })),
    ),
  )('RL-C2: a $cube cube and a $die is $id, with $health health', ({ cube, die, id, health, tests }) => {
    const rolls = { 'enemy-1': [die], type: [1], ...(tests && { 'before/enemy': [6, 6] }) }
    const after = arriving(cube).play([stop], rolls)
    expect(after.fight).toMatchObject({ enemy: id, health, cube })
  })

  test('RL-C2, RL-R7: the cube goes from the map to the enemy', () => {
    const after = arriving('yellow').play([stop], [1, 1])
    expect(after.state.cubes[spaceOf('m01-right')]).toBeNull()
    expect(after.told('cubeMoved')).toEqual([
      {
        type: 'cubeMoved',
        cube: 'yellow',
        from: { in: 'map', space: spaceOf('m01-right') },
        to: { in: 'enemy' },
        cause: { by: 'combat' },
      },
    ])
  })

  test.each([
    [1, 'brawler'],
    [2, 'marksman'],
    [3, 'hexer'],
    [4, 'spellblade'],
    [5, 'skirmisher'],
    [6, 'occultist'],
  ])('RL-C2, RL-R13: a die of %i makes the enemy a %s', (die, type) => {
    expect(arriving().play([stop], [1, die]).fight.type).toBe(type)
  })

  test('RL-S5, RL-C2: the type/stance deck has six cards, is shuffled at each fight, and its order stays hidden', () => {
    const after = arriving().play([stop], { 'enemy-1': [1], type: [1], 'stance-deck-1/5': [1] })
    expect(after.fight.deck).toEqual(['S6', 'S2', 'S3', 'S4', 'S5', 'S1'])
    expect(after.fight).toMatchObject({ drawn: [], shuffles: 1, round: 1, last: null, exhausted: false })
  })

  test.each([
    { title: 'a lord that has fallen is rolled again', lords: ['harkemond-the-ember-lord'], rolls: [1, 2], enemy: 'nerieth-the-tide-lord' },
    {
      title: 'as often as needed',
      lords: ['harkemond-the-ember-lord', 'zephandra-the-gale-lord'],
      rolls: [5, 1, 5, 6],
      enemy: 'the-death-lord',
    },
    {
      title: 'lords that stand are met at the first roll',
      lords: ['harkemond-the-ember-lord'],
      rolls: [4],
      enemy: 'quillamar-the-thorn-lord',
    },
  ])('RL-C2, RL-R2: $title', ({ lords, rolls, enemy }) => {
    const after = arriving('red')
      .with({ lords })
      .play([stop], { enemy: rolls, type: [1] })
    expect(after.told('enemyMet')).toEqual([
      {
        type: 'enemyMet',
        tier: 'lord',
        enemy,
        health: cards.enemy(enemy).health,
        rolls: rolls.map((value, n) => ({ purpose: `round-1/m01-right/enemy-${n + 1}`, sides: 6, value })),
      },
    ])
  })

  test('RL-R2: lesser enemies may be met as often as the dice say', () => {
    expect(
      arriving('blue')
        .with({ lords: ['harkemond-the-ember-lord'] })
        .play([stop], [1, 1]).fight.enemy,
    ).toBe('basalt-colossus')
  })

  test('RL-S7: the reference cards of a tier hold six enemies, one for each face of a die', () => {
    expect(tiers.map((tier) => cards.pack.enemies[tier].map(({ die }) => die))).toEqual(Array(4).fill([1, 2, 3, 4, 5, 6]))
  })

  test('RL-R7: a fight begun again after a flight rolls a new enemy and type, at full health', () => {
    const after = realm()
      .fight('moss-backed-troll', { health: 1, deck: ['S1'] })
      .play([flee('ranged'), resolve, roll, stop], { 'round-1.*combat': [6, 6], doom: [1, 1], movement: [1, 1], enemy: [5], type: [2] })
    expect(after.fight).toMatchObject({ enemy: 'tusked-reaver', type: 'marksman', health: 5, cube: 'yellow', round: 1, drawn: [] })
  })

  test('RL-C1, RL-C6: the rounds are counted', () => {
    const after = realm()
      .fight('hollow-scarecrow')
      .play([attack('ranged'), resolve, attack('melee'), resolve], [6, 6, 1, 1])
    expect(after.told('combatRoundBegan').map(({ round }) => round)).toEqual([2, 3])
  })
})
