import { computed, type Ref } from 'vue'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Config } from '../../../../shared/games/judge-dredd/config.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import { useMatch } from '../../../stores/match.ts'
import { nextMove, type Move, type Standing } from './driver.ts'
import { paces, type Speed } from './paces.ts'
import type { Result } from './results.ts'

/** What the table adds to the match: what people decided, and how it goes on by itself. */
type Table = { readonly [Part in 'plan' | 'held' | 'speaking' | 'rested']: Readonly<Ref<Standing[Part]>> } & {
  readonly speed: Readonly<Ref<Speed>>
  /** Results that are still shown. */
  readonly results: Readonly<Ref<readonly Result[]>>
}

/** What happens next at the table; a result that is shown comes before everything else. */
export function useNextMove({ plan, held, speaking, rested, speed, results }: Table) {
  const match = useMatch()
  const pace = computed(() => paces[speed.value])
  const lastPlay = computed(() => {
    const played = match.log.findLast(({ event }) => event.type === 'cardPlayed')?.event as DreddEvent | undefined
    return played?.type === 'cardPlayed' ? played.seat : null
  })

  return computed((): Move => {
    const current = match.current
    if (current === null) return { do: 'rest' }
    const [result] = results.value
    if (result !== undefined) return held.value ? { do: 'ask', seat: null } : { do: 'wait', ms: pace.value.result, key: result.key }
    return nextMove({
      view: current.view as View,
      ply: current.ply,
      legal: current.legal as readonly Action[],
      waiting: current.waiting,
      seats: current.seats,
      windows: (current.config as Config).windows,
      plan: plan.value,
      held: held.value,
      speaking: speaking.value,
      rested: rested.value,
      lastPlay: lastPlay.value,
      paces: pace.value,
    })
  })
}
