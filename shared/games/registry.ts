import type { AnyGame } from '../kernel/game.ts'
import { defaultCards } from './realm-lords/cards/defaultPack.ts'
import { realmLords } from './realm-lords/game.ts'

/** Every game that can be played, with the card set that ships. */
export const games: readonly AnyGame[] = [realmLords(defaultCards())]

/** A game by its id. */
export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id)
}
