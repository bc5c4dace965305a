import type { Store } from '../db/store.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { done, type Result } from '../../shared/kernel/result.ts'
import { loadMatch, type OpenMatch } from './openMatch.ts'

/** How many matches stay in memory; whoever goes back to an older one waits for its replay. */
const capacity = 4

/** The matches in memory, last used last. */
export function openMatches(games: readonly AnyGame[]) {
  const held = new Map<string, OpenMatch>()
  const put = (open: OpenMatch): OpenMatch => {
    held.delete(open.match)
    held.set(open.match, open)
    for (const oldest of held.keys()) if (held.size > capacity) held.delete(oldest)
    return open
  }
  return {
    put,
    /** The match, read from the store if it is not in memory. */
    get: (store: Store, match: string): Result<OpenMatch> => {
      const known = held.get(match)
      if (known !== undefined) return done(put(known))
      const loaded = loadMatch(store, games, match)
      return loaded.ok ? done(put(loaded.value)) : loaded
    },
    forget: (match: string): void => void held.delete(match),
    forgetAll: (): void => held.clear(),
  }
}
