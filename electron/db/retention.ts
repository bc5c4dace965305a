import type { BackupKind } from '../../shared/contract/backups.ts'

/** What decides whether a backup stays: `number` counts the backups of a folder up, `at` is when its maker thought that it was. */
export type Generation = { readonly number: number; readonly at: Date; readonly kind: BackupKind; readonly bytes: number }

/** How many stay: the last of one day, one for each of so many days and weeks before it, and the last of the kinds that mean something. */
export const generations = { today: 3, days: 7, weeks: 8, hand: 3, migration: 2 } as const

/**
 * Which backups may go, the newest never among them (R-SAVE-11): all but the generations, and then the oldest until the rest
 * has room. Old and new are told by number, so that a clock that was wrong cannot make a good one go: days and weeks are those for
 * which there are backups, however long ago (R-STAT-3).
 *
 * @param budget the most bytes that all of them may take; the newest may take more alone
 */
export function surplus<Backup extends Generation>(backups: readonly Backup[], budget: number): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.number - a.number)
  const kept = fitting(generationsOf(newestFirst), budget)
  return newestFirst.filter((backup) => !kept.has(backup))
}

function generationsOf<Backup extends Generation>(newestFirst: readonly Backup[]): Backup[] {
  const [newest] = newestFirst
  if (newest === undefined) return []
  const [today, week] = [dayOf(newest.at), weekOf(newest.at)]
  const kept = new Set([
    ...newestFirst.filter(({ at }) => dayOf(at) === today).slice(0, generations.today),
    ...newestOfEach(newestFirst, dayOf, today).slice(0, generations.days),
    ...newestOfEach(newestFirst, weekOf, week).slice(0, generations.weeks),
    ...newestFirst.filter(({ kind }) => kind === 'hand').slice(0, generations.hand),
    ...newestFirst.filter(({ kind }) => kind === 'migration').slice(0, generations.migration),
  ])
  return newestFirst.filter((backup) => kept.has(backup))
}

/** The newest backup of every span (a day, a week) but one. */
function newestOfEach<Backup extends Generation>(newestFirst: readonly Backup[], spanOf: (at: Date) => number, but: number): Backup[] {
  const first = new Map<number, Backup>()
  for (const backup of newestFirst) {
    const span = spanOf(backup.at)
    if (span !== but && !first.has(span)) first.set(span, backup)
  }
  return [...first.values()]
}

function fitting<Backup extends Generation>(newestFirst: readonly Backup[], budget: number): Set<Backup> {
  const kept = new Set<Backup>()
  let bytes = 0
  for (const backup of newestFirst) {
    bytes += backup.bytes
    if (kept.size > 0 && bytes > budget) break
    kept.add(backup)
  }
  return kept
}

/** The local day as a number: days since 1970, as the calendar on the wall counts them. */
export function dayOf(at: Date): number {
  return Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000)
}

/** The local week as a number; weeks begin on Monday. 1 January 1970 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7)
}
