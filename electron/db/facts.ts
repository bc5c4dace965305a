import type { MatchFacts } from '../../shared/contract/facts.ts'
import type { Connection } from './connection.ts'

/** What is known of an ended match besides its log's facts: when it ended and on what day of the calendar, and how. */
export type Ended = {
  readonly match: string
  readonly at: string
  readonly day: string
  readonly finished: boolean
  readonly reason: string | null
  readonly plies: number
  readonly playTime: number
}

/** A match that has ended, as far as the store knows; `winners` is JSON, `null` for one that was given up. */
export type EndedRow = { readonly match: string; readonly at: string; readonly winners: string | null; readonly reason: string | null }

type Values = readonly (string | number | null)[]

const bit = (yes: boolean): 0 | 1 => (yes ? 1 : 0)

/** The statements about facts. A match's facts are replaced as a whole. */
export function factStatements(db: Connection) {
  const day = db.prepare<[match: string, at: string], string>('SELECT day FROM facts WHERE match = ? AND at = ?').pluck()
  const remove = db.prepare<[match: string]>('DELETE FROM facts WHERE match = ?')
  const insert = db.prepare<[Omit<Ended, 'finished'> & Readonly<Record<string, unknown>>]>(`
    INSERT INTO facts (match, version, game, at, day, finished, reason, plies, rounds, play_time, difficulty, seats, practice, deleted)
    SELECT match, @version, game, @at, @day, @finished, @reason, @plies, @rounds, @playTime, @difficulty, @seats, practice, deleted_at IS NOT NULL
    FROM matches WHERE match = @match`)
  const insertSeat = db.prepare<[Readonly<Record<string, unknown>>]>(`
    INSERT INTO fact_seats (fact, seat, person, level, hero, won, place, score, ahead, contests, contests_won, luck)
    SELECT @fact, seat, person, level, @hero, @won, @place, @score, @ahead, @contests, @contestsWon, @luck
    FROM seats WHERE match = @match AND seat = @seat`)
  const rows = (table: string, width: number) => db.prepare<[Values]>(`INSERT INTO ${table} VALUES (?${', ?'.repeat(width - 1)})`)
  const attempt = rows('fact_attempts', 11)
  const play = rows('fact_plays', 6)
  const fight = rows('fact_fights', 12)
  const item = rows('fact_items', 5)
  const dice = rows('fact_dice', 9)
  const deed = rows('fact_deeds', 4)
  const paper = rows('fact_papers', 3)

  const put = db.transaction((ended: Ended, version: number, facts: MatchFacts) => {
    const { match } = ended
    // A day of the calendar is known only when it is lived: what was written down then stays.
    const lived = day.get(match, ended.at) ?? ended.day
    remove.run(match)
    const { rounds, difficulty } = facts
    const common = { version, rounds, difficulty, seats: facts.seats.length, finished: bit(ended.finished) }
    const fact = Number(insert.run({ ...ended, ...common, day: lived }).lastInsertRowid)
    for (const [seat, one] of facts.seats.entries()) insertSeat.run({ ...one, won: bit(one.won), fact, match, seat })
    const nth = new Map<number, number>()
    for (const one of facts.attempts) {
      const n = nth.get(one.seat) ?? 0
      nth.set(one.seat, n + 1)
      attempt.run([fact, one.seat, n, one.ply, one.turn, one.perp, one.crime, one.fate, one.margin, one.points, one.chance])
    }
    for (const one of facts.plays) play.run([fact, one.seat, one.card, one.half, one.target, one.count])
    for (const [n, one] of facts.fights.entries()) {
      const { round, ply, enemy, tier, how, dealt, taken, gold, luck } = one
      fight.run([fact, n, round, ply, enemy, tier, how, one.rounds, dealt, taken, gold, luck])
    }
    for (const one of facts.items) item.run([fact, one.item, one.bought, one.sold, one.gold])
    for (const one of facts.dice) dice.run([fact, one.seat ?? -1, one.kind, ...one.faces])
    for (const one of facts.deeds) deed.run([fact, one.seat, one.deed, one.count])
    if (facts.steps.length > 0) paper.run([fact, 'road', JSON.stringify(facts.steps)])
    paper.run([fact, 'rolls', JSON.stringify(facts.rolls)])
  })

  const ended = `
    SELECT r.match, r.ended_at AS at, r.winners, r.reason FROM results r
    UNION ALL SELECT m.match, m.given_up_at, NULL, NULL FROM matches m
    WHERE m.given_up_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM results r WHERE r.match = m.match)`
  const missing = db
    .prepare<[version: number], number>(
      `
    SELECT (SELECT count(*) FROM results) + (SELECT count(*) FROM matches m WHERE m.given_up_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM results r WHERE r.match = m.match))
      - (SELECT count(*) FROM facts WHERE version = ?)`,
    )
    .pluck()
  const unseen = db.prepare<[version: number], EndedRow>(`
    SELECT e.* FROM (${ended}) e WHERE NOT EXISTS (SELECT 1 FROM facts f WHERE f.match = e.match AND f.version = ?)`)
  const allEnded = db.prepare<[], EndedRow>(ended)
  const oneEnded = db.prepare<[match: string], EndedRow>(`SELECT e.* FROM (${ended}) e WHERE e.match = ?`)
  return {
    /** Writes the facts of a match, instead of those it had; within a transaction that is on if there is one. */
    put: (end: Ended, version: number, facts: MatchFacts): void =>
      db.inTransaction ? put(end, version, facts) : put.immediate(end, version, facts),
    /** How many ended matches have no facts of this version; counts only. */
    missing: (version: number): number => missing.get(version) ?? 0,
    /** Those matches. */
    unseen: (version: number): EndedRow[] => unseen.all(version),
    ended: (): EndedRow[] => allEnded.all(),
    endedMatch: (match: string): EndedRow | undefined => oneEnded.get(match),
  }
}
