import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../shared/games/realm-lords/state.ts'
import { stances, type Stance } from '../../../shared/games/realm-lords/cards/schema.ts'
import { resisted } from '../../../shared/games/realm-lords/stats.ts'
import { ability, attack, cards, decline, plan, realm, resolve, use, type Laid } from './support/index.ts'

/** Both in the same stance, dice at once: 6 and 6 hit, 1 and 1 miss. */
type Clash = { plan?: Partial<Plan>; health?: number; exhausted?: boolean }
const clash = (laid: Laid, stance: Stance, foe: string, { plan: planned, ...fight }: Clash = {}) =>
  laid.fight(foe, fight).stage('revealed', { plan: plan(stance, planned), enemy: stance })
const hit = [6, 6]
const miss = [1, 1]
const tired = () => realm().with({ energy: 0 })

describe('the hero hits', () => {
  const dealt = (laid: Laid, stance: Stance, foe = 'hollow-scarecrow', options = {}) =>
    clash(laid, stance, foe, options).play([resolve], hit).told('enemyHealthChanged')

  test.each([
    { title: 'RL-C15, RL-R11: with Attack the damage of his own stance', laid: tired(), to: 3 },
    { title: 'RL-R16: weapon damage adds up', laid: tired().items('quarry-maul', 'wardens-claymore'), to: 1 },
    { title: 'RL-R16: weapons of another stance do not count', laid: tired().items('ember-rod', 'crank-arbalest'), to: 3 },
    {
      title: 'RL-R16: Cornered Fury in any stance, at 2 health or less',
      laid: tired().hero('brogan-dunmallet').with({ health: 2 }),
      to: 2,
    },
    { title: 'RL-R16: not at 3', laid: tired().hero('brogan-dunmallet').with({ health: 3 }), to: 3 },
  ])('$title', ({ laid, to }) => {
    expect(dealt(laid.with({ energy: 0 }), 'melee')).toEqual([{ type: 'enemyHealthChanged', from: 4, to, cause: { by: 'hit' } }])
  })

  test('RL-C15: with Defend no damage, even on a hit', () => {
    expect(dealt(tired(), 'melee', 'hollow-scarecrow', { plan: { tactic: 'defend' } })).toEqual([])
  })

  test('RL-C15: nothing falls below 0: what is too much is lost', () => {
    expect(dealt(tired().items('quarry-maul', 'wardens-claymore'), 'melee', 'bog-nipper')).toMatchObject([{ from: 2, to: 0 }])
  })

  test('RL-R10: Barbed Glaive after a hit with Attack: 2 more', () => {
    const laid = () => clash(tired().items('barbed-glaive'), 'melee', 'hollow-scarecrow')
    expect(laid().play([resolve], hit).legal).toEqual([use('barbed-glaive'), decline])
    expect(laid().play([resolve, use('barbed-glaive')], hit).fight).toMatchObject({ health: 1, round: 2, exhausted: false })
    expect(laid().play([resolve, decline], hit).fight.health).toBe(3)
  })

  test.each<{ title: string; options: Clash }>([
    { title: 'not with Defend', options: { plan: { tactic: 'defend' } } },
    { title: 'not when the blow fells the enemy anyway', options: { health: 1 } },
    { title: 'not when the exhaust of the round is used', options: { exhausted: true } },
  ])('RL-R28: Barbed Glaive $title', ({ options }) => {
    const after = clash(tired().items('barbed-glaive'), 'melee', 'hollow-scarecrow', options).play([resolve], hit)
    expect(after.state.stage.step).not.toBe('landed')
  })

  test('RL-R16: the damage of Glaive and Fury adds up', () => {
    const laid = clash(
      tired().hero('brogan-dunmallet').with({ energy: 0, health: 1 }).items('barbed-glaive', 'quarry-maul'),
      'melee',
      'tusked-reaver',
    )
    expect(laid.play([resolve, use('barbed-glaive')], hit).told('enemyHealthChanged')).toMatchObject([{ from: 5, to: 0 }])
  })

  test('RL-C15, RL-R11: combat goes on as long as both have health, without a limit of rounds', () => {
    const after = realm()
      .with({ energy: 0 })
      .fight('the-death-lord', { round: 500, last: 'magic', deck: ['S1'] })
      .play([attack('ranged')], miss)
    expect(after.fight.round).toBe(501)
  })
})

