import { shallowRef, watch } from 'vue'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import { useMatch } from '../../../stores/match.ts'
import { resultsOf, type Result } from './results.ts'

/** The results of rolls that are shown one after another, the first of them now; what is taken back is not shown any more. */
export function useResults() {
  const match = useMatch()
  const results = shallowRef<readonly Result[]>([])
  /** The table before the last answer, which a result is shown on. */
  let before: View | null = null

  watch(
    () => match.current?.view,
    (_, old) => void (before = (old as View | undefined) ?? null),
    { flush: 'sync' },
  )
  watch(
    () => match.fresh,
    (fresh) => {
      const found = resultsOf(fresh, before)
      if (found.length > 0) results.value = [...results.value, ...found]
    },
    { flush: 'sync' },
  )
  watch(
    () => match.current?.ply ?? 0,
    (ply, old) => {
      if (ply < old) results.value = []
    },
    { flush: 'sync' },
  )

  /** The first was looked at: the next is shown, if there is one. */
  function next(): void {
    results.value = results.value.slice(1)
  }

  return { results, next }
}
