import { factsVersion } from '../../../shared/games/factsOf.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { done } from '../../../shared/kernel/result.ts'
import type { StoreKeeper } from '../storeKeeper.ts'
import { lookThrough, type DayOf } from './ended.ts'

/** How long a call may wait for facts that are missing, and how long the program rests between two matches in the background; milliseconds. */
const patience = 150
const rest = 25

export type SettlerOptions = {
  readonly keeper: StoreKeeper
  readonly games: readonly AnyGame[]
  readonly dayOf: DayOf
  readonly log: (line: string) => void
}

/**
 * Looks through ended matches that have no facts, or those of an older version: from before there were any, imported, or given up. A few at
 * once when somebody asks, the rest in the background, one at a time.
 */
export function settler({ keeper, games, dayOf, log }: SettlerOptions) {
  /** Those whose log cannot be played: they have no facts until they are repaired. */
  const unreadable = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let closed = false

  const pending = (): number => {
    const missing = keeper.withStore((store) => done(store.facts.missing(factsVersion)))
    return missing.ok ? Math.max(0, missing.value - unreadable.size) : 0
  }
  /** Looks through matches until `until`, at least one. */
  const work = (until: number): void =>
    void keeper.withStore((store) => {
      for (const { match } of store.facts.unseen(factsVersion)) {
        if (unreadable.has(match)) continue
        const seen = lookThrough(store, games, match, dayOf)
        if (seen.ok) store.facts.put(seen.value.ended, seen.value.version, seen.value.facts)
        else {
          unreadable.add(match)
          log(`history: ${match}: ${seen.fault.code}: ${seen.fault.detail}`)
        }
        if (performance.now() >= until) break
      }
      return done(null)
    })
  const later = (): void => {
    if (timer !== null || closed) return
    timer = setTimeout(() => {
      timer = null
      if (pending() === 0) return
      work(0)
      later()
    }, rest).unref()
  }

  return {
    /** Makes sure that facts are there as far as that is quick, and begins with the rest. Gives how many are still missing. */
    settle: (): number => {
      if (pending() > 0) work(performance.now() + patience)
      const left = pending()
      if (left > 0) later()
      return left
    },
    /** Another store lies there now. */
    forget: (): void => unreadable.clear(),
    close: (): void => {
      closed = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
