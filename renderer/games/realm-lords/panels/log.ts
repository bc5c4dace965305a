import { computed, type ComputedRef } from 'vue'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import { useMatch } from '../../../stores/match.ts'

/** All that happened in the match on the table, oldest first. */
export function useLog(): ComputedRef<readonly RealmEvent[]> {
  const match = useMatch()
  return computed(() => match.log.map((heard) => heard.event as RealmEvent))
}
