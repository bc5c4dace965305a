import type { AnyGame } from '../../shared/kernel/game.ts'
import { highCard } from './highCard.ts'
import { anyGame } from './play.ts'

const game = anyGame(highCard)

/** High Card with a raise that anybody may make at any time, whoever's turn it is. */
export const bothMayAct: AnyGame = {
  ...game,
  legalActions: (state, seat) => {
    const own = game.legalActions(state, seat)
    return own.some((action) => (action as { readonly type: string }).type === 'raise') ? own : [{ type: 'raise' }, ...own]
  },
}
