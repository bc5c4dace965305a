import type { Input, Output } from '../../shared/contract/api.ts'
import { commitmentTo } from '../../shared/kernel/chance.ts'
import { done, type Result } from '../../shared/kernel/result.ts'
import type { Desk } from './desk.ts'
import { drawsOf } from './files/content.ts'
import { isOver } from './openMatch.ts'

/** The call that tells what can be checked of a match's dice: its seals always, seeds and draws when it is over (R-RNG-3, R-RNG-7). */
export function fairnessCalls(desk: Desk) {
  const fairness = ({ match }: Input<'matches.fairness'>): Result<Output<'matches.fairness'>> =>
    desk.withMatch(match, (open, store): Result<Output<'matches.fairness'>> => {
      const { game, seed, reseeds } = open
      const seals = {
        match,
        game: game.id,
        commitment: commitmentTo(seed),
        later: reseeds.map((one) => ({ ply: one.ply, commitment: commitmentTo(one.seed) })),
      }
      if (!isOver(open)) return done({ ...seals, seeds: null, draws: [] })
      const draws = drawsOf(open, store.actionsOf(match))
      return draws.ok ? done({ ...seals, seeds: { seed, reseeds: [...reseeds] }, draws: draws.value }) : draws
    })
  return { fairness }
}
