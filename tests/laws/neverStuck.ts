import { fastChance } from '../../shared/kernel/chance.ts'
import { silentTable } from '../../shared/kernel/table.ts'
import { seedOf, wordOf } from '../sim/plan.ts'
import { Broken } from './laws.ts'
import { anyKind, type Subject } from './subject.ts'

/**
 * Plays the match with this number of a run on the fast generator, all choices random, and looks at one thing only: whoever must act
 * can, and the match ends (R-RULE-2). Gives the number of plies; throws `Broken` where somebody is stuck.
 */
export function neverStuck(subject: Subject, run: number, number: number): number {
  const { game, mostPlies } = subject
  const seed = seedOf(run, number)
  const table = silentTable<{ readonly type: string }>(fastChance(wordOf(seed, 0)))
  const own = fastChance(wordOf(seed, 1))
  const configured = game.configure(subject.config(number))
  if (!configured.ok) throw new Error(configured.fault.detail)
  const state = game.setup(configured.value, table)
  const where = (ply: number) => `(${game.id}, run ${run}, match ${number}, ply ${ply})`
  for (let ply = 0; ply < mostPlies; ply++) {
    const [seat] = game.waitingFor(state)
    if (seat === undefined) return ply
    const legal = game.legalActions(state, seat)
    if (legal.length === 0) throw new Broken('who must act can', `seat ${seat} cannot ${where(ply)}`)
    game.apply(state, seat, anyKind(null, legal, own), table)
  }
  throw new Broken('a match ends', `not after ${mostPlies} plies ${where(mostPlies)}`)
}
