import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { lockFile, stamp } from './files.ts'
import { problemWhileOpening, type Problem } from './problem.ts'

/** The right to use a data folder, until it is released. */
export type FolderLock = { readonly ok: true; readonly release: () => void }

/** How long to wait for a program that is just leaving, in milliseconds. */
const patience = 400

/**
 * Takes a data folder for this program alone, making the folder if need be.
 *
 * The lock is SQLite's own, held by an open exclusive transaction on an empty file beside the store. It belongs to the
 * process: however the process ends, `kill -9` included, the operating system drops it. A file apart leaves the store
 * free for further connections of this program (checks, backups) and covers moving the store aside.
 *
 * Fails with `locked` or `unwritable`.
 *
 * @param now names the moment if the lock's file turns out to hold something and is moved out of the way
 */
export function lockFolder(dataDir: string, now: Date): FolderLock | Problem {
  const file = join(dataDir, lockFile)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const first = hold(file)
    if (first.ok || first.reason !== 'damaged') return first
    renameSync(file, `${file}.unreadable-${stamp(now)}`)
    return hold(file)
  } catch (error) {
    const problem = problemWhileOpening(error)
    if (problem === null) throw error
    return problem
  }
}

function hold(file: string): FolderLock | Problem {
  let holder: Database.Database | undefined
  try {
    holder = new Database(file, { timeout: patience })
    holder.exec('BEGIN EXCLUSIVE')
    const held = holder
    return { ok: true, release: () => void held.close() }
  } catch (error) {
    holder?.close()
    const problem = problemWhileOpening(error)
    if (problem === null) throw error
    return problem
  }
}
