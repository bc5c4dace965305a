import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { motionAllowed } from '../theme/motion.ts'

/**
 * What moves on the table just now. Motion never holds the state back: it can be finished at any moment (Space), and
 * with motion off it is over before it began.
 */
export const useMotion = defineStore('motion', () => {
  const endings = new Set<() => void>()
  const followers = new Set<() => void>()
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

  /** Waits as `play` does, for what goes with a motion and is none itself (sound): nothing moves because of it, and Space ends it with the rest. */
  function follow(milliseconds: number): Promise<void> {
    if (!motionAllowed() || milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        if (followers.delete(end)) resolve()
      }
      const timer = setTimeout(end, milliseconds)
      followers.add(end)
    })
  }

  /** Brings everything that moves to its end. Gives whether anything did. */
  function finish(): boolean {
    const ran = endings.size > 0
    for (const end of [...endings, ...followers]) end()
    return ran
  }

  return { running, play, follow, finish }
})
