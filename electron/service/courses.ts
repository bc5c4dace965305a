import { charterOn } from '../courses/charter.ts'
import type { CourseJob } from '../courses/messages.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import { hasCourse } from '../../shared/games/courses.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import type { Desk } from './desk.ts'
import { isOver } from './openMatch.ts'
import { movesOf } from './trace.ts'

/** A match to be charted, under a name that another course of actions would not have. */
type Charting = { readonly key: string; readonly job: CourseJob }

/**
 * The calls about the course of a match: how the chance to win went. Only of one that is over: of one that goes on it would tell what is
 * hidden. It is worked out on a thread of its own, and kept in memory alone: from the same log it comes out the same.
 */
export function courseCalls(desk: Desk, module: URL, log: (line: string) => void) {
  const charter = charterOn(module)

  const chartingOf = (match: string): Result<Charting> =>
    desk.withMatch(match, (open, store): Result<Charting> => {
      const { game, config, seed, reseeds } = open
      if (!isOver(open)) return refuse('match-goes-on', match)
      if (!hasCourse(game.id)) return refuse('unknown-game', `${game.id} has no course`)
      const actions = store.actionsOf(match)
      const moves = movesOf(actions)
      if (!moves.ok) return moves
      return done({ key: `${match} ${actions.at(-1)?.hash}`, job: { game: game.id, config, seed, reseeds, moves: moves.value } })
    })

  return {
    course: async ({ match, after }: Input<'replay.course'>): Promise<Result<Output<'replay.course'>>> => {
      const charting = chartingOf(match)
      if (!charting.ok) return charting
      const found = await charter.read(charting.value.key, charting.value.job, after)
      if (found.ok) return done({ match, pass: found.charted.pass, ...found.charted.course })
      if (!found.stopped) log(`course: ${match}: ${found.why}`)
      return found.stopped ? refuse('cancelled', match) : refuse('internal', 'see the log')
    },
    stopCourse: (): Result<Output<'replay.stopCourse'>> => {
      charter.stop()
      return done({})
    },
    forget: charter.forget,
  }
}
