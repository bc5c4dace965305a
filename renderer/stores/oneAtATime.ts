import { ref } from 'vue'

/** For how long nobody sees that an answer is awaited, in milliseconds: most come sooner, and a table that fades and comes back is drawn twice. */
const unseen = 120

export type Alone = ReturnType<typeof oneAtATime>['alone']

/** Lets one thing be under way at a time (R-UX-7); what is asked meanwhile gets `otherwise` for an answer. */
export function oneAtATime() {
  const busy = ref(false)
  /** Whether an answer was awaited for so long that it is to be seen. */
  const late = ref(false)

  async function alone<Value>(task: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (busy.value) return otherwise
    busy.value = true
    const timer = setTimeout(() => (late.value = true), unseen)
    try {
      return await task()
    } finally {
      clearTimeout(timer)
      late.value = false
      busy.value = false
    }
  }

  return { busy, late, alone }
}
