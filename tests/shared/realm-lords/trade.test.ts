import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import {
  arriving,
  buy,
  cards,
  drop,
  heal,
  leave,
  only,
  realm,
  rest,
  roll,
  sell,
  stop,
  townAbility,
  use,
  visiting,
  type Laid,
} from './support/index.ts'

describe('a visit', () => {
  test('RL-T1: Trade takes place only in a town, and when the movement ends there', () => {
    expect([
      arriving('windhome').play([stop]).state.stage.step,
      realm()
        .with({ exp: ['green'] })
        .play([roll, stop], [1, 1]).state.stage.step,
    ]).toEqual(['trade', 'experience'])
  })

  test.each([
    { lies: 'ashwood-bow', shown: ['quilted-coat', 'healing-draught'] },
    { lies: 'quilted-coat', shown: ['ashwood-bow', 'healing-draught'] },
    { lies: 'healing-draught', shown: ['ashwood-bow', 'quilted-coat'] },
  ])('RL-T1, RL-R21: the first visit reveals one item of each type that is not there: $lies and $shown', ({ lies, shown }) => {
    const after = arriving('windhome')
      .town('windhome', [lies], false)
      .decks({
        weapon: ['ashwood-bow', 'quarry-maul'],
        armor: ['quilted-coat', 'spiked-targe'],
        trinket: ['healing-draught', 'seers-lens'],
      })
      .play([stop])
    expect(after.state).toMatchObject({
      stage: { step: 'trade', town: 'windhome', first: true, usedAbility: false },
      towns: { windhome: { goods: [lies, ...shown], visited: true } },
    })
    expect(after.told('cardMoved').map(({ item, from, to, cause }) => [item, from.in, to, cause.by])).toEqual(
      shown.map((item) => [item, 'deck', { in: 'town', town: 'windhome' }, 'visit']),
    )
  })

  test('RL-R21: an empty deck reveals nothing', () => {
    const after = arriving('windhome')
      .town('windhome', ['ashwood-bow'], false)
      .decks({ armor: [], trinket: ['seers-lens'] })
      .play([stop])
    expect(after.state.towns['windhome']).toEqual({ goods: ['ashwood-bow', 'seers-lens'], visited: true })
  })

  test('RL-R21: staying another round is another visit, and reveals nothing', () => {
    const after = arriving('ryns-rest')
      .town('ryns-rest', ['ashwood-bow'], false)
      .decks({ armor: ['quilted-coat', 'spiked-targe'], trinket: ['seers-lens', 'battle-pennant'] })
      .with({ health: 1 })
      .play([stop, townAbility, leave, roll, stop, townAbility], { movement: [1], doom: [1, 1] })
    expect(after.state).toMatchObject({
      health: 3,
      stage: { first: false },
      towns: { 'ryns-rest': { goods: ['ashwood-bow', 'quilted-coat', 'seers-lens'] } },
    })
    expect(after.told('townEntered').map(({ first }) => first)).toEqual([true, false])
  })

  test('RL-T1: any or all of it, as often as it can be paid, until the hero leaves', () => {
    const after = visiting('galavanton')
      .with({ gold: 5, health: 3, energy: 1, exp: ['green'] })
      .town('galavanton', ['seers-lens'])
      .items('honeyed-oatcake')
      .play([heal, rest, heal, buy('seers-lens'), sell('honeyed-oatcake'), sell('seers-lens'), leave])
    expect(after.of('gold', 'health', 'energy', 'items', 'stage')).toEqual({
      gold: 5 - 1 - 1 - 1 - 2 + 2 + 2,
      health: 5,
      energy: 4,
      items: [],
      stage: { step: 'experience' },
    })
  })
})

