import type { MatchSummary } from '../../shared/contract/schemas.ts'
import { windowOf } from '../games/registry.ts'

/** Why a match cannot be opened; `null` if it can. */
export function troubleOf(match: MatchSummary): 'damaged' | 'unknownGame' | null {
  if (match.damaged || match.glance === null) return 'damaged'
  return windowOf(match.game) === null ? 'unknownGame' : null
}

/** What a match is called: its title, else the name that its game lists it under; `say` gives the text of a key. */
export function calledBy(match: MatchSummary, say: (key: string) => string): string {
  if (match.title !== '') return match.title
  const trouble = troubleOf(match)
  if (trouble !== null) return say(`home.${trouble}.title`)
  const game = windowOf(match.game)
  return game?.listedAs(match, say) || say(game?.name ?? '')
}
