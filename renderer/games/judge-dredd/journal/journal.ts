import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { withOneMore } from '../../../table/gathering.ts'
import { readGrowing, readLog, type Place, type Told } from '../../../table/growingLog.ts'
import { sentenceOf } from './describe.ts'
import { paragraphOf } from './paragraphs.ts'
import type { Sentence } from './sentence.ts'

/** One line of the journal: sentences that belong together, whose doing it was, and where. */
export type Line = Place & {
  readonly sentences: readonly Sentence[]
  readonly who: Seat | null
  readonly sector: string | null
  /** By which paragraph the last thing in it happened. */
  readonly why: string
}

/** What happened in one turn; turn 0 is the set-up. */
export type Chapter = { readonly turn: number; readonly lines: readonly Line[] }

/** A line as it is written: whose walk it tells, to which more may be added. */
type Draft = Line & { readonly walks: Seat | null }
type Draftbook = readonly { readonly turn: number; readonly lines: readonly Draft[] }[]

const empty: Draftbook = [{ turn: 0, lines: [] }]

/** The whole log as chapters, oldest first; ids stay the same as the log grows. */
export function chaptersOf(log: readonly Told<DreddEvent>[]): Chapter[] {
  return told(readLog(empty, writeOn, log))
}

/** The same for a log that grows: chapters and lines to which nothing is added stay the same objects. */
export function growingChapters(): (log: readonly Told<DreddEvent>[]) => Chapter[] {
  const read = readGrowing(empty, writeOn)
  return (log) => told(read(log))
}

/** The chapters without their first `count` lines. */
export function withoutFirst(chapters: readonly Chapter[], count: number): Chapter[] {
  let left = count
  return chapters.flatMap((chapter) => {
    const kept = left === 0 ? chapter : { ...chapter, lines: chapter.lines.slice(left) }
    left = Math.max(0, left - chapter.lines.length)
    return kept.lines.length === 0 ? [] : [kept]
  })
}

/** Any turn of a match: a recap tells of deeds, and the set-up has none. */
const aTurn = 1

/** The lines of a few events, for a recap. */
export function linesOf(log: readonly Told<DreddEvent>[]): readonly Line[] {
  return readLog<DreddEvent, readonly Draft[]>([], (lines, event, place, before) => written(lines, event, place, before, aTurn), log)
}

function told(chapters: Draftbook): Chapter[] {
  return chapters.filter(({ lines }) => lines.length > 0)
}

function writeOn(chapters: Draftbook, event: DreddEvent, place: Place, before: DreddEvent | null): Draftbook {
  const done = event.type === 'turnBegan' ? chapters : chapters.slice(0, -1)
  const chapter = (event.type === 'turnBegan' ? null : chapters.at(-1)) ?? { turn: event.type === 'turnBegan' ? event.turn : 0, lines: [] }
  const lines = written(chapter.lines, event, place, before, chapter.turn)
  return [...done, lines === chapter.lines ? chapter : { ...chapter, lines }]
}

function written(lines: readonly Draft[], event: DreddEvent, place: Place, before: DreddEvent | null, turn: number): readonly Draft[] {
  const last = lines.at(-1)
  // Whoever walked and is where he wanted to be needs no second sentence.
  if (event.type === 'moveEnded' && (event.why === 'chose' || event.why === 'spent') && last?.walks === event.seat) return lines
  const sentence = sentenceOf(event, before)
  if (sentence === null) return lines
  const why = paragraphOf(event, turn)
  const sector = sentence.sector ?? null
  if (sentence.joins && last !== undefined)
    return [...lines.slice(0, -1), { ...last, sentences: withOneMore(last.sentences, sentence), sector: last.sector ?? sector, why }]
  const walks = event.type === 'entered' && event.how === 'step' ? event.seat : null
  return [...lines, { ...place, sentences: [sentence], who: sentence.who ?? null, sector, why, walks }]
}
