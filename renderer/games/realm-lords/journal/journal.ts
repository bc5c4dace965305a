import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import { withOneMore } from '../../../table/gathering.ts'
import { readGrowing, readLog, type Place, type ReadOn, type Told } from '../../../table/growingLog.ts'
import { sentenceOf, type Context } from './describe.ts'
import { paragraphOf } from './paragraphs.ts'
import type { About, Sentence } from './sentence.ts'

/** One paragraph of the journal: sentences that belong together, what they are about, and by which paragraph of the rules the last of it happened. */
export type Line = Place & { readonly sentences: readonly Sentence[]; readonly about: About | null; readonly why: string }

/** A piece of the journal under one heading: a round, or a fight in it. */
export type Chapter = {
  readonly id: string
  readonly heading: { readonly round: number } | { readonly enemy: string } | null
  readonly lines: readonly Line[]
}

/** A line as it is written: the points of the walk it tells, to which more may be added. */
type Draft = Line & { readonly walk: number | null }
type DraftChapter = Omit<Chapter, 'lines'> & { readonly lines: readonly Draft[] }
type Draftbook = { readonly chapters: readonly DraftChapter[]; readonly round: number; readonly fightOver: boolean }

const empty: Draftbook = { chapters: [{ id: 'start', heading: null, lines: [] }], round: 0, fightOver: false }

/** The whole log as chapters, oldest first; ids stay the same as the log grows. */
export function chaptersOf(log: readonly Told<RealmEvent>[], context: Context): Chapter[] {
  return told(readLog(empty, writerWith(context), log))
}

/** The same for a log that grows: chapters and lines to which nothing is added stay the same objects. */
export function growingChapters(context: Context): (log: readonly Told<RealmEvent>[]) => Chapter[] {
  const read = readGrowing(empty, writerWith(context))
  return (log) => told(read(log))
}

function told({ chapters }: Draftbook): Chapter[] {
  return chapters
    .map((chapter, at) => (at === chapters.length - 1 ? withoutOpening(chapter) : chapter))
    .filter(({ lines }) => lines.length > 0)
}

/** A combat round that has only begun has nothing to tell yet. */
function withoutOpening(chapter: Chapter): Chapter {
  const { sentences = [] } = chapter.lines.at(-1) ?? {}
  const opens = sentences.length === 1 && sentences[0]?.key === 'realm.journal.combatRound'
  return opens ? { ...chapter, lines: chapter.lines.slice(0, -1) } : chapter
}

function writerWith(context: Context): ReadOn<RealmEvent, Draftbook> {
  return ({ chapters, ...before }, event, place) => {
    const round = event.type === 'roundBegan' ? event.round : before.round
    const heading = headingOf(event, round, before.fightOver)
    const open = heading === null ? chapters : [...chapters, { id: place.id, heading, lines: [] }]
    const fightOver = event.type === 'fightEnded' || (before.fightOver && heading === null)
    return { chapters: withLast(open, (lines) => written(lines, event, place, context)), round, fightOver }
  }
}

function withLast(chapters: readonly DraftChapter[], write: (lines: readonly Draft[]) => readonly Draft[]): readonly DraftChapter[] {
  const last = chapters.at(-1)
  const lines = last && write(last.lines)
  return lines === last?.lines ? chapters : [...chapters.slice(0, -1), { ...last, lines } as DraftChapter]
}

/** A new heading, if this event opens one: a round, a fight, or the phase that comes after a fight. */
function headingOf(event: RealmEvent, round: number, fightOver: boolean): Chapter['heading'] {
  if (event.type === 'roundBegan') return { round }
  if (event.type === 'enemyMet') return { enemy: event.enemy }
  return event.type === 'phaseBegan' && fightOver ? { round } : null
}

function written(lines: readonly Draft[], event: RealmEvent, place: Place, context: Context): readonly Draft[] {
  const last = lines.at(-1)
  const walked = last?.walk ?? null
  if (event.type === 'stopped' && walked !== null) return lines
  const sentence = sentenceOf(event, context)
  if (sentence === null) return lines
  const about = sentence.about ?? null
  const why = paragraphOf(event)
  if (event.type === 'stepped') {
    const total = (walked ?? 0) + event.cost
    const line = { ...place, sentences: [{ ...sentence, parts: { ...sentence.parts, n: total }, n: total }], about, why, walk: total }
    return [...(walked === null ? lines : lines.slice(0, -1)), line]
  }
  const before = last?.sentences.length === 1 ? last.sentences[0] : undefined
  if (sentence.sums && last !== undefined && before?.key === sentence.key)
    return [...lines.slice(0, -1), { ...last, sentences: [sumOf(before, sentence)] }]
  if (sentence.joins && last !== undefined)
    return [
      ...lines.slice(0, -1),
      { ...last, sentences: withOneMore(last.sentences, sentence), about: last.about ?? about, why, walk: null },
    ]
  return [...lines, { ...place, sentences: [sentence], about, why, walk: null }]
}

function sumOf(first: Sentence, then: Sentence): Sentence {
  const n = (first.n ?? 0) + (then.n ?? 0)
  return { ...then, n, parts: { ...then.parts, n } }
}
