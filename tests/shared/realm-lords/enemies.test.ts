import { describe, expect, test } from 'vitest'
import { tiers, type Stance } from '../../../shared/games/realm-lords/cards/schema.ts'
import { enemyDamage, targetNumber, terms } from '../../../shared/games/realm-lords/phases/combat/measure.ts'
import { attack, cards, defend, plan, realm, resolve, stop, use, type Laid } from './support/index.ts'

const stances: readonly Stance[] = ['ranged', 'melee', 'magic']
/** Hit by an enemy in a stance. */
const hitBy = (foe: string, stance: Stance = 'melee', laid = realm(), health?: number) =>
  laid
    .with({ energy: laid.state().energy })
    .fight(foe, health === undefined ? {} : { health })
    .stage('revealed', { plan: plan(stance), enemy: stance })
    .play([resolve], [1, 1])
const cubeOf = { I: 'green', II: 'yellow', III: 'blue', lord: 'red' } as const
const meeting = (foe: string, laid: Laid, test: number[]) =>
  laid
    .cube('m01-right', cubeOf[cards.tierOf(foe)])
    .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
    .play([stop], { 'enemy-1': [cards.enemy(foe).die], type: [1], ...(test.length && { 'before/enemy': test }) })

describe('the twenty-four enemies', () => {
  /* As on the cards: die, name, health, target/damage of ranged, melee and magic, gold, ability. */
  test('RL-S7, RL-C13: their numbers', () => {
    const printed = tiers.flatMap((tier) =>
      cards.pack.enemies[tier].map((enemy) => {
        const line = stances.map((stance) => `${enemy[stance].target}/${enemy[stance].damage}`)
        return [enemy.die, enemy.id, enemy.health, ...line, enemy.gold, enemy.ability?.kind ?? 'none'].join(' ')
      }),
    )
    expect(printed).toEqual([
      '1 bog-nipper 2 7/1 8/1 7/1 1 none',
      '2 rustblade-footpad 3 7/1 8/1 7/1 2 stealGold',
      '3 cinder-sprite 2 8/1 7/1 9/1 2 loseEnergy',
      '4 hollow-scarecrow 4 7/1 8/1 6/1 2 none',
      '5 thicket-boar 3 7/1 9/2 7/1 2 enrage',
      '6 gutter-hexer 3 7/1 7/1 9/2 3 none',
      '1 moss-backed-troll 5 8/1 10/2 9/1 3 leech',
      '2 pale-huntsman 4 11/2 9/1 9/1 3 loseHealth',
      '3 lantern-wraith 4 9/1 9/1 11/2 4 steadyTax',
      '4 mire-witch 4 9/1 10/1 11/2 4 loseEnergy',
      '5 tusked-reaver 5 9/1 11/2 9/2 4 none',
      '6 glassback-beetle 4 10/1 10/2 9/1 3 guard',
      '1 basalt-colossus 7 11/2 13/3 11/2 5 guard',
      '2 gloam-drake 6 13/2 12/2 12/2 5 noFlee',
      '3 oathbroken-knight 6 11/2 13/3 12/2 5 counterproof',
      '4 spire-sorceress 5 12/2 11/1 13/3 5 loseEnergy',
      '5 marrow-giant 7 11/2 13/2 11/2 5 enrage',
      '6 night-choir 6 12/2 12/2 13/2 5 guard',
      '1 harkemond-the-ember-lord 9 13/2 14/3 15/3 6 guard',
      '2 nerieth-the-tide-lord 9 14/3 13/2 14/2 6 guard',
      '3 bouldrec-the-stone-lord 10 13/2 15/3 13/2 6 guard',
      '4 quillamar-the-thorn-lord 8 14/2 14/3 13/2 6 leech',
      '5 zephandra-the-gale-lord 8 15/3 13/2 14/2 6 counterproof',
      '6 the-death-lord 12 15/3 15/3 16/4 0 loseHealth',
    ])
  })

  test.each(tiers.flatMap((tier) => cards.pack.enemies[tier]))('RL-C14, RL-C16: $id: its targets in play and its gold', (enemy) => {
    const sums = stances.map((stance) => {
      const laid = realm().hero('nettle-quickbriar').with({ energy: 0, health: 10, maxHealth: 10 }).fight(enemy.id)
      return laid
        .stage('revealed', { plan: plan(stance), enemy: stance })
        .play([resolve], [1, 1])
        .told('combatRolled', 'enemyHit')
    })
    expect(
      sums.map(([rolled, struck]) => [rolled?.type === 'combatRolled' && rolled.sum.target, struck?.type === 'enemyHit' && struck.damage]),
    ).toEqual(stances.map((stance) => [enemy[stance].target, enemy[stance].damage]))
    const won = realm()
      .hero('nettle-quickbriar')
      .with({ energy: 0, gold: 0, exp: ['red'] })
      .tracks({ melee: 5 })
      .items('boar-tusk-charm', 'notched-shortsword', 'wardens-claymore')
      .fight(enemy.id, { health: 1, weakened: 4 })
      .stage('revealed', { plan: plan('melee'), enemy: 'melee' })
      .play([resolve], [6, 6])
    expect(won.state.gold).toBe(enemy.gold)
  })
})

