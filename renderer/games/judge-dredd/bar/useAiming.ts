import { computed, shallowRef } from 'vue'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import { actionAt, actionFor, targetsFor, type Target } from '../city/targeting.ts'

export type Play = Extract<Action, { type: 'play' }>

/** A card that was chosen and is being aimed: its plays, and what was pointed at so far. */
export function useAiming(done: (play: Play) => void) {
  const plays = shallowRef<readonly Play[]>([])
  const picked = shallowRef<readonly Target[]>([])

  const card = computed(() => plays.value[0]?.card ?? null)
  const targets = computed(() => targetsFor(plays.value, picked.value))
  /** Plays that are chosen by a button: those without a place on the map, and what is meant by nothing more than what was picked. */
  const ready = computed((): readonly Play[] => {
    const last = picked.value.at(-1)
    if (last !== undefined) {
      // The only thing picked, pointed at once more, means it alone.
      const meant = actionAt(plays.value, [...picked.value, last])
      return meant?.type === 'play' ? [meant] : []
    }
    return plays.value.filter(({ aim }) => aim.at === 'none' || aim.at === 'fight')
  })

  function begin(chosen: readonly Play[]): void {
    plays.value = chosen
    picked.value = []
  }

  function pick(target: Target): void {
    const meant = actionFor(plays.value, picked.value, target)
    if (meant === 'more') picked.value = [...picked.value, target]
    else if (meant?.type === 'play') finish(meant)
  }

  function finish(play: Play): void {
    letGo()
    done(play)
  }

  /** Lets go of the last thing pointed at, or of the card. Gives whether there was anything. */
  function back(): boolean {
    if (plays.value.length === 0) return false
    if (picked.value.length > 0) picked.value = picked.value.slice(0, -1)
    else letGo()
    return true
  }

  function letGo(): void {
    plays.value = []
    picked.value = []
  }

  return { plays, picked, card, targets, ready, begin, pick, finish, back, letGo }
}
