import { computed, nextTick, watch, type ComputedRef, type Ref } from 'vue'

type Chapter = { readonly ply: number; readonly lines: readonly { readonly id: string; readonly ply: number }[] }

/**
 * Where a replay stands in its log: the index of the chapter, and the id of the last line that has happened (null: none). The line that is
 * marked as the current step in `list` is kept in sight.
 */
export function useLogPlace(
  chapters: () => readonly Chapter[],
  ply: () => number,
  list: Readonly<Ref<HTMLElement | null>>,
): { readonly nowAt: ComputedRef<number>; readonly current: ComputedRef<string | null> } {
  const nowAt = computed(() =>
    Math.max(
      0,
      chapters().findLastIndex((chapter) => chapter.ply <= ply()),
    ),
  )
  const current = computed(() => chapters()[nowAt.value]?.lines.findLast((line) => line.ply <= ply())?.id ?? null)
  watch(
    current,
    async () => {
      await nextTick()
      const line = list.value?.querySelector('[aria-current="step"]')
      if (list.value && line) bringIntoSight(list.value, line)
    },
    { immediate: true },
  )
  return { nowAt, current }
}

/** Scrolls the list alone: where the whole page scrolls, it stays where it is being looked at. */
function bringIntoSight(list: Element, line: Element): void {
  const [seen, wanted] = [list.getBoundingClientRect(), line.getBoundingClientRect()]
  list.scrollTop += Math.min(0, wanted.top - seen.top) + Math.max(0, wanted.bottom - seen.bottom)
}