describe('whenever it hits you', () => {
  test.each([
    [3, 2],
    [0, 0],
  ])('RL-R12, RL-R4: Cutpurse takes 1 gold: of %i are left %i', (gold, left) => {
    const after = hitBy('rustblade-footpad', 'melee', realm().with({ gold }))
    expect([after.state.gold, after.told('goldChanged').length]).toEqual([left, gold - left])
    expect(after.of('energy', 'health'), 'and nothing else but the hit').toEqual({ energy: 4, health: 4 })
  })

  test.each([
    [4, 3],
    [0, 0],
  ])('RL-R12, RL-R4: Sapping Mud takes 1 energy: of %i are left %i', (energy, left) => {
    const after = hitBy('mire-witch', 'melee', realm().with({ energy }))
    expect(after.of('energy', 'health')).toEqual({ energy: left, health: 4 })
  })

  test.each([
    ['moss-backed-troll', 4, 5],
    ['moss-backed-troll', 5, 5],
    ['moss-backed-troll', 1, 2],
    ['quillamar-the-thorn-lord', 7, 8],
    ['quillamar-the-thorn-lord', 8, 8],
  ])('RL-R12: %s at %i regains 1, never above its start: %i', (foe, health, now) => {
    expect(hitBy(foe, 'melee', realm(), health).fight.health).toBe(now)
  })

  test.each(['rustblade-footpad', 'mire-witch', 'moss-backed-troll'])('RL-R12: %s does nothing of it when the hero hits', (foe) => {
    const after = realm()
      .with({ energy: 4 })
      .tracks({ melee: 5 })
      .fight(foe, { health: 2 })
      .stage('revealed', { plan: plan('melee'), enemy: 'melee' })
      .play([resolve], [6, 6])
    expect([after.of('gold', 'energy'), after.fight.health]).toEqual([{ gold: 3, energy: 4 }, 1])
  })
})

describe('Before Combat', () => {
  test.each([
    { foe: 'cinder-sprite', passes: [3, 3], fails: [3, 2], loss: { health: 5, energy: 3 } },
    { foe: 'pale-huntsman', passes: [4, 5], fails: [4, 4], loss: { health: 4, energy: 4 } },
    { foe: 'spire-sorceress', passes: [6, 5], fails: [5, 5], loss: { health: 5, energy: 2 } },
  ])('RL-C3, RL-C4: $foe tests the hero, who loses on a failure only', ({ foe, passes, fails, loss }) => {
    expect(meeting(foe, realm(), passes).of('health', 'energy')).toEqual({ health: 5, energy: 4 })
    expect(meeting(foe, realm(), fails).of('health', 'energy')).toEqual(loss)
  })

  test('RL-C3: Grave Chill takes 1 health without a test', () => {
    const after = meeting('the-death-lord', realm(), [])
    expect([after.state.health, after.told('tested')]).toEqual([4, []])
  })

  test.each(tiers.flatMap((tier) => cards.pack.enemies[tier].filter(({ ability }) => ability?.when !== 'before').map(({ id }) => id)))(
    'RL-C3: %s has none',
    (foe) => {
      const after = meeting(foe, realm(), [])
      expect([after.of('health', 'energy'), after.told('tested')]).toEqual([{ health: 5, energy: 4 }, []])
    },
  )
})

