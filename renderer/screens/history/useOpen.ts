import { useHistory } from '../../stores/history.ts'
import { useMatch } from '../../stores/match.ts'
import { useScreen } from '../../stores/screen.ts'

/** Opens a match that has ended, on its table. */
export function useOpen(): { match: (id: string) => Promise<void> } {
  const match = useMatch()
  const screen = useScreen()
  const history = useHistory()
  return {
    match: async (id) => {
      if (!(await match.open(id))) return
      history.shut()
      screen.go('table')
    },
  }
}
