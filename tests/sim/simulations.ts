import type { Chance } from '../../shared/kernel/chance.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { playerLevels, playerOf, type PlayerLevel } from '../../shared/games/realm-lords/bots/index.ts'
import { defaultCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'
import { realmLords } from '../../shared/games/realm-lords/game.ts'
import type { State } from '../../shared/games/realm-lords/state.ts'

/** A computer player whose game is forgotten. */
export type AnyPlayer = (view: unknown, legal: readonly unknown[], chance: Chance) => unknown

/** What the simulator must know of a game besides its rules. */
export type Simulation = {
  readonly game: AnyGame
  readonly levels: readonly string[]
  readonly difficulties: readonly string[]
  readonly heroes: readonly string[]
  /** The configuration of a game. */
  config(hero: string, difficulty: string): unknown
  player(level: string): AnyPlayer
  /** How many rounds a match has had. */
  rounds(state: unknown): number
}

const cards = defaultCards()

/** Every game that can be simulated. */
export const simulations: readonly Simulation[] = [
  {
    game: realmLords(cards),
    levels: playerLevels,
    difficulties: cards.pack.doom.difficulties.map((one) => one.id),
    heroes: cards.pack.heroes.map((one) => one.id),
    config: (hero, difficulty) => ({ hero, difficulty }),
    player: (level) => playerOf(level as PlayerLevel, cards) as AnyPlayer,
    rounds: (state) => (state as State).round,
  },
]
