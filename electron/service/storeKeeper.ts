import { lockFolder, type FolderLock } from '../db/lock.ts'
import { moveAside } from '../db/moveAside.ts'
import { openStore, type Opened } from '../db/open.ts'
import { problem, problemBehind, type Problem } from '../db/problem.ts'
import type { Store } from '../db/store.ts'
import type { StoreStatus } from '../../shared/contract/schemas.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'

export type KeeperOptions = {
  readonly dataDir: string
  readonly now: () => Date
  readonly log: (line: string) => void
  /** For tests of what happens when the disk fails; the real one is `openStore`. */
  readonly open?: ((dataDir: string, options: { readonly now: Date }) => Opened) | undefined
}

/** Holds the folder's lock and its store, or knows why there is none. The program runs either way (R-SAVE-3). */
export type StoreKeeper = {
  readonly status: () => StoreStatus
  /** Runs what needs the store. Without one, or when SQLite fails meanwhile, the answer is `store-unavailable`. */
  readonly withStore: <Value>(use: (store: Store) => Result<Value>) => Result<Value>
  readonly retry: () => StoreStatus
  /** Moves a damaged store aside and starts a new one (R-SAVE-7); gives the new names of what was moved. */
  readonly startFresh: () => Result<string[]>
  /** Reads the whole file, and takes it out of use if something is wrong with it (R-SAVE-6). */
  readonly check: () => void
  readonly close: () => void
}

/** Opens the store of a folder, or finds out why it cannot be. */
export function storeKeeper({ dataDir, now, log, open = openStore }: KeeperOptions): StoreKeeper {
  let lock: FolderLock | null = null
  let state: Opened = problem('unwritable', 'not opened yet')
  let closed = false

  const enter = (next: Opened): void => {
    state = next
    if (!next.ok) log(`store: ${next.reason}: ${next.detail}`)
  }
  const openIt = (): void => {
    const locked = lock ?? lockFolder(dataDir, now())
    if (!locked.ok) return enter(locked)
    lock = locked
    enter(open(dataDir, { now: now() }))
  }
  const status = (): StoreStatus => (state.ok ? { ok: true } : { ok: false, reason: state.reason })
  const unavailable = (found: Problem): Result<never> => refuse('store-unavailable', `${found.reason}: ${found.detail}`)
  // A damaged file must not be written to any further. A full or busy disk passes: the store stays, and works again afterwards (R-SAVE-10).
  const failed = (found: Problem): void => {
    if (state.ok && found.reason === 'damaged') {
      state.store.abandon()
      enter(found)
    } else log(`store: ${found.reason}: ${found.detail}`)
  }
  const withStore = <Value>(use: (store: Store) => Result<Value>): Result<Value> => {
    if (closed) return refuse('store-unavailable', 'closed')
    if (!state.ok) return unavailable(state)
    try {
      return use(state.store)
    } catch (error) {
      const found = problemBehind(error)
      if (found === null) throw error
      failed(found)
      return unavailable(found)
    }
  }

  openIt()
  return {
    status,
    withStore,
    retry: () => {
      if (!state.ok && !closed) openIt()
      return status()
    },
    startFresh: () => {
      if (closed) return refuse('store-unavailable', 'closed')
      if (state.ok) return refuse('bad-input', 'the store is in good order')
      if (state.reason !== 'damaged' || lock === null) return unavailable(state)
      try {
        const moved = moveAside(dataDir, now())
        openIt()
        return done(moved)
      } catch (error) {
        const found = problemBehind(error)
        if (found === null) throw error
        return unavailable(found)
      }
    },
    check: () =>
      void withStore((store) => {
        const fault = store.check()
        if (fault !== null) failed(problem('damaged', fault))
        return done(null)
      }),
    close: () => {
      if (closed) return
      closed = true
      try {
        if (state.ok) state.store.close()
      } finally {
        lock?.release()
      }
    },
  }
}
