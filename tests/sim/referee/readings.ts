import type { EventType, RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { Books } from './books.ts'
import { fightReadings } from './fightReadings.ts'
import { pieceReadings } from './pieceReadings.ts'
import { roundReadings } from './roundReadings.ts'

/** How the referee reads each event: what must be so, and what it does to the books. */
export type Readings<Type extends EventType> = { readonly [T in Type]: (books: Books, event: Extract<RealmEvent, { type: T }>) => void }

/** Every event there is, so that none can be added without the referee being told how to read it. */
export const readings: Readings<EventType> = { ...roundReadings, ...pieceReadings, ...fightReadings }