describe('the enemy hits', () => {
  test.each(stances)('RL-C15, RL-R11: on a miss it deals the damage of the stance it drew: %s', (stance) => {
    const after = clash(realm().with({ energy: 0, health: 10, maxHealth: 10 }), stance, 'basalt-colossus').play([resolve], miss)
    expect(after.state.health).toBe(10 - cards.enemy('basalt-colossus')[stance].damage)
  })

  test('RL-R11: the stance of the enemy counts, not the hero’s', () => {
    const after = realm()
      .with({ energy: 0 })
      .fight('tusked-reaver')
      .stage('revealed', { plan: plan('ranged'), enemy: 'magic' })
      .play([resolve], [1, 1, 1])
    expect(after.told('enemyHit')).toEqual([{ type: 'enemyHit', stance: 'magic', damage: 2, resisted: 0 }])
  })

  test('RL-R11: a hero who defends is hit as hard', () => {
    const after = clash(tired(), 'melee', 'tusked-reaver', { plan: { tactic: 'defend' } }).play([resolve], miss)
    expect(after.state.health).toBe(3)
  })
})

describe('owned reductions', () => {
  /** Every set of shields against every stance and damage: what is left. */
  test.each([
    { shields: [], left: [1, 2, 3, 1, 2, 3, 1, 2, 3] },
    { shields: ['old-guard-plate'], left: [1, 1, 2, 1, 1, 2, 1, 1, 2] },
    { shields: ['boiled-leather-jack'], left: [1, 1, 2, 1, 2, 3, 1, 2, 3] },
    { shields: ['spellward-mantle'], left: [1, 2, 3, 1, 2, 3, 1, 1, 2] },
    { shields: ['old-guard-plate', 'spellward-mantle'], left: [1, 1, 2, 1, 1, 2, 1, 1, 1] },
    { shields: ['old-guard-plate', 'spellward-mantle', 'boiled-leather-jack'], left: [1, 1, 1, 1, 1, 2, 1, 1, 1] },
  ])('RL-R12: $shields leave ranged, melee, magic hits of 1 to 3 at $left, never below 1', ({ shields, left }) => {
    const carrier = realm()
      .items(...shields)
      .state()
    const measured = stances.flatMap((stance) => [1, 2, 3].map((damage) => resisted(cards, carrier, stance, damage)))
    expect(measured).toEqual(left.map((rest, n) => ({ left: rest, taken: (n % 3) + 1 - rest })))
  })

  test('RL-R12: first the enemy’s own bonus, then owned reductions', () => {
    const after = clash(tired().items('old-guard-plate'), 'melee', 'marrow-giant', { health: 3 }).play([resolve], miss)
    expect(after.told('enemyHit', 'healthChanged')).toEqual([
      { type: 'enemyHit', stance: 'melee', damage: 3, resisted: 1 },
      { type: 'healthChanged', from: 5, to: 3, cause: { by: 'hit' } },
    ])
  })
})

describe('what the hero does against a loss', () => {
  const struck = (laid: Laid, foe = 'basalt-colossus') => clash(laid.with({ energy: 0 }), 'melee', foe)

  test.each([
    ['quilted-coat', 3],
    ['ringmail-hauberk', 4],
    ['oaken-buckler', 3],
    ['tower-pavise', 5],
  ])('RL-R12: %s against a hit of 3 leaves %i health', (item, health) => {
    const after = struck(realm().items(item)).play([resolve, use(item)], miss)
    expect(after.of('health', 'items')).toEqual({ health, items: [{ id: item, exhausted: true }] })
  })

  test('RL-R12: a prevention never gives health', () => {
    const after = struck(realm().items('ringmail-hauberk'), 'hollow-scarecrow').play([resolve, use('ringmail-hauberk')], miss)
    expect(after.told('lossPrevented', 'healthChanged')).toEqual([
      { type: 'lossPrevented', by: 1, left: 0, cause: { by: 'item', item: 'ringmail-hauberk' } },
    ])
  })

  test('RL-R12: Stand Fast or one exhausted item, not both', () => {
    const laid = struck(realm().hero('garrick-stonewade').items('oaken-buckler', 'quilted-coat', 'spiked-targe'))
    expect(laid.play([resolve], miss).legal).toEqual([ability, use('oaken-buckler'), use('quilted-coat'), decline])
    expect(laid.play([resolve, use('oaken-buckler')], miss).state).toMatchObject({ health: 4, stage: { step: 'stance' } })
    expect(laid.play([resolve, ability], miss).state).toMatchObject({ health: 6, stage: { step: 'struck' } })
  })

  test('RL-R12: Stand Fast once a combat', () => {
    const after = struck(realm().hero('garrick-stonewade')).play([resolve, ability, attack('ranged')], {
      'combat-1': miss,
      'combat-2': miss,
    })
    expect(after.state).toMatchObject({ health: 4, stage: { step: 'stance' } })
  })

  test('RL-C5: a round in which another item was exhausted leaves Stand Fast alone', () => {
    const laid = realm()
      .hero('garrick-stonewade')
      .items('oaken-buckler')
      .fight('basalt-colossus', { exhausted: true })
      .stage('harm', { source: { from: 'hit', stance: 'melee', planned: 'melee' }, amount: 3 })
    expect(laid.legal()).toEqual([ability, decline])
  })

  test('RL-R17: declining loses all of it', () => {
    expect(struck(realm().items('tower-pavise')).play([resolve, decline], miss).state.health).toBe(2)
  })
})

