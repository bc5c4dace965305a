import { join } from 'node:path'

/** The one file with everything in it, in the data folder; SQLite keeps `-wal` beside it while it is open. */
export const storeFile = 'gavel.db'

/** An empty file whose lock says that a program uses the folder; see lock.ts. */
export const lockFile = 'gavel.lock'

/** What may stand beside the store's file and belongs to it. */
export const companions = ['-wal', '-shm', '-journal'] as const

/** The store's file in a data folder. */
export function storePath(dataDir: string): string {
  return join(dataDir, storeFile)
}

/** A moment as part of a file name: `2026-03-01T10-15-30-250Z`. */
export function stamp(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-')
}

/** The folder of the backups, in the data folder. */
export const backupsFolder = 'backups'

/** A moment as `stamp` writes it, inside a regular expression. */
export const stampPattern = String.raw`\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z`

/** The moment that a stamp says. */
export function momentOf(stamped: string): Date {
  return new Date(stamped.replace(/T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
}
