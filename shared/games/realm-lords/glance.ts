import type { Cards } from './cards/cards.ts'
import { mapSize, type State, type Step } from './state.ts'
import type { Cube } from './cards/schema.ts'

/** What the list of campaigns says of one. */
export type Glance = {
  readonly hero: string
  readonly difficulty: string
  readonly round: number
  readonly level: number
  readonly health: number
  readonly maxHealth: number
  readonly clock: number
  readonly lords: number
  readonly step: Step
  /** The space the hero stands on. */
  readonly space: string
  /** The map around the hero, three spaces wide and two high, for a small picture; `here` is the hero's place in it. */
  readonly around: readonly { readonly space: string; readonly cube: Cube | null }[]
  readonly here: number
  readonly enemy: { readonly id: string; readonly health: number; readonly of: number } | null
}

const wide = 3
const high = 2

/** Looks at a campaign as a list of campaigns does. */
export function glanceAt(cards: Cards, state: State): Glance {
  const { stage, at, spaces, cubes } = state
  const left = Math.min(Math.max(0, (at % mapSize) - 1), mapSize - wide)
  const top = Math.min(Math.floor(at / mapSize), mapSize - high)
  const window = Array.from({ length: wide * high }, (_, n) => (top + Math.floor(n / wide)) * mapSize + left + (n % wide))
  return {
    hero: state.hero,
    difficulty: state.difficulty,
    round: state.round,
    level: state.level,
    health: state.health,
    maxHealth: state.maxHealth,
    clock: state.doom.clock,
    lords: state.lords.length,
    step: stage.step,
    space: spaces[at] as string,
    around: window.map((space) => ({ space: spaces[space] as string, cube: cubes[space] ?? null })),
    here: window.indexOf(at),
    enemy: 'fight' in stage ? { id: stage.fight.enemy, health: stage.fight.health, of: cards.enemy(stage.fight.enemy).health } : null,
  }
}
