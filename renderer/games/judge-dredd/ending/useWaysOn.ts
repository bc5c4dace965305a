import { useHistory } from '../../../stores/history.ts'
import { useMatch } from '../../../stores/match.ts'
import { useReplay } from '../../../stores/replay.ts'
import { useScreen } from '../../../stores/screen.ts'

/** Where one goes from a table whose match is over or left for now. */
export function useWaysOn() {
  const match = useMatch()
  const screen = useScreen()
  const history = useHistory()
  const replay = useReplay()

  function leave(): void {
    match.close()
    screen.go('home')
  }

  /** To the history as it was left, for whoever came from there; else to that of this game. */
  function toHistory(): void {
    match.close()
    if (screen.house === 'history') return screen.back()
    history.choose('judge-dredd')
    history.show('overview')
    screen.go('history')
  }

  function lookBack(): void {
    if (match.current) void replay.open(match.current.match)
  }

  function again(): void {
    match.close()
    screen.setUp('judge-dredd')
  }

  function rematch(): void {
    if (match.current) void match.rematch(match.current.match)
  }

  return { leave, toHistory, lookBack, again, rematch }
}
