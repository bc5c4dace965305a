import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { pageSize, type Shelf } from '../../shared/contract/shelves.ts'
import type { Household } from '../../shared/contract/history.ts'
import type { MatchSummary } from '../../shared/contract/schemas.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'

/** What is looked for: an empty text or game stands for any, and no player for anybody. */
export type Wanted = { readonly shelf: Shelf; readonly game: string; readonly player: number | null; readonly text: string }

/** How many matches are fetched at a time: some rows of them. */
const step = Math.min(30, pageSize)

/** The matches of one shelf as far as they were fetched. An answer to a question that is no longer asked is dropped. */
export const useShelf = defineStore('shelf', () => {
  const notices = useNotices()
  const wanted = ref<Wanted>({ shelf: 'running', game: '', player: null, text: '' })
  const matches = shallowRef<readonly MatchSummary[]>([])
  const total = ref(0)
  const loaded = ref(false)
  /** Who can be looked for. */
  const people = shallowRef<Household['people']>([])
  let asked = 0

  const hasMore = computed(() => matches.value.length < total.value)

  async function fetched(offset: number, limit: number): Promise<void> {
    const question = ++asked
    const { shelf, game, player, text } = wanted.value
    const narrowed = { ...(game === '' ? {} : { game }), ...(player === null ? {} : { player }), ...(text.trim() === '' ? {} : { text }) }
    const page = notices.valueOf(await call('matches.list', { shelf, ...narrowed, offset, limit }))
    if (page === null || question !== asked) return
    matches.value = [...matches.value.slice(0, offset), ...page.matches]
    total.value = page.total
    loaded.value = true
  }

  /** Fetches who plays here, and what lies on the shelf. */
  async function load(): Promise<void> {
    people.value = notices.valueOf(await call('players.list', {}))?.people ?? people.value
    await fetched(0, step)
  }

  /** Looks for something else. */
  function look(change: Partial<Wanted>): Promise<void> {
    wanted.value = { ...wanted.value, ...change }
    return fetched(0, step)
  }

  /** Fetches the next ones. */
  const more = (): Promise<void> => fetched(matches.value.length, step)

  /** Fetches what is shown once more, after something has changed. */
  const again = (): Promise<void> => fetched(0, Math.min(pageSize, Math.max(step, matches.value.length)))

  return { wanted, people, matches, total, loaded, hasMore, load, look, more, again }
})
