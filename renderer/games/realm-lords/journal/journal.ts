import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import { sentenceOf, type Context } from './describe.ts'
import { paragraphOf } from './paragraphs.ts'
import type { About, Sentence } from './sentence.ts'

/** One paragraph of the journal: sentences that belong together, what they are about, and by which paragraph of the rules the last of it happened. */
export type Line = { readonly id: number; readonly sentences: readonly Sentence[]; readonly about: About | null; readonly why: string }

/** A piece of the journal under one heading: a round, or a fight in it. */
export type Chapter = {
  readonly id: number
  readonly heading: { readonly round: number } | { readonly enemy: string } | null
  readonly lines: readonly Line[]
}

type Draft = {
  id: number
  heading: Chapter['heading']
  lines: { id: number; sentences: Sentence[]; about: About | null; why: string; walk: number | null }[]
}

/** The whole log as chapters, oldest first; ids stay the same as the log grows. */
export function chaptersOf(events: readonly RealmEvent[], context: Context): Chapter[] {
  const chapters: Draft[] = [{ id: 0, heading: null, lines: [] }]
  let round = 0
  let fightOver = false
  events.forEach((event, at) => {
    if (event.type === 'roundBegan') round = event.round
    const heading = headingOf(event, round, fightOver)
    if (heading !== null) {
      chapters.push({ id: at + 1, heading, lines: [] })
      fightOver = false
    }
    write(chapters.at(-1) as Draft, event, at + 1, context)
    if (event.type === 'fightEnded') fightOver = true
  })
  dropOpening(chapters.at(-1))
  return chapters.filter((chapter) => chapter.lines.length > 0)
}

/** A combat round that has only begun has nothing to tell yet. */
function dropOpening(chapter: Draft | undefined): void {
  const last = chapter?.lines.at(-1)
  if (last?.sentences.length === 1 && last.sentences[0]?.key === 'realm.journal.combatRound') chapter?.lines.pop()
}

/** A new heading, if this event opens one: a round, a fight, or the phase that comes after a fight. */
function headingOf(event: RealmEvent, round: number, fightOver: boolean): Chapter['heading'] {
  if (event.type === 'roundBegan') return { round }
  if (event.type === 'enemyMet') return { enemy: event.enemy }
  return event.type === 'phaseBegan' && fightOver ? { round } : null
}

function write(chapter: Draft, event: RealmEvent, id: number, context: Context): void {
  const last = chapter.lines.at(-1)
  const walked = last?.walk ?? null
  if (event.type === 'stopped' && walked !== null) return
  const sentence = sentenceOf(event, context)
  if (sentence === null) return
  const about = sentence.about ?? null
  const why = paragraphOf(event)
  if (event.type === 'stepped') {
    const total = (walked ?? 0) + event.cost
    const line = { id, sentences: [{ ...sentence, parts: { ...sentence.parts, n: total }, n: total }], about, why, walk: total }
    if (walked !== null) chapter.lines.pop()
    chapter.lines.push(line)
  } else if (sentence.joins && last !== undefined) {
    last.sentences.push(sentence)
    last.about ??= about
    last.why = why
    last.walk = null
  } else chapter.lines.push({ id, sentences: [sentence], about, why, walk: null })
}
