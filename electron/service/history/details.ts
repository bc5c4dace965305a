import type { Filter } from '../../db/history/index.ts'
import type { AimRow } from '../../db/history/cards.ts'
import type { DiceRow } from '../../db/history/dice.ts'
import type { Store } from '../../db/store.ts'
import type { Output } from '../../../shared/contract/api.ts'
import type { Anybody, DiceKind, LuckSum } from '../../../shared/contract/history.ts'
import { pointOf } from './figures.ts'
import { addFaces, diceOf } from './statistics.ts'
import { grouped } from './totals.ts'

/** What beats the player. */
export function foesOf({ history }: Store, filter: Filter): Output<'history.foes'> {
  return { enemies: history.enemies(filter), perps: history.perps(filter), crimes: history.crimes(filter) }
}

/** Whose seat it is. */
export function partyOf(game: string, person: number | null, level: string | null): Anybody {
  if (person !== null) return { kind: 'person', player: person }
  return level !== null ? { kind: 'computer', game, level } : { kind: 'nobody' }
}

/** Cards by who played them on whom. */
export function cardsOf({ history }: Store, filter: Filter): Output<'history.cards'> {
  const aimed = ({ game, person, level }: AimRow) => partyOf(game, person, level)
  const most = (a: { readonly party: Anybody | null; readonly count: number }, b: typeof a) =>
    b.count - a.count || JSON.stringify(a.party).localeCompare(JSON.stringify(b.party))
  return {
    played: history.cardsPlayed(filter),
    on: history
      .cardsOn(filter)
      .map((row) => ({ party: row.seated === 1 ? aimed(row) : null, count: row.count }))
      .sort(most),
    by: history
      .cardsBy(filter)
      .map((row) => ({ party: aimed(row), count: row.count }))
      .sort(most),
  }
}

const facesOf = ({ f1, f2, f3, f4, f5, f6 }: DiceRow): number[] => [f1, f2, f3, f4, f5, f6]

/** R-RNG-1: the player's dice by face, by game and by what they were thrown for. */
export function diceReportOf({ history }: Store, filter: Filter): Output<'history.dice'> {
  const own = history.dice(filter)
  const all = [...own, ...history.commonDice(filter)]
  return {
    all: diceOf(addFaces(own.map(facesOf))),
    byGame: grouped(own, ({ game }) => game).map(([game, rows]) => ({ game, dice: diceOf(addFaces(rows.map(facesOf))) })),
    byKind: all.map((row) => ({ game: row.game, kind: row.kind as DiceKind, dice: diceOf(facesOf(row)) })),
  }
}

const luckSum = ({ contests, won, luck }: Omit<LuckSum, 'deserved'>): LuckSum => ({ contests, won, luck, deserved: won - luck })

/** R-RNG-2: luck summed by match, month and game. */
export function luckOf({ history }: Store, filter: Filter, limit: number): Output<'history.luck'> {
  const byGame = history.luckByGame(filter)
  const sum = (of: (row: (typeof byGame)[number]) => number) => byGame.reduce((total, row) => total + of(row), 0)
  return {
    all: luckSum({ contests: sum((row) => row.contests), won: sum((row) => row.won), luck: sum((row) => row.luck) }),
    byGame: byGame.map((row) => ({ game: row.game, ...luckSum(row) })),
    months: history
      .luckByMonth(filter)
      .map((row) => ({ month: row.month, matches: row.matches, matchesWon: row.matchesWon, ...luckSum(row) })),
    points: history
      .points(history.lately(filter, limit, false), limit, false)
      .reverse()
      .map((row) => ({ ...pointOf(row), pips: row.pips })),
  }
}

const bests = {
  'judge-dredd': [
    ['score', 'points', 'score', 'DESC', false],
    ['lead', 'points', 'ahead', 'DESC', true],
    ['arrests', 'count', 'contests_won', 'DESC', false],
    ['luckiest', 'count', 'luck', 'DESC', false],
    ['shortest-win', 'rounds', 'rounds', 'ASC', true],
    ['longest', 'milliseconds', 'play_time', 'DESC', false],
  ],
  'realm-lords': [
    ['shortest-win', 'rounds', 'rounds', 'ASC', true],
    ['lords', 'count', 'score', 'DESC', false],
    ['fights', 'count', 'contests_won', 'DESC', false],
    ['longest', 'milliseconds', 'play_time', 'DESC', false],
    ['luckiest', 'count', 'luck', 'DESC', false],
  ],
} as const

/** The best matches of each game, each by what it is best in; a best of nothing is none. */
export function bestsOf({ history }: Store, filter: Filter): Output<'history.streaks'>['bests'] {
  const games = filter.game === undefined ? Object.keys(bests) : [filter.game]
  return games.flatMap((game) => {
    const own = { ...filter, game }
    const columns = Object.hasOwn(bests, game) ? bests[game as keyof typeof bests] : []
    const level = game === 'realm-lords' ? [{ id: 'level', unit: 'level' as const, row: history.mostOf(own, 'levels') }] : []
    const rows = columns.map(([id, unit, column, order, onlyWon]) => ({ id, unit, row: history.extreme(own, { column, order, onlyWon }) }))
    return [...rows, ...level].flatMap(({ id, unit, row }) => (row === undefined || row.value <= 0 ? [] : [{ id, game, unit, ...row }]))
  })
}
