import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Thing } from '../motion/moves.ts'
import { motionAllowed } from '../theme/motion.ts'

/** What is drawn over the table while it moves, and gone when it has arrived. */
export type Ghost = {
  readonly id: number
  /** What it shows: a thing that the game draws, numbers that run, or a part of the table as it was. */
  readonly shows:
    | { readonly thing: Thing }
    | { readonly numbers: readonly number[]; readonly style: Readonly<Record<string, string>> }
    | { readonly kept: Element }
  /** Called with its element once that is in the page. */
  readonly begin: (element: HTMLElement) => void
}

/**
 * What moves on the table just now. Motion never holds the state back: it can be finished at any moment (Space), and
 * with motion off it is over before it began.
 */
export const useMotion = defineStore('motion', () => {
  const endings = new Set<() => void>()
  const followers = new Set<() => void>()
  const count = ref(0)
  const running = computed(() => count.value > 0)
  const ghosts = shallowRef<readonly Ghost[]>([])
  let lastGhost = 0

  /** Runs for `milliseconds`, or until it is finished early; `done` is called once, then. With motion off that is at once. Gives what ends it. */
  function run(milliseconds: number, done: () => void): () => void {
    if (!motionAllowed() || milliseconds <= 0) {
      done()
      return () => undefined
    }
    const end = (): void => {
      clearTimeout(timer)
      if (!endings.delete(end)) return
      count.value = endings.size
      done()
    }
    const timer = setTimeout(end, milliseconds)
    endings.add(end)
    count.value = endings.size
    return end
  }

  /** As `run`, for those who wait. */
  function play(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void run(milliseconds, resolve))
  }

  /** Shows something over the table for `milliseconds`, or until it is finished early. Gives what ends it. */
  function show(ghost: Omit<Ghost, 'id'>, milliseconds: number): () => void {
    if (!motionAllowed() || milliseconds <= 0) return () => undefined
    lastGhost += 1
    const id = lastGhost
    ghosts.value = [...ghosts.value, { ...ghost, id }]
    return run(milliseconds, () => (ghosts.value = ghosts.value.filter((one) => one.id !== id)))
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

  return { running, ghosts, run, play, show, follow, finish }
})
