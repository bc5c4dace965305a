import type { Migration } from './migration.ts'
import { start } from './001Start.ts'
import { seats } from './002Seats.ts'
import { library } from './003Library.ts'
import { history } from './004History.ts'
import { shelves } from './005Shelves.ts'

/** Every step of the layout, in order. A new one is added at the end with the next number. */
export const migrations: readonly Migration[] = [start, seats, library, history, shelves]
