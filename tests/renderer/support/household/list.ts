import type { HistoryMatch, ResultPoint } from '../../../../shared/contract/history.ts'
import type { Answers } from './answers.ts'
import { parties, totalsOf, type PaperMatches } from './matches.ts'

/** The matches one by one, and what is done with all of them. */
export function listAnswers(matches: PaperMatches): Answers {
  return {
    'history.matches': ({ filter, offset = 0, limit = 50 }) => {
      const some = matches.of(filter)
      const page = some.toReversed().slice(offset, offset + limit)
      return { total: some.length, totals: totalsOf(some), rows: page.map(listed) }
    },
    'history.check': () => {
      const different = matches.all.slice(0, 1).map(({ match }) => match)
      return { checked: matches.all.length, missing: [], different, damaged: [] }
    },
    'history.export': () => ({ name: 'gavel-matches.csv', folder: '/home/p', rows: 3 }),
  }
}

const listed = ({ match, game, at, day, result, seats, place, score, ahead, luck }: ResultPoint): HistoryMatch => ({
  match,
  game,
  at,
  day,
  result,
  title: '',
  reason: null,
  difficulty: seats === 1 ? 'knight' : null,
  plies: 120,
  rounds: 20,
  playTime: 1_800_000,
  seat: 0,
  seats: Array.from({ length: seats }, (_, seat) => ({
    seat,
    party: parties[seat] ?? { kind: 'nobody' },
    name: '',
    hero: seats === 1 ? 'tamsin-wharrow' : 'judge-flint',
    result,
    won: result === 'won',
    place,
    score,
    ahead,
    contests: 9,
    contestsWon: 5,
    luck,
  })),
})
