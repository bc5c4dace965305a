import type { Store } from '../../db/store.ts'
import { done } from '../../../shared/kernel/result.ts'
import type { StoreKeeper } from '../storeKeeper.ts'

/** How long the program counts at a stretch, and how long it rests after that; milliseconds. */
const stretch = 8
const rest = 30

/**
 * Counts the figures that open the history before anybody asks, beginning `after` milliseconds from now, in short stretches between which
 * everything else has its turn: after a start nothing is counted yet, and years of matches take seconds. Gives a function that ends it.
 */
export function countAhead(keeper: StoreKeeper, figures: readonly ((store: Store) => unknown)[], after: number): () => void {
  let next = 0
  let timer: NodeJS.Timeout | null = setTimeout(work, after).unref()
  function work(): void {
    const until = performance.now() + stretch
    const went = keeper.withStore((store) => {
      while (next < figures.length && store.history.countAhead(() => figures[next]!(store), until)) next += 1
      return done(null)
    })
    timer = went.ok && next < figures.length ? setTimeout(work, rest).unref() : null
  }
  return () => {
    if (timer !== null) clearTimeout(timer)
  }
}
