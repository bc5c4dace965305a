import { describe, expect, test } from 'vitest'
import { stances, type Stance } from '../../../shared/games/realm-lords/cards/schema.ts'
import { footing, keptDice } from '../../../shared/games/realm-lords/phases/combat/measure.ts'
import type { Plan } from '../../../shared/games/realm-lords/state.ts'
import { ability, cards, decline, plan, realm, resolve, use, type Laid } from './support/index.ts'

/** The dice about to be thrown: the hero in one stance, the enemy in another, without energy for anything else. */
const facing = (hero: Stance, enemy: Stance, options: { foe?: string; plan?: Partial<Plan>; laid?: Laid; health?: number } = {}) =>
  (options.laid ?? realm().with({ energy: 0 }))
    .fight(options.foe ?? 'tusked-reaver', options.health === undefined ? {} : { health: options.health })
    .stage('revealed', { plan: plan(hero, options.plan), enemy })

const countered: Record<Stance, Stance> = { melee: 'magic', magic: 'ranged', ranged: 'melee' }
const pairs = stances.flatMap((hero) =>
  stances.map((enemy) => ({
    hero,
    enemy,
    how: countered[hero] === enemy ? 'countering' : countered[enemy] === hero ? 'countered' : 'even',
  })),
)

describe('countering', () => {
  test.each(pairs)('RL-C12, RL-R10: $hero against $enemy: $how', ({ hero, enemy, how }) => {
    const dice = how === 'even' ? [2, 5] : [5, 1, 3]
    const after = facing(hero, enemy).play([resolve], dice)
    const rolled = after.told('combatRolled')[0]!
    expect([rolled.footing, rolled.dice.map(({ value }) => value), rolled.kept.map((at) => dice[at]), rolled.sum.dice]).toEqual([
      ...[how, dice],
      ...(how === 'even' ? [[2, 5], 7] : how === 'countering' ? [[5, 3], 8] : [[1, 3], 4]),
    ])
  })

  test('RL-C12: of three dice the two highest, or the two lowest, whatever they show', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
    const kept = (dice: number[], how: 'countering' | 'countered') => keptDice(dice, how).map((at) => dice[at]!)
    const total = (dice: number[]) => dice.reduce((sum, die) => sum + die, 0)
    const wrong = all.filter(
      (dice) =>
        total(kept(dice, 'countering')) !== total(dice) - Math.min(...dice) ||
        total(kept(dice, 'countered')) !== total(dice) - Math.max(...dice) ||
        new Set(keptDice(dice, 'countered')).size !== 2,
    )
    expect(wrong).toEqual([])
  })

  test.each(['oathbroken-knight', 'zephandra-the-gale-lord'])(
    'RL-C12: countering %s gives no third die; being countered is as ever',
    (enemy) => {
      const hows = pairs.map((pair) => footing(cards, { enemy, health: 6, weakened: 0 }, plan(pair.hero), pair.enemy))
      expect(hows).toEqual(pairs.map(({ how }) => (how === 'countering' ? 'even' : how)))
    },
  )

  test('RL-R10: Mirror Shield, before the dice and only when countered: two dice as if the stances matched', () => {
    const offered = pairs.map(
      ({ hero, enemy }) => facing(hero, enemy, { laid: realm().with({ energy: 0 }).items('mirror-shield') }).legal().length > 1,
    )
    expect(offered).toEqual(pairs.map(({ how }) => how === 'countered'))
    const after = facing('melee', 'ranged', { laid: realm().with({ energy: 0 }).items('mirror-shield') }).play(
      [use('mirror-shield'), resolve],
      [2, 3],
    )
    expect(after.told('mirrored', 'combatRolled')).toMatchObject([{ type: 'mirrored' }, { footing: 'even', sum: { dice: 5 } }])
  })

  test('RL-R10: once mirrored, there is nothing to mirror', () => {
    const laid = facing('melee', 'ranged', { plan: { mirrored: true }, laid: realm().items('mirror-shield') })
    expect(laid.legal()).not.toContainEqual(use('mirror-shield'))
  })
})

