import { games } from '../../../shared/games/registry.ts'
import { choreThread } from './choreThread.ts'

// A thread for what takes long with the store's file: a bundle of its own. It ends when its one chore is done.
choreThread(games)
