import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import { stances, type Stance } from '../../../shared/games/realm-lords/cards/schema.ts'
import { attack, bracers, changeTactic, defend, flee, paid, plan, realm, resolve, use, type Laid } from './support/index.ts'

/** The ways to set out that are offered, in short: `melee attack`, `magic defend flee energy` … */
const ways = (legal: readonly Action[]) =>
  legal.flatMap((action) =>
    action.type === 'engage'
      ? [[action.stance, action.tactic, action.flee && 'flee', action.upkeep.by !== 'none' && action.upkeep.by].filter(Boolean).join(' ')]
      : [],
  )
const everyWay = (stance: Stance, upkeep = '') => ['attack', 'defend', 'defend flee'].map((tactic) => `${stance} ${tactic}${upkeep}`)
const again = (last: Stance, enemy = 'hollow-scarecrow') => realm().fight(enemy, { round: 7, last })

describe('step 1, stance', () => {
  test.each<{ title: string; laid: Laid; offered: string[] }>([
    {
      title: 'RL-C7, RL-R8: in the first round any stance is free, also without energy',
      laid: realm().with({ energy: 0 }).fight('hollow-scarecrow'),
      offered: stances.flatMap((stance) => everyWay(stance)),
    },
    {
      title: 'RL-C7, RL-R8: keeping last round’s stance costs 1 energy',
      laid: again('ranged').with({ energy: 1 }),
      offered: [...everyWay('ranged', ' energy'), ...everyWay('melee'), ...everyWay('magic')],
    },
    {
      title: 'RL-C7, RL-R8: without energy it cannot be kept',
      laid: again('ranged').with({ energy: 0 }),
      offered: [...everyWay('melee'), ...everyWay('magic')],
    },
    {
      title: 'RL-R8: Poise Bracers keep it without energy',
      laid: again('melee').with({ energy: 0 }).items('poise-bracers'),
      offered: [...everyWay('ranged'), ...everyWay('melee', ' item'), ...everyWay('magic')],
    },
    {
      title: 'RL-R8: with both, energy or the Bracers',
      laid: again('melee').items('poise-bracers'),
      offered: [...everyWay('ranged'), ...everyWay('melee', ' energy'), ...everyWay('melee', ' item'), ...everyWay('magic')],
    },
    {
      title: 'RL-R17: Bracers are not offered for a stance that is free',
      laid: realm().fight('hollow-scarecrow').items('poise-bracers'),
      offered: stances.flatMap((stance) => everyWay(stance)),
    },
    {
      title: 'RL-C5: exhausted Bracers keep nothing',
      laid: again('magic').with({ energy: 0 }).exhausted('poise-bracers'),
      offered: [...everyWay('ranged'), ...everyWay('melee')],
    },
    {
      title: 'RL-R8: Cold Light makes keeping cost 2',
      laid: again('magic', 'lantern-wraith').with({ energy: 1 }),
      offered: [...everyWay('ranged'), ...everyWay('melee')],
    },
    {
      title: 'RL-R8: Cold Light does not touch the Bracers',
      laid: again('magic', 'lantern-wraith').with({ energy: 1 }).items('poise-bracers'),
      offered: [...everyWay('ranged'), ...everyWay('melee'), ...everyWay('magic', ' item')],
    },
    {
      title: 'RL-C9, RL-R9: what forbids fleeing forbids declaring it',
      laid: realm().fight('gloam-drake'),
      offered: stances.flatMap((stance) => [`${stance} attack`, `${stance} defend`]),
    },
  ])('$title', ({ laid, offered }) => {
    expect(ways(laid.legal())).toEqual(offered)
  })

  test.each([
    { title: 'RL-C7: kept with 1 energy', laid: again('ranged'), action: attack('ranged', paid), energy: 3, items: [] },
    {
      title: 'RL-C7: kept against Cold Light with 2',
      laid: again('ranged', 'lantern-wraith'),
      action: attack('ranged', paid),
      energy: 2,
      items: [],
    },
    { title: 'RL-C7: another stance costs nothing', laid: again('melee'), action: attack('ranged'), energy: 4, items: [] },
    {
      title: 'RL-C5: kept with the Bracers, which are exhausted',
      laid: again('ranged').items('poise-bracers'),
      action: attack('ranged', bracers),
      energy: 4,
      items: [{ id: 'poise-bracers', exhausted: true }],
    },
  ])('$title', ({ laid, action, energy, items }) => {
    expect(laid.play([action]).of('energy', 'items')).toEqual({ energy, items })
  })

  test('RL-C5: Bracers are the exhaust of the round', () => {
    const after = again('ranged')
      .items('poise-bracers', 'quickturn-gloves')
      .play([attack('ranged', bracers)])
    expect(after.legal).toEqual([resolve, changeTactic])
  })

  test('RL-R8: last round’s stance is the one the round was resolved in: after Gloves the new one costs, the planned one is free', () => {
    for (const dice of [
      [6, 6],
      [1, 1, 1],
    ]) {
      const after = realm()
        .fight('hollow-scarecrow')
        .items('quickturn-gloves')
        .play(
          [attack('ranged'), use('quickturn-gloves', dice.length === 2 ? 'magic' : 'melee'), resolve],
          dice.length === 2 ? [6, 6, 6] : dice,
        )
      expect(after.fight.last).toBe(dice.length === 2 ? 'magic' : 'melee')
      expect(ways(after.legal)).toContain('ranged attack')
    }
  })
})

