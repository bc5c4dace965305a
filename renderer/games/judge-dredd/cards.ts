import { defaultCards } from '../../../shared/games/judge-dredd/cards/defaultPack.ts'

/** The card set that the window reads numbers and neighbours from: the one that the rules play with. */
export const cards = defaultCards()
