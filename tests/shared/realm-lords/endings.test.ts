import { describe, expect, test } from 'vitest'
import { closestTowns } from '../../../shared/games/realm-lords/map.ts'
import { cards, decline, finish, game, leave, plan, realm, resolve, roll, spaceOf, stop, use, type Laid } from './support/index.ts'

/** The last blow: the hero hits, or with a miss is hit for the rest of the health. */
const blow = (laid: Laid, foe: string, health = 1) =>
  laid
    .with({ energy: 0 })
    .fight(foe, { health })
    .stage('revealed', { plan: plan('melee'), enemy: 'melee' })
const sure = () => realm().tracks({ melee: 5 })
const lords = ['harkemond-the-ember-lord', 'nerieth-the-tide-lord', 'bouldrec-the-stone-lord', 'quillamar-the-thorn-lord'] as const
const miss = [1, 1]

describe('the enemy is defeated', () => {
  test('RL-C16: the cube becomes experience, the gold is the hero’s, and the round goes on with Experience', () => {
    const after = blow(realm().hero('nettle-quickbriar'), 'tusked-reaver').play([resolve], [6, 6])
    expect(after.of('exp', 'gold', 'stage')).toEqual({ exp: ['yellow'], gold: 7, stage: { step: 'experience' } })
    expect(after.events.slice(2)).toEqual([
      { type: 'enemyHealthChanged', from: 1, to: 0, cause: { by: 'hit' } },
      { type: 'fightEnded', how: 'won', enemy: 'tusked-reaver', round: 1 },
      { type: 'cubeMoved', cube: 'yellow', from: { in: 'enemy' }, to: { in: 'exp' }, cause: { by: 'victory' } },
      { type: 'goldChanged', from: 3, to: 7, lost: 0, cause: { by: 'victory' } },
      { type: 'phaseBegan', phase: 'experience' },
    ])
  })

  test.each([
    { title: 'Light Fingers: 1 more', laid: realm().hero('corvin-ashlatch'), gold: 8 },
    { title: 'Bounty Ledger: 1 more', laid: realm().hero('nettle-quickbriar').items('bounty-ledger'), gold: 8 },
    { title: 'both add up', laid: realm().hero('corvin-ashlatch').items('bounty-ledger'), gold: 9 },
    { title: 'above 20 is lost', laid: realm().hero('corvin-ashlatch').with({ gold: 18 }), gold: 20 },
  ])('RL-C16, RL-R4: gold: $title', ({ laid, gold }) => {
    const after = blow(laid, 'tusked-reaver').play([resolve], [6, 6])
    expect(after.state.gold).toBe(gold)
  })

  test('RL-R4: gold that the track has no room for is told as lost', () => {
    const after = blow(realm().hero('corvin-ashlatch').with({ gold: 18 }), 'tusked-reaver').play([resolve], [6, 6])
    expect(after.told('goldChanged').map(({ from, to, lost }) => [from, to, lost])).toEqual([
      [18, 20, 2],
      [20, 20, 1],
    ])
  })

  test('RL-C16: Field Dressing heals 1 after every enemy, up to the maximum', () => {
    const healed = [3, 5].map((health) => blow(realm().hero('sister-maelin-orr').with({ health }), 'bog-nipper').play([resolve], [6, 6]))
    expect(healed.map(({ state }) => state.health)).toEqual([4, 5])
    expect(
      healed.map((after) => after.told('healthChanged').length),
      'RL-R4: what changes nothing is not told',
    ).toEqual([1, 0])
  })
})