describe('heal, rest, sell, buy', () => {
  test.each<{ title: string; laid: Laid; offered: Action[] }>([
    { title: 'RL-T2: 1 gold a health, below the maximum', laid: visiting().with({ health: 4 }), offered: [heal] },
    { title: 'RL-T2: not at full health', laid: visiting(), offered: [] },
    { title: 'RL-T2, RL-T3: not without gold', laid: visiting().with({ health: 1, energy: 0, gold: 0 }), offered: [] },
    { title: 'RL-T3: a rest while energy is missing', laid: visiting().with({ energy: 3 }), offered: [rest] },
  ])('$title', ({ laid, offered }) => {
    expect(only(laid.legal(), 'heal', 'rest')).toEqual(offered)
  })

  test('RL-T2: each gold heals 1', () => {
    expect(visiting().with({ health: 1, gold: 3 }).play([heal, heal, heal]).of('health', 'gold')).toEqual({ health: 4, gold: 0 })
  })

  test('RL-T3: 1 gold raises energy to its maximum, whatever is missing', () => {
    expect(visiting().with({ energy: 0, maxEnergy: 10 }).play([rest]).of('energy', 'gold')).toEqual({ energy: 10, gold: 2 })
  })

  /* Half of the value, rounded up; everywhere the same but in Galavanton. */
  test.each([
    ['honeyed-oatcake', 1],
    ['seers-lens', 1],
    ['mirror-shield', 2],
    ['stillwater-robe', 2],
    ['ashwood-bow', 3],
    ['battle-pennant', 3],
    ['old-guard-plate', 4],
    ['wardens-claymore', 5],
  ] as const)('RL-T4, RL-T7, RL-I1: %s sells for %i, in Galavanton for 1 more', (item, price) => {
    const earned = ['marketon', 'galavanton'].map(
      (town) =>
        visiting(town)
          .with({ gold: 0 })
          .items(item)
          .play([sell(item)]).state.gold,
    )
    expect(earned).toEqual([price, price + 1])
  })

  test('RL-T4, RL-R23: a sold item leaves the game, exhausted or not', () => {
    const after = visiting()
      .exhausted('battle-pennant')
      .play([sell('battle-pennant')])
    expect(after.of('items', 'gone')).toEqual({ items: [], gone: ['battle-pennant'] })
    expect(only(after.legal, 'buy')).toEqual([])
  })

  test('RL-T5, RL-R23, RL-I1: a bought item costs its value and leaves a gap', () => {
    const after = visiting()
      .with({ gold: 9 })
      .town('windhome', ['ashwood-bow', 'quilted-coat'])
      .play([buy('ashwood-bow')])
    expect(after.of('gold', 'items')).toEqual({ gold: 4, items: [{ id: 'ashwood-bow', exhausted: false }] })
    expect(after.state.towns['windhome']!.goods).toEqual(['quilted-coat'])
  })

  test.each<{ title: string; laid: Laid; offered: string[] }>([
    {
      title: 'RL-T5, RL-I1: only what the gold pays for',
      laid: visiting().with({ gold: 4 }),
      offered: ['quilted-coat', 'oaken-buckler', 'seers-lens'],
    },
    {
      title: 'RL-T5: with the exact price',
      laid: visiting().with({ gold: 5 }),
      offered: ['ashwood-bow', 'quilted-coat', 'oaken-buckler', 'seers-lens'],
    },
    {
      title: 'RL-I2, RL-R24: one clothing',
      laid: visiting().with({ gold: 20 }).items('wayfarer-boots'),
      offered: ['ashwood-bow', 'oaken-buckler', 'seers-lens'],
    },
    {
      title: 'RL-I2, RL-R24: two hands',
      laid: visiting().with({ gold: 20 }).items('mirror-shield', 'ember-rod'),
      offered: ['quilted-coat', 'seers-lens'],
    },
    {
      title: 'RL-I2: one hand is still free',
      laid: visiting().with({ gold: 20 }).items('mirror-shield'),
      offered: ['ashwood-bow', 'quilted-coat', 'oaken-buckler', 'seers-lens'],
    },
    {
      title: 'RL-I2: the bag is unlimited',
      laid: visiting()
        .with({ gold: 20 })
        .items(
          'shadow-cowl',
          'mirror-shield',
          'ember-rod',
          ...cards.pack.items.filter(({ slot, id }) => slot === 'bag' && id !== 'seers-lens').map(({ id }) => id),
        ),
      offered: ['seers-lens'],
    },
  ])('$title', ({ laid, offered }) => {
    const legal = laid.town('windhome', ['ashwood-bow', 'quilted-coat', 'oaken-buckler', 'seers-lens']).legal()
    expect(only(legal, 'buy')).toEqual(offered.map(buy))
  })

  test.each([sell('mirror-shield'), drop('mirror-shield')])('RL-R24: to buy above the limit, $type first', (room) => {
    const after = visiting()
      .with({ gold: 5 })
      .items('mirror-shield', 'ember-rod')
      .town('windhome', ['ashwood-bow'])
      .play([room, buy('ashwood-bow')])
    expect(after.state.items.map(({ id }) => id)).toEqual(['ember-rod', 'ashwood-bow'])
  })

  test('RL-T5: the goods of other towns are not for sale', () => {
    expect(only(visiting().with({ gold: 20 }).town('galavanton', ['ashwood-bow']).legal(), 'buy')).toEqual([])
  })

  test('RL-R4: gold of a sale above 20 is lost', () => {
    const after = visiting()
      .with({ gold: 18 })
      .items('wardens-claymore')
      .play([sell('wardens-claymore')])
    expect(after.told('goldChanged')).toEqual([{ type: 'goldChanged', from: 18, to: 20, lost: 3, cause: { by: 'sell' } }])
  })

  test('RL-R23: dropped without pay', () => {
    expect(
      visiting()
        .items('ember-rod')
        .play([drop('ember-rod')])
        .of('gold', 'gone'),
    ).toEqual({ gold: 3, gone: ['ember-rod'] })
  })

  test('RL-R27: draughts in town', () => {
    expect(
      visiting()
        .with({ health: 1 })
        .items('healing-draught')
        .play([use('healing-draught')]).state.health,
    ).toBe(4)
  })
})
