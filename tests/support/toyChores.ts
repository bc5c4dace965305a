import { choreThread } from '../../electron/service/chores/choreThread.ts'
import { toyGames } from './toyGames.ts'

// The threads that work on the store's file, with the toy games.
choreThread(toyGames)
