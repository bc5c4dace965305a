import { useHistory } from '../../stores/history.ts'
import { useMatch } from '../../stores/match.ts'
import { useReplay } from '../../stores/replay.ts'
import { useScreen } from '../../stores/screen.ts'
import { useMatchChanges } from '../../table/useMatchChanges.ts'
import { windowOf } from '../../games/registry.ts'
import { useWords } from './useWords.ts'

/**
 * `match` opens a match on its table; one that was given up is not laid before the player has said that it goes on. `replay` looks back on
 * it, and leaves open what it was chosen from, for the way back.
 */
export function useOpen(): { match: (id: string) => Promise<void>; replay: (id: string) => Promise<boolean> } {
  const match = useMatch()
  const screen = useScreen()
  const history = useHistory()
  const changes = useMatchChanges()
  const replay = useReplay()
  const { t } = useWords()
  return {
    replay: (id) => replay.open(id),
    match: async (id) => {
      if (!(await match.open(id)) || match.current === null) return
      const { givenUp, title, game } = match.current
      history.shut()
      if (!givenUp) return screen.go('table')
      match.close()
      changes.ask('take-up', { match: id, title, called: title || t(windowOf(game)?.name ?? ''), archived: false })
    },
  }
}
