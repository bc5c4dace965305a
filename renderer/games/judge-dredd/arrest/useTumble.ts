import { ref, watch, type Ref } from 'vue'
import { useMotion } from '../../../stores/motion.ts'
import { tumbleTime } from '../../../table/useRolling.ts'

/** True while the dice of what is shown tumble: from each new key until they have landed or were hurried (Space). */
export function useTumble(key: () => string): Readonly<Ref<boolean>> {
  const motion = useMotion()
  const rolling = ref(false)
  watch(
    key,
    async (now) => {
      rolling.value = true
      await motion.play(tumbleTime())
      if (key() === now) rolling.value = false
    },
    { immediate: true },
  )
  return rolling
}
