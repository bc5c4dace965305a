import { storeKeeper } from '../../../electron/service/storeKeeper.ts'
import type { Store } from '../../../electron/db/store.ts'
import { bytesToHex } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { done } from '../../../shared/kernel/result.ts'
import { seededChance } from '../../../shared/kernel/chance.ts'
import { seedOf } from '../plan.ts'
import { evenings } from './evenings.ts'
import { played, write } from './write.ts'

/** What was written: matches, and the actions of all of them. */
export type Household = { readonly matches: number; readonly actions: number }

/**
 * Fills a data folder with the matches of a household, through the service's own store, each match played by the simulator and written in one
 * transaction. The same number gives the same matches, so a folder whose filling was cut off is filled on; only what is new is counted.
 */
export function fill(dataDir: string, count: number, end: Date, progress: (written: number) => void = () => undefined): Household {
  const keeper = storeKeeper({ dataDir, now: () => end, log: (line) => console.error(line) })
  let [matches, actions] = [0, 0]
  try {
    const plan = evenings(count, end, seededChance(seedOf(count, 0)))
    for (const [n, evening] of plan.sort((a, b) => a.begins.getTime() - b.begins.getTime()).entries()) {
      const seed = seedOf(count, n + 1)
      const wrote = keeper.withStore((store) => done(missing(store, uuidOf(seed), (match) => write(store, played(evening, match, seed)))))
      if (!wrote.ok) throw new Error(wrote.fault.detail)
      if (wrote.value !== null) {
        matches += 1
        actions += wrote.value
      }
      progress(n + 1)
    }
    keeper.withStore((store) => done(introduce(store)))
  } finally {
    keeper.close(true)
  }
  return { matches, actions }
}

/** What `write` gives for a match that is not in the store yet; null if it is. */
const missing = (store: Store, match: string, write: (match: string) => number): number | null =>
  store.knownOf(match) === undefined ? write(match) : null

/** "Me" says her name; the two spellings of one guest are found to be one. */
function introduce({ players }: Store): void {
  const anna = players.named('Anna')
  if (anna !== undefined) players.setMe(anna)
}

/** A match's id that follows from its seed. */
function uuidOf(seed: string): string {
  const hex = bytesToHex(sha256(new TextEncoder().encode(seed)))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
