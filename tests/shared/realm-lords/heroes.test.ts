import { describe, expect, test } from 'vitest'
import { modifier } from '../../../shared/games/realm-lords/stats.ts'
import { ability, attack, begin, cards, decline, game, plan, realm, resolve, roll, use, type Laid } from './support/index.ts'

const before = (laid: Laid) => laid.fight('hollow-scarecrow', { round: 0 }).stage('before', { awaits: 'hero' })
const clash = (laid: Laid, foe = 'hollow-scarecrow') => laid.fight(foe).stage('revealed', { plan: plan('magic'), enemy: 'magic' })
const can = (laid: Laid) => laid.legal().some(({ type }) => type === 'ability')

describe('the eight heroes', () => {
  test('RL-S2: what is printed on their cards: health, energy, modifier and damage of each stat, ability', () => {
    const printed = cards.pack.heroes.map((hero) => {
      const stats = (['ranged', 'melee', 'magic'] as const).map((stance) => `${hero[stance].mod}/${hero[stance].damage}`)
      return [hero.id, hero.health, hero.energy, ...stats, hero.ability.kind].join(' ')
    })
    expect(printed).toEqual([
      'tamsin-wharrow 5 5 2/1 1/1 0/1 peek',
      'brogan-dunmallet 7 4 0/1 2/1 0/1 berserk',
      'ysolde-fennick 5 6 0/1 0/1 2/1 focus',
      'corvin-ashlatch 5 4 1/1 2/1 0/1 winGold',
      'sister-maelin-orr 5 4 0/1 1/1 2/1 winHeal',
      'garrick-stonewade 6 4 1/1 2/1 0/1 ward',
      'nettle-quickbriar 5 5 2/1 0/1 1/1 scout',
      'hesper-vane 5 5 1/1 0/1 2/1 scholar',
    ])
  })

  test.each(cards.pack.heroes.map(({ id }) => id))('RL-C13: %s adds the printed modifier', (hero) => {
    const state = realm().hero(hero).state()
    expect((['ranged', 'melee', 'magic'] as const).map((stance) => modifier(cards, state, stance))).toEqual(
      (['ranged', 'melee', 'magic'] as const).map((stance) => cards.hero(hero)[stance].mod),
    )
  })
})

