import type { CallName } from '../../../../shared/contract/names.ts'
import { done, refuse, type Result } from '../../../../shared/kernel/result.ts'
import { achievementAnswers } from './achievements.ts'
import type { Answers } from './answers.ts'
import { chanceAnswers } from './chance.ts'
import { foeAnswers } from './foes.ts'
import { listAnswers } from './list.ts'
import { paperMatches } from './matches.ts'
import { peopleAnswers } from './people.ts'
import { rateAnswers } from './rates.ts'
import { resultAnswers } from './results.ts'

/**
 * What a household of paper answers about its people and its history: so many matches that have ended, with plausible figures, the same
 * each time. Figures need not agree with each other.
 */
export function paperHousehold(count: number): (name: string, input: unknown) => Result<unknown> {
  const matches = paperMatches(count)
  const answers: Answers = {
    ...peopleAnswers(matches),
    ...resultAnswers(matches),
    ...rateAnswers(matches),
    ...foeAnswers(matches),
    ...chanceAnswers(matches),
    ...listAnswers(matches),
    ...achievementAnswers(matches),
  }
  return (name, input) => {
    const answer = answers[name as CallName] as ((asked: unknown) => unknown) | undefined
    return answer === undefined ? refuse('bad-input', name) : done(answer(input))
  }
}
