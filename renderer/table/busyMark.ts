import { watchEffect, type Ref } from 'vue'
import { useMatch } from '../stores/match.ts'

/** Marks an element `aria-busy` while an action is on its way; by hand, because otherwise the whole table would be drawn for it, twice with every action. */
export function useBusyMark(root: Readonly<Ref<HTMLElement | null>>): void {
  const match = useMatch()
  watchEffect(() => root.value?.setAttribute('aria-busy', String(match.busy)), { flush: 'post' })
}
