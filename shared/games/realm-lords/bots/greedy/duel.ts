/*
 * A fight as a game of its own, solved exactly: from (health, enemy health, energy, last stance) the best stance each
 * round, when the enemy's stances come with fixed chances. Each round somebody is hit, and a hit hero has lost health
 * for good, so the table fills from low health up in one sweep.
 */

/** Numbers by stance of the hero's (first) and of the enemy's (second), in the order of `stances`. */
type ByStances = readonly (readonly number[])[]

/** All that a duel depends on. The enemy's lists run over its health. */
export type DuelTerms = {
  readonly health: number
  readonly energy: number
  readonly enemyHealth: number
  /** The chance of each stance of the enemy's. */
  readonly stances: readonly number[]
  /** The chance that the hero hits, calm and enraged. */
  readonly hit: readonly [ByStances, ByStances]
  /** What an enemy hit costs, by its stance, calm and enraged. */
  readonly danger: readonly [readonly number[], readonly number[]]
  /** The enemy rages from this health down. */
  readonly rageFrom: number
  /** What a hit deals, by the hero's stance; `fury` more while his health is `furyFrom` or less. */
  readonly damage: readonly number[]
  readonly fury: number
  readonly furyFrom: number
  readonly upkeep: number
  /** Energy and enemy health that change whenever the enemy hits. */
  readonly saps: number
  readonly leeches: number
}

/** What a health left at the end adds to a won duel, so that of two ways to win the safer one is taken. */
export const healthBonus = 0.02

/** No last stance: the first round. */
export const fresh = 3

/** The solved duel. Both tables are read with `at`. */
export type Duel = {
  readonly terms: DuelTerms
  /** The chance to win plus `healthBonus` times the mean health left then. */
  readonly value: Float64Array
  /** The chance to win. */
  readonly win: Float64Array
}

/** Room for one sweep over energy and stances. */
type Scratch = { readonly worth: Float64Array; readonly chance: Float64Array }

/** Where a situation stands in the tables. Energy above the table's counts as its most, numbers below 0 as 0. */
export function at({ enemyHealth, energy: most }: DuelTerms, health: number, enemy: number, energy: number, last: number): number {
  const left = energy < 0 ? 0 : energy > most ? most : energy
  return ((Math.max(0, health) * (enemyHealth + 1) + Math.max(0, enemy)) * (most + 1) + left) * 4 + last
}

/** Solves a duel. */
export function solve(terms: DuelTerms): Duel {
  const size = (terms.health + 1) * (terms.enemyHealth + 1) * (terms.energy + 1) * 4
  const duel: Duel = { terms, value: new Float64Array(size), win: new Float64Array(size) }
  const width = (terms.energy + 1) * 4
  const scratch = { worth: new Float64Array(width), chance: new Float64Array(width) }
  for (let health = 1; health <= terms.health; health++) {
    const won = at(terms, health, 0, 0, 0)
    duel.value.fill(1 + healthBonus * health, won, won + width)
    duel.win.fill(1, won, won + width)
    for (let enemy = 1; enemy <= terms.enemyHealth; enemy++) {
      for (let stance = 0; stance < 3; stance++) playOut(duel, scratch, health, enemy, stance)
      chooseBest(duel, scratch, health, enemy)
    }
  }
  return duel
}

/** For every energy, what one round in a stance leads to; written at `energy * 4 + stance`. The same sum as `round`, unrolled for both tables. */
function playOut({ terms, value, win }: Duel, { worth, chance }: Scratch, health: number, enemy: number, stance: number): void {
  const raging = enemy <= terms.rageFrom ? 1 : 0
  const hits = terms.hit[raging][stance]!
  const healed = Math.min(terms.enemyHealth, enemy + terms.leeches)
  const after = at(terms, health, enemy - damageAt(terms, health, stance), 0, stance)
  const hit = hits[0]! * terms.stances[0]! + hits[1]! * terms.stances[1]! + hits[2]! * terms.stances[2]!
  for (let energy = 0, to = stance; energy <= terms.energy; energy++, to += 4) {
    worth[to] = hit * value[after + energy * 4]!
    chance[to] = hit * win[after + energy * 4]!
  }
  for (let against = 0; against < 3; against++) {
    const missed = terms.stances[against]! * (1 - hits[against]!)
    const left = health - terms.danger[raging][against]!
    if (missed === 0 || left <= 0) continue
    const struck = at(terms, left, healed, 0, stance)
    for (let energy = 0, to = stance; energy <= terms.energy; energy++, to += 4) {
      const from = struck + Math.max(0, energy - terms.saps) * 4
      worth[to]! += missed * value[from]!
      chance[to]! += missed * win[from]!
    }
  }
}

/** For every energy and last stance the best of the three, keeping the last one paid for. */
function chooseBest({ terms, value, win }: Duel, { worth, chance }: Scratch, health: number, enemy: number): void {
  let here = at(terms, health, enemy, 0, 0)
  for (let energy = 0; energy <= terms.energy; energy++) {
    for (let last = 0; last <= fresh; last++, here++) {
      let best = -1
      for (let stance = 0; stance < 3; stance++) {
        const left = stance === last ? energy - terms.upkeep : energy
        const way = left * 4 + stance
        if (left >= 0 && (best < 0 || worth[way]! > worth[best]!)) best = way
      }
      value[here] = worth[best]!
      win[here] = chance[best]!
    }
  }
}

/** The mean of a table after one round of attack in a stance, over the chances of the enemy's stances. */
export function round(
  { terms }: Duel,
  table: Float64Array,
  chances: readonly number[],
  health: number,
  enemy: number,
  energy: number,
  stance: number,
): number {
  const raging = enemy <= terms.rageFrom ? 1 : 0
  const hits = terms.hit[raging][stance]!
  const danger = terms.danger[raging]
  const after = table[at(terms, health, enemy - damageAt(terms, health, stance), energy, stance)]!
  const healed = Math.min(terms.enemyHealth, enemy + terms.leeches)
  let mean = 0
  for (let against = 0; against < 3; against++) {
    const chance = chances[against]!
    if (chance === 0) continue
    const hit = hits[against]!
    const struck = hit === 1 ? 0 : table[at(terms, health - danger[against]!, healed, energy - terms.saps, stance)]!
    mean += chance * (hit * after + (1 - hit) * struck)
  }
  return mean
}

/** What a hit of the hero's deals. */
export function damageAt(terms: DuelTerms, health: number, stance: number): number {
  return terms.damage[stance]! + (health <= terms.furyFrom ? terms.fury : 0)
}
