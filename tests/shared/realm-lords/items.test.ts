import { describe, expect, test } from 'vitest'
import type { ItemCard } from '../../../shared/games/realm-lords/cards/schema.ts'
import { modifier, weaponDamage } from '../../../shared/games/realm-lords/stats.ts'
import { ability, attack, cards, decline, finish, plan, realm, resolve, roll, use, type Laid } from './support/index.ts'

const stances = ['ranged', 'melee', 'magic'] as const
const before = (laid: Laid, foe = 'tusked-reaver') => laid.fight(foe, { round: 0 }).stage('before', { awaits: 'hero' })
const source = { from: 'hit', stance: 'melee', planned: 'melee' } as const
const losing = (laid: Laid, amount: number) => laid.fight('tusked-reaver').stage('harm', { source, amount })

describe('the forty-two items', () => {
  /* As on the cards: name, slot, gold, use. */
  test('RL-I1, RL-I2, RL-I3: gold value, type and use symbol of each', () => {
    const line = ({ id, slot, gold, use }: ItemCard) => `${id} ${slot} ${gold} ${use}`
    const deck = (id: string) => cards.pack.items.filter((item) => item.deck === id).map(line)
    expect(deck('weapon')).toEqual([
      ...['ashwood-bow hand 5 own', 'crank-arbalest hand 8 own', 'greyfeather-longbow hand 10 own'],
      ...['notched-shortsword hand 5 own', 'quarry-maul hand 8 own', 'wardens-claymore hand 10 own'],
      ...['hazel-wand hand 5 own', 'ember-rod hand 8 own', 'skyglass-staff hand 10 own'],
      ...['feinting-rapier hand 7 exhaust', 'barbed-glaive hand 8 exhaust', 'throwing-hatchets bag 3 discard'],
      ...['binding-bolas bag 5 exhaust', 'hexing-dirk hand 6 exhaust'],
    ])
    expect(deck('armor')).toEqual([
      ...['quilted-coat clothing 4 exhaust', 'ringmail-hauberk clothing 5 exhaust', 'old-guard-plate clothing 7 own'],
      ...['boiled-leather-jack clothing 3 own', 'spellward-mantle clothing 3 own', 'stillwater-robe clothing 4 own'],
      ...['wayfarer-boots clothing 5 own', 'shadow-cowl clothing 2 exhaust', 'oaken-buckler hand 4 exhaust'],
      ...['tower-pavise hand 5 exhaust', 'spiked-targe hand 4 exhaust', 'mirror-shield hand 3 exhaust'],
      ...['poise-bracers bag 3 exhaust', 'quickturn-gloves bag 3 exhaust'],
    ])
    expect(deck('trinket')).toEqual([
      ...['healing-draught bag 2 discard', 'honeyed-oatcake bag 1 discard', 'vigor-tonic bag 2 discard', 'smoke-pellet bag 1 discard'],
      ...['phoenix-ash bag 3 discard', 'hourglass-shard bag 5 discard', 'lucky-knucklebone bag 5 exhaust'],
      ...['battle-pennant bag 6 exhaust', 'seers-lens bag 2 exhaust', 'folded-road-map bag 5 exhaust', 'bounty-ledger bag 5 own'],
      ...['hawk-pinion bag 6 own', 'boar-tusk-charm bag 6 own', 'moonwater-bead bag 6 own'],
    ])
  })

  const stats: Record<string, string> = {
    'ashwood-bow': '+1 0 0 / 0 0 0',
    'crank-arbalest': '0 0 0 / +1 0 0',
    'greyfeather-longbow': '+1 0 0 / +1 0 0',
    'notched-shortsword': '0 +1 0 / 0 0 0',
    'quarry-maul': '0 0 0 / 0 +1 0',
    'wardens-claymore': '0 +1 0 / 0 +1 0',
    'hazel-wand': '0 0 +1 / 0 0 0',
    'ember-rod': '0 0 0 / 0 0 +1',
    'skyglass-staff': '0 0 +1 / 0 0 +1',
    'hawk-pinion': '+1 0 0 / 0 0 0',
    'boar-tusk-charm': '0 +1 0 / 0 0 0',
    'moonwater-bead': '0 0 +1 / 0 0 0',
  }
  test.each(cards.pack.items.map(({ id }) => ({ id, adds: stats[id] ?? '0 0 0 / 0 0 0' })))(
    'RL-C13, RL-R16: $id adds $adds to rolls / damage of ranged, melee, magic',
    ({ id, adds }) => {
      const [bare, armed] = [realm().state(), realm().items(id).state()]
      const grown = [modifier, weaponDamage].map((measure) =>
        stances.map((stance) => measure(cards, armed, stance) - measure(cards, bare, stance)).map((by) => (by ? `+${by}` : '0')),
      )
      expect(grown.map((line) => line.join(' ')).join(' / ')).toBe(adds)
    },
  )

  test('RL-R16, RL-R17: owned items count without being asked, and never run out', () => {
    const after = realm()
      .with({ energy: 0 })
      .items('quarry-maul')
      .fight('tusked-reaver', { deck: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'], type: 'skirmisher' })
      .play([attack('melee'), attack('ranged')], [6, 6, 1, 1, 1])
    expect(after.told('enemyHealthChanged').map(({ from, to }) => from - to)).toEqual([2])
    expect(after.state.items).toEqual([{ id: 'quarry-maul', exhausted: false }])
  })
})

describe('Before Combat', () => {
  test('RL-C3: Throwing Hatchets deal 2, once', () => {
    expect(before(realm().items('throwing-hatchets')).play([use('throwing-hatchets')]).fight.health).toBe(3)
  })

  test.each([
    ['a success', [4, 4], 3],
    ['a failure', [4, 3], 5],
  ])('RL-C4: Hexing Dirk deals 2 on a success: %s', (_what, dice, health) => {
    const after = before(realm().items('hexing-dirk')).play([use('hexing-dirk')], dice)
    expect([after.fight.health, after.state.items]).toEqual([health, [{ id: 'hexing-dirk', exhausted: true }]])
  })

  test('RL-C4: Hexing Dirk may fell an enemy', () => {
    const after = before(realm().items('hexing-dirk'), 'bog-nipper').play([use('hexing-dirk')], [4, 4])
    expect(after.told('fightEnded')).toMatchObject([{ how: 'won', round: 0 }])
  })

  test('RL-C4: Binding Bolas lower every target by 1 for this combat, and no other', () => {
    const after = before(realm().with({ energy: 0 }).items('binding-bolas')).play(
      [use('binding-bolas'), attack('ranged'), attack('melee')],
      {
        'binding-bolas': [4, 4],
        'combat-1': [1, 1],
        'combat-2': [1, 1],
      },
    )
    expect(after.told('combatRolled').map(({ sum }) => sum.target)).toEqual([8, 10])
    const next = realm()
      .cube('m01-right', 'yellow')
      .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
    expect(next.play([{ type: 'stop' }], [5, 1]).fight.weakened).toBe(0)
  })

  test('RL-R13: Seer’s Lens looks at the top card', () => {
    const after = before(realm().items('seers-lens')).play([use('seers-lens')])
    expect(after.told('looked')).toEqual([{ type: 'looked', card: 'S1', stance: 'ranged', cause: { by: 'item', item: 'seers-lens' } }])
    expect([after.fight.peeked, after.state.items[0]?.exhausted]).toEqual([true, true])
  })
})

describe('against losses of health', () => {
  test.each([
    ['quilted-coat', [0, 1, 2, 3]],
    ['oaken-buckler', [0, 1, 2, 3]],
    ['ringmail-hauberk', [0, 0, 1, 2]],
    ['tower-pavise', [0, 0, 0, 0]],
  ])('RL-R12: %s against 1, 2, 3 and 4 leaves %j', (item, left) => {
    const lost = [1, 2, 3, 4].map((amount) => 5 - losing(realm().items(item), amount).play([use(item)]).state.health)
    expect(lost).toEqual(left)
  })

  test('RL-C5: one of them a round', () => {
    const after = losing(realm().items('oaken-buckler', 'quilted-coat'), 3).play([use('oaken-buckler')])
    expect([after.state.health, after.state.stage.step]).toEqual([3, 'stance'])
  })

  test('RL-C5: in the next round another', () => {
    const after = losing(realm().with({ energy: 0 }).items('oaken-buckler', 'quilted-coat'), 2).play(
      [use('oaken-buckler'), attack('ranged'), use('quilted-coat')],
      [1, 1],
    )
    expect(after.state.health).toBe(4)
  })
})

describe('in the steps of a combat round', () => {
  test('RL-R8: Quickturn Gloves change the stance, and with it who counters whom', () => {
    const footings = (['melee', 'magic'] as const).map((stance) =>
      realm()
        .with({ energy: 0 })
        .items('quickturn-gloves')
        .fight('tusked-reaver')
        .play([attack('ranged'), use('quickturn-gloves', stance), resolve], [1, 1, 1])
        .told('combatRolled')
        .map(({ footing, against }) => [footing, against]),
    )
    expect(footings).toEqual([[['countered', 'ranged']], [['countering', 'ranged']]])
  })

  test('RL-R10: Lucky Knucklebone and Feinting Rapier throw all dice again', () => {
    for (const item of ['lucky-knucklebone', 'feinting-rapier']) {
      const after = realm()
        .with({ energy: 0 })
        .items(item)
        .fight('tusked-reaver')
        .play([attack('ranged'), use(item)], [1, 1, 6, 6])
      expect(after.told('combatRolled', 'roundResolved').map(({ sum }) => sum.dice)).toEqual([2, 12, 12])
    }
  })

  test('RL-R10: a worse second throw stands', () => {
    const after = realm()
      .with({ energy: 0 })
      .items('lucky-knucklebone')
      .fight('tusked-reaver')
      .play([attack('ranged'), use('lucky-knucklebone')], [6, 6, 1, 1])
    expect(after.told('roundResolved')[0]?.result).toBe('missed')
  })

  test('RL-R10: Battle Pennant adds 2, which may make a hit', () => {
    const after = realm()
      .with({ energy: 0 })
      .items('battle-pennant')
      .fight('tusked-reaver')
      .play([attack('ranged'), use('battle-pennant')], [3, 3])
    expect(after.told('roundResolved')).toMatchObject([{ result: 'hit', sum: { dice: 6, modifier: 1, bonus: 2, total: 9, target: 9 } }])
  })

  test('RL-C5: Pennant, Knucklebone and Glaive share the one exhaust of a round', () => {
    const after = realm()
      .with({ energy: 0 })
      .items('battle-pennant', 'lucky-knucklebone', 'barbed-glaive')
      .fight('tusked-reaver')
      .play([attack('ranged'), use('battle-pennant')], [3, 3])
    expect(after.state.stage).toMatchObject({ step: 'stance', fight: { health: 4, exhausted: false } })
  })

  test('RL-R9, RL-R17: after a flight by Cowl or Pellet nothing of the round happens', () => {
    for (const item of ['shadow-cowl', 'smoke-pellet']) {
      const after = realm()
        .with({ exp: ['green'] })
        .items(item)
        .fight('tusked-reaver')
        .play([use(item)])
      expect(after.story.filter((type) => type !== 'exhausted' && type !== 'cardMoved')).toEqual(['fightEnded', 'cubeMoved', 'phaseBegan'])
    }
  })
})

describe('draughts', () => {
  test.each([
    ['healing-draught', 1, 4],
    ['healing-draught', 3, 5],
    ['honeyed-oatcake', 1, 3],
    ['honeyed-oatcake', 4, 5],
  ])('RL-R27, RL-R4: %s at %i health gives %i', (item, from, to) => {
    expect(
      realm()
        .with({ health: from })
        .items(item)
        .play([use(item)])
        .of('health', 'gone'),
    ).toEqual({ health: to, gone: [item] })
  })

  test.each([
    [0, 4],
    [1, 4],
    [3, 4],
  ])('RL-R27, RL-R4: vigor-tonic at %i energy gives %i', (from, to) => {
    expect(
      realm()
        .with({ energy: from })
        .items('vigor-tonic')
        .play([use('vigor-tonic')]).state.energy,
    ).toBe(to)
  })

  test('RL-R9: discarding a draught uses up no exhaust', () => {
    const after = realm()
      .with({ health: 1 })
      .items('healing-draught', 'quickturn-gloves')
      .fight('tusked-reaver')
      .play([use('healing-draught'), attack('ranged')])
    expect(after.legal).toContainEqual(use('quickturn-gloves', 'melee'))
  })

  test('RL-R9: drunk at the start of a round, they leave it at its start', () => {
    const after = realm()
      .with({ health: 1 })
      .items('healing-draught', 'smoke-pellet')
      .fight('tusked-reaver')
      .play([use('healing-draught')])
    expect(after.legal).toContainEqual(use('smoke-pellet'))
  })
})

test('RL-C16: Bounty Ledger pays 1 for every enemy, also for the Death Lord, whose own gold is 0', () => {
  const after = realm()
    .hero('nettle-quickbriar')
    .items('bounty-ledger', 'throwing-hatchets')
    .fight('the-death-lord', { health: 2, round: 0 })
    .stage('before', { awaits: 'hero' })
    .play([use('throwing-hatchets')])
  expect(after.told('goldChanged')).toEqual([
    { type: 'goldChanged', from: 3, to: 4, lost: 0, cause: { by: 'item', item: 'bounty-ledger' } },
  ])
})

test('RL-R12: Phoenix Ash saves from a loss of any size, to 3 health', () => {
  const after = losing(realm().items('phoenix-ash', 'oaken-buckler'), 9).play([decline, use('phoenix-ash')])
  expect(after.of('health', 'gone')).toEqual({ health: 3, gone: ['phoenix-ash'] })
})

test('RL-R5, RL-V1: Folded Road-Map is ready again the next round', () => {
  const after = realm()
    .items('folded-road-map')
    .stage('walk', { dice: [1], kept: 1, points: 1, left: 1 })
    .play([use('folded-road-map'), { type: 'stop' }, roll], { doom: [1, 1], movement: [1, 1] })
  expect(after.legal).toContainEqual(use('folded-road-map'))
})

test('RL-R16: Spiked Targe deals its 1 to any enemy, whatever the stance', () => {
  const after = realm()
    .hero('garrick-stonewade')
    .with({ energy: 0 })
    .items('spiked-targe')
    .fight('night-choir')
    .stage('revealed', { plan: plan('magic'), enemy: 'magic' })
    .play([resolve, ability, use('spiked-targe')], [1, 1])
  expect(after.fight.health).toBe(5)
})

test('RL-V1, RL-R14: exhausted cards are reset in Recover only, not by the end of a fight', () => {
  const laid = before(
    realm()
      .with({ exp: ['green'] })
      .items('hexing-dirk'),
    'bog-nipper',
  )
  expect(laid.play([use('hexing-dirk')], [4, 4]).state.items[0]?.exhausted).toBe(true)
  expect(laid.play([use('hexing-dirk'), finish], { dirk: [4, 4], doom: [1, 1] }).state.items[0]?.exhausted).toBe(false)
})
