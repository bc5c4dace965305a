import { defaultCards } from '../../../shared/games/realm-lords/cards/defaultPack.ts'

/** The card set that the window draws. */
export const cards = defaultCards()
