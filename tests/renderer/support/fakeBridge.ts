import type { Bridge, Call, Notice } from '../../../shared/contract/api.ts'
import type { MatchSummary } from '../../../shared/contract/schemas.ts'
import { done, refuse, type Fault, type Result } from '../../../shared/kernel/result.ts'
import { fakeMatches } from './fakeMatches.ts'
import { programAnswers, soundProgram, type Answers, type ProgramState } from './fakeProgram.ts'
import { shelfAnswers } from './fakeShelf.ts'
import { paperHousehold } from './household/household.ts'

/** A program in memory: the real rules behind the contract's calls, without a process or a file. */
export type FakeBridge = Bridge &
  ProgramState & {
    /** Every call that was made, in order. */
    readonly made: { readonly name: string; readonly input: unknown }[]
    /** Refuses the next call of this name; what is asked for after that is for the call after it. */
    refuseNext(name: string, fault: Fault): void
    /** Answers it, in the same way. */
    answerNext(name: string, value: unknown): void
    /** What the list of matches answers besides the matches that were created. */
    readonly shelf: MatchSummary[]
    /** Says something unasked. */
    tell(notice: Notice): void
    /** Holds every answer back until what it gives is called. */
    hold(): () => void
  }

/** Makes one. `matches`: how many its history is about. */
export function fakeBridge({ matches = 0 }: { readonly matches?: number } = {}): FakeBridge {
  const made: FakeBridge['made'] = []
  /** What is answered instead, by the calls' names: each once, in order. */
  const instead = new Map<string, Result<unknown>[]>()
  const answerWith = (name: string, answer: Result<unknown>): void => void instead.set(name, [...(instead.get(name) ?? []), answer])
  const listeners = new Set<(notice: Notice) => void>()
  const shelf: MatchSummary[] = []
  let gate = Promise.resolve()
  const program = soundProgram()
  const played = fakeMatches()
  const answers: Answers = { ...programAnswers(program), ...shelfAnswers(shelf, played.summaries), ...played.answers }
  const answerOfHistory = paperHousehold(matches)

  const answer = (name: string, input: Record<string, unknown>): Result<unknown> => {
    if (/^(history|players)\./.test(name)) return answerOfHistory(name, input)
    return answers[name]?.(input) ?? refuse('unknown-call', name)
  }
  const call = (async (name: string, input: unknown) => {
    made.push({ name, input })
    await gate
    return instead.get(name)?.shift() ?? structuredClone(answer(name, input as Record<string, unknown>))
  }) as Call

  return Object.assign(program, {
    call,
    on: (listener: (notice: Notice) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    made,
    shelf,
    refuseNext: (name: string, fault: Fault) => answerWith(name, { ok: false, fault }),
    answerNext: (name: string, value: unknown) => answerWith(name, done(value)),
    tell: (notice: Notice) => listeners.forEach((listener) => listener(notice)),
    hold: () => {
      let release = (): void => undefined
      gate = new Promise((resolve) => (release = resolve))
      return release
    },
  })
}