describe('how the match is won', () => {
  test.each([
    { title: 'RL-W1: the Death Lord', before: [], foe: 'the-death-lord', reason: 'death-lord' },
    { title: 'RL-W1: the Death Lord after two others', before: lords.slice(0, 2), foe: 'the-death-lord', reason: 'death-lord' },
    { title: 'RL-W1, RL-R3: three of the others', before: lords.slice(0, 2), foe: lords[2], reason: 'three-lords' },
    { title: 'RL-R3: one lord is not enough', before: [], foe: lords[0], reason: null },
    { title: 'RL-R3: nor are two', before: lords.slice(0, 1), foe: lords[1], reason: null },
    { title: 'RL-R3: lesser enemies are no lords', before: lords.slice(0, 2), foe: 'night-choir', reason: null },
  ])('$title', ({ before, foe, reason }) => {
    const after = blow(sure().with({ lords: [...before] }), foe).play([resolve], [6, 6])
    expect(game.outcome(after.state)).toEqual(reason && { winners: [0], reason })
    expect(game.waitingFor(after.state)).toEqual(reason ? [] : [0])
  })

  test('RL-R3: the moment the lord falls, before Experience and Doom, even on the last space of the clock', () => {
    const after = blow(sure().with({ lords: lords.slice(0, 2), doom: { clock: 9, tick: 2 } }), lords[2]).play([resolve], [6, 6])
    expect(after.events.slice(-3)).toEqual([
      { type: 'goldChanged', from: 9, to: 10, lost: 0, cause: { by: 'hero' } },
      { type: 'lordFell', lord: lords[2], others: 3 },
      { type: 'ended', outcome: { winners: [0], reason: 'three-lords' } },
    ])
    expect(after.legal).toEqual([])
  })

  test('RL-R3: the Death Lord is none of the three: after two others it wins by itself, and two it remains', () => {
    const after = blow(sure().with({ lords: lords.slice(0, 2) }), 'the-death-lord').play([resolve], [6, 6])
    expect(after.told('lordFell')).toEqual([{ type: 'lordFell', lord: 'the-death-lord', others: 2 }])
  })

  test('RL-R3: a lord felled Before Combat counts as well', () => {
    const after = realm()
      .items('throwing-hatchets')
      .fight('the-death-lord', { health: 2 })
      .stage('before', { awaits: 'hero' })
      .play([use('throwing-hatchets')])
    expect(game.outcome(after.state)).toEqual({ winners: [0], reason: 'death-lord' })
  })

  test('RL-R2, RL-R3: a fallen lord is remembered', () => {
    expect(blow(sure(), lords[0]).play([resolve], [6, 6]).state.lords).toEqual([lords[0]])
  })
})

describe('the hero is defeated', () => {
  const dying = (laid = realm(), foe = 'basalt-colossus') => blow(laid.with({ health: 1 }), foe, 7)
  const rolls = { combat: miss, doom: [1, 1] }

  test('RL-C17, RL-R20: cube back, closest town, half the gold, health and energy full, straight to Recover', () => {
    const after = dying(
      realm()
        .with({ gold: 5, exp: ['green'] })
        .items('ashwood-bow'),
    ).play([resolve], rolls)
    expect(after.events.slice(3)).toEqual([
      { type: 'healthChanged', from: 1, to: 0, cause: { by: 'hit' } },
      { type: 'fightEnded', how: 'defeated', enemy: 'basalt-colossus', round: 1 },
      { type: 'cubeMoved', cube: 'blue', from: { in: 'enemy' }, to: { in: 'map', space: 1 }, cause: { by: 'defeat' } },
      { type: 'heroPlaced', from: 1, to: 0, cause: { by: 'defeat' } },
      { type: 'goldChanged', from: 5, to: 2, lost: 0, cause: { by: 'defeat' } },
      { type: 'healthChanged', from: 0, to: 5, cause: { by: 'defeat' } },
      { type: 'energyChanged', from: 0, to: 4, cause: { by: 'defeat' } },
      { type: 'phaseBegan', phase: 'recover' },
      { type: 'phaseBegan', phase: 'doom' },
      expect.objectContaining({ type: 'doomRolled', total: 2, trips: false }),
      { type: 'doomMoved', clock: 1, tick: 10, advanced: false, cause: null },
      { type: 'roundBegan', round: 2 },
      { type: 'phaseBegan', phase: 'movement' },
    ])
    expect(after.of('items', 'exp')).toEqual({ items: [{ id: 'ashwood-bow', exhausted: false }], exp: ['green'] })
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [19, 9],
    [20, 10],
  ])('RL-C17, RL-R18: of %i gold %i are left: the half that goes is rounded up', (gold, left) => {
    expect(dying(realm().with({ gold })).play([resolve], rolls).state.gold).toBe(left)
  })

  test('RL-C17: health and energy are reset to the raised maxima', () => {
    const after = dying(realm().with({ maxHealth: 7, maxEnergy: 8 })).play([resolve], rolls)
    expect(after.of('health', 'energy')).toEqual({ health: 7, energy: 8 })
  })

  test('RL-R7: the cube comes back to the space of the fight; another fight there meets a new enemy', () => {
    const after = dying().play([resolve, roll, { type: 'step', to: 1 }, stop], {
      'combat-1': miss,
      movement: miss,
      doom: miss,
      'round-2.*enemy': [5],
      'round-2.*type': [6],
    })
    expect(after.fight).toMatchObject({ enemy: 'marrow-giant', type: 'occultist', health: 7 })
  })

  test('RL-R20: no trade and no level-up where the hero wakes, until a later Trade phase finds him there', () => {
    const laid = dying(
      realm()
        .with({ exp: ['green'] })
        .town('galavanton', ['ashwood-bow'], false)
        .decks({ armor: ['quilted-coat'], trinket: [] }),
    )
    const asleep = laid.play([resolve], rolls)
    expect(asleep.told('townEntered', 'levelGained')).toEqual([])
    expect(asleep.state).toMatchObject({ stage: { step: 'depart' }, towns: { galavanton: { visited: false } } })
    const next = laid.play([resolve, roll, stop], { ...rolls, movement: miss })
    expect(next.state).toMatchObject({
      stage: { step: 'trade', town: 'galavanton', first: true },
      towns: { galavanton: { visited: true, goods: ['ashwood-bow', 'quilted-coat'] } },
    })
  })

  test('RL-C17, RL-R19: of towns that tie the player picks one', () => {
    const laid = dying().at('m12-left')
    const asked = laid.play([resolve], { combat: miss })
    const towns = [spaceOf('m03-left'), spaceOf('m05-left')]
    expect([asked.state.stage, asked.legal]).toEqual([{ step: 'wake', towns }, towns.map((town) => ({ type: 'wake', town }))])
    const woken = towns.map((town) => laid.play([resolve, { type: 'wake', town }], rolls).state.at)
    expect(woken).toEqual(towns)
  })

  test.each([
    { title: 'entry costs count, not steps', from: 'm12-right', towns: ['m05-left'] },
    { title: 'the space of the fight costs nothing', from: 'm18-right', towns: ['m04-right'] },
    { title: 'the town’s own cost counts: all cost 1 here', from: 'm15-left', towns: ['m02-right'] },
    { title: 'a detour that is cheaper', from: 'm17-left', towns: ['m02-right'] },
    { title: 'a tie', from: 'm12-left', towns: ['m03-left', 'm05-left'] },
  ])('RL-R19: the closest town from $from: $title', ({ from, towns }) => {
    expect(closestTowns(cards, realm().state(), spaceOf(from))).toEqual(towns.map(spaceOf))
  })

  test('RL-R19: cubes do not hinder the way back', () => {
    const laid = realm()
    for (const space of laid.state().spaces) if (!('town' in cards.space(space))) laid.cube(space, 'red')
    expect(closestTowns(cards, laid.state(), spaceOf('m12-right'))).toEqual([spaceOf('m05-left')])
  })

  test('RL-R18: gold goes after everything else of the fight', () => {
    const after = dying(realm().with({ gold: 4 }).items('phoenix-ash'), 'basalt-colossus').play([resolve, decline], rolls)
    expect(after.story.indexOf('goldChanged')).toBeGreaterThan(after.story.indexOf('heroPlaced'))
  })

  test('RL-C17, RL-V1: exhausted cards are reset in the Recover that follows', () => {
    const after = dying(realm().exhausted('battle-pennant')).play([resolve], rolls)
    expect(after.state.items).toEqual([{ id: 'battle-pennant', exhausted: false }])
  })
})

