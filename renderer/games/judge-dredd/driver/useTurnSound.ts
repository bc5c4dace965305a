import { computed, watch, type Ref } from 'vue'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import { useSound } from '../../../stores/sound.ts'
import type { Move } from './driver.ts'

type Table = {
  readonly move: Readonly<Ref<Move>>
  readonly held: Readonly<Ref<boolean>>
  /** Results that are still shown. */
  readonly results: Readonly<Ref<readonly unknown[]>>
  readonly curtain: Readonly<Ref<Seat | null>>
  readonly viewer: Readonly<Ref<Seat | null>>
}

/**
 * The signals of a turn: one when the table waits for the person who has the screen, another when it waits for somebody else or the curtain
 * falls. Both hang on who is asked alone, which never depends on a hand (R-HID-2). Who goes on by himself hears nothing.
 */
export function useTurnSound({ move, held, results, curtain, viewer }: Table): void {
  const match = useMatch()
  const sound = useSound()
  const asked = computed((): Seat | null => {
    const waits = move.value.do === 'ask' && !held.value && results.value.length === 0
    return waits && curtain.value === null ? (match.current?.actor ?? null) : null
  })
  let last: Seat | null = null
  let interrupted = false

  watch(
    () => match.thinking,
    (now) => {
      if (now) interrupted = true
    },
  )
  watch(asked, (seat) => {
    if (seat === null) return
    if (interrupted || (last !== null && seat !== last)) sound.play(seat === viewer.value ? 'yourTurn' : 'otherTurn')
    last = seat
    interrupted = false
  })
  watch(curtain, (seat) => {
    if (seat !== null) sound.play('otherTurn')
  })
}
