import { onBeforeUnmount, watch, type Ref } from 'vue'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import type { Move } from './driver.ts'

/** What each move comes to. */
type Deeds = {
  /** What was waited for, by its key, is over. */
  readonly rest: (key: string) => void
  readonly think: () => Promise<void>
  readonly pass: (seat: Seat) => Promise<void>
  readonly act: (seat: Seat, action: Action) => Promise<void>
  readonly drop: () => void
}

/** Carries out what happens next as soon as nothing else is under way; a wait ends early when something else happens next. */
export function useCarryingOut(move: Readonly<Ref<Move>>, deeds: Deeds): void {
  const match = useMatch()
  let timer: ReturnType<typeof setTimeout> | undefined

  watch(
    () => [move.value, match.busy, match.thinking] as const,
    () => {
      clearTimeout(timer)
      if (!match.busy && !match.thinking) carryOut(move.value)
    },
    { immediate: true, flush: 'post' },
  )
  onBeforeUnmount(() => clearTimeout(timer))

  function carryOut(next: Move): void {
    switch (next.do) {
      case 'wait':
        timer = setTimeout(() => deeds.rest(next.key), next.ms)
        return
      case 'computer':
        return void deeds.think()
      case 'pass':
        return void deeds.pass(next.seat)
      case 'act':
        return void deeds.act(next.seat, next.action)
      case 'drop':
        return deeds.drop()
      case 'ask':
      case 'rest':
        return
    }
  }
}