describe('always', () => {
  test.each([
    { foe: 'thicket-boar', health: 3, target: 0, damage: 0 },
    { foe: 'thicket-boar', health: 2, target: 0, damage: 0 },
    { foe: 'thicket-boar', health: 1, target: 1, damage: 0 },
    { foe: 'marrow-giant', health: 4, target: 0, damage: 0 },
    { foe: 'marrow-giant', health: 3, target: 0, damage: 1 },
    { foe: 'marrow-giant', health: 1, target: 0, damage: 1 },
    { foe: 'tusked-reaver', health: 1, target: 0, damage: 0 },
  ])('RL-C13, RL-R12: $foe at $health health: targets +$target, damage +$damage', ({ foe, health, target, damage }) => {
    const now = { enemy: foe, health, weakened: 0 }
    const card = cards.enemy(foe)
    expect(
      stances.map((stance) => [
        targetNumber(cards, now, stance) - card[stance].target,
        enemyDamage(cards, now, stance) - card[stance].damage,
      ]),
    ).toEqual(stances.map(() => [target, damage]))
  })

  test('RL-C13: a weakened enemy’s targets are 1 lower, goaded or not', () => {
    const targets = [3, 1].map((health) => targetNumber(cards, { enemy: 'thicket-boar', health, weakened: 1 }, 'ranged'))
    expect(targets).toEqual([6, 7])
  })

  test('RL-C13: Goaded begins with the blow that leaves it 1 health', () => {
    const after = realm()
      .with({ energy: 0 })
      .fight('thicket-boar', { health: 2 })
      .play([attack('ranged'), attack('melee')], [6, 6, 1, 1])
    expect(after.told('combatRolled').map(({ sum }) => sum.target)).toEqual([7, 10])
  })

  test.each([
    ['glassback-beetle', 'melee'],
    ['harkemond-the-ember-lord', 'melee'],
    ['basalt-colossus', 'ranged'],
    ['bouldrec-the-stone-lord', 'ranged'],
    ['night-choir', 'magic'],
    ['nerieth-the-tide-lord', 'magic'],
  ] as const)('RL-C13: rolls against %s in %s are 1 lower, whatever stance it drew', (foe, guarded) => {
    const now = { enemy: foe, health: 4, weakened: 0 }
    const carrier = realm().state()
    const guards = stances.map((stance) => stances.map((enemy) => terms(cards, carrier, now, plan(stance), enemy).guard))
    expect(guards).toEqual(stances.map((stance) => Array<number>(3).fill(stance === guarded ? -1 : 0)))
  })

  test('RL-R9: On the Wing: no flight from the Drake, by declaration, Pellet or Cowl', () => {
    const legal = realm().items('smoke-pellet', 'shadow-cowl').fight('gloam-drake').legal()
    expect(legal.filter((action) => action.type === 'use' || (action.type === 'engage' && action.flee))).toEqual([])
    expect(legal).toContainEqual(defend('melee'))
  })

  test('RL-C7: Cold Light: keeping the stance costs 2', () => {
    const after = realm()
      .with({ energy: 3 })
      .fight('lantern-wraith', { last: 'melee', round: 2 })
      .play([attack('melee', { by: 'energy' })], [1, 1, 1])
    expect(after.told('energyChanged')).toEqual([{ type: 'energyChanged', from: 3, to: 1, cause: { by: 'stance' } }])
  })

  test.each(['oathbroken-knight', 'zephandra-the-gale-lord'])(
    'RL-C12: %s countered: two dice; Mirror Shield still helps when it counters',
    (foe) => {
      const laid = (enemy: Stance) =>
        realm()
          .items('mirror-shield')
          .with({ energy: 0 })
          .fight(foe)
          .stage('revealed', { plan: plan('melee'), enemy })
      expect(laid('magic').play([resolve], [1, 1]).told('combatRolled')[0]?.footing).toBe('even')
      expect(
        laid('ranged')
          .play([use('mirror-shield'), resolve], [1, 1])
          .told('combatRolled')[0]?.footing,
      ).toBe('even')
      expect(laid('ranged').play([resolve], [1, 1, 1]).told('combatRolled')[0]?.footing).toBe('countered')
    },
  )
})
