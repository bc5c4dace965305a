import { computed, onScopeDispose, watch, type ComputedRef } from 'vue'
import type { CourseView } from '../../shared/contract/course.ts'
import { useCourse } from '../stores/course.ts'

/** The course of a match that is over, for as long as the component is there; `null` while nothing of it is known, or `match` is none. */
export function useFollowed(match: () => string | null): ComputedRef<CourseView | null> {
  const store = useCourse()
  let unfollow = (): void => undefined
  watch(
    match,
    (id) => {
      unfollow()
      unfollow = id === null ? () => undefined : store.follow(id)
    },
    { immediate: true },
  )
  onScopeDispose(() => unfollow())
  return computed(() => (store.course?.match === match() ? store.course : null))
}
