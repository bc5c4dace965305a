import { playerOf } from '../../../../shared/games/judge-dredd/bots/index.ts'
import { defaultCards } from '../../../../shared/games/judge-dredd/cards/defaultPack.ts'
import { judgeDredd } from '../../../../shared/games/judge-dredd/game.ts'
import type { State } from '../../../../shared/games/judge-dredd/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { copy } from '../../../../shared/kernel/plain.ts'
import { silentTable } from '../../../../shared/kernel/table.ts'

export const cards = defaultCards()
export const game = judgeDredd(cards)

/** A position in which a seat has a choice. */
export type Position = { readonly state: State; readonly seat: number }

/**
 * Positions with a choice, so many, out of matches that Cadets play with random actions strewn in, so that all stages are
 * met: every so many choices one is kept.
 */
export function somePositions(count: number, every: number, seed: number): Position[] {
  const chance = fastChance(seed)
  const table = silentTable<never>(fastChance(seed + 1))
  const [cadet, random] = [playerOf('cadet', cards), playerOf('random', cards)]
  const kept: Position[] = []
  for (let match = 0; kept.length < count; match++) {
    const judges = cards.pack.judges.slice(0, 2 + (match % 5))
    const state = game.setup({ judges, windows: { manner: 'open', seconds: 5 } }, table)
    for (let [seat] = game.waitingFor(state), choices = 0; seat !== undefined && kept.length < count; [seat] = game.waitingFor(state)) {
      const legal = game.legalActions(state, seat)
      if (legal.length > 1 && choices++ % every === 0) kept.push({ state: copy(state), seat })
      const player = chance(6, 'erratic') === 1 ? random : cadet
      game.apply(state, seat, player(game.view(state, seat), legal, chance, { samples: 1, stop: () => false }), table)
    }
  }
  return kept
}
