import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Input } from '../../shared/contract/api.ts'
import type { ResultClass, Totals } from '../../shared/contract/history.ts'
import type { AppInfo, MatchSummary } from '../../shared/contract/schemas.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'

/**
 * Practice stands apart from victories and losses for good. A match is won if a person has won it, whoever that is. A match that is
 * neither over nor given up has no class.
 */
export function classOf({
  practice,
  outcome,
  givenUp,
  seats,
}: Pick<MatchSummary, 'practice' | 'outcome' | 'givenUp' | 'seats'>): ResultClass | null {
  if (outcome === null && !givenUp) return null
  if (practice) return 'practice'
  if (outcome === null) return 'givenUp'
  return outcome.winners.some((seat) => seats[seat]?.player !== 'computer') ? 'won' : 'lost'
}

/** How many matches the home screen shows of those under way, and of those past. */
const onHome = 24

/** A change of what people have noted about a match. */
export type Change = Omit<Input<'matches.change'>, 'match'>

/** The matches that lie on the home screen, what is done to whole matches, and how the store that keeps them is. */
export const useLibrary = defineStore('library', () => {
  const notices = useNotices()
  const info = shallowRef<AppInfo | null>(null)
  const open = shallowRef<readonly MatchSummary[]>([])
  const past = shallowRef<readonly MatchSummary[]>([])
  /** Of all that are past, not only of those shown. */
  const totals = shallowRef<Totals>({ won: 0, lost: 0, givenUp: 0, practice: 0, total: 0 })
  const loaded = shallowRef(false)
  /** Counts the changes, for whoever shows other pages of the list. */
  const changes = shallowRef(0)
  /** What the store's damaged files are called now, after they were moved aside. */
  const movedTo = shallowRef<readonly string[]>([])

  async function load(): Promise<void> {
    info.value = notices.valueOf(await call('app.info', {})) ?? info.value
    if (info.value?.store.ok) {
      open.value = notices.valueOf(await call('matches.list', { shelf: 'running', limit: onHome }))?.matches ?? open.value
      past.value = notices.valueOf(await call('matches.list', { shelf: 'past', limit: onHome }))?.matches ?? past.value
      totals.value = notices.valueOf(await call('matches.totals', {})) ?? totals.value
    }
    loaded.value = true
  }

  /** Notes something about a match. Gives its new line, or `null` when it was refused. */
  async function change(match: string, what: Change): Promise<MatchSummary | null> {
    const changed = notices.valueOf(await call('matches.change', { match, ...what }))
    if (changed !== null) changes.value += 1
    return changed
  }

  /** Copies an unfinished match. Gives the copy's line, or `null` when it was refused. */
  async function copy(match: string): Promise<MatchSummary | null> {
    const copied = notices.valueOf(await call('matches.copy', { match }))
    if (copied !== null) changes.value += 1
    return copied
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

  return { info, loaded, movedTo, open, past, totals, changes, load, change, copy, retry, startFresh }
})
