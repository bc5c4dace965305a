import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import type { Line } from '../transcript.ts'
import { Books } from './books.ts'
import { readings } from './readings.ts'

/** Reads a transcript of Realm Lords from its first line to its last, keeps the books, and notes every fault in them. */
export function referee(lines: readonly Line[]): Books {
  const books = new Books()
  books.must(lines[0]?.line === 'match', 'the first line is no match')
  let actions = 0
  for (const line of lines.slice(1)) {
    if (line.line === 'match') books.must(false, 'a second match')
    if (line.line === 'action') books.equal('number of the action', line.ply, ++actions)
    if (line.line !== 'match') {
      books.ply = line.ply
      books.equal('ply', line.ply, actions)
    }
    if (line.line === 'draw') books.draw(line.purpose, line.sides, line.value)
    if (line.line === 'event') read(books, { type: line.type, ...line.data } as RealmEvent)
    if (line.line === 'outcome') books.equal('outcome', line.outcome, books.ended)
  }
  books.must(lines.at(-1)?.line === 'outcome', 'the last line is no outcome')
  books.shuffles()
  return books
}

function read(books: Books, event: RealmEvent): void {
  const reading = readings[event.type] as ((books: Books, event: RealmEvent) => void) | undefined
  if (!reading) return books.must(false, `nobody knows ${event.type}`)
  reading(books, event)
}
