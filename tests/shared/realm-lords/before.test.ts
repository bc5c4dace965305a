import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import { ability, attack, begin, decline, realm, resolve, stop, use, type Laid } from './support/index.ts'

const before = (enemy: string, awaits: 'enemy' | 'hero' = 'hero') => realm().fight(enemy, { round: 0 }).stage('before', { awaits })
const uses = (legal: readonly Action[]) => legal.flatMap((action) => (action.type === 'use' ? [action.item] : []))
const arriving = (cube: 'green' | 'yellow' | 'blue' | 'red') =>
  realm()
    .cube('m01-right', cube)
    .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })

describe('Before Combat', () => {
  test('RL-C3, RL-R14: the enemy first, then one ability of the hero, then the first combat round', () => {
    const after = arriving('green')
      .items('seers-lens', 'throwing-hatchets')
      .play([stop, use('throwing-hatchets')], { 'enemy-1': [3], type: [1], 'before/enemy': [1, 1] })
    expect(after.story.slice(6, 12)).toEqual(['tested', 'energyChanged', 'cardMoved', 'enemyHealthChanged', 'fightEnded', 'cubeMoved'])
  })

  test.each<{ title: string; laid: Laid; offered: Action[] }>([
    {
      title: 'RL-C3, RL-I4: from the character or an item, one of them',
      laid: before('bog-nipper').hero('tamsin-wharrow').items('seers-lens', 'binding-bolas', 'hexing-dirk', 'throwing-hatchets'),
      offered: [ability, use('seers-lens'), use('binding-bolas'), use('hexing-dirk'), use('throwing-hatchets'), begin],
    },
    {
      title: 'RL-R14: an exhausted item cannot be used',
      laid: before('bog-nipper').exhausted('seers-lens', 'binding-bolas').items('throwing-hatchets'),
      offered: [use('throwing-hatchets'), begin],
    },
    {
      title: 'RL-C5, RL-R14: with the one exhaust used up discards and the character are left',
      laid: realm()
        .fight('pale-huntsman', { exhausted: true, round: 0 })
        .stage('before', { awaits: 'hero' })
        .hero('tamsin-wharrow')
        .items('seers-lens', 'hexing-dirk', 'throwing-hatchets'),
      offered: [ability, use('throwing-hatchets'), begin],
    },
    {
      title: 'RL-R14: draughts may be drunk too, and only what is headed Before Combat counts',
      laid: before('bog-nipper').with({ health: 1 }).items('smoke-pellet', 'battle-pennant', 'healing-draught', 'throwing-hatchets'),
      offered: [use('throwing-hatchets'), begin, use('healing-draught')],
    },
    {
      title: 'RL-R17: a top card that is known already need not be looked at',
      laid: realm()
        .fight('bog-nipper', { peeked: true, round: 0 })
        .stage('before', { awaits: 'hero' })
        .hero('tamsin-wharrow')
        .items('seers-lens', 'throwing-hatchets'),
      offered: [use('throwing-hatchets'), begin],
    },
  ])('$title', ({ laid, offered }) => {
    expect(laid.legal()).toEqual(offered)
  })

  test('RL-R14: one ability only: after the first the combat round begins', () => {
    const after = before('moss-backed-troll')
      .hero('tamsin-wharrow')
      .items('throwing-hatchets')
      .play([use('throwing-hatchets')])
    expect(after.fight).toMatchObject({ health: 3, round: 1, exhausted: false })
    expect(after.state.stage.step).toBe('stance')
  })

  test('RL-C3: the hero need not use any', () => {
    const after = before('bog-nipper').items('throwing-hatchets').play([begin])
    expect([after.state.stage.step, after.state.items.length]).toEqual(['stance', 1])
  })

  test('RL-R14: a draught does not take the place of the ability', () => {
    const laid = before('bog-nipper').with({ health: 1 }).items('healing-draught', 'throwing-hatchets')
    expect(laid.play([use('healing-draught')]).legal).toEqual([use('throwing-hatchets'), begin])
  })

  test('RL-C5: an item exhausted to prevent a loss Before Combat leaves none for a Before Combat ability', () => {
    const after = arriving('yellow')
      .items('oaken-buckler', 'binding-bolas', 'throwing-hatchets')
      .play([stop, use('oaken-buckler')], { 'enemy-1': [2], type: [1], 'before/enemy': [1, 1] })
    expect(after.state).toMatchObject({ health: 5, stage: { step: 'before', fight: { exhausted: true } } })
    expect(after.legal).toEqual([use('throwing-hatchets'), begin])
  })

  test('RL-R14: each combat round has its own exhaust', () => {
    const after = before('hollow-scarecrow')
      .items('binding-bolas', 'smoke-pellet', 'shadow-cowl')
      .play([use('binding-bolas')], [6, 6])
    expect(uses(after.legal)).toEqual(['smoke-pellet', 'shadow-cowl'])
  })

  test('RL-R14: with nothing to use the first combat round begins at once', () => {
    expect(arriving('green').items('ashwood-bow', 'healing-draught').play([stop], [1, 1]).state.stage.step).toBe('stance')
  })
})

