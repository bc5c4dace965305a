import { counter } from './counter.ts'
import { highCard } from './highCard.ts'
import { anyGame } from './play.ts'

/** The two small games that the service is tested with. */
export const toyGames = [anyGame(counter), anyGame(highCard)]
