import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'
import { useMotion } from '../stores/motion.ts'
import { timeOf } from '../theme/motion.ts'

/** Whether an ending is still coming in: for some moments after it is there, or until Space is pressed; never with motion off. */
export function useEntrance(): Readonly<Ref<boolean>> {
  const motion = useMotion()
  const entering = ref(timeOf('linger') > 0)
  let end = (): void => undefined
  onMounted(() => {
    if (entering.value) end = motion.run(2 * timeOf('linger'), () => (entering.value = false))
  })
  onBeforeUnmount(() => end())
  return entering
}
