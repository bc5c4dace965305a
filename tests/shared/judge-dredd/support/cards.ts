import { defaultCards } from '../../../../shared/games/judge-dredd/cards/defaultPack.ts'
import { judgeDredd } from '../../../../shared/games/judge-dredd/game.ts'

/** The card set that ships, and the game that is played with it. */
export const cards = defaultCards()
export const game = judgeDredd(cards)
