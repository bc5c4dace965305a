import { parentPort, workerData } from 'node:worker_threads'
import { courseOf } from '../../shared/games/courses.ts'
import { gameById } from '../../shared/games/registry.ts'
import { diceOf } from '../../shared/kernel/dice.ts'
import { replayWith } from '../../shared/kernel/match.ts'
import type { ToldStep } from '../../shared/kernel/facts.ts'
import type { CourseJob, CourseSaid } from './messages.ts'

/** Plays the match that this worker thread was started for again, charts its course, and says it pass by pass. */
export function courseThread(): void {
  const port = parentPort
  if (port === null) throw new Error('this is no worker thread')
  for (const course of chartedOf(workerData as CourseJob)) port.postMessage(course satisfies CourseSaid)
}

/** The course of a match, pass by pass. Throws when it does not replay, or has not ended. */
export function chartedOf({ game: id, config, seed, reseeds, moves }: CourseJob): Generator<CourseSaid> {
  const game = gameById(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const states: unknown[] = []
  const steps: ToldStep<{ readonly type: string }>[] = []
  const end = replayWith(game, config, diceOf(seed, reseeds), moves, ({ position, entries }) => {
    states.push(position.state)
    steps.push({ seat: moves[position.ply - 1]?.seat ?? null, told: entries.filter((entry) => entry.kind === 'told') })
  })
  const outcome = end.ok ? game.outcome(end.value.state) : null
  if (outcome === null) throw new Error(end.ok ? 'the match goes on' : end.fault.detail)
  // Any number that belongs to the match will do: the playouts have nothing in common with its dice.
  return courseOf({ game: id, seats: game.seats(config), outcome, states, steps, seed: Number.parseInt(seed.slice(0, 8), 16) | 0 })
}
