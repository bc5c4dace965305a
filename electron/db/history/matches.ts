import type { MatchFacts } from '../../../shared/contract/facts.ts'
import type { ResultClass } from '../../../shared/contract/history.ts'
import type { ClassCount } from './figures.ts'
import { over, type Read } from './reader.ts'
import type { Filter } from './where.ts'

export type ListedMatch = {
  readonly fact: number
  readonly match: string
  readonly game: string
  readonly title: string
  readonly at: string
  readonly day: string
  readonly result: ResultClass
  readonly reason: string | null
  readonly difficulty: string | null
  readonly plies: number
  readonly rounds: number
  readonly playTime: number
  readonly seat: number
}
export type ListedSeat = {
  readonly seat: number
  readonly person: number | null
  readonly level: string | null
  readonly name: string
  readonly hero: string | null
  readonly result: ResultClass
  readonly won: 0 | 1
  readonly place: number | null
  readonly score: number | null
  readonly ahead: number | null
  readonly contests: number
  readonly contestsWon: number
  readonly luck: number
}

const columns = `p.fact, p.match, p.game, m.title, p.at, p.day, p.result, p.reason, p.difficulty, p.plies, p.rounds, p.play_time AS playTime, p.seat`

/** Lists of ended matches, and what is kept of a single one. */
export function matchQueries(read: Read) {
  const all = over(read)
  const matches = all<ListedMatch>(
    (condition) =>
      `SELECT ${columns} FROM (
        SELECT * FROM played p WHERE ${condition} ORDER BY p.at DESC, p.fact DESC, p.seat LIMIT @limit OFFSET @offset) p
      JOIN matches m ON m.match = p.match ORDER BY p.at DESC, p.fact DESC, p.seat`,
  )
  return {
    /** The latest first. */
    matches: (filter: Filter, offset: number, limit: number) => matches(filter, { limit, offset }),
    classes: all<ClassCount>((condition) => `SELECT p.result, count(*) AS n FROM played p WHERE ${condition} GROUP BY p.result`),
    /** One match, once for every seat. */
    match: (match: string): ListedMatch[] =>
      read(`SELECT ${columns} FROM played p JOIN matches m ON m.match = p.match WHERE p.match = @match ORDER BY p.seat`, { match }),
    seats: (fact: number): ListedSeat[] =>
      read(
        `SELECT p.seat, p.person, p.level, s.name, p.hero, p.result, p.won, p.place, p.score, p.ahead, p.contests, p.contests_won AS contestsWon, p.luck
        FROM played p JOIN seats s ON s.match = p.match AND s.seat = p.seat WHERE p.fact = @fact ORDER BY p.seat`,
        { fact },
      ),
  }
}

type FactRow = {
  readonly fact: number
  readonly rounds: number
  readonly difficulty: string | null
  readonly plies: number
  readonly playTime: number
}
/** What is stored of a match, as it was derived. */
export type StoredFacts = MatchFacts & Pick<FactRow, 'plies' | 'playTime'>
type Lists = 'seats' | 'attempts' | 'plays' | 'fights' | 'items' | 'deeds'
type Part<Name extends Lists> = MatchFacts[Name][number]
type DiceColumns = { readonly seat: number; readonly kind: string } & Readonly<Record<'f1' | 'f2' | 'f3' | 'f4' | 'f5' | 'f6', number>>

type Standing = { readonly at: string; readonly finished: number; readonly reason: string | null; readonly version: number } & Copies
type Copies = { readonly practice: number; readonly deleted: number; readonly people: string }

/** What stands beside the facts of a match, and what it is a copy of. */
export function standingReaders(read: Read) {
  return {
    rowOf: (match: string): Standing | undefined =>
      read<Standing>(
        `SELECT f.at, f.finished, f.reason, f.version, f.practice, f.deleted,
          (SELECT json_group_array(json_array(s.person, s.level) ORDER BY s.seat) FROM fact_seats s WHERE s.fact = f.fact) AS people
        FROM facts f WHERE f.match = @match`,
        { match },
      )[0],
    copiesOf: (match: string): Copies | undefined =>
      read<Copies>(
        `SELECT m.practice, m.deleted_at IS NOT NULL AS deleted,
          (SELECT json_group_array(json_array(s.person, s.level) ORDER BY s.seat) FROM seats s WHERE s.match = m.match) AS people
        FROM matches m WHERE m.match = @match`,
        { match },
      )[0],
  }
}

/** Reads the facts of a match back, in the order in which they were derived where that order means something. */
export function factsReader(read: Read) {
  return (match: string): StoredFacts | undefined => {
    const [row] = read<FactRow>('SELECT fact, rounds, difficulty, plies, play_time AS playTime FROM facts WHERE match = @match', { match })
    if (row === undefined) return undefined
    const { fact, ...common } = row
    const all = <Row>(sql: string): Row[] => read<Row>(sql, { fact })
    const papers = all<{ readonly name: string; readonly body: string }>('SELECT name, body FROM fact_papers WHERE fact = @fact')
    const paper = (name: string): unknown => JSON.parse(papers.find((one) => one.name === name)?.body ?? '[]')
    const seats = all<Part<'seats'> & { readonly won: unknown }>(
      'SELECT hero, won, place, score, ahead, contests, contests_won AS contestsWon, luck FROM fact_seats WHERE fact = @fact ORDER BY seat',
    )
    return {
      ...common,
      seats: seats.map((seat) => ({ ...seat, won: Number(seat.won) === 1 })),
      attempts: all<Part<'attempts'>>(
        'SELECT turn, ply, seat, perp, crime, fate, margin, points, chance FROM fact_attempts WHERE fact = @fact ORDER BY ply, turn, seat, n',
      ),
      plays: all<Part<'plays'>>('SELECT seat, card, half, target, count FROM fact_plays WHERE fact = @fact'),
      fights: all<Part<'fights'>>(
        'SELECT round, ply, enemy, tier, how, rounds, dealt, taken, gold, luck FROM fact_fights WHERE fact = @fact ORDER BY n',
      ),
      items: all<Part<'items'>>('SELECT item, bought, sold, gold FROM fact_items WHERE fact = @fact'),
      dice: all<DiceColumns>('SELECT seat, kind, f1, f2, f3, f4, f5, f6 FROM fact_dice WHERE fact = @fact').map(({ seat, kind, ...f }) => ({
        seat: seat < 0 ? null : seat,
        kind,
        faces: [f.f1, f.f2, f.f3, f.f4, f.f5, f.f6],
      })),
      deeds: all<Part<'deeds'>>('SELECT seat, deed, count FROM fact_deeds WHERE fact = @fact'),
      steps: paper('road') as MatchFacts['steps'],
      rolls: paper('rolls') as MatchFacts['rolls'],
    }
  }
}
