import { computed, type ComputedRef } from 'vue'
import type { GameWindow } from '../games/gameWindow.ts'
import { windowOf } from '../games/registry.ts'
import { useMatch } from '../stores/match.ts'
import { useScreen } from '../stores/screen.ts'

/** The game of the match on the table, or that is being set up: its id and how the window shows it. Null at home. */
export function useGameAtHand(): ComputedRef<{ readonly id: string; readonly window: GameWindow } | null> {
  const match = useMatch()
  const screen = useScreen()
  return computed(() => {
    const id = match.current?.game ?? (screen.current === 'setup' ? screen.game : '')
    const window = windowOf(id)
    return window === null ? null : { id, window }
  })
}
