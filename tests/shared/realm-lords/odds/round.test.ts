import { describe, expect, test } from 'vitest'
import { stances, type Stance } from '../../../../shared/games/realm-lords/cards/schema.ts'
import { fleeOdds, nextStance, roundOdds, stancesLeft } from '../../../../shared/games/realm-lords/odds/index.ts'
import { modifier, resisted, weaponDamage } from '../../../../shared/games/realm-lords/stats.ts'
import type { FightView, View } from '../../../../shared/games/realm-lords/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { play, type Position } from '../../../../shared/kernel/match.ts'
import { silentTable } from '../../../../shared/kernel/table.ts'
import type { State } from '../../../../shared/games/realm-lords/state.ts'
import { cards, carrying, fightWith, game, viewWith } from './table.ts'

const atStance = (fight: FightView): View['stage'] => ({ step: 'stance', fight })

describe('RL-C10, RL-R13: the stance that comes next', () => {
  test.each([
    ['a full deck', {}, { ranged: 1 / 6, melee: 4 / 6, magic: 1 / 6 }],
    ['what is left', { left: ['S2', 'S6'], drawn: ['S1', 'S3', 'S4', 'S5'] }, { ranged: 0, melee: 1 / 2, magic: 1 / 2 }],
    ['the card that was looked at', { top: 'S1' }, { ranged: 1, melee: 0, magic: 0 }],
    ['a deck that has run out is shuffled', { left: [] }, { ranged: 1 / 6, melee: 4 / 6, magic: 1 / 6 }],
  ])('%s', (_, changes, expected) => expect(nextStance(cards, fightWith('bog-nipper', changes))).toEqual(expected))

  test('cards left, by stance', () => {
    expect(stancesLeft(cards, fightWith('bog-nipper', { left: ['S1', 'S2', 'S3'] }))).toEqual({ ranged: 1, melee: 2, magic: 0 })
  })
})

describe('RL-C12 … RL-C15: stance and tactic against what is left in the deck', () => {
  const odds = (hero: string, enemy: string, stance: Stance, tactic: string, changes: Partial<FightView> = {}, realm: Partial<View> = {}) =>
    roundOdds(cards, viewWith(hero, { ...realm, stage: atStance(fightWith(enemy, changes)) })).find(
      (one) => one.stance === stance && one.tactic === tactic,
    )!

  test('ranged against a Bog Nipper of which the next card is known', () => {
    expect(odds('tamsin-wharrow', 'bog-nipper', 'ranged', 'attack', { top: 'S2' })).toEqual({
      stance: 'ranged',
      tactic: 'attack',
      facing: [
        {
          stance: 'ranged',
          tactic: 'attack',
          against: 'melee',
          footing: 'countering',
          need: 6,
          hit: 193 / 216,
          beHit: 1 - 193 / 216,
          damage: 1,
          danger: 1,
          chance: 1,
        },
      ],
      hit: 193 / 216,
      beHit: 1 - 193 / 216,
      dealt: 193 / 216,
      taken: 1 - 193 / 216,
    })
  })

  test.each([
    ['Defend adds 1 and deals nothing', 'bog-nipper', 'ranged', 'defend', { top: 'S2' }, {}, { need: 5, damage: 0 }],
    ['Goaded raises the target at 1 health', 'thicket-boar', 'ranged', 'attack', { top: 'S2', health: 1 }, {}, { need: 8 }],
    ['Last Rage raises the damage', 'marrow-giant', 'ranged', 'attack', { top: 'S2', health: 3 }, {}, { danger: 3 }],
    ['Slick Shell lowers melee rolls', 'glassback-beetle', 'melee', 'attack', { top: 'S2' }, {}, { need: 10, footing: 'even' }],
    ['Measured Guard gives no third die', 'oathbroken-knight', 'ranged', 'attack', { top: 'S2' }, {}, { footing: 'even' }],
    ['Binding Bolas lowers targets', 'bog-nipper', 'ranged', 'attack', { top: 'S2', weakened: 1 }, {}, { need: 5 }],
    [
      'Old Guard Plate takes 1 off a hit',
      'tusked-reaver',
      'ranged',
      'attack',
      { top: 'S2' },
      { items: carrying('old-guard-plate') },
      { danger: 1 },
    ],
    [
      'a longbow adds to roll and damage',
      'bog-nipper',
      'ranged',
      'attack',
      { top: 'S2' },
      { items: carrying('greyfeather-longbow') },
      { need: 5, damage: 2 },
    ],
  ] as const)('%s', (_, enemy, stance, tactic, changes, realm, expected) => {
    expect(odds('tamsin-wharrow', enemy, stance, tactic, changes, realm as Partial<View>).facing[0]).toMatchObject(expected)
  })

  test('Cornered Fury shows while it holds', () => {
    const damages = [3, 2].map((health) => odds('brogan-dunmallet', 'bog-nipper', 'melee', 'attack', {}, { health }).facing[0]!.damage)
    expect(damages).toEqual([1, 2])
  })
})