describe('steps 2 and 3, tactic and flight', () => {
  test('RL-C8: a choice of Attack or Defend is told with the stance', () => {
    expect(
      realm()
        .fight('hollow-scarecrow')
        .play([defend('magic')])
        .told('engaged'),
    ).toEqual([{ type: 'engaged', stance: 'magic', upkeep: { by: 'none' }, tactic: 'defend', flee: false }])
  })

  test('RL-C9: who flees and hits while defending gets away: no damage, the cube back, on to Experience', () => {
    const after = realm()
      .with({ energy: 1, exp: ['green'] })
      .fight('bog-nipper')
      .play([flee('ranged')], [3, 2])
    expect(after.state).toMatchObject({ stage: { step: 'experience' }, health: 5, gold: 3 })
    expect(after.story.slice(-4)).toEqual(['roundResolved', 'fightEnded', 'cubeMoved', 'phaseBegan'])
    expect(after.state.cubes[1]).toBe('green')
  })

  test('RL-C9: who flees and is hit fights on, and the flight is over', () => {
    const after = realm()
      .with({ energy: 1 })
      .fight('bog-nipper')
      .play([flee('ranged')], [3, 1])
    expect(after.state).toMatchObject({ stage: { step: 'stance' }, health: 4 })
  })

  test('RL-C8, RL-C9: who defends without fleeing and hits stays, and deals nothing', () => {
    const after = realm()
      .with({ energy: 1 })
      .fight('bog-nipper')
      .play([defend('ranged')], [6, 6])
    expect([after.state.stage.step, after.fight.health, after.told('roundResolved')[0]?.result]).toEqual(['stance', 2, 'parried'])
  })

  test.each<{ title: string; laid: Laid; items: string[] }>([
    {
      title: 'RL-R9: Smoke Pellet and Shadow Cowl are flights at the start of a combat round, the first one too',
      laid: realm().fight('bog-nipper'),
      items: ['smoke-pellet', 'shadow-cowl'],
    },
    { title: 'RL-R9: not where fleeing is forbidden', laid: realm().fight('gloam-drake'), items: [] },
    {
      title: 'RL-R9: never Before Combat',
      laid: realm().fight('bog-nipper', { round: 0 }).stage('before', { awaits: 'hero' }),
      items: [],
    },
    {
      title: 'RL-R9: nor after the reveal',
      laid: realm()
        .fight('bog-nipper')
        .stage('revealed', { plan: plan('melee'), enemy: 'magic' }),
      items: [],
    },
  ])('$title', ({ laid, items }) => {
    const legal = laid.items('smoke-pellet', 'shadow-cowl').legal()
    expect(legal.flatMap((action) => (action.type === 'use' ? [action.item] : []))).toEqual(items)
  })

  test.each([
    ['smoke-pellet', []],
    ['shadow-cowl', [{ id: 'shadow-cowl', exhausted: true }]],
  ])('RL-R9, RL-R7: %s ends the combat as a flight without a roll', (item, items) => {
    const after = realm()
      .with({ exp: ['green'] })
      .items(item)
      .fight('the-death-lord')
      .play([use(item)])
    expect(after.of('items', 'stage')).toEqual({ items, stage: { step: 'experience' } })
    expect([after.purposes, after.told('fightEnded')[0]?.how, after.state.cubes[1]]).toEqual([[], 'fled', 'red'])
  })
})
