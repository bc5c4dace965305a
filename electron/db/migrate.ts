import { dirname, join } from 'node:path'
import { firstFault, type Connection } from './connection.ts'
import { stamp } from './files.ts'
import type { Migration } from './migrations/migration.ts'
import { problem, type Problem } from './problem.ts'

/** Stands in the file's header and says whose file it is: "GAVL". */
export const applicationId = 0x4741564c

/** The version that a list of migrations leads to. */
export function newestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0
}

/** The version of an open store; 0: nothing in it yet. */
export function versionOf(db: Connection): number {
  return Number(db.pragma('user_version', { simple: true }))
}

/**
 * Brings a store to the newest version. One that holds something is checked and copied first, to a file beside it that
 * names the version and the moment; then all steps run in one transaction (R-SAVE-9). Gives `null`, or what is wrong with the
 * store; errors of SQLite are thrown, and the store is then as it was.
 */
export function migrate(db: Connection, migrations: readonly Migration[], now: Date): Problem | null {
  const version = versionOf(db)
  const due = migrations.filter((migration) => migration.version > version)
  if (due.length === 0) return null
  if (version > 0) {
    const fault = firstFault(db)
    if (fault !== null) return problem('damaged', fault)
    db.prepare('VACUUM INTO ?').run(join(dirname(db.name), `gavel.version-${version}.${stamp(now)}.db`))
  }
  db.transaction(() => {
    for (const migration of due) migration.up(db)
    db.pragma(`application_id = ${applicationId}`)
    db.pragma(`user_version = ${newestVersion(migrations)}`)
  }).immediate()
  return null
}
