import { computed } from 'vue'
import { useMatch } from '../stores/match.ts'
import { useReplay } from '../stores/replay.ts'
import { useFollowed } from './useFollowed.ts'

/** The match on the table, which is over, as its ending tells it: its course, everything that was heard of it, and the way to a moment of it. */
export function useEnded<Event>() {
  const match = useMatch()
  const replay = useReplay()
  const id = computed(() => match.current?.match ?? null)
  const { course, failed } = useFollowed(() => id.value)
  const heard = computed(() => match.log.map(({ ply, event }) => ({ ply, event: event as Event })))

  function lookAt(ply: number): void {
    if (id.value !== null) void replay.lookAt(id.value, ply)
  }

  return { course, failed, heard, lookAt }
}
