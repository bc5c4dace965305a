import type { detailQueries } from './details.ts'
import type { figureQueries, RateGroup, RateRow, RunRow } from './figures.ts'
import type { matchQueries } from './matches.ts'
import { added, isPlain, type ByMonth, type InMonth, type Month } from './months.ts'
import type { Filter } from './where.ts'

type Queries = ReturnType<typeof figureQueries> & ReturnType<typeof detailQueries> & ReturnType<typeof matchQueries>
type Query<Row> = (filter: Filter) => readonly Row[]

const rateKeys = ['game', 'key', 'person', 'level', 'result'] as const

/** The figures that would read most of the facts, added up from months where the filter allows it. Orders are those of the queries. */
export function monthlyQueries({ byMonth, inMonth }: { readonly byMonth: ByMonth; readonly inMonth: InMonth }, all: Queries) {
  const summed =
    <Row extends object>(name: string, query: Query<Row>, keys: readonly (keyof Row)[], order: (a: Row, b: Row) => number) =>
    (filter: Filter): Row[] =>
      isPlain(filter)
        ? added(
            byMonth(name, filter, query).flatMap(({ rows }) => rows),
            keys,
          ).sort(order)
        : [...query(filter)]
  const by =
    <Row>(...of: readonly ((row: Row) => number | string)[]) =>
    (a: Row, b: Row): number => {
      for (const key of of) {
        const [left, right] = [key(a), key(b)]
        const sign = typeof left === 'number' && typeof right === 'number' ? right - left : String(left).localeCompare(String(right))
        if (sign !== 0) return sign
      }
      return 0
    }
  const attempts = by<{ readonly id: string; readonly intensiveCare: number; readonly attempts: number }>(
    (row) => row.intensiveCare,
    (row) => row.attempts,
    (row) => row.id,
  )
  const count = by<{ readonly count: number }>((row) => row.count)
  const kinds = by<{ readonly game: string; readonly kind: string }>(
    (row) => row.game,
    (row) => row.kind,
  )
  const none = () => 0
  return {
    enemies: summed(
      'enemies',
      all.enemies,
      ['enemy', 'tier'],
      by(
        (row) => row.defeated,
        (row) => row.fled,
        (row) => row.met,
        (row) => row.enemy,
      ),
    ),
    perps: summed('perps', all.perps, ['id'], attempts),
    crimes: summed('crimes', all.crimes, ['id'], attempts),
    cardsPlayed: summed(
      'cardsPlayed',
      all.cardsPlayed,
      ['card'],
      by(
        (row) => row.combat + row.city,
        (row) => row.card,
      ),
    ),
    cardsOn: summed('cardsOn', all.cardsOn, ['game', 'seated', 'person', 'level'], count),
    cardsBy: summed('cardsBy', all.cardsBy, ['game', 'seated', 'person', 'level'], count),
    items: summed(
      'items',
      all.items,
      ['item'],
      by(
        (row) => row.bought,
        (row) => row.item,
      ),
    ),
    dice: summed('dice', all.dice, ['game', 'kind'], kinds),
    commonDice: summed('commonDice', all.commonDice, ['game', 'kind'], kinds),
    luckByGame: summed(
      'luckByGame',
      all.luckByGame,
      ['game'],
      by((row) => row.game),
    ),
    luckByMonth: summed(
      'luckByMonth',
      all.luckByMonth,
      ['month'],
      by((row) => row.month),
    ),
    deeds: summed('deeds', all.deeds, ['game', 'deed'], none),
    duos: summed('duos', all.duos, ['game', 'person', 'level', 'otherPerson', 'otherLevel'], none),
    /** Everybody's results. */
    household: () => summed('household', all.household, ['person', 'level', 'game', 'result'], none)({ player: null }),
    overview: summed(
      'overview',
      all.overview,
      ['game', 'result'],
      by((row) => row.game),
    ),
    months: summed(
      'months',
      all.months,
      ['month', 'result'],
      by((row) => row.month),
    ),
    days: summed(
      'days',
      all.days,
      ['day'],
      by((row) => row.day),
    ),
    classes: summed('classes', all.classes, ['result'], none),
    rates: (filter: Filter, group: RateGroup): RateRow[] =>
      summed(
        `rates ${group}`,
        (some) => all.rates(some, group),
        rateKeys,
        by(
          (row) => row.game ?? '',
          (row) => String(row.key),
        ),
      )(filter),
    ratesByOpponent: summed('rates opponent', all.ratesByOpponent, rateKeys, none),
    runs: (filter: Filter): RunRow[] => {
      if (!isPlain(filter)) return all.runs(filter)
      const rows = byMonth('runs', filter, all.runs).flatMap((one) => one.rows)
      return rows.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.fact - b.fact))
    },
    /** The same filter, no further back than needed to find so many of the latest matches, practice counted or not: a month more, for clocks and zones that changed. */
    lately: (filter: Filter, count: number, practice: boolean): Filter => {
      if (!isPlain(filter)) return filter
      const months = byMonth('months', filter, all.months)
      let [found, at] = [0, months.length]
      while (at > 0 && found < count)
        found += months[--at]!.rows.reduce((sum, { result, n }) => (practice || result !== 'practice' ? sum + n : sum), 0)
      const first = months.findLast(({ month }) => month < (months[at]?.month ?? ''))
      return first === undefined ? filter : { ...filter, from: `${first.month}-01`, to: '9999-12-31' }
    },
    /** The months of one game in which a deed was done, with how often, the earliest first. */
    deedMonths: (filter: Filter, deed: string): { readonly month: string; readonly sum: number }[] =>
      byMonth('deeds', filter, all.deeds).flatMap(({ month, rows }) =>
        rows.flatMap((row) => (row.deed === deed ? [{ month, sum: row.sum }] : [])),
      ),
    /** The matches of a month of a game in which a deed was done, the oldest first. */
    deedsIn: (filter: Filter, month: Month, deed: string): ReturnType<Queries['deed']> => [
      ...inMonth(`deed ${deed}`, filter, month, (some) => all.deed(some, deed)),
    ],
    /** The best match of all months. */
    extreme: (filter: Filter, ...[column, order, onlyWon]: ExtremeOf): ReturnType<Queries['extreme']> => {
      const query = (some: Filter) => [all.extreme(some, column, order, onlyWon)].filter((row) => row !== undefined)
      const rows = isPlain(filter)
        ? byMonth(`extreme ${column} ${order} ${onlyWon}`, filter, query).flatMap((one) => one.rows)
        : query(filter)
      const better = (a: number, b: number) => (order === 'DESC' ? a > b : a < b)
      return rows.reduce<(typeof rows)[number] | undefined>(
        (best, row) => (best === undefined || better(row.value, best.value) ? row : best),
        undefined,
      )
    },
    mostOf: (filter: Filter, deed: string): ReturnType<Queries['mostOf']> => {
      const query = (some: Filter) => [all.mostOf(some, deed)].filter((row) => row !== undefined)
      const rows = isPlain(filter) ? byMonth(`most ${deed}`, filter, query).flatMap((one) => one.rows) : query(filter)
      return rows.reduce<(typeof rows)[number] | undefined>(
        (best, row) => (best === undefined || row.value > best.value ? row : best),
        undefined,
      )
    },
  }
}

type ExtremeOf = Parameters<Queries['extreme']> extends [unknown, ...infer Rest] ? Rest : never
