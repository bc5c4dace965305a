import { nameKey, roman } from '../names.ts'
import type { Chapter } from './journal.ts'

/** What a chapter of the journal is called; `say` gives the text of a key. */
export function headingOf({ heading }: Pick<Chapter, 'heading'>, say: (key: string, named?: Record<string, unknown>) => string): string {
  if (heading === null) return say('realm.journal.chapters.start')
  if ('round' in heading) return say('realm.journal.chapters.round', { round: roman(heading.round) })
  return say('realm.journal.chapters.fight', { enemy: say(nameKey('enemies', heading.enemy)) })
}
