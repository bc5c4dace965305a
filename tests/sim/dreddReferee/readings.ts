import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { boardReadings } from './boardReadings.ts'
import type { DreddBooks } from './books.ts'
import { cardReadings } from './cardReadings.ts'
import { fightReadings } from './fightReadings.ts'
import { windowReadings } from './windowReadings.ts'

export type EventType = DreddEvent['type']
export type EventOf<Type extends EventType> = Extract<DreddEvent, { type: Type }>

/** How the referee reads each event: what must be so, and what it does to the books. */
export type Readings<Type extends EventType> = { readonly [T in Type]: (books: DreddBooks, event: EventOf<T>) => void }

/** Every event there is, so that none can be added without the referee being told how to read it. */
export const readings: Readings<EventType> = { ...boardReadings, ...cardReadings, ...fightReadings, ...windowReadings }
