import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder of its own for a test; gone after it. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-test-'))
  folders.push(folder)
  return folder
}

/**
 * What a folder and the folders in it hold, file by file, as hashes: what must not have changed can be compared. SQLite's lock and index
 * files hold nothing of the player's, and looking into a file may leave an empty log beside it.
 */
export function contentsOf(folder: string): Record<string, string> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = all
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => !name.endsWith('.lock') && !name.endsWith('-shm'))
  const files = names.sort().filter((name) => statSync(join(folder, name)).size > 0)
  const hashOf = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(files.map((name) => [name, hashOf(name)]))
}

/** A copy of a store as it lies on the disk while it is in use: what a program that is killed now would leave. */
export function asIfKilled(folder: string): string {
  const copy = emptyFolder()
  for (const name of readdirSync(folder)) if (/^gavel\.db(-wal)?$/.test(name)) copyFileSync(join(folder, name), join(copy, name))
  return copy
}
