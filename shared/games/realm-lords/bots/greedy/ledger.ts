import type { Cards } from '../../cards/cards.ts'
import { tiers, type Tier } from '../../cards/schema.ts'
import { at, fresh, healthBonus, solve, type DuelTerms } from './duel.ts'
import { buildName, duelTerms, type Build } from './duelTerms.ts'
import { tierWeight } from './weights.ts'

/** What to expect of a fight: the chance to win, and the mean health left then, a defeat counting as 0. */
export type Outlook = { readonly win: number; readonly health: number }

/** Chances of fights that are not begun yet, kept by build, because most of a campaign's questions are asked again. */
export type Ledger = {
  /** The mean over the enemies of a tier that can still be met. `reserve`: health that potions stand for. */
  outlook(build: Build, tier: Tier, fallen: readonly string[], health: number, energy: number, reserve: number): Outlook
  /** How strong a build is, rested, over all tiers, in the unit of worth. */
  rating(build: Build, fallen: readonly string[], reserve: number): number
}

/** Potions never stand for more health than this, by tier. */
const mostReserve: Readonly<Record<Tier, number>> = { I: 2, II: 2, III: 6, lord: 6 }
/** How many duels are remembered. */
const room = 30_000

/** The first round of a duel for every health and energy. */
type Slice = { readonly terms: DuelTerms; readonly value: Float32Array; readonly win: Float32Array }

export function ledger(cards: Cards): Ledger {
  const known = new Map<string, Slice>()
  let named: { readonly build: Build; readonly name: string } | null = null
  const nameOf = (build: Build): string => {
    if (named && alike(named.build, build)) return named.name
    named = { build, name: buildName(cards, build) }
    return named.name
  }

  const slice = (build: Build, name: string, enemy: string): Slice => {
    const key = `${enemy}/${name}`
    const old = known.get(key)
    if (old) return old
    if (known.size >= room) known.clear()
    const made = sliceOf(cards, build, enemy)
    known.set(key, made)
    return made
  }

  const outlook: Ledger['outlook'] = (build, tier, fallen, health, energy, reserve) => {
    const name = nameOf(build)
    const enemies = cards.pack.enemies[tier].filter((enemy) => !fallen.includes(enemy.id))
    let [win, left] = [0, 0]
    for (const enemy of enemies) {
      const { terms, value, win: wins } = slice(build, name, enemy.id)
      const here =
        Math.min(terms.health, health + Math.min(mostReserve[tier], reserve)) * (terms.energy + 1) + Math.min(terms.energy, energy)
      win += wins[here]!
      left += (value[here]! - wins[here]!) / healthBonus
    }
    return { win: win / enemies.length, health: Math.min(left / enemies.length, build.maxHealth) }
  }

  return {
    outlook,
    rating: (build, fallen, reserve) =>
      tiers.reduce((sum, tier) => sum + tierWeight[tier] * outlook(build, tier, fallen, build.maxHealth, build.maxEnergy, reserve).win, 0),
  }
}

/** Whether two builds share all their parts: the questions of one decision mostly do, and naming a build takes time. */
function alike(a: Build, b: Build): boolean {
  const same = a.items === b.items && a.tracks === b.tracks && a.hero === b.hero
  return same && a.maxHealth === b.maxHealth && a.maxEnergy === b.maxEnergy
}

function sliceOf(cards: Cards, build: Build, enemy: string): Slice {
  const duel = solve(duelTerms(cards, build, enemy, [1 / 3, 1 / 3, 1 / 3], { reserve: mostReserve[cards.tierOf(enemy)] }))
  const { terms } = duel
  const size = (terms.health + 1) * (terms.energy + 1)
  const out: Slice = { terms, value: new Float32Array(size), win: new Float32Array(size) }
  for (let place = 0; place < size; place++) {
    const from = at(terms, Math.floor(place / (terms.energy + 1)), terms.enemyHealth, place % (terms.energy + 1), fresh)
    out.value[place] = duel.value[from]!
    out.win[place] = duel.win[from]!
  }
  return out
}
