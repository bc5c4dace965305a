import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { readThrough } from '../referee/readThrough.ts'
import type { Line } from '../transcript.ts'
import { DreddBooks } from './books.ts'
import { readings } from './readings.ts'

/** Reads a transcript of Judge Dredd from its first line to its last, keeps the books, and notes every fault in them. */
export function dreddReferee(lines: readonly Line[]): DreddBooks {
  const [match] = lines
  const config = match?.line === 'match' ? (match.config as { readonly judges?: readonly string[] }) : {}
  const books = new DreddBooks(config.judges?.length ?? 0)
  readThrough(lines, books, (event) => read(books, event as DreddEvent))
  return books
}

function read(books: DreddBooks, event: DreddEvent): void {
  if (event.type !== 'cardMoved') books.must(books.toMove === null, `cards that were never named before ${event.type}`)
  const reading = readings[event.type] as ((books: DreddBooks, event: DreddEvent) => void) | undefined
  if (!reading) return books.must(false, `nobody knows ${event.type}`)
  reading(books, event)
}
