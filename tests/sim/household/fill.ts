import { existsSync } from 'node:fs'
import { storeKeeper } from '../../../electron/service/storeKeeper.ts'
import { storePath } from '../../../electron/db/files.ts'
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
 * Fills a new data folder with the matches of a household, through the service's own store, each match played by the simulator and written in
 * one transaction. The same number gives the same matches. Throws if there is a store already.
 */
export function fill(dataDir: string, count: number, end: Date, progress: (written: number) => void = () => undefined): Household {
  if (existsSync(storePath(dataDir))) throw new Error(`${dataDir} has matches already`)
  const keeper = storeKeeper({ dataDir, now: () => end, log: (line) => console.error(line) })
  let actions = 0
  try {
    const plan = evenings(count, end, seededChance(seedOf(count, 0)))
    for (const [n, evening] of plan.sort((a, b) => a.begins.getTime() - b.begins.getTime()).entries()) {
      const seed = seedOf(count, n + 1)
      const wrote = keeper.withStore((store) => done(write(store, played(evening, uuidOf(seed), seed))))
      if (!wrote.ok) throw new Error(wrote.fault.detail)
      actions += wrote.value
      progress(n + 1)
    }
    keeper.withStore((store) => done(introduce(store)))
  } finally {
    keeper.close(true)
  }
  return { matches: count, actions }
}

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
