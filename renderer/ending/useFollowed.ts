import { computed, onScopeDispose, watch, type ComputedRef } from 'vue'
import type { CourseView } from '../../shared/contract/course.ts'
import { useCourse } from '../stores/course.ts'

/** The course of a match as a component sees it: `null` while nothing of it is known. */
export type Followed = { readonly course: ComputedRef<CourseView | null>; readonly failed: ComputedRef<boolean> }

/** Follows the course of a match that is over, for as long as the component is there. */
export function useFollowed(match: () => string | null): Followed {
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
  return { course: computed(() => (store.course?.match === match() ? store.course : null)), failed: computed(() => store.failed) }
}
