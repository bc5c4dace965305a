import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { Line } from '../transcript.ts'
import { Books } from './books.ts'
import { readings } from './readings.ts'
import { readThrough } from './readThrough.ts'

/** Reads a transcript of Realm Lords from its first line to its last, keeps the books, and notes every fault in them. */
export function referee(lines: readonly Line[]): Books {
  const books = new Books()
  readThrough(lines, books, (event) => read(books, event as RealmEvent))
  return books
}

function read(books: Books, event: RealmEvent): void {
  const reading = readings[event.type] as ((books: Books, event: RealmEvent) => void) | undefined
  if (!reading) return books.must(false, `nobody knows ${event.type}`)
  reading(books, event)
}
