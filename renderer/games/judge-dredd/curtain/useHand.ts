import { useEventListener, useIdle, useTimeoutFn } from '@vueuse/core'
import { computed, ref, watch } from 'vue'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Fault } from '../../../../shared/kernel/result.ts'
import { useMatch } from '../../../stores/match.ts'
import { useSettings } from '../../../stores/settings.ts'

/** A view without what only one seat may know: what is shown from the moment a hand closes, before the program has answered. */
export function withoutSecrets(view: View): View {
  const scenes = view.scenes.map((scene) => (scene.faceUp ? scene : { ...scene, perp: null }))
  return { ...view, you: null, hand: [], known: [], scenes }
}

/**
 * Whose hand is open on the one screen (R-HID-1, R-HID-3): who asks for it meets the curtain first; it closes when it is put away, when
 * the window loses the focus or is hidden, and when nobody touches anything. Who plays alone and has no PIN has his hand open for good.
 */
export function useHand() {
  const match = useMatch()
  const settings = useSettings()
  /** Who is asked to take the screen. */
  const curtain = ref<Seat | null>(null)
  /** Whose hand was put away last, which the curtain says. */
  const putAway = ref<Seat | null>(null)
  /** Nothing secret is drawn any more while the program is being told. */
  const closing = ref(false)

  const people = computed(() => (match.current?.seats ?? []).flatMap(({ player }, seat) => (player === 'person' ? [seat] : [])))
  const lone = computed(() => {
    const [only] = people.value
    return people.value.length === 1 && only !== undefined && match.current?.seats[only]?.pin === false
  })
  const viewer = computed(() => (closing.value ? null : (match.current?.viewer ?? null)))
  const view = computed(() => {
    const now = match.current?.view as View
    return closing.value ? withoutSecrets(now) : now
  })
  /** A hand that somebody opened, and that closes again. */
  const taken = computed(() => viewer.value !== null && !lone.value)

  /** Asks a person to take the screen; at once what another hand shows is put away. */
  async function speak(seat: Seat): Promise<void> {
    if (lone.value || !people.value.includes(seat) || viewer.value === seat) return
    if (taken.value) await away()
    curtain.value = seat
    await match.hush()
  }

  /** The person is there. Gives what is wrong with the PIN, if something is. */
  async function show(pin?: string): Promise<Fault | null> {
    const seat = curtain.value
    if (seat === null) return null
    lost = false
    // The curtain rises with the answer, so that both are drawn as one.
    const rising = watch(
      () => match.current,
      (now) => {
        if (now?.viewer !== seat) return
        closing.value = lost
        curtain.value = null
      },
      { flush: 'sync' },
    )
    const fault = await match.take(seat, pin)
    rising.stop()
    // The window lost the focus while the PIN was looked at.
    if (fault === null && lost) await shut(seat)
    return fault
  }

  async function away(): Promise<void> {
    if (taken.value && viewer.value !== null) await shut(viewer.value)
  }

  async function shut(seat: Seat): Promise<void> {
    putAway.value = seat
    closing.value = true
    // If the program could not be told, nothing secret is drawn until the next hand opens.
    if (await match.leave()) closing.value = false
  }

  function back(): void {
    curtain.value = null
  }

  let lost = false
  function close(): void {
    lost = true
    void away()
  }

  useEventListener(window, 'blur', close)
  useEventListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') close()
  })
  const wait = () => settings.settings.idleSeconds * 1000
  const { start } = useTimeoutFn(close, wait)
  const { lastActive } = useIdle()
  watch([lastActive, wait], () => start())

  return { curtain, putAway, people, lone, viewer, view, taken, speak, show, away, back }
}
