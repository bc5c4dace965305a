import { onBeforeUnmount, ref, type Ref } from 'vue'

/** How long the pointer rests on a spot before its card is shown, in milliseconds; the second time where one is shown already. */
const patience = { first: 350, next: 120 } as const

/** What is looked at: by the pointer after a little patience, so that a hand crossing the map does not leaf through cards. */
export function useLook(dragging: Readonly<Ref<boolean>>) {
  const hovered = ref<string | null>(null)
  /** The spot whose card is shown. */
  const asked = ref<string | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask(key: string | null): void {
    clearTimeout(timer)
    asked.value = key
  }

  function enter(key: string): void {
    clearTimeout(timer)
    hovered.value = key
    timer = setTimeout(() => ask(dragging.value ? asked.value : key), asked.value === null ? patience.first : patience.next)
  }

  /** The pointer has left; `then` is shown again, if the keyboard stands somewhere. */
  function leave(then: string | null): void {
    hovered.value = null
    ask(then)
  }

  onBeforeUnmount(() => clearTimeout(timer))
  return { hovered, asked, ask, enter, leave }
}
