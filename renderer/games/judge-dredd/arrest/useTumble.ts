import { onBeforeUnmount, ref, watch, type Ref } from 'vue'
import { useMotion } from '../../../stores/motion.ts'
import { useSound } from '../../../stores/sound.ts'
import { timeOf } from '../../../theme/motion.ts'

/** True while the dice of what is shown tumble: from each new key until they have landed or were hurried (Space). They are heard, too. */
export function useTumble(key: () => string): Readonly<Ref<boolean>> {
  const motion = useMotion()
  const sound = useSound()
  const rolling = ref(false)
  let shown = ''
  watch(
    key,
    async (now, before) => {
      if (before !== undefined) sound.putAway(before)
      sound.throwDice(now)
      shown = now
      rolling.value = true
      await motion.play(timeOf('dice'))
      if (key() === now) rolling.value = false
    },
    { immediate: true },
  )
  onBeforeUnmount(() => sound.putAway(shown))
  return rolling
}
