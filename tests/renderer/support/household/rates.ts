import type { Rate } from '../../../../shared/contract/history.ts'
import type { Answers } from './answers.ts'
import { parties, sums, type PaperMatches } from './matches.ts'

/** How often is won: by what, and against whom. */
export function rateAnswers({ all }: PaperMatches): Answers {
  return {
    'history.rates': ({ by, filter }) => ({
      by,
      rows: all.length === 0 ? [] : rows[by].filter(({ game }) => filter?.game === undefined || game === filter.game),
    }),
    'history.rivals': () => (all.length === 0 ? { parties: [], duos: [] } : { parties, duos }),
  }
}

const rate = (key: string, game: string, wins: number, games: number, equal: number | null): Rate => ({
  key,
  opponent: null,
  game,
  totals: sums(wins, games - wins),
  games,
  wins,
  rate: wins / games,
  low: Math.max(0, wins / games - 0.13),
  high: Math.min(1, wins / games + 0.15),
  equal,
  filter: { game },
})

const rows: Readonly<Record<'game' | 'difficulty' | 'hero' | 'opponent' | 'seats', readonly Rate[]>> = {
  game: [rate('judge-dredd', 'judge-dredd', 30, 80, 0.27), rate('realm-lords', 'realm-lords', 33, 75, null)],
  difficulty: ['squire', 'knight', 'champion', 'legend'].map((one, at) => rate(one, 'realm-lords', 9 - at * 2, 12, null)),
  hero: [
    rate('tamsin-wharrow', 'realm-lords', 9, 20, null),
    rate('brogan-dunmallet', 'realm-lords', 5, 19, null),
    rate('judge-flint', 'judge-dredd', 8, 20, 0.27),
  ],
  opponent: parties.slice(1).map((opponent, at) => ({ ...rate(JSON.stringify(opponent), 'judge-dredd', 22 - at * 3, 50, 0.27), opponent })),
  seats: [2, 3, 4].map((one) => rate(String(one), 'judge-dredd', 6, 18, 1 / one)),
}

const duos = parties.flatMap((who, row) =>
  parties.flatMap((whom, column) =>
    row < column ? [{ who, whom, met: 30, above: 9 + row * 3 + column * 2, below: 21 - row * 3 - column * 2, won: 8 }] : [],
  ),
)