describe('at 0 health', () => {
  const dying = (laid: Laid, foe: string) => clash(laid.with({ energy: 0, health: 1 }), 'melee', foe)

  test('RL-R12: Phoenix Ash sets health to 3, and combat goes on', () => {
    const after = dying(realm().items('phoenix-ash'), 'hollow-scarecrow').play([resolve, use('phoenix-ash')], miss)
    expect(after.told('healthChanged').map(({ from, to }) => [from, to])).toEqual([
      [1, 0],
      [0, 3],
    ])
    expect(after.state).toMatchObject({ items: [], gone: ['phoenix-ash'], stage: { step: 'stance', fight: { round: 2 } } })
  })

  test('RL-R12: Phoenix Ash needs no exhaust', () => {
    const after = dying(realm().items('phoenix-ash', 'oaken-buckler'), 'basalt-colossus').play([resolve, use('oaken-buckler')], miss)
    expect(after.legal).toEqual([use('phoenix-ash'), decline])
  })

  test('RL-R12: the hero who stands again is still hit: Targe, then what follows a hit', () => {
    const laid = dying(realm().items('phoenix-ash', 'spiked-targe'), 'moss-backed-troll')
    const after = laid.play([resolve, use('phoenix-ash'), use('spiked-targe')], miss)
    expect(after.told('healthChanged', 'enemyHealthChanged').map(({ type, from, to }) => [type, from, to])).toEqual([
      ['healthChanged', 1, 0],
      ['healthChanged', 0, 3],
      ['enemyHealthChanged', 5, 4],
      ['enemyHealthChanged', 4, 5],
    ])
  })

  test('RL-R17: Phoenix Ash may be kept; then the hero is defeated', () => {
    const after = dying(realm().items('phoenix-ash'), 'hollow-scarecrow').play([resolve, decline], { combat: miss, doom: [1, 1] })
    expect(after.state).toMatchObject({ at: 0, items: [{ id: 'phoenix-ash' }] })
  })

  test('RL-R12: nothing that follows a hit happens to a hero who has fallen', () => {
    const after = dying(realm().with({ gold: 4 }).items('spiked-targe'), 'rustblade-footpad').play([resolve], {
      combat: miss,
      doom: [1, 1],
    })
    expect(after.told('goldChanged')).toEqual([{ type: 'goldChanged', from: 4, to: 2, lost: 0, cause: { by: 'defeat' } }])
  })
})

describe('after an enemy hit', () => {
  const struck = (foe: string, laid = realm(), health?: number) =>
    clash(laid.with({ energy: 0 }).items('spiked-targe'), 'melee', foe, health === undefined ? {} : { health })

  test('RL-R12: Spiked Targe deals 1, before what follows a hit', () => {
    const after = struck('quillamar-the-thorn-lord', realm(), 4).play([resolve, use('spiked-targe')], miss)
    expect(after.told('enemyHealthChanged').map(({ from, to, cause }) => [from, to, cause.by])).toEqual([
      [4, 3, 'item'],
      [3, 4, 'enemy'],
    ])
  })

  test('RL-R12: Spiked Targe fells the enemy: nothing follows the hit', () => {
    const after = struck('moss-backed-troll', realm(), 1).play([resolve, use('spiked-targe')], miss)
    expect([after.told('enemyHealthChanged').map(({ to }) => to), after.told('fightEnded')[0]?.how, after.state.exp]).toEqual([
      ...[[0], 'won'],
      ['yellow'],
    ])
  })

  test('RL-R12: a hit that costs no health is still a hit', () => {
    const after = clash(realm().hero('garrick-stonewade').items('spiked-targe'), 'melee', 'rustblade-footpad').play(
      [resolve, ability, use('spiked-targe')],
      miss,
    )
    expect(after.state).toMatchObject({ health: 6, gold: 2, stage: { fight: { health: 2 } } })
  })

  test('RL-R17: Spiked Targe may be declined', () => {
    expect(struck('rustblade-footpad').play([resolve, decline], miss).state).toMatchObject({ gold: 2, stage: { fight: { health: 3 } } })
  })

  test('RL-R16: Cornered Fury and weapon damage do not count for Targe', () => {
    const laid = struck('hollow-scarecrow', realm().hero('brogan-dunmallet').with({ health: 2 }).items('quarry-maul'))
    expect(laid.play([resolve, use('spiked-targe')], miss).fight.health).toBe(3)
  })

  test('RL-R12: an enemy regains no more than its start', () => {
    expect(clash(tired(), 'melee', 'moss-backed-troll').play([resolve], miss).told('enemyHealthChanged')).toEqual([])
  })
})