describe('draughts before the enemy acts', () => {
  const meeting = (laid: Laid) => laid.play([stop], { 'enemy-1': [6], type: [1] })

  test('RL-R27: between Combat Setup and the ability of the enemy a draught may be drunk', () => {
    const laid = arriving('red').with({ health: 1 }).items('honeyed-oatcake', 'throwing-hatchets')
    expect(meeting(laid).legal).toEqual([begin, use('honeyed-oatcake')])
    const after = laid.play([stop, use('honeyed-oatcake'), begin], { 'enemy-1': [6], type: [1] })
    expect(after.state).toMatchObject({ health: 2, stage: { step: 'before', awaits: 'hero' } })
  })

  test('RL-R27: whoever does not drink suffers the ability', () => {
    const after = arriving('red')
      .with({ health: 1 })
      .items('honeyed-oatcake')
      .play([stop, begin], { 'enemy-1': [6], type: [1], doom: [1, 1] })
    expect(after.told('fightEnded').map(({ how }) => how)).toEqual(['defeated'])
  })

  test.each<{ title: string; laid: Laid; step: string }>([
    { title: 'without a draught that would change something nobody asks', laid: arriving('red').items('honeyed-oatcake'), step: 'stance' },
    {
      title: 'a loss of energy is awaited in the same way',
      laid: arriving('red').with({ energy: 1 }).items('vigor-tonic'),
      step: 'before',
    },
  ])('RL-R27: $title', ({ laid, step }) => {
    expect(meeting(laid).state.stage.step).toBe(step)
  })

  test('RL-R27: an enemy without such an ability is not awaited', () => {
    const after = arriving('green').with({ health: 1 }).items('healing-draught').play([stop], [1, 1])
    expect(after.state.stage.step).toBe('stance')
  })

  test('RL-R27: not while a loss is unresolved', () => {
    const laid = realm()
      .with({ health: 1 })
      .items('healing-draught', 'oaken-buckler', 'phoenix-ash')
      .fight('pale-huntsman')
      .stage('harm', { source: { from: 'before' }, amount: 1 })
    expect([laid.legal(), laid.play([decline]).legal]).toEqual([
      [use('oaken-buckler'), decline],
      [use('phoenix-ash'), decline],
    ])
  })
})

describe('Test X', () => {
  const test8 = (laid: Laid, rolls: number[]) =>
    laid
      .fight('hollow-scarecrow')
      .stage('before', { awaits: 'hero' })
      .play([use('binding-bolas')], rolls)

  test.each([
    { title: 'RL-C4: equal is a success', laid: realm().items('binding-bolas'), rolls: [3, 4], total: 8, passed: true },
    { title: 'RL-C4: less is a failure', laid: realm().items('binding-bolas'), rolls: [3, 3], total: 7, passed: false },
    {
      title: 'RL-C4: two dice and the modifier with its cubes',
      laid: realm().tracks({ ranged: 3 }).items('binding-bolas'),
      rolls: [2, 2],
      total: 8,
      passed: true,
    },
    {
      title: 'RL-R15: items of the stat count',
      laid: realm().items('binding-bolas', 'hawk-pinion', 'greyfeather-longbow'),
      rolls: [3, 2],
      total: 8,
      passed: true,
    },
    {
      title: 'RL-R15: items of another stat do not',
      laid: realm().items('binding-bolas', 'boar-tusk-charm'),
      rolls: [3, 3],
      total: 7,
      passed: false,
    },
  ])('$title', ({ laid, rolls, total, passed }) => {
    const after = test8(laid, rolls)
    expect(after.told('tested')).toMatchObject([{ stat: 'ranged', target: 8, total, passed, dice: rolls.map((value) => ({ value })) }])
    expect(after.fight.weakened).toBe(passed ? 1 : 0)
  })

  test('RL-R15: what lowers rolls against an enemy does not touch a Test', () => {
    const after = before('bouldrec-the-stone-lord')
      .items('binding-bolas')
      .play([use('binding-bolas')], [3, 4])
    expect(after.told('tested')).toMatchObject([{ total: 8, passed: true }])
  })

  test('RL-R15: nor does the state of the enemy: an enraged one is tested against the same number', () => {
    const after = realm()
      .fight('thicket-boar', { health: 1 })
      .stage('before', { awaits: 'hero' })
      .items('binding-bolas')
      .play([use('binding-bolas')], [3, 4])
    expect(after.told('tested')).toMatchObject([{ target: 8, passed: true }])
  })

  test('RL-C5: the exhausted card is turned and stays so', () => {
    const after = test8(realm().items('binding-bolas'), [1, 1])
    expect(after.state.items).toEqual([{ id: 'binding-bolas', exhausted: true }])
    expect(after.told('exhausted')).toEqual([{ type: 'exhausted', item: 'binding-bolas' }])
  })
})

