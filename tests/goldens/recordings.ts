import type { Move, Step } from '../../shared/kernel/match.ts'
import { judgeDreddSubject } from '../laws/judgeDredd.ts'
import { realmLordsSubject } from '../laws/realmLords.ts'
import type { Chooser, Subject } from '../laws/subject.ts'
import { dreddCurious } from './dreddCurious.ts'
import { dreddFeaturesOf, dreddWanted } from './dreddFeatures.ts'
import { realmCurious } from './realmCurious.ts'
import { realmFeaturesOf, realmWanted } from './realmFeatures.ts'

/** What the goldens of a game are to show, and how matches are played that show it. */
export type Recording = {
  readonly subject: Subject
  readonly chooser: Chooser
  /** So many matches are played to choose from. */
  readonly matches: number
  /** All that the goldens must show between them, each as a word. */
  readonly wanted: readonly string[]
  /** What a step, and the move that led to it, show. */
  readonly featuresOf: (step: Step<unknown, { readonly type: string }>, move: Move<unknown> | null) => string[]
}

/** The goldens of every game; each has its folder beside this file. */
export const recordings: Readonly<Record<string, Recording>> = {
  'judge-dredd': { subject: judgeDreddSubject, chooser: dreddCurious, matches: 160, wanted: dreddWanted, featuresOf: dreddFeaturesOf },
  'realm-lords': { subject: realmLordsSubject, chooser: realmCurious, matches: 600, wanted: realmWanted, featuresOf: realmFeaturesOf },
}