describe('how the match is lost', () => {
  test('RL-W1, RL-D1: when the doom clock reaches its end', () => {
    const after = realm()
      .with({ doom: { clock: 9, tick: 7 } })
      .stage('experience')
      .play([finish], [3, 4])
    expect(after.events.slice(-2)).toEqual([
      { type: 'doomMoved', clock: 10, tick: 11, advanced: true, cause: null },
      { type: 'ended', outcome: { winners: [], reason: 'doom' } },
    ])
    expect([game.outcome(after.state), game.waitingFor(after.state), after.legal]).toEqual([{ winners: [], reason: 'doom' }, [], []])
  })

  test('RL-W1: defeat in combat does not lose the match', () => {
    const after = blow(realm().with({ health: 1, gold: 0 }), 'the-death-lord', 12).play([resolve], { combat: miss, doom: [1, 1] })
    expect(game.outcome(after.state)).toBeNull()
  })
})

test('RL-P1: Movement, Combat, Trade, Experience, Recover, Doom, each told once a round', () => {
  const phases = realm()
    .with({ exp: ['green'] })
    .play([roll, { type: 'step', to: 0 }, stop, leave, finish], { movement: [1, 1], doom: [1, 1] })
    .told('phaseBegan')
  expect(phases.map(({ phase }) => phase)).toEqual(['trade', 'experience', 'recover', 'doom', 'movement'])
  const fought = blow(sure().hero('garrick-stonewade').with({ exp: [] }), 'bog-nipper').play([resolve], [6, 6])
  expect(fought.told('phaseBegan').map(({ phase }) => phase)).toEqual(['experience'])
})
