import { closeSync, openSync } from 'node:fs'
import { hasBackups, sweepBackups } from './backups.ts'
import { closeUntouched, connect, UnsafeConnection, type Connection } from './connection.ts'
import { storePath } from './files.ts'
import { inspect } from './inspect.ts'
import { finishInstall } from './install.ts'
import { markOpen, wasLeftOpen } from './mark.ts'
import { migrate, newestVersion } from './migrate.ts'
import { migrations as landed } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { problem, problemWhileOpening, type Problem } from './problem.ts'
import { storeOn, type Store } from './store.ts'

export type Opened = { readonly ok: true; readonly store: Store } | Problem

export type OpenOptions = {
  readonly now: Date
  readonly migrations?: readonly Migration[]
  /** A new store is wanted where there is none, whatever backups there are. */
  readonly fresh?: boolean
}

/**
 * Opens the store of a data folder that this program has locked, making or migrating it if need be. Whatever is wrong is
 * a value; no byte of a file that is damaged or newer changes, and nothing is ever removed (R-SAVE-2, R-SAVE-3, R-SAVE-8).
 */
export function openStore(dataDir: string, { now, migrations = landed, fresh = false }: OpenOptions): Opened {
  const file = storePath(dataDir)
  let db: Connection | undefined
  try {
    finishInstall(dataDir)
    sweepBackups(dataDir)
    const inspection = inspect(file, newestVersion(migrations), { crashed: wasLeftOpen(dataDir), hadMore: !fresh && hasBackups(dataDir) })
    if (!inspection.ok) return inspection
    if (inspection.fresh) closeSync(openSync(file, 'a', 0o600))
    db = connect(file)
    markOpen(dataDir)
    const wrong = migrate(db, migrations, now)
    if (wrong === null) return { ok: true, store: storeOn(db) }
    closeUntouched(db)
    return wrong
  } catch (error) {
    // What turned out to be damaged only now must not get its log brought in.
    if (db !== undefined) closeUntouched(db)
    if (error instanceof UnsafeConnection) return problem('unwritable', error.message)
    const found = problemWhileOpening(error)
    if (found === null) throw error
    return found
  }
}
