import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backupKinds, type BackupKind } from '../../shared/contract/backups.ts'
import { connectForReading, firstFault, type Connection } from './connection.ts'
import { settle, sizeOf, syncFolder } from './durable.ts'
import { backupsFolder, momentOf, stamp, stampPattern } from './files.ts'
import { applicationId, versionOf } from './identity.ts'
import { problem, type Problem } from './problem.ts'
import { surplus, type Generation } from './retention.ts'

/** A backup in a data folder, by its file's name. */
export type Backup = Generation & { readonly name: string }

const namePattern = new RegExp(`^gavel-(\\d{6,})-(${stampPattern})-(${backupKinds.join('|')})\\.db$`)

/** The file of a backup. */
export function backupPath(dataDir: string, name: string): string {
  return join(dataDir, backupsFolder, name)
}

/** Whether a folder has backups; a folder of them that cannot be read counts as none. */
export function hasBackups(dataDir: string): boolean {
  try {
    return listBackups(dataDir).length > 0
  } catch {
    return false
  }
}

/** The backups of a folder, newest first; none where there is no such folder. Throws the file system's errors. */
export function listBackups(dataDir: string): Backup[] {
  return namesIn(join(dataDir, backupsFolder))
    .flatMap((name) => {
      const [, number, stamped, kind] = namePattern.exec(name) ?? []
      if (number === undefined || stamped === undefined || kind === undefined) return []
      const bytes = sizeOf(backupPath(dataDir, name))
      return [{ name, number: Number(number), at: momentOf(stamped), kind: kind as BackupKind, bytes }]
    })
    .toSorted((a, b) => b.number - a.number)
}

/**
 * Writes a backup of an open store through SQLite itself, never by copying a live file (R-SAVE-6): to a temporary file, which is then
 * checked, synced and renamed, so that whatever bears a backup's name was good when it got it (R-SAVE-11). `damaged` when the copy is
 * not sound; errors of SQLite and the file system are thrown. Either way nothing is left behind, and no other backup was touched.
 */
export function makeBackup(db: Connection, kind: BackupKind, now: Date): { readonly ok: true; readonly backup: Backup } | Problem {
  const dataDir = dirname(db.name)
  mkdirSync(join(dataDir, backupsFolder), { recursive: true, mode: 0o700 })
  const making = backupPath(dataDir, `making-${randomUUID()}.tmp`)
  try {
    db.prepare('VACUUM INTO ?').run(making)
    const fault = faultOfCopy(making, versionOf(db), versionOf(db))
    if (fault !== null) return problem('damaged', `the backup is not sound: ${fault}`)
    const number = (listBackups(dataDir)[0]?.number ?? 0) + 1
    const name = `gavel-${String(number).padStart(6, '0')}-${stamp(now)}-${kind}.db`
    settle(making, backupPath(dataDir, name))
    return { ok: true, backup: { name, number, at: now, kind, bytes: sizeOf(backupPath(dataDir, name)) } }
  } finally {
    for (const suffix of ['', '-journal']) rmSync(`${making}${suffix}`, { force: true })
  }
}

/** What is wrong with a copy of a store, all of it read; `null`: it is sound and of a version within the limits. May throw what SQLite says of it. */
export function faultOfCopy(file: string, oldest: number, newest: number): string | null {
  const db = connectForReading(file)
  try {
    if (db.pragma('application_id', { simple: true }) !== applicationId) return "another program's file"
    const version = versionOf(db)
    if (version < oldest || version > newest) return `version ${version}`
    return firstFault(db)
  } finally {
    db.close()
  }
}

/**
 * Removes the backups that are one too many, after a newer one was made and found good. Gives their names.
 *
 * @param budget the most bytes that all of them may take
 */
export function pruneBackups(dataDir: string, budget: number): string[] {
  const names = surplus(listBackups(dataDir), budget).map(({ name }) => name)
  for (const name of names) rmSync(backupPath(dataDir, name))
  if (names.length > 0) syncFolder(join(dataDir, backupsFolder))
  return names
}

/**
 * Removes what a program left behind that ended while it wrote a backup. Only whoever holds the folder's lock may. Never fails: trouble
 * with the backups must keep nobody from the store.
 */
export function sweepBackups(dataDir: string): void {
  const folder = join(dataDir, backupsFolder)
  try {
    for (const name of namesIn(folder)) if (/^making-.*\.tmp(-journal)?$/.test(name)) rmSync(join(folder, name), { force: true })
  } catch {
    // It is tried again at the next start, and whoever makes a backup is told what is wrong.
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
