import { ref, watch, type Ref } from 'vue'
import { useMatch } from '../stores/match.ts'
import { useMotion } from '../stores/motion.ts'
import { timeOf } from '../theme/motion.ts'

/** True while the dice of the last answer tumble: from an answer that brought one of these events until they have landed or were hurried. */
export function useRolling(...types: readonly string[]): Readonly<Ref<boolean>> {
  const match = useMatch()
  const motion = useMotion()
  const rolling = ref(false)
  watch(
    () => match.fresh,
    async (fresh) => {
      rolling.value = false
      if (!fresh.some(({ event }) => types.includes(event.type))) return
      rolling.value = true
      await motion.play(timeOf('dice'))
      if (match.fresh === fresh) rolling.value = false
    },
    { immediate: true },
  )
  return rolling
}
