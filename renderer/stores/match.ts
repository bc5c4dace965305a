import { defineStore } from 'pinia'
import type { NewSeat } from '../../shared/contract/schemas.ts'
import { call } from '../bridge/client.ts'
import { tableAnswers } from './match/answers.ts'
import { computersPlay } from './match/computers.ts'
import { changingGuard } from './match/guard.ts'
import { handsOnScreen } from './match/hands.ts'
import { laidMatch } from './match/laid.ts'
import { peoplePlay } from './match/playing.ts'
import { oneAtATime } from './oneAtATime.ts'

export type { Heard } from './match/laid.ts'

/**
 * The match on the table, as the program last answered it. One action is under way at a time: what is asked meanwhile (a
 * double click, a repeating key) is dropped. Closing a hand and hushing a computer player never wait for anything.
 */
export const useMatch = defineStore('match', () => {
  const laid = laidMatch()
  const answers = tableAnswers(laid)
  const { lay } = answers
  const { busy, late, alone } = oneAtATime()
  const { guardWith, mayDo, mayPlan, mayComputersPlay } = changingGuard()
  const computers = computersPlay(laid, answers, mayComputersPlay)

  /** Lays a kept match on the table, with every hand closed. Gives whether it could be. */
  function open(match: string): Promise<boolean> {
    return alone(async () => lay(await call('matches.open', { match })), false)
  }

  /** Begins a match. A seed of one's own makes it practice; without `seats` all are people without a name. */
  function create(game: string, config: unknown, seed?: string, seats?: readonly NewSeat[]): Promise<boolean> {
    const chosen = { ...(seed === undefined ? {} : { seed }), ...(seats === undefined ? {} : { seats: [...seats] }) }
    return alone(async () => lay(await call('matches.create', { game, config, ...chosen })), false)
  }

  /** Begins a match like one that is over, with the same seats and options. Gives whether it lies on the table. */
  function rematch(match: string): Promise<boolean> {
    return alone(async () => lay(await call('matches.rematch', { match })), false)
  }

  function close(): void {
    void computers.hush()
    laid.clear()
  }

  const { current, log, fresh, look, settle } = laid
  return {
    current,
    log,
    fresh,
    look,
    settle,
    busy,
    late,
    guardWith,
    mayPlan,
    open,
    create,
    rematch,
    close,
    ...peoplePlay(laid, answers, alone, mayDo),
    ...handsOnScreen(laid, answers, alone),
    ...computers,
  }
})
