import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { motionAllowed } from '../theme/motion.ts'

/**
 * What moves on the table just now. Motion never holds the state back: it can be finished at any moment (Space), and
 * with motion off it is over before it began.
 */
export const useMotion = defineStore('motion', () => {
  const endings = new Set<() => void>()
  const count = ref(0)
  const running = computed(() => count.value > 0)

  /** Runs for `milliseconds`, or until it is finished early; resolves then. */
  function play(milliseconds: number): Promise<void> {
    if (!motionAllowed() || milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        if (!endings.delete(end)) return
        count.value = endings.size
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      endings.add(end)
      count.value = endings.size
    })
  }

  /** Brings everything that moves to its end. Gives whether anything did. */
  function finish(): boolean {
    const ran = endings.size > 0
    for (const end of [...endings]) end()
    return ran
  }

  return { running, play, finish }
})
