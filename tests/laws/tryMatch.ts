import { fastChance, seededChance, type Chance } from '../../shared/kernel/chance.ts'
import { play, replay, start, type Move, type Step } from '../../shared/kernel/match.ts'
import { canonical } from '../../shared/kernel/plain.ts'
import { seedOf, wordOf } from '../sim/plan.ts'
import { Broken, cheapLaws, costlyLaws } from './laws.ts'
import type { Subject } from './subject.ts'

/** How thorough a trial is: the costly laws at every so many plies, on which chance. */
export type Rigour = { readonly every: number; readonly chance: 'seeded' | 'fast' }

type AnyStep = Step<unknown, { readonly type: string }>

/**
 * Plays the match with this number of a run and checks every law. Gives the number of plies; throws `Broken`, with the
 * ply in its message, at the first law that does not hold.
 */
export function tryMatch(subject: Subject, run: number, number: number, { every, chance: kind }: Rigour): number {
  const { game } = subject
  const seed = seedOf(run, number)
  const chance = (): Chance => (kind === 'seeded' ? seededChance(seed) : fastChance(wordOf(seed, 0)))
  const own = fastChance(wordOf(seed, 1))
  const configured = game.configure(subject.config(number))
  if (!configured.ok) throw new Error(configured.fault.detail)
  const config = configured.value
  const seats = game.seats(config)
  const moves: Move<unknown>[] = []
  const texts: string[] = []
  const purposes = new Set<string>()
  const choose = subject.chooser(number)
  const dice = chance()
  let step: AnyStep = start(game, config, dice)
  try {
    for (;;) {
      const { ply, state } = step.position
      purposesOnce(purposes, step)
      const choices = cheapLaws(subject, state)
      if (ply % every === 0) {
        costlyLaws(subject, state, seats, own)
        texts.push(canonical(state))
      }
      const [seat] = game.waitingFor(state)
      if (seat === undefined) break
      if (ply >= subject.mostPlies) throw new Broken('a match ends', `not after ${ply} plies`)
      const move = { seat, action: choose(game.view(state, seat), choices.get(seat)!, own) }
      const next = play(game, step.position, move, dice)
      if (!next.ok) throw new Broken('a chosen legal action can be played', next.fault.detail)
      moves.push(move)
      step = next.value
    }
    replaysEqual(subject, config, chance(), moves, texts, every, step.position.state)
    return moves.length
  } catch (error) {
    const where = `${game.id}, run ${run}, match ${number}, ply ${step.position.ply}`
    if (error instanceof Broken) throw new Broken(error.law, `${error.message} (${where})`)
    if (error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message)) {
      throw new Broken('a position is left untouched', `${error.message} (${where})`)
    }
    throw new Error(`${String(error)} (${where})`, { cause: error })
  }
}

function purposesOnce(purposes: Set<string>, step: AnyStep): void {
  for (const entry of step.entries) {
    if (entry.kind !== 'drawn') continue
    if (purposes.has(entry.purpose)) throw new Broken('no purpose is drawn twice', entry.purpose)
    purposes.add(entry.purpose)
  }
}

/** The same actions on the same chance lead through the same positions to the same end. */
function replaysEqual(
  { game }: Subject,
  config: unknown,
  chance: Chance,
  moves: readonly Move<unknown>[],
  texts: readonly string[],
  every: number,
  final: unknown,
): void {
  const again = replay(game, config, chance, moves, ({ position: { ply, state } }) => {
    if (ply % every === 0 && canonical(state) !== texts[ply / every])
      throw new Broken('a replay goes the same way', `it parts at ply ${ply}`)
  })
  if (!again.ok) throw new Broken('a replay goes the same way', again.fault.detail)
  if (canonical(again.value.state) !== canonical(final)) throw new Broken('a replay goes the same way', 'another end')
}
