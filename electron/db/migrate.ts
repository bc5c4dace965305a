import { makeBackup } from './backups.ts'
import { firstFault, type Connection } from './connection.ts'
import { applicationId, versionOf } from './identity.ts'
import type { Migration } from './migrations/migration.ts'
import { problem, type Problem } from './problem.ts'

/** The version that a list of migrations leads to. */
export function newestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0
}

/**
 * Brings a store to the newest version. One that holds something is checked and backed up first;
 * then all steps run in one transaction (R-SAVE-9). Gives `null`, or what is wrong with the
 * store; errors of SQLite are thrown, and the store is then as it was.
 */
export function migrate(db: Connection, migrations: readonly Migration[], now: Date): Problem | null {
  const version = versionOf(db)
  const due = migrations.filter((migration) => migration.version > version)
  if (due.length === 0) return null
  if (version > 0) {
    const fault = firstFault(db)
    if (fault !== null) return problem('damaged', fault)
    const made = makeBackup(db, 'migration', now)
    if (!made.ok) return made
  }
  db.transaction(() => {
    for (const migration of due) migration.up(db)
    db.pragma(`application_id = ${applicationId}`)
    db.pragma(`user_version = ${newestVersion(migrations)}`)
  }).immediate()
  return null
}