describe('Keen Eye', () => {
  const tamsin = () => before(realm().hero('tamsin-wharrow'))

  test('RL-C3, RL-R13: before combat, looks at the top card of the deck and puts it back', () => {
    const after = tamsin().play([ability])
    expect(after.told('looked')).toEqual([{ type: 'looked', card: 'S1', stance: 'ranged', cause: { by: 'hero' } }])
    expect(after.fight).toMatchObject({ deck: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'], peeked: true, round: 1, spentAbility: false })
    expect(game.view(after.state, 0).stage).toMatchObject({ fight: { top: 'S1' } })
  })

  test('RL-R13: what was seen is no longer known once drawn', () => {
    const after = tamsin().play([ability, attack('ranged'), resolve], [6, 6])
    expect(game.view(after.state, 0).stage).toMatchObject({ fight: { top: null, left: ['S2', 'S3', 'S4', 'S5', 'S6'] } })
  })

  test('RL-R14: it is the one Before Combat ability; the Lens then stays', () => {
    const after = before(realm().hero('tamsin-wharrow').items('seers-lens')).play([ability])
    expect(after.state).toMatchObject({ items: [{ exhausted: false }], stage: { step: 'stance' } })
  })

  test('RL-R17: it need not be used', () => {
    expect(tamsin().play([begin]).fight.peeked).toBe(false)
  })

  test('RL-C3: others have nothing of the kind', () => {
    const others = cards.pack.heroes.filter(({ id }) => can(before(realm().hero(id))))
    expect(others.map(({ id }) => id)).toEqual(['tamsin-wharrow'])
  })
})

describe('Cornered Fury', () => {
  const dealt = (health: number, stance: 'ranged' | 'melee' | 'magic') =>
    realm()
      .hero('brogan-dunmallet')
      .with({ health, energy: 0 })
      .fight('tusked-reaver')
      .stage('revealed', { plan: plan(stance), enemy: stance })
      .play([resolve], [6, 6]).fight.health

  test.each([
    [3, 4],
    [2, 3],
    [1, 3],
  ])('RL-R16: at %i health a hit in any stance leaves the Reaver at %i', (health, left) => {
    expect((['ranged', 'melee', 'magic'] as const).map((stance) => dealt(health, stance))).toEqual([left, left, left])
  })

  test('RL-R16: read when the hit lands: a draught after the reveal ends it', () => {
    const after = realm()
      .hero('brogan-dunmallet')
      .with({ health: 2, energy: 0 })
      .items('honeyed-oatcake')
      .fight('tusked-reaver')
      .stage('revealed', { plan: plan('melee'), enemy: 'melee' })
      .play([use('honeyed-oatcake'), resolve], [6, 6])
    expect(after.fight.health).toBe(4)
  })

  test('RL-R16: not for Hatchets or Dirk', () => {
    const laid = () => before(realm().hero('brogan-dunmallet').with({ health: 1 }).items('throwing-hatchets', 'hexing-dirk'))
    expect([laid().play([use('throwing-hatchets')]).fight.health, laid().play([use('hexing-dirk')], [6, 6]).fight.health]).toEqual([2, 2])
  })
})

describe('Second Casting', () => {
  const fennick = () => realm().hero('ysolde-fennick').with({ energy: 3 })

  test('RL-R10, RL-R17: 1 energy, all dice again, once per combat', () => {
    const after = clash(fennick(), 'tusked-reaver').play([resolve, ability], [1, 1, 6, 6])
    expect(after.state).toMatchObject({ energy: 2, stage: { fight: { health: 4, spentAbility: true } } })
    const next = clash(fennick(), 'tusked-reaver').play([resolve, ability, attack('ranged'), resolve], [1, 1, 6, 6, 1, 1])
    expect(next.state.stage.step).toBe('stance')
  })

  test('RL-R17: not without energy', () => {
    expect(clash(fennick().with({ energy: 0 }), 'tusked-reaver').play([resolve], [1, 1]).state.stage.step).toBe('stance')
  })

  test('RL-R17: not after a Test', () => {
    const after = before(fennick().items('hexing-dirk')).play([use('hexing-dirk')], [1, 1])
    expect(after.state.stage.step).toBe('stance')
  })

  test('RL-R17: a new combat gives it anew', () => {
    const arriving = fennick()
      .cube('m01-right', 'green')
      .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
    expect(arriving.play([{ type: 'stop' }], [1, 1]).fight.spentAbility).toBe(false)
  })
})

describe('Light Fingers, Field Dressing', () => {
  const felled = (hero: string) =>
    realm()
      .hero(hero)
      .with({ energy: 0, health: 2 })
      .fight('bog-nipper', { health: 1 })
      .stage('revealed', { plan: plan('melee'), enemy: 'melee' })
      .play([resolve], [6, 6])

  test.each([
    ['corvin-ashlatch', 5, 2],
    ['sister-maelin-orr', 4, 3],
    ['garrick-stonewade', 4, 2],
  ])('RL-C16: %s has %i gold and %i health after a Bog Nipper', (hero, gold, health) => {
    expect(felled(hero).of('gold', 'health')).toEqual({ gold, health })
  })

  test('RL-C16: for an enemy that fell Before Combat or to a Targe too', () => {
    const bombed = before(realm().hero('sister-maelin-orr').with({ health: 2 }).items('throwing-hatchets'))
      .fight('bog-nipper', { round: 0 })
      .stage('before', { awaits: 'hero' })
      .play([use('throwing-hatchets')])
    const pricked = realm()
      .items('spiked-targe')
      .fight('bog-nipper', { health: 1 })
      .stage('struck', { source: { from: 'hit', stance: 'melee', planned: 'melee' } })
      .play([use('spiked-targe')])
    expect([bombed.state.health, pricked.state.gold]).toEqual([3, 5])
  })

  test('RL-C9: not for a flight', () => {
    const fled = realm()
      .items('smoke-pellet')
      .fight('bog-nipper')
      .with({ exp: ['green'] })
      .play([use('smoke-pellet')])
    expect(fled.state.gold).toBe(3)
  })
})

describe('Stand Fast', () => {
  const garrick = () => realm().hero('garrick-stonewade').with({ energy: 0 })

  test('RL-R12, RL-R17: all of one enemy hit, once per combat, and it may be kept', () => {
    const laid = clash(garrick(), 'night-choir')
    const stood = laid.play([resolve, ability], [1, 1])
    expect(stood.state).toMatchObject({ health: 6, stage: { fight: { spentAbility: true } } })
    expect(stood.told('lossPrevented')).toEqual([{ type: 'lossPrevented', by: 2, left: 0, cause: { by: 'hero' } }])
    expect(laid.play([resolve, decline], [1, 1]).state).toMatchObject({ health: 4, stage: { fight: { spentAbility: false } } })
  })

  test('RL-R12: used Before Combat it is gone for the rounds', () => {
    const arriving = garrick()
      .cube('m01-right', 'red')
      .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
    const after = arriving.play([{ type: 'stop' }, ability, attack('ranged')], { enemy: [6], type: [1], combat: [1, 1] })
    expect(after.of('health')).toEqual({ health: 3 })
  })

  test('RL-R12: a loss of energy is no loss of health', () => {
    const arriving = garrick()
      .with({ energy: 3 })
      .cube('m01-right', 'blue')
      .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
    const after = arriving.play([{ type: 'stop' }], { 'enemy-1': [4], type: [1], before: [1, 1] })
    expect(after.state).toMatchObject({ energy: 1, stage: { step: 'stance' } })
  })
})

test('RL-M1: Sure Feet rolls two dice at any health; others below full health one', () => {
  const dice = cards.pack.heroes.map(({ id }) => {
    const laid = realm().hero(id).with({ health: 1 })
    return laid.play([roll], { 'die-1': [1], ...(id === 'nettle-quickbriar' && { 'die-2': [6] }) }).told('roadRolled')[0]?.points
  })
  expect(dice).toEqual([1, 1, 1, 1, 1, 1, 6, 1])
})

test('RL-R25: Well Read pays 1 less for every level, never less than 1', () => {
  const after = realm()
    .hero('hesper-vane')
    .with({ exp: ['green', 'green', 'yellow'] })
    .stage('experience')
    .play([
      { type: 'raise', raise: 'magic', pay: ['green'] },
      { type: 'raise', raise: 'magic', pay: ['green'] },
      { type: 'raise', raise: 'magic', pay: ['yellow'] },
    ])
  expect(after.told('levelGained').map(({ level, cost }) => [level, cost])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ])
})