describe('the sum', () => {
  const even = { modifier: 0, defend: 0, guard: 0, bonus: 0 }
  test.each([
    {
      title: 'RL-C13: the printed modifier',
      laid: facing('melee', 'melee'),
      sum: { ...even, dice: 7, modifier: 2, total: 9, target: 11, hit: false },
    },
    {
      title: 'RL-C13, RL-E2: with cubes',
      laid: facing('melee', 'melee', { laid: realm().with({ energy: 0 }).tracks({ melee: 2, magic: 5 }) }),
      sum: { ...even, dice: 7, modifier: 4, total: 11, target: 11, hit: true },
    },
    {
      title: 'RL-C13, RL-R16: with items, which add up',
      laid: facing('ranged', 'ranged', {
        laid: realm().with({ energy: 0 }).items('ashwood-bow', 'greyfeather-longbow', 'hawk-pinion', 'boar-tusk-charm'),
      }),
      sum: { ...even, dice: 7, modifier: 4, total: 11, target: 9, hit: true },
    },
    {
      title: 'RL-C8: Defend adds 1',
      laid: facing('melee', 'melee', { plan: { tactic: 'defend' } }),
      sum: { ...even, dice: 7, modifier: 2, defend: 1, total: 10, target: 11, hit: false },
    },
    {
      title: 'RL-C13: an enemy that hinders the stance',
      laid: facing('melee', 'melee', { foe: 'glassback-beetle' }),
      sum: { ...even, dice: 7, modifier: 2, guard: -1, total: 8, target: 10, hit: false },
    },
    {
      title: 'RL-C13: but not in another stance, even if the enemy takes that one',
      laid: facing('ranged', 'ranged', { foe: 'glassback-beetle' }),
      sum: { ...even, dice: 7, modifier: 1, total: 8, target: 10, hit: false },
    },
    {
      title: 'RL-C14: the target is that of the stance the enemy drew',
      laid: facing('magic', 'magic', { foe: 'hollow-scarecrow' }),
      sum: { ...even, dice: 7, total: 7, target: 6, hit: true },
    },
  ])('$title', ({ laid, sum }) => {
    expect(laid.play([resolve], [3, 4]).told('combatRolled')[0]?.sum).toEqual(sum)
  })

  test('RL-C14: equal hits, one less misses', () => {
    const result = (...dice: number[]) => facing('melee', 'melee').play([resolve], dice).told('roundResolved')[0]?.result
    expect([result(4, 5), result(4, 4)]).toEqual(['hit', 'missed'])
  })

  test('RL-R10: totals are compared; no roll hits or misses by itself', () => {
    const hopeless = facing('magic', 'magic', { foe: 'the-death-lord' }).play([resolve], [6, 6])
    const sure = facing('melee', 'melee', { foe: 'hollow-scarecrow', laid: realm().with({ energy: 0 }).tracks({ melee: 5 }) })
    expect([hopeless, sure.play([resolve], [1, 1])].map((after) => after.told('roundResolved')[0]?.result)).toEqual(['missed', 'hit'])
  })
})

