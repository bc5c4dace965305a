import type { Answers } from './answers.ts'
import { totalsOf, type PaperMatches } from './matches.ts'

/** A match of paper takes so long, in milliseconds. */
const playTime = 1_700_000

/** How the matches ended, summed up, one after another, in a row and by days. */
export function resultAnswers(matches: PaperMatches): Answers {
  return {
    'history.overview': ({ filter }) => {
      const some = matches.of(filter)
      const games = ['judge-dredd', 'realm-lords'].filter((game) => filter?.game === undefined || filter.game === game)
      const byGame = games.map((game) => ({ game, of: matches.of({ game }) }))
      return {
        totals: totalsOf(some),
        byGame: byGame.map(({ game, of }) => ({ game, totals: totalsOf(of), playTime: of.length * playTime })),
        playTime: some.length * playTime,
        plies: some.length * 110,
        firstAt: some[0]?.at ?? null,
        lastAt: some.at(-1)?.at ?? null,
        pending: 0,
      }
    },
    'history.results': ({ filter, limit = 120 }) => {
      const some = matches.of(filter)
      return { points: some.slice(-limit), months: [], total: some.length }
    },
    'history.streaks': ({ filter }) => {
      const some = matches.of(filter)
      const [first, last] = [some[0], some.at(-1)]
      const run = (length: number) => ({
        length: matches.all.length === 0 ? 0 : length,
        first: first?.match ?? null,
        last: last?.match ?? null,
        from: first?.day ?? null,
        to: last?.day ?? null,
      })
      return {
        current: { ...run(3), result: matches.all.length === 0 ? null : 'won' },
        won: run(4),
        lost: run(5),
        bests: some.slice(0, 1).map(({ match, at, game }) => ({ id: 'luckiest', game, unit: 'count', value: 3.25, match, at })),
      }
    },
    'history.calendar': ({ filter }) => {
      const byDay = Map.groupBy(matches.of(filter), ({ day }) => day)
      return {
        year: 2026,
        years: matches.all.length === 0 ? [] : [2026],
        days: [...byDay].map(([day, on]) => ({
          day,
          matches: on.length,
          won: on.filter(({ result }) => result === 'won').length,
          playTime: on.length * playTime,
        })),
        weekdays: [3, 4, 5, 6, 7, 12, 9],
        busiest: matches.all.length === 0 ? null : 6,
        longest: { length: 4, first: null, last: null, from: null, to: null },
        daysPlayed: byDay.size,
      }
    },
  }
}
