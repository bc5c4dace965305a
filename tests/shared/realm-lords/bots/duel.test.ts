import { describe, expect, test } from 'vitest'
import { ledger } from '../../../../shared/games/realm-lords/bots/greedy/ledger.ts'
import { at, damageAt, fresh, solve, type Duel, type DuelTerms } from '../../../../shared/games/realm-lords/bots/greedy/duel.ts'
import { duelTerms } from '../../../../shared/games/realm-lords/bots/greedy/duelTerms.ts'
import { tiers, type Cube } from '../../../../shared/games/realm-lords/cards/schema.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { cards, carrying, viewWith } from '../odds/table.ts'

const cubes = (count: number) => Array<Cube>(count).fill('green')

/** An archer with these modifiers (printed 2/1/0), the rest in cubes. */
function archer(ranged: number, melee: number, magic: number, changes: Partial<View> = {}): View {
  return viewWith('tamsin-wharrow', {
    tracks: { ranged: cubes(ranged - 2), melee: cubes(melee - 1), magic: cubes(magic) },
    ...changes,
  })
}

/** The chances that the content set was made with: hero, then per cent against I, II, III and the five lords. */
const published: readonly (readonly [string, View, readonly number[]])[] = [
  ['at the start', archer(2, 1, 0), [96, 30, 0, 0]],
  ['level 3', archer(4, 2, 0), [100, 77, 3, 0]],
  ['level 5, damage 2', archer(5, 3, 0, { maxEnergy: 7, items: carrying('crank-arbalest') }), [100, 98, 43, 2]],
  ['level 7, damage 2', archer(7, 4, 0, { maxHealth: 6, maxEnergy: 7, items: carrying('crank-arbalest') }), [100, 100, 88, 32]],
]

describe('the chance to win one fight, rested', () => {
  test.each(published)('%s', (_, hero, expected) => {
    const book = ledger(cards)
    const wins = tiers.map((tier) => book.outlook(hero, tier, ['the-death-lord'], hero.maxHealth, hero.maxEnergy, 0).win * 100)
    for (const [place, win] of wins.entries()) expect(Math.abs(win - expected[place]!), `${tiers[place]}: ${win}`).toBeLessThan(2.5)
  })
})

/** The same value by plain recursion over all that can happen. */
function byHand(terms: DuelTerms, health: number, enemy: number, energy: number, last: number, known = new Map<string, number>()): number {
  if (health <= 0) return 0
  if (enemy <= 0) return 1
  const key = [health, enemy, energy, last].join()
  const old = known.get(key)
  if (old !== undefined) return old
  let best = 0
  for (let stance = 0; stance < 3; stance++) {
    const left = energy - (stance === last ? terms.upkeep : 0)
    if (left < 0) continue
    let mean = 0
    for (let shown = 0; shown < 3; shown++) {
      const raging = enemy <= terms.rageFrom ? 1 : 0
      const hit = terms.hit[raging][stance]![shown]!
      const won = byHand(terms, health, enemy - damageAt(terms, health, stance), left, stance, known)
      const healed = Math.min(terms.enemyHealth, enemy + terms.leeches)
      const struck = byHand(terms, health - terms.danger[raging][shown]!, healed, Math.max(0, left - terms.saps), stance, known)
      mean += terms.stances[shown]! * (hit * won + (1 - hit) * struck)
    }
    best = Math.max(best, mean)
  }
  known.set(key, best)
  return best
}

/** The chance to win if every choice were made for that alone: the solver also likes to keep health, so it may be a little below. */
describe('the solved duel against recursion by hand', () => {
  test.each([
    'bog-nipper',
    'thicket-boar',
    'moss-backed-troll',
    'lantern-wraith',
    'mire-witch',
    'glassback-beetle',
    'marrow-giant',
    'quillamar-the-thorn-lord',
  ])('%s', (enemy) => {
    const terms = duelTerms(cards, archer(5, 3, 1), enemy, [1 / 6, 4 / 6, 1 / 6])
    const duel: Duel = solve(terms)
    for (const health of [1, 3, 5]) {
      for (const energy of [0, 2, 5]) {
        const win = duel.win[at(terms, health, terms.enemyHealth, energy, fresh)]!
        const best = byHand(terms, health, terms.enemyHealth, energy, fresh)
        expect(win).toBeLessThanOrEqual(best + 1e-12)
        expect(win).toBeGreaterThan(best - 0.02)
      }
    }
  })

  test('more health is never worse', () => {
    const terms = duelTerms(cards, archer(4, 2, 0), 'mire-witch', [1 / 3, 1 / 3, 1 / 3])
    const { value } = solve(terms)
    const values = [1, 2, 3, 4, 5].map((health) => value[at(terms, health, 4, 5, fresh)]!)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })

  test('Cornered Fury is in it', () => {
    const brawler = duelTerms(cards, viewWith('brogan-dunmallet'), 'bog-nipper', [1 / 3, 1 / 3, 1 / 3])
    expect([3, 2].map((health) => damageAt(brawler, health, 1))).toEqual([1, 2])
  })
})