describe('after the dice', () => {
  const fennick = () => realm().hero('ysolde-fennick').with({ energy: 1 })
  /** Magic 2 against magic 9 of the Reaver: 7 is needed. */
  const rolled = (laid: Laid, dice: number[], actions: Parameters<Laid['play']>[0] = []) =>
    facing('magic', 'magic', { laid }).play([resolve, ...actions], dice)

  test('RL-R10: Second Casting once a combat and one exhausted item, in any order', () => {
    const laid = () => fennick().with({ energy: 0 }).items('battle-pennant', 'lucky-knucklebone', 'feinting-rapier')
    expect(rolled(laid(), [2, 3]).legal).toEqual([use('lucky-knucklebone'), use('feinting-rapier'), use('battle-pennant'), decline])
    const withEnergy = laid().with({ energy: 1 })
    expect(rolled(withEnergy, [2, 3]).legal).toEqual([
      ability,
      ...[use('lucky-knucklebone'), use('feinting-rapier'), use('battle-pennant')],
      decline,
    ])
    expect(rolled(laid().with({ energy: 1 }), [2, 3, 1, 1], [ability]).legal).toEqual([
      ...[use('lucky-knucklebone'), use('feinting-rapier')],
      decline,
    ])
    expect(rolled(laid().with({ energy: 1 }), [2, 3, 1, 1], [use('lucky-knucklebone')]).legal).toEqual([ability, decline])
    const twice = rolled(laid().with({ energy: 1 }), [2, 3, 1, 1, 1, 2], [ability, use('lucky-knucklebone')])
    expect(twice.purposes.at(-1), 'R-RNG-4: and each throw is a decision of its own').toBe('round-1/m01-right/combat-1/again-2/die-2')
  })

  test('RL-R10: all dice again, as many, kept in the same way; the new result stands', () => {
    const after = facing('melee', 'ranged', { laid: realm().with({ energy: 0 }).items('lucky-knucklebone') }).play(
      [resolve, use('lucky-knucklebone')],
      [6, 1, 4, 2, 2, 6],
    )
    expect(after.told('combatRolled').map(({ footing, kept, sum }) => ({ footing, kept, dice: sum.dice }))).toEqual([
      { footing: 'countered', kept: [1, 2], dice: 5 },
      { footing: 'countered', kept: [0, 1], dice: 4 },
    ])
    expect(after.purposes.at(-1)).toBe('round-1/m01-right/combat-1/again-1/die-3')
  })

  test('RL-R10: a reroll of a mirrored roll throws two dice', () => {
    const laid = facing('melee', 'ranged', { plan: { mirrored: true }, laid: fennick() })
    expect(
      laid
        .play([resolve, ability], [1, 1, 6, 6])
        .told('combatRolled')
        .map(({ dice }) => dice.length),
    ).toEqual([2, 2])
  })

  test('RL-R10: Battle Pennant’s 2 stays for a later throw', () => {
    const after = rolled(fennick().items('battle-pennant'), [1, 1, 2, 3], [use('battle-pennant'), ability])
    expect(after.told('bonusAdded', 'combatRolled', 'roundResolved').map(({ type, sum }) => [type, sum.total, sum.bonus])).toEqual([
      ...[
        ['combatRolled', 4, 0],
        ['bonusAdded', 6, 2],
      ],
      ...[
        ['combatRolled', 9, 2],
        ['roundResolved', 9, 2],
      ],
    ])
  })

  test('RL-R10, RL-C5: an item exhausted earlier in the round leaves only Second Casting', () => {
    const after = facing('melee', 'ranged', { laid: fennick().items('mirror-shield', 'battle-pennant') }).play(
      [use('mirror-shield'), resolve],
      [1, 1],
    )
    expect(after.legal).toEqual([ability, decline])
  })

  test('RL-R17: declining lets the roll stand', () => {
    const after = rolled(fennick(), [2, 3], [decline])
    expect([after.told('roundResolved')[0]?.result, after.state.energy, after.fight.spentAbility]).toEqual(['missed', 1, false])
  })

  /* 13 exceeds any two dice, 2 is below none: magic 2 + cubes against the targets of a lord or a scarecrow. */
  test.each([
    { title: 'no dice again where any dice hit', foe: 'hollow-scarecrow', cubes: 2, dice: [1, 1], asked: false },
    { title: 'dice again where a 3 is needed', foe: 'hollow-scarecrow', cubes: 1, dice: [1, 1], asked: true },
    { title: 'dice again on a hit that could still be lost', foe: 'hollow-scarecrow', cubes: 1, dice: [6, 6], asked: true },
    { title: 'dice again where a 12 is needed', foe: 'the-death-lord', cubes: 2, dice: [1, 1], asked: true },
    { title: 'no dice again where even a 12 misses', foe: 'the-death-lord', cubes: 1, dice: [6, 6], asked: false },
  ])('RL-R28: $title', ({ foe, cubes, dice, asked }) => {
    for (const laid of [fennick(), realm().hero('ysolde-fennick').with({ energy: 0 }).items('feinting-rapier')]) {
      const after = facing('magic', 'magic', { foe, laid: laid.tracks({ magic: cubes }) }).play([resolve], dice)
      expect(after.state.stage.step).toBe(asked ? 'rolled' : 'stance')
    }
  })

  test.each([
    { title: 'a Pennant that makes the roll a hit', dice: [2, 3], energy: 0, pennant: true },
    { title: 'no Pennant on a hit', dice: [3, 4], energy: 0, pennant: false },
    { title: 'no Pennant that does not reach', dice: [2, 2], energy: 0, pennant: false },
    { title: 'a Pennant that does not reach, but Second Casting may follow', dice: [2, 2], energy: 1, pennant: true },
  ])('RL-R28: $title', ({ dice, energy, pennant }) => {
    const after = rolled(fennick().with({ energy }).items('battle-pennant'), dice)
    expect(after.legal.some((action) => action.type === 'use' && action.item === 'battle-pennant')).toBe(pennant)
  })

  test('RL-R28: where a 13 or 14 is needed Second Casting is offered as long as the Pennant can follow', () => {
    const offered = (cubes: number, ...items: string[]) =>
      facing('magic', 'magic', {
        foe: 'the-death-lord',
        laid: fennick()
          .tracks({ magic: cubes })
          .items(...items),
      }).play([resolve], [6, 6]).state.stage.step === 'rolled'
    expect([offered(0, 'battle-pennant'), offered(0), offered(1), offered(2)]).toEqual([true, false, false, true])
  })
})
