import type { AnyGame } from '../kernel/game.ts'
import { defaultCards as dreddCards } from './judge-dredd/cards/defaultPack.ts'
import { judgeDredd } from './judge-dredd/game.ts'
import { defaultCards as realmCards } from './realm-lords/cards/defaultPack.ts'
import { realmLords } from './realm-lords/game.ts'

/** Every game that can be played, with the card set that ships. */
export const games: readonly AnyGame[] = [judgeDredd(dreddCards()), realmLords(realmCards())]

/** A game by its id. */
export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id)
}
