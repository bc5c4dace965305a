import type { ResultClass, ResultPoint, Somebody, Totals } from '../../../../shared/contract/history.ts'

/** Matches of paper that have ended, oldest first. */
export type PaperMatches = {
  readonly all: readonly ResultPoint[]
  /** Those of a game; without one all. */
  of(filter: { readonly game?: string | undefined } | undefined): readonly ResultPoint[]
}

/** Those who sit at the tables, in the order of their seats: Anna is "me". */
export const parties: readonly Somebody[] = [
  { kind: 'person', player: 1 },
  { kind: 'person', player: 2 },
  { kind: 'person', player: 3 },
  { kind: 'computer', game: 'judge-dredd', level: 'street' },
  { kind: 'computer', game: 'judge-dredd', level: 'senior' },
]

/** Results by their numbers. */
export const sums = (won: number, lost: number, givenUp = 0, practice = 0): Totals => ({
  won,
  lost,
  givenUp,
  practice,
  total: won + lost + givenUp + practice,
})

/** How matches ended, counted. */
export function totalsOf(matches: readonly ResultPoint[]): Totals {
  const n = (result: ResultClass): number => matches.filter((point) => point.result === result).length
  return sums(n('won'), n('lost'), n('givenUp'), n('practice'))
}

/** So many matches, of Judge Dredd and of Realm Lords by turns; the same each time. */
export function paperMatches(count: number): PaperMatches {
  const next = chance(11)
  const all = Array.from({ length: count }, (_, at) => matchAt(at, count, next))
  return { all, of: (filter) => all.filter(({ game }) => filter?.game === undefined || filter.game === game) }
}

function matchAt(at: number, count: number, next: () => number): ResultPoint {
  const dredd = at % 2 === 0
  const when = new Date(2026, 0, 3 + Math.floor((at * 320) / Math.max(count, 1)), 20)
  const place = 1 + Math.floor(next() * 4)
  const won = dredd ? place === 1 : next() < 0.45
  const result = next() < 0.04 ? 'givenUp' : next() < 0.05 ? 'practice' : won ? 'won' : 'lost'
  return {
    match: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
    game: dredd ? 'judge-dredd' : 'realm-lords',
    at: when.toISOString(),
    day: when.toISOString().slice(0, 10),
    result,
    seats: dredd ? 4 : 1,
    place: dredd ? place : null,
    score: dredd ? 40 - place * 5 : null,
    ahead: dredd ? (won ? Math.round(next() * 25) + 1 : -Math.round(next() * 30) - 1) : null,
    luck: (next() - 0.5) * 4 + (won ? 0.5 : -0.5),
    rolling: at < 10 ? null : 0.3 + 0.2 * Math.sin(at / 9) + next() * 0.05,
    equal: at < 10 || !dredd ? null : 0.27 + 0.02 * Math.sin(at / 5),
  }
}

/** Numbers from 0 to 1 that are the same each time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
