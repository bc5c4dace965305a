import { defaultCards } from '../../../../shared/games/realm-lords/cards/defaultPack.ts'

/** The card set that ships. */
export const cards = defaultCards()
