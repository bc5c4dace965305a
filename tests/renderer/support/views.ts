import { cards } from '../../../renderer/games/realm-lords/cards.ts'
import { realmLords } from '../../../shared/games/realm-lords/game.ts'
import type { View } from '../../../shared/games/realm-lords/state.ts'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { start } from '../../../shared/kernel/match.ts'

const game = realmLords(cards)

/** What the player of a new campaign sees; a copy that a test may change. */
export function viewOfNew(seed = 5): View {
  return game.view(start(game, { hero: 'tamsin-wharrow', difficulty: 'knight' }, fastChance(seed)).position.state, 0)
}
