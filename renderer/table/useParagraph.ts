import { onBeforeUnmount, watch } from 'vue'
import { useHelp } from '../stores/help.ts'

/** While this component stands on the table, F1 opens the rules at a paragraph; an empty one leaves that to others. */
export function useParagraph(paragraph: () => string): void {
  const help = useHelp()
  const who = Symbol('who asks')
  watch(paragraph, (now) => help.about(who, now), { immediate: true })
  onBeforeUnmount(() => help.about(who, ''))
}
