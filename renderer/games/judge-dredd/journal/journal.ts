import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { sentenceOf } from './describe.ts'
import { paragraphOf } from './paragraphs.ts'
import type { Sentence } from './sentence.ts'

/** One line of the journal: sentences that belong together, whose doing it was, and where. */
export type Line = {
  readonly id: number
  readonly sentences: readonly Sentence[]
  readonly who: Seat | null
  readonly sector: string | null
  /** By which paragraph the last thing in it happened. */
  readonly why: string
}

/** What happened in one turn; turn 0 is the set-up. */
export type Chapter = { readonly turn: number; readonly lines: readonly Line[] }

type Draft = {
  turn: number
  lines: { id: number; sentences: Sentence[]; who: Seat | null; sector: string | null; why: string; walks: Seat | null }[]
}

/** The whole log as chapters, oldest first; ids stay the same as the log grows. */
export function chaptersOf(events: readonly DreddEvent[]): Chapter[] {
  const chapters: Draft[] = [{ turn: 0, lines: [] }]
  events.forEach((event, at) => {
    if (event.type === 'turnBegan') chapters.push({ turn: event.turn, lines: [] })
    write(chapters.at(-1) as Draft, event, events[at - 1] ?? null, at)
  })
  return chapters.filter(({ lines }) => lines.length > 0)
}

/** The lines of a few events, for a recap. */
export function linesOf(events: readonly DreddEvent[]): readonly Line[] {
  const draft: Draft = { turn: 0, lines: [] }
  events.forEach((event, at) => write(draft, event, events[at - 1] ?? null, at))
  return draft.lines
}

function write(chapter: Draft, event: DreddEvent, before: DreddEvent | null, id: number): void {
  const last = chapter.lines.at(-1)
  // Whoever walked and is where he wanted to be needs no second sentence.
  if (event.type === 'moveEnded' && (event.why === 'chose' || event.why === 'spent') && last?.walks === event.seat) return
  const sentence = sentenceOf(event, before)
  if (sentence === null) return
  const why = paragraphOf(event)
  const walks = event.type === 'entered' && event.how === 'step' ? event.seat : null
  if (sentence.joins && last !== undefined) {
    last.sentences.push(sentence)
    last.sector ??= sentence.sector ?? null
    last.why = why
  } else chapter.lines.push({ id, sentences: [sentence], who: sentence.who ?? null, sector: sentence.sector ?? null, why, walks })
}
