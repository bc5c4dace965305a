import type { Filter } from '../../db/history/index.ts'
import type { DuoRow, PointRow, RateRow, RunRow } from '../../db/history/figures.ts'
import type { Store } from '../../db/store.ts'
import type { Output } from '../../../shared/contract/api.ts'
import type { HistoryFilter, Rate, Somebody } from '../../../shared/contract/history.ts'
import { share } from './statistics.ts'
import { grouped, totalsOf } from './totals.ts'

/** Over so many decided matches the rolling rate is taken. */
const window = 15

/** Totals, by game and over all; `pending` is how many ended matches are not looked through yet. */
export function overviewOf({ history }: Store, filter: Filter, pending: number): Output<'history.overview'> {
  const rows = history.overview(filter)
  const sum = (of: (row: (typeof rows)[number]) => number, some = rows) => some.reduce((total, row) => total + of(row), 0)
  return {
    totals: totalsOf(rows),
    byGame: grouped(rows, ({ game }) => game).map(([game, some]) => ({
      game,
      totals: totalsOf(some),
      playTime: sum(({ playTime }) => playTime, some),
    })),
    playTime: sum(({ playTime }) => playTime),
    plies: sum(({ plies }) => plies),
    firstAt: rows.map(({ first }) => first).sort()[0] ?? null,
    lastAt:
      rows
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? null,
    pending,
  }
}

/** The latest results, with the rolling rate of the decided ones, and every month. */
export function resultsOf({ history }: Store, filter: Filter, limit: number): Output<'history.results'> {
  // As many more as the first rolling rates look back; practice and what was given up may leave them fewer.
  const rows = history.points(history.lately(filter, limit + 2 * window, true), limit + 2 * window, true).reverse()
  const months = history.months(filter)
  const points = rows.map((row, at) => ({ ...pointOf(row), ...rolling(rows, at) }))
  return {
    points: points.slice(-limit),
    months: grouped(months, ({ month }) => month).map(([month, some]) => ({ month, totals: totalsOf(some) })),
    total: totalsOf(months).total,
  }
}

const isDecided = ({ result }: Pick<PointRow, 'result'>): boolean => result === 'won' || result === 'lost'

function rolling(rows: readonly PointRow[], at: number): { readonly rolling: number | null; readonly equal: number | null } {
  const last = rows
    .slice(0, at + 1)
    .filter(isDecided)
    .slice(-window)
  const shared = last.filter(({ seats }) => seats > 1)
  return {
    rolling: last.length === 0 ? null : last.filter(({ result }) => result === 'won').length / last.length,
    equal: shared.length === 0 ? null : shared.reduce((sum, { seats }) => sum + 1 / seats, 0) / shared.length,
  }
}

/** A row as a point, without what only some figures show. */
export function pointOf({ match, game, at, day, result, seats, place, score, ahead, luck }: PointRow) {
  return { match, game, at, day, result, seats, place, score, ahead, luck }
}

/** Win rates with their intervals, by what was asked. */
export function ratesOf({ history }: Store, filter: Filter, by: Output<'history.rates'>['by']): Output<'history.rates'> {
  const rows = by === 'opponent' ? history.ratesByOpponent(filter) : history.rates(filter, by)
  const groups = grouped(rows, (row) => [row.game ?? '', row.person ?? '', row.key].join(' '))
  return {
    by,
    rows: groups.map(([, some]) => rateOf(some, by)).sort((a, b) => b.totals.total - a.totals.total || a.key.localeCompare(b.key)),
  }
}

