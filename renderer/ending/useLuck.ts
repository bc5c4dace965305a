import { shallowRef, watch, type ShallowRef } from 'vue'
import { call } from '../bridge/client.ts'

/**
 * The luck of every seat in a match that is over (R-RNG-2): by how much its dice changed its chances in what it fought out, summed. `null`:
 * not known yet, or of no such match.
 */
export function useLuck(match: () => string | null): Readonly<ShallowRef<ReadonlyMap<number, number> | null>> {
  const luck: ShallowRef<ReadonlyMap<number, number> | null> = shallowRef(null)
  watch(
    match,
    async (id) => {
      luck.value = null
      if (id === null) return
      const answer = await call('history.match', { match: id })
      if (!answer.ok || match() !== id) return
      const sums = new Map<number, number>()
      for (const { seat, before, after } of answer.value.rolls) {
        if (seat !== null && before !== null && after !== null) sums.set(seat, (sums.get(seat) ?? 0) + after - before)
      }
      luck.value = sums
    },
    { immediate: true },
  )
  return luck
}
