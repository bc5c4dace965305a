import type { Achievement } from '../../../../shared/contract/history.ts'
import type { Answers } from './answers.ts'
import type { PaperMatches } from './matches.ts'

/** What is to be earned, and how far one has come. */
export function achievementAnswers(matches: PaperMatches): Answers {
  return {
    'history.achievements': ({ game }) => {
      const earnedIn = matches.of({ game })[3] ?? null
      const rows = goals.filter((goal) => game === undefined || goal.game === game).map((goal) => reached(goal, earnedIn))
      return { rows, earned: rows.filter(({ match }) => match !== null).length }
    },
  }
}

type Goal = Pick<Achievement, 'id' | 'game' | 'goal' | 'progress'>

const goals: readonly Goal[] = [
  { id: 'first-collar', game: 'judge-dredd', goal: 1, progress: 1 },
  { id: 'frequent-patient', game: 'judge-dredd', goal: 25, progress: 19 },
  { id: 'desk-job', game: 'judge-dredd', goal: 1, progress: 0 },
  { id: 'campaigner', game: 'realm-lords', goal: 1, progress: 1 },
  { id: 'boxcars', game: 'realm-lords', goal: 12, progress: 5 },
]

/** Nothing was earned before there is a match that it can have been earned in. */
function reached(goal: Goal, earnedIn: { readonly match: string; readonly at: string } | null): Achievement {
  if (earnedIn === null || goal.progress < goal.goal)
    return { ...goal, progress: Math.min(goal.progress, goal.goal - 1), match: null, at: null }
  return { ...goal, match: earnedIn.match, at: earnedIn.at }
}
