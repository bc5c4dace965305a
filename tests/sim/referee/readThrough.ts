import type { Line } from '../transcript.ts'
import type { Ledger } from './ledger.ts'

/**
 * Reads a transcript from its first line to its last into a referee's books: the lines must be in order, and the outcome
 * the one the events told. `read` takes in one event.
 */
export function readThrough(lines: readonly Line[], books: Ledger, read: (event: { readonly type: string }) => void): void {
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
    if (line.line === 'event') read({ type: line.type, ...line.data })
    if (line.line === 'outcome') books.equal('outcome', line.outcome, books.ended)
  }
  books.must(lines.at(-1)?.line === 'outcome', 'the last line is no outcome')
  books.shuffles()
}
