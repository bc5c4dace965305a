import { useDialogs } from '../../stores/dialogs.ts'
import { useHistory } from '../../stores/history.ts'
import { useMatch } from '../../stores/match.ts'
import { useScreen } from '../../stores/screen.ts'
import { windowOf } from '../../games/registry.ts'
import { useWords } from './useWords.ts'

/** Opens a match on its table. One that was given up is not laid before the player has said that it goes on. */
export function useOpen(): { match: (id: string) => Promise<void> } {
  const match = useMatch()
  const screen = useScreen()
  const history = useHistory()
  const dialogs = useDialogs()
  const { t } = useWords()
  return {
    match: async (id) => {
      if (!(await match.open(id)) || match.current === null) return
      const { givenUp, title, game } = match.current
      history.shut()
      if (!givenUp) return screen.go('table')
      match.close()
      dialogs.show({ kind: 'take-up', subject: { match: id, title, called: title || t(windowOf(game)?.name ?? ''), archived: false } })
    },
  }
}
