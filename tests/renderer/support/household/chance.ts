import type { Dice, Luck } from '../../../../shared/contract/history.ts'
import type { Answers } from './answers.ts'
import type { PaperMatches } from './matches.ts'

/** What was rolled, and how much of it was luck. */
export function chanceAnswers(matches: PaperMatches): Answers {
  const none = matches.all.length === 0
  return {
    'history.dice': () => ({
      all: dice(none ? [0, 0, 0, 0, 0, 0] : [191, 225, 203, 194, 217, 190]),
      byGame: none ? [] : [{ game: 'judge-dredd', dice: dice([91, 125, 103, 94, 117, 90]) }],
      byKind: none ? [] : [{ game: 'judge-dredd', kind: 'arrest', dice: dice([91, 125, 103, 94, 117, 90]) }],
    }),
    'history.luck': ({ filter }) => {
      const some = matches.of(filter)
      const luck = none ? 0 : 4.2
      return {
        all: { contests: some.length * 6, won: some.length * 3, luck, deserved: some.length * 3 - 4.2 },
        byGame: [],
        months: none ? [] : months,
        points: some.slice(-150).map((point) => ({ ...point, pips: point.luck * 3 })),
      }
    },
  }
}

function dice(faces: readonly number[]): Dice {
  const total = faces.reduce((sum, count) => sum + count, 0)
  const pips = faces.reduce((sum, count, at) => sum + count * (at + 1), 0) - total * 3.5
  return { faces, total, expected: total / 6, pips, chiSquare: 4.2, chance: 0.52, verdict: total < 60 ? 'few' : 'usual' }
}

const months: Luck['months'] = Array.from({ length: 10 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  contests: 40,
  won: 22,
  luck: 3 * Math.sin(at),
  deserved: 20,
  matchesWon: 6,
  matches: 14,
}))
