import { faultOfCopy } from '../db/backups.ts'
import { storePath } from '../db/files.ts'
import { install, type AsideReason } from '../db/install.ts'
import { lockFolder, type FolderLock } from '../db/lock.ts'
import { markClosed, wasLeftOpen } from '../db/mark.ts'
import { newestVersion } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { moveAside } from '../db/moveAside.ts'
import { openStore, type Opened } from '../db/open.ts'
import { problem, problemBehind, problemWhileOpening, type Problem } from '../db/problem.ts'
import type { Store } from '../db/store.ts'
import type { StoreStatus } from '../../shared/contract/schemas.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { unavailable } from './unavailable.ts'

export type KeeperOptions = {
  readonly dataDir: string
  readonly now: () => Date
  readonly log: (line: string) => void
  /** For tests of what happens when the disk fails; the real one is `openStore`. */
  readonly open?: ((dataDir: string, options: { readonly now: Date; readonly fresh?: boolean }) => Opened) | undefined
}

/** Holds the folder's lock and its store, or knows why there is none. The program runs either way (R-SAVE-3). */
export type StoreKeeper = {
  readonly dataDir: string
  readonly status: () => StoreStatus
  /** Whether the last program did not leave in good order. */
  readonly crashed: () => boolean
  /** Names what the store holds: another text whenever something was written or another store was opened; `null` without one. */
  readonly change: () => string | null
  /** Runs what needs the store. Without one, or when SQLite fails meanwhile, the answer is `store-unavailable`, or `disk-full`. */
  readonly withStore: <Value>(use: (store: Store) => Result<Value>) => Result<Value>
  readonly retry: () => StoreStatus
  /** Moves a damaged store aside and starts a new one (R-SAVE-7); gives the new names of what was moved. */
  readonly startFresh: () => Result<string[]>
  /**
   * Puts a copy of a file in the store's place and the present one aside (R-SAVE-11); gives the new names of what was moved. `sound`: the
   * copy is checked first, and refused with `bad-backup`. A store that is newer, or locked, or out of reach is not replaced.
   */
  readonly replace: (source: string, check: 'sound' | 'as it is') => Result<string[]>
  /** Takes the store out of use, for it was found damaged (R-SAVE-6). */
  readonly condemn: (detail: string) => void
  /** `safe`: all that it holds is in a backup too, so that whoever comes next need not look. */
  readonly close: (safe: boolean) => void
}

/** The version of the layout that this program writes. */
export const newestSchema = newestVersion(migrations)

/** A copy that may not take the store's place. */
class UnsoundCopy extends Error {}

/** Opens the store of a folder, or finds out why it cannot be. */
export function storeKeeper({ dataDir, now, log, open = openStore }: KeeperOptions): StoreKeeper {
  let lock: FolderLock | null = null
  let state: Opened = problem('unwritable', 'not opened yet')
  let closed = false
  let crashed = false
  let openings = 0

  const enter = (next: Opened): void => {
    state = next
    if (!next.ok) log(`store: ${next.reason}: ${next.detail}`)
  }
  const openIt = (fresh = false): void => {
    const locked = lock ?? lockFolder(dataDir, now())
    if (!locked.ok) return enter(locked)
    if (lock === null) crashed = wasLeftOpen(dataDir)
    lock = locked
    openings += 1
    enter(open(dataDir, { now: now(), fresh }))
  }
  const status = (): StoreStatus => (state.ok ? { ok: true } : { ok: false, reason: state.reason })
  // A damaged file must not be written to any further. A full or busy disk passes: the store stays, and works again afterwards (R-SAVE-10).
  const failed = (found: Problem): void => {
    if (state.ok && found.reason === 'damaged') {
      state.store.abandon()
      enter(found)
    } else log(`store: ${found.reason}: ${found.detail}`)
  }
  const guarded = <Value>(use: () => Result<Value>): Result<Value> => {
    try {
      return use()
    } catch (error) {
      const found = problemBehind(error)
      if (found === null) throw error
      failed(found)
      return unavailable(found.reason, found.detail)
    }
  }
  const withStore = <Value>(use: (store: Store) => Result<Value>): Result<Value> => {
    if (closed) return refuse('store-unavailable', 'closed')
    if (!state.ok) return unavailable(state.reason, state.detail)
    const { store } = state
    return guarded(() => use(store))
  }
  /** Puts the copy in place; whatever comes of it, a store is opened again afterwards. */
  const replaceBy = (source: string, check: (copy: string) => void): Result<string[]> => {
    const reason: AsideReason = state.ok ? 'replaced' : 'damaged'
    try {
      if (state.ok) state.store.close()
      return done(install(dataDir, source, reason, now(), check))
    } catch (error) {
      if (error instanceof UnsoundCopy) return refuse('bad-backup', error.message)
      const found = problemBehind(error)
      if (found === null) throw error
      return unavailable(found.reason, found.detail)
    } finally {
      openIt()
    }
  }

  openIt()
  return {
    dataDir,
    status,
    crashed: () => crashed,
    change: () => (state.ok && !closed ? `${openings}:${state.store.changes()}` : null),
    withStore,
    retry: () => {
      if (!state.ok && !closed) openIt()
      return status()
    },
    startFresh: () => {
      if (closed) return refuse('store-unavailable', 'closed')
      if (state.ok) return refuse('bad-input', 'the store is in good order')
      if (state.reason !== 'damaged' || lock === null) return unavailable(state.reason, state.detail)
      return guarded(() => {
        const moved = moveAside(dataDir, now())
        openIt(true)
        return done(moved)
      })
    },
    replace: (source, check) => {
      if (closed) return refuse('store-unavailable', 'closed')
      if (!state.ok && (state.reason !== 'damaged' || lock === null)) return unavailable(state.reason, state.detail)
      return replaceBy(source, check === 'sound' ? assertSound : () => undefined)
    },
    condemn: (detail) => {
      if (!closed) failed(problem('damaged', detail))
    },
    close: (safe) => {
      if (closed) return
      closed = true
      try {
        if (state.ok) {
          state.store.close()
          if (safe) markClosed(dataDir)
        }
      } catch (error) {
        // What was answered for is in the log, and the next program brings it in.
        const found = problemBehind(error)
        if (found === null) throw error
        log(`store: ${found.reason}: ${found.detail}`)
      } finally {
        lock?.release()
      }
    },
  }
}

function assertSound(copy: string): void {
  const fault = soundness(copy)
  if (fault !== null) throw new UnsoundCopy(fault)
}

function soundness(copy: string): string | null {
  try {
    return faultOfCopy(copy, 1, newestSchema)
  } catch (error) {
    const found = problemWhileOpening(error)
    if (found === null) throw error
    return found.detail
  }
}

/** The file that a keeper keeps. */
export function fileOf({ dataDir }: StoreKeeper): string {
  return storePath(dataDir)
}
