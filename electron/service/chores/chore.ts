import type { BackupKind, FactsReport } from '../../../shared/contract/backups.ts'
import type { StoreProblem } from '../../../shared/contract/schemas.ts'
import type { Backup } from '../../db/backups.ts'
import type { CheckScope } from '../../db/checking.ts'

/** Something long to do with the store's file, on a thread of its own. */
export type Chore =
  | { readonly kind: 'check'; readonly file: string; readonly scope: CheckScope }
  | { readonly kind: 'backup'; readonly file: string; readonly backup: BackupKind; readonly now: Date; readonly budget: number }
  | { readonly kind: 'salvage'; readonly file: string; readonly target: string; readonly now: Date }

/** A match that does not lead where it led when it was played; `why` is English, for the log and for whoever mends it. */
export type BadMatch = { readonly match: string; readonly why: string }

/** What comes of each kind. */
export type Yield = {
  /**
   * `fault`: what is wrong with the file; then no match was looked at. `mended`: the matches that are listed as damaged and are not.
   * `facts` of every ended match where all are looked at, else of none.
   */
  readonly check: {
    readonly fault: string | null
    readonly checked: number
    readonly bad: readonly BadMatch[]
    readonly mended: readonly string[]
    readonly facts: FactsReport
  }
  readonly backup: { readonly backup: Backup; readonly removed: readonly string[] }
  /** `saved` 0: nothing could be read, and there is no new file. */
  readonly salvage: { readonly saved: number; readonly lost: readonly BadMatch[] }
}

/** How far a chore is: so many matches of so many. */
export type Tell = (done: number, total: number) => void

/** Why a chore came to nothing: the disk, damage, or that it was stopped. English. */
export type Failed = {
  readonly ok: false
  readonly reason: StoreProblem | 'stopped'
  readonly detail: string
}

/** What the thread says. */
export type ChoreSaid =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly failed: Failed }
