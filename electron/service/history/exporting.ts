import type { z } from '../../../shared/kernel/zod.ts'
import type { Filter } from '../../db/history/index.ts'
import type { Store } from '../../db/store.ts'
import type { Anybody, exportAsked, Totals } from '../../../shared/contract/history.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { achievementsOf } from './achievements.ts'
import { diceReportOf, luckOf } from './details.ts'
import { ratesOf, resultsOf, rivalsOf } from './figures.ts'
import { matchesOf, roadOf } from './matches.ts'
import { tableText, type Row } from './tables.ts'

type Asked = z.output<typeof exportAsked>

/** The name that is suggested, the text, and how many rows it has. */
type TableFile = { readonly name: string; readonly text: string; readonly rows: number }

/** A table as a text to be written to a file, named after it and the day. Refuses with `bad-input` where something is missing to know which. */
export function exportOf(store: Store, filter: Filter, asked: Asked, today: string): Result<TableFile> {
  const rows = rowsOf(store, filter, asked)
  if (!rows.ok) return rows
  const { table, format } = asked
  return done({ name: `gavel-${table}-${today}.${format}`, text: tableText(rows.value, format), rows: rows.value.length })
}

function rowsOf(store: Store, filter: Filter, { table, by, match }: Asked): Result<Row[]> {
  const { history } = store
  const name = namesIn(store)
  switch (table) {
    case 'matches':
      return done(matchRows(store, filter, name))
    case 'months':
      return done(resultsOf(store, filter, 1).months.map(({ month, totals }) => ({ month, ...totals })))
    case 'results':
      return done(resultsOf(store, filter, 100_000).points.map((point) => ({ ...point })))
    case 'rates': {
      if (by === undefined) return refuse('bad-input', 'rates: by what?')
      const { rows } = ratesOf(store, filter, by)
      return done(
        rows.map(({ key, opponent, game, totals, wins, games, rate, low, high, equal }) => {
          return { [by]: opponent === null ? key : name(opponent), game, ...totals, wins, games, rate, low, high, equal }
        }),
      )
    }
    case 'rivals':
      return done(
        rivalsOf(history.duos({ ...filter, player: null })).duos.map(({ who, whom, ...counts }) => ({
          who: name(who),
          whom: name(whom),
          ...counts,
        })),
      )
    case 'calendar':
      return done(history.days(filter).map(({ day, n, won, playTime }) => ({ day, matches: n, won, playTime })))
    case 'enemies':
      return done(history.enemies(filter).map((row) => ({ ...row })))
    case 'perps':
      return done(history.perps(filter).map(({ id, ...row }) => ({ perp: id, ...row })))
    case 'crimes':
      return done(history.crimes(filter).map(({ id, ...row }) => ({ crime: id, ...row })))
    case 'cards':
      return done(history.cardsPlayed(filter).map((row) => ({ ...row })))
    case 'items':
      return done(history.items(filter).map((row) => ({ ...row })))
    case 'dice':
      return done(
        diceReportOf(store, filter).byKind.map(({ game, kind, dice: { faces, total, expected, pips, chiSquare, chance } }) => {
          const [ones, twos, threes, fours, fives, sixes] = faces
          return { game, kind, ones, twos, threes, fours, fives, sixes, total, expected, pips, chiSquare, chance } as Row
        }),
      )
    case 'rolls':
      return rollRows(store, filter, match)
    case 'luck':
      return done(luckOf(store, filter, 100_000).points.map((point) => ({ ...point })))
    case 'road': {
      if (match === undefined) return refuse('bad-input', 'road: of which match?')
      const road = roadOf(store, match)
      return road.ok ? done(road.value.steps.map((step) => ({ ...step }))) : road
    }
    case 'achievements':
      // As on their page: what was earned does not depend on which matches are shown.
      return done(achievementsOf(store, plainOf(filter)).rows.map((row) => ({ ...row })))
  }
}

/** Of a filter whose, and of which game. */
const plainOf = ({ player, game }: Filter): Filter => ({ player, ...(game === undefined ? {} : { game }) })

/** What somebody is called in a table. */
function namesIn({ players }: Store): (one: Anybody) => string {
  const names = new Map(players.all().map(({ player, name }) => [player, name]))
  return (one) => (one.kind === 'person' ? (names.get(one.player) ?? '') : one.kind === 'computer' ? `${one.game}: ${one.level}` : '')
}

const flat = (totals: Totals): Row => ({ ...totals })

function matchRows(store: Store, filter: Filter, name: (one: Anybody) => string): Row[] {
  const { total } = flat(totalsIn(store, filter))
  return matchesOf(store, filter, 0, Number(total)).rows.map(({ seats, seat, ...row }) => {
    const own = seats.find((one) => one.seat === seat)
    const others = seats.filter((one) => one.seat !== seat).map((one) => name(one.party) || one.name)
    const { hero = null, place = null, score = null, luck = null } = own ?? {}
    return { ...row, player: own === undefined ? '' : name(own.party), others: others.join(', '), hero, place, score, luck }
  })
}

function totalsIn(store: Store, filter: Filter): Totals {
  return matchesOf(store, filter, 0, 0).totals
}

type RollPaper = {
  readonly ply: number
  readonly seat: number | null
  readonly kind: string
  readonly faces: readonly number[]
  readonly before: number | null
  readonly after: number | null
}

/** R-RNG-1: every roll of a match, or of the player's own seat in all of them. */
function rollRows({ history }: Store, filter: Filter, match: string | undefined): Result<Row[]> {
  const rowsOf = (of: { readonly match: string; readonly game: string; readonly day: string }, rolls: readonly RollPaper[]): Row[] =>
    rolls.map(({ faces, ...roll }) => ({ ...of, ...roll, faces: faces.join(' ') }))
  if (match === undefined)
    return done(
      history.rolls(filter).flatMap(({ body, seat, ...of }) =>
        rowsOf(
          of,
          (JSON.parse(body) as RollPaper[]).filter((roll) => roll.seat === seat),
        ),
      ),
    )
  const [row] = history.match(match)
  const facts = history.factsOf(match)
  return row === undefined || facts === undefined
    ? refuse('unknown-match', match)
    : done(rowsOf({ match, game: row.game, day: row.day }, facts.rolls))
}
