import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { AppInfo, MatchSummary } from '../../shared/contract/schemas.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'

/** The class that a finished match counts in (R-STAT-1). */
export type ResultClass = 'won' | 'lost' | 'practice'

/**
 * Practice stands apart from victories and losses for good. A match is won if a person has won it, whoever that is. A match that is
 * not over has no class.
 */
export function classOf({ practice, outcome, seats }: Pick<MatchSummary, 'practice' | 'outcome' | 'seats'>): ResultClass | null {
  if (outcome === null) return null
  if (practice) return 'practice'
  return outcome.winners.some((seat) => seats[seat]?.player !== 'computer') ? 'won' : 'lost'
}

/** The matches that are kept, and how the store that keeps them is. */
export const useLibrary = defineStore('library', () => {
  const notices = useNotices()
  const info = shallowRef<AppInfo | null>(null)
  const matches = shallowRef<readonly MatchSummary[]>([])
  const loaded = shallowRef(false)
  /** What the store's damaged files are called now, after they were moved aside. */
  const movedTo = shallowRef<readonly string[]>([])

  const open = computed(() => matches.value.filter((match) => match.outcome === null))
  const past = computed(() => matches.value.filter((match) => match.outcome !== null))
  const totals = computed(() => {
    const out = { won: 0, lost: 0, practice: 0 }
    for (const match of past.value) {
      const result = classOf(match)
      if (result !== null) out[result] += 1
    }
    return out
  })

  async function load(): Promise<void> {
    info.value = notices.valueOf(await call('app.info', {})) ?? info.value
    if (info.value?.store.ok) matches.value = notices.valueOf(await call('matches.list', {})) ?? matches.value
    loaded.value = true
  }

  /** Looks again whether the store opens. */
  async function retry(): Promise<void> {
    notices.valueOf(await call('store.retry', {}))
    await load()
  }

  /** Moves the damaged store aside and begins a new one; only ever on the player's word (R-SAVE-7). */
  async function startFresh(): Promise<void> {
    movedTo.value = notices.valueOf(await call('store.startFresh', {}))?.movedTo ?? []
    await load()
  }

  return { info, matches, loaded, movedTo, open, past, totals, load, retry, startFresh }
})
