import { describe, expect, test } from 'vitest'
import { attack, changeTactic, flee, paid, plan, realm, resolve, use } from './support/index.ts'

describe('step 4, the enemy’s stance', () => {
  const facing = (options: Parameters<typeof plan>[1] = {}) =>
    realm()
      .fight('hollow-scarecrow')
      .stage('revealed', { plan: plan('ranged', options), enemy: 'ranged' })

  test.each([
    ['brawler', 'ranged'],
    ['marksman', 'ranged'],
    ['hexer', 'magic'],
    ['spellblade', 'melee'],
    ['skirmisher', 'melee'],
    ['occultist', 'magic'],
  ])('RL-C10: the top card shows a %s in %s', (type, enemy) => {
    const after = realm()
      .fight('hollow-scarecrow', { type })
      .play([attack('melee')])
    expect(after.state.stage).toMatchObject({ step: 'revealed', enemy, fight: { drawn: ['S1'], deck: ['S2', 'S3', 'S4', 'S5', 'S6'] } })
  })

  test('RL-C10, RL-R13: a deck that has run out is shuffled, all six cards, and the type stays', () => {
    const after = realm()
      .with({ energy: 1 })
      .fight('marrow-giant', { type: 'hexer', deck: [], drawn: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'], shuffles: 1 })
      .play([attack('magic')], { 'stance-deck-2/2': [1], 'combat-1': [6, 6] })
    expect(after.fight).toMatchObject({ type: 'hexer', shuffles: 2, drawn: ['S3'] })
    expect([...after.fight.deck].sort()).toEqual(['S1', 'S2', 'S4', 'S5', 'S6'])
  })

  test('RL-R13: the last card of a deck is drawn before any shuffle', () => {
    const after = realm()
      .fight('marrow-giant', { deck: ['S6'], drawn: ['S1', 'S2', 'S3', 'S4', 'S5'] })
      .play([attack('magic')])
    expect(after.fight).toMatchObject({ deck: [], drawn: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'], shuffles: 1 })
  })

  test('RL-R13: a card looked at stays known until drawn', () => {
    const after = realm()
      .fight('marrow-giant', { peeked: true })
      .play([attack('magic'), resolve], [1, 1, 1])
    expect([after.told('enemyRevealed')[0]?.card, after.fight.peeked]).toEqual(['S1', false])
  })

  test('RL-C10, RL-R9: after the reveal: dice, a change of tactic, Gloves to either other stance, draughts', () => {
    const laid = facing().items('quickturn-gloves', 'healing-draught', 'mirror-shield').with({ health: 1, energy: 2 })
    expect(laid.legal()).toEqual([
      ...[resolve, changeTactic],
      ...[use('quickturn-gloves', 'melee'), use('quickturn-gloves', 'magic')],
      use('healing-draught'),
    ])
  })

  test.each<{ title: string; options: Parameters<typeof plan>[1]; tactic: string; fleeing: boolean; withdrawn: boolean }>([
    {
      title: 'RL-C10: from Attack to Defend, which allows no flight this round',
      options: {},
      tactic: 'defend',
      fleeing: false,
      withdrawn: false,
    },
    { title: 'RL-C10: from Defend to Attack', options: { tactic: 'defend' }, tactic: 'attack', fleeing: false, withdrawn: false },
    {
      title: 'RL-R9: to Attack withdraws the flight',
      options: { tactic: 'defend' as const, fleeing: true },
      tactic: 'attack',
      fleeing: false,
      withdrawn: true,
    },
  ])('$title, for 2 energy', ({ options, tactic, fleeing, withdrawn }) => {
    const after = facing(options).play([changeTactic])
    expect(after.state).toMatchObject({ energy: 2, stage: { plan: { stance: 'ranged', tactic, fleeing, changedTactic: true } } })
    expect(after.told('tacticChanged')).toEqual([{ type: 'tacticChanged', to: tactic, withdrawn }])
  })

  test('RL-R9: once a round', () => {
    expect(facing().play([changeTactic]).legal).toEqual([resolve])
  })

  test('RL-R9: not with 1 energy; a tonic drunk first makes it possible', () => {
    const laid = facing().with({ energy: 1 }).items('vigor-tonic')
    expect([laid.legal(), laid.play([use('vigor-tonic')]).legal]).toEqual([
      [resolve, use('vigor-tonic')],
      [resolve, changeTactic],
    ])
  })

  test('RL-R9: Gloves do not withdraw a flight', () => {
    const after = facing({ tactic: 'defend', fleeing: true })
      .items('quickturn-gloves')
      .play([use('quickturn-gloves', 'melee')])
    expect(after.state.stage).toMatchObject({ plan: { stance: 'melee', tactic: 'defend', fleeing: true } })
    expect(after.told('stanceChanged')).toEqual([
      { type: 'stanceChanged', from: 'ranged', to: 'melee', cause: { by: 'item', item: 'quickturn-gloves' } },
    ])
  })

  test('RL-R8: Gloves take last round’s stance too, without energy, whatever the enemy says', () => {
    const after = realm()
      .with({ energy: 0 })
      .items('quickturn-gloves')
      .fight('lantern-wraith', { last: 'melee', round: 2 })
      .stage('revealed', { plan: plan('ranged'), enemy: 'magic' })
      .play([use('quickturn-gloves', 'melee')])
    expect(after.state).toMatchObject({ energy: 0, stage: { plan: { stance: 'melee' } } })
  })

  test('RL-C6, RL-C11: where nothing but the dice is left they are thrown at once', () => {
    const after = realm()
      .with({ energy: 1 })
      .fight('hollow-scarecrow')
      .play([attack('ranged')], [1, 1])
    expect(after.story).toEqual([
      ...['engaged', 'enemyRevealed', 'combatRolled', 'roundResolved', 'enemyHit', 'healthChanged'],
      'combatRoundBegan',
    ])
  })

  test('RL-C6: the five steps in their order', () => {
    const after = realm()
      .items('quickturn-gloves')
      .fight('hollow-scarecrow', { round: 4, last: 'ranged' })
      .play([flee('ranged', paid), changeTactic, use('quickturn-gloves', 'melee'), resolve], [1, 6, 1])
    expect(after.story).toEqual([
      ...['engaged', 'energyChanged', 'enemyRevealed', 'tacticChanged', 'energyChanged', 'exhausted', 'stanceChanged'],
      ...['combatRolled', 'roundResolved', 'enemyHit', 'healthChanged', 'combatRoundBegan'],
    ])
  })
})
