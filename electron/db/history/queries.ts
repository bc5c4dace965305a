import { cardQueries } from './cards.ts'
import { diceQueries } from './dice.ts'
import { featQueries } from './feats.ts'
import { figureQueries } from './figures.ts'
import { foeQueries } from './foes.ts'
import { matchQueries } from './matches.ts'
import type { Read } from './reader.ts'

export type Queries = ReturnType<typeof historyOver>

/** Every figure of the history, counted from all facts that a filter leaves. */
export function historyOver(read: Read) {
  return {
    ...figureQueries(read),
    ...foeQueries(read),
    ...cardQueries(read),
    ...diceQueries(read),
    ...featQueries(read),
    ...matchQueries(read),
  }
}