function rateOf(rows: readonly RateRow[], by: Output<'history.rates'>['by']): Rate {
  const { game, key, person, level } = rows[0]!
  const totals = totalsOf(rows)
  const opponent: Somebody | null =
    person !== null ? { kind: 'person', player: person } : level !== null && game !== null ? { kind: 'computer', game, level } : null
  const decided = rows.filter(isDecided)
  const equal = decided.reduce((sum, row) => sum + (row.equal ?? 0), 0)
  const ofWhat: Readonly<Record<typeof by, HistoryFilter>> = {
    game: {},
    difficulty: { difficulty: String(key) },
    hero: { hero: String(key) },
    seats: { seats: Number(key) },
    opponent: opponent === null ? {} : { opponent },
  }
  return {
    key: person !== null ? `person ${person}` : String(key),
    opponent,
    game,
    totals,
    ...share(totals.won, totals.won + totals.lost),
    equal: equal === 0 ? null : equal / decided.reduce((sum, { n }) => sum + n, 0),
    filter: { ...(game === null ? {} : { game }), ...ofWhat[by] },
  }
}

type Run = Output<'history.streaks'>['won']
/** A run by the places of its rows in the list. */
type Stretch = { readonly length: number; readonly first: number; readonly last: number }
const noStretch: Stretch = { length: 0, first: -1, last: -1 }

/** The run that goes on, and the longest of each kind. What is given up ends any run. */
export function stretchesOf(rows: readonly Pick<RunRow, 'result'>[]) {
  let current = noStretch
  let result: 'won' | 'lost' | null = null
  const longest = { won: noStretch, lost: noStretch }
  for (const [at, row] of rows.entries()) {
    const next = row.result === 'won' || row.result === 'lost' ? row.result : null
    const before = next === result ? current : noStretch
    current = next === null ? noStretch : { length: before.length + 1, first: before.length === 0 ? at : before.first, last: at }
    result = next
    if (next !== null && current.length > longest[next].length) longest[next] = current
  }
  return { current, result, ...longest }
}

/** The runs of somebody's results, with their first and last matches. */
export function runsOf({ history }: Store, filter: Filter): Pick<Output<'history.streaks'>, 'current' | 'won' | 'lost'> {
  const rows = history.runs(filter)
  const { current, result, won, lost } = stretchesOf(rows)
  const runOf = ({ length, first, last }: Stretch): Run => {
    const [from, to] = [history.placeOf(rows[first]?.fact ?? -1), history.placeOf(rows[last]?.fact ?? -1)]
    return { length, first: from?.match ?? null, last: to?.match ?? null, from: from?.day ?? null, to: to?.day ?? null }
  }
  return { current: { ...runOf(current), result }, won: runOf(won), lost: runOf(lost) }
}

const party = (game: string, person: number | null, level: string | null): Somebody =>
  person !== null ? { kind: 'person', player: person } : { kind: 'computer', game, level: level ?? '' }
const nameOf = (one: Somebody): string => (one.kind === 'person' ? `p${one.player}` : `c${one.game}/${one.level}`)

/** Who beats whom: every two that met, added up over games. */
export function rivalsOf(rows: readonly DuoRow[]): Output<'history.rivals'> {
  const parties = new Map<string, Somebody>()
  const duos = grouped(
    rows.map((row) => ({ ...row, who: party(row.game, row.person, row.level), whom: party(row.game, row.otherPerson, row.otherLevel) })),
    ({ who, whom }) => `${nameOf(who)} ${nameOf(whom)}`,
  )
    .map(([, some]) => {
      const { who, whom } = some[0]!
      parties.set(nameOf(who), who)
      parties.set(nameOf(whom), whom)
      const sum = (of: (row: DuoRow) => number) => some.reduce((total, row) => total + of(row), 0)
      return { who, whom, met: sum((r) => r.met), above: sum((r) => r.above), below: sum((r) => r.below), won: sum((r) => r.won) }
    })
    .filter(({ who, whom }) => nameOf(who) !== nameOf(whom))
  const order = (one: Somebody) => `${one.kind === 'person' ? 0 : 1}${nameOf(one)}`
  return { parties: [...parties.values()].sort((a, b) => order(a).localeCompare(order(b), 'en', { numeric: true })), duos }
}