describe('RL-C9: flight', () => {
  test('the chances are those of Defend', () => {
    const view = viewWith('tamsin-wharrow', { stage: atStance(fightWith('bog-nipper')) })
    const defending = roundOdds(cards, view).filter((one) => one.tactic === 'defend')
    expect(fleeOdds(cards, view)).toEqual(defending.map(({ stance, hit }) => ({ stance, escape: hit })))
  })
  test('none from the Gloam Drake', () => {
    expect(fleeOdds(cards, viewWith('tamsin-wharrow', { stage: atStance(fightWith('gloam-drake')) }))).toEqual([])
  })
  test('none outside a fight', () =>
    expect([fleeOdds(cards, viewWith('tamsin-wharrow')), roundOdds(cards, viewWith('tamsin-wharrow'))]).toEqual([[], []]))
})

/** Chances of one round counted card by card and throw by throw, with the rulebook's words and none of the program's odds. */
function byHand(view: View, fight: FightView, stance: Stance, defend: boolean): { hit: number; dealt: number; taken: number } {
  const beats: Record<Stance, Stance> = { melee: 'magic', magic: 'ranged', ranged: 'melee' }
  const enemy = cards.enemy(fight.enemy)
  const { ability } = enemy
  const deck = fight.top ? [fight.top] : fight.left.length ? fight.left : ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']
  let [throws, hits, dealt, taken] = [0, 0, 0, 0]
  for (const card of deck) {
    const shown = cards.pack.stanceCards.find((one) => one.id === card)!.stances[fight.type]!
    const raging = ability?.kind === 'enrage' && fight.health <= ability.atOrBelow ? ability : { target: 0, damage: 0 }
    const target = enemy[shown].target + raging.target - fight.weakened
    const lower = ability?.kind === 'guard' && ability.stat === stance ? ability.value : 0
    for (let n = 0; n < 216; n++) {
      const dice = [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36)].map((face) => face + 1).sort((a, b) => a - b)
      const [low, middle, high] = dice as [number, number, number]
      const two = (n % 6) + (Math.floor(n / 6) % 6) + 2
      const counters = beats[stance] === shown && ability?.kind !== 'counterproof'
      const sum = counters ? middle + high : beats[shown] === stance ? low + middle : two
      throws += 1
      if (sum + modifier(cards, view, stance) + (defend ? 1 : 0) - lower >= target) {
        hits += 1
        const fury = view.hero === 'brogan-dunmallet' && view.health <= 2 ? 1 : 0
        dealt += defend ? 0 : weaponDamage(cards, view, stance) + fury
      } else taken += resisted(cards, view, shown, enemy[shown].damage + raging.damage).left
    }
  }
  return { hit: hits / throws, dealt: dealt / throws, taken: taken / throws }
}

/** Positions at the start of a combat round, met by playing at random. */
function positions(seeds: number, visit: (position: Position<State>, view: View, fight: FightView) => void): void {
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = fastChance(seed)
    const state = game.setup({ hero: 'random', difficulty: 'squire' }, silentTable(chance))
    let position: Position<State> = { ply: 0, state }
    for (let ply = 0; ply < 300 && game.outcome(position.state) === null; ply++) {
      const view = game.view(position.state, 0)
      if (view.stage.step === 'stance') visit(position, view, view.stage.fight)
      const legal = game.legalActions(position.state, 0).filter((action) => action.type !== 'drop')
      const step = play(game, position, { seat: 0, action: legal[chance(legal.length, '') - 1]! }, chance)
      if (!step.ok) throw new Error(step.fault.detail)
      position = step.value.position
    }
  }
}

test('RL-C11 … RL-C15: the odds are those of every card and throw counted one by one, in fights met in random games', () => {
  let fights = 0
  positions(6, (_, view, fight) => {
    fights += 1
    if (fights % 4) return
    for (const { stance, tactic, hit, dealt, taken, beHit } of roundOdds(cards, view)) {
      const hand = byHand(view, fight, stance, tactic === 'defend')
      expect([hit, beHit, dealt, taken].map((chance) => chance.toFixed(9))).toEqual(
        [hand.hit, 1 - hand.hit, hand.dealt, hand.taken].map((chance) => chance.toFixed(9)),
      )
    }
  })
  expect(fights).toBeGreaterThan(100)
})

test('RL-C11, RL-C12: the rules themselves, dealt and rolled many times, hit as often as the odds say', () => {
  const samples = 1500
  let checked = 0
  positions(2, (_, view, fight) => {
    if (checked >= 6 || fight.round < 2 || view.items.length > 0 || fight.last === null) return
    checked += 1
    const stance = stances.find((one) => one !== fight.last)!
    const action = { type: 'engage', stance, upkeep: { by: 'none' }, tactic: 'attack', flee: false } as const
    const chance = fastChance(checked)
    let hits = 0
    for (let n = 0; n < samples; n++) {
      const state = game.redeal({ ...view, energy: 0 }, silentTable(chance))
      const step = play(game, { ply: 0, state }, { seat: 0, action }, chance)
      if (!step.ok) throw new Error(step.fault.detail)
      const told = step.value.entries.flatMap((entry) =>
        entry.kind === 'told' && entry.event.type === 'roundResolved' ? [entry.event] : [],
      )
      if (told[0]!.sum.hit) hits += 1
    }
    const { hit } = roundOdds(cards, view).find((one) => one.stance === stance && one.tactic === 'attack')!
    expect(Math.abs(hits / samples - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / samples) + 1e-9)
  })
  expect(checked).toBe(6)
})
