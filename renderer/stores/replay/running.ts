import { ref, watch, type Ref } from 'vue'

export const replaySpeeds = ['slow', 'brisk', 'fast', 'rush'] as const
export type ReplaySpeed = (typeof replaySpeeds)[number]

/** How long a step stands while the replay runs, in milliseconds. */
const stands: Readonly<Record<ReplaySpeed, number>> = { slow: 2_800, brisk: 1_400, fast: 600, rush: 150 }

/** Lets a replay run by itself while `playing`: `goOn` after each position has stood for its time, until that gives false. */
export function running(position: Readonly<Ref<unknown>>, goOn: () => boolean) {
  const playing = ref(false)
  const speed = ref<ReplaySpeed>('brisk')
  let timer: ReturnType<typeof setTimeout> | undefined

  watch([playing, position, speed], () => {
    clearTimeout(timer)
    if (!playing.value) return
    timer = setTimeout(() => {
      if (!goOn()) playing.value = false
    }, stands[speed.value])
  })

  return { playing, speed }
}