describe('falling Before Combat', () => {
  test('RL-R15, RL-C16: an enemy that falls Before Combat is defeated as usual', () => {
    const after = before('bog-nipper')
      .items('throwing-hatchets')
      .play([use('throwing-hatchets')])
    expect(after.state).toMatchObject({ exp: ['green'], gold: 5, gone: ['throwing-hatchets'], stage: { step: 'experience' } })
    expect(after.told('fightEnded')).toEqual([{ type: 'fightEnded', how: 'won', enemy: 'bog-nipper', round: 0 }])
  })

  test('RL-R15, RL-C17: a hero who falls Before Combat is defeated as usual', () => {
    const after = arriving('yellow')
      .with({ health: 1, gold: 7 })
      .play([stop], { 'enemy-1': [2], type: [1], 'before/enemy': [1, 1], doom: [1, 1] })
    expect(after.of('health', 'gold', 'at')).toEqual({ health: 5, gold: 3, at: 0 })
  })

  test('RL-R12: losses Before Combat are no hits: owned reductions do not apply, nothing follows a hit', () => {
    const after = arriving('red')
      .items('old-guard-plate', 'spiked-targe')
      .play([stop], { 'enemy-1': [6], type: [1] })
    expect(after.state).toMatchObject({ health: 4, stage: { step: 'stance' } })
    expect(after.told('enemyHit', 'healthChanged')).toEqual([
      { type: 'healthChanged', from: 5, to: 4, cause: { by: 'enemy', enemy: 'the-death-lord' } },
    ])
  })

  test('RL-R12: Stand Fast works Before Combat', () => {
    const after = arriving('red')
      .hero('garrick-stonewade')
      .play([stop, ability], { 'enemy-1': [6], type: [1] })
    expect([after.state.health, after.fight.spentAbility]).toEqual([6, true])
  })

  test('RL-R12: Phoenix Ash works Before Combat, and combat goes on', () => {
    const after = arriving('red')
      .with({ health: 1 })
      .items('phoenix-ash')
      .play([stop, use('phoenix-ash')], { 'enemy-1': [6], type: [1] })
    expect(after.state).toMatchObject({ health: 3, items: [], stage: { step: 'stance' } })
  })

  test('RL-R4: energy that is not there is not lost', () => {
    const after = arriving('blue')
      .with({ energy: 1 })
      .play([stop], { 'enemy-1': [4], type: [1], 'before/enemy': [1, 1] })
    expect(after.told('energyChanged')).toMatchObject([{ from: 1, to: 0 }])
  })
})

test('RL-R13, RL-R17: a look by the character is told as one, and as the use of an ability', () => {
  const after = before('bog-nipper').hero('tamsin-wharrow').play([ability])
  expect(after.told('abilityUsed', 'looked')).toMatchObject([
    { type: 'abilityUsed', hero: 'tamsin-wharrow' },
    { type: 'looked', card: 'S1', cause: { by: 'hero' } },
  ])
})

test('RL-R13, RL-R14: a look leads to the combat round, and what was seen comes', () => {
  const after = before('bog-nipper')
    .items('seers-lens')
    .play([use('seers-lens'), attack('ranged'), resolve], [1, 1])
  expect([after.told('looked')[0]?.card, after.told('enemyRevealed')[0]?.card]).toEqual(['S1', 'S1'])
})
