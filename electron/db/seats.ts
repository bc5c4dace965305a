import type { Connection } from './connection.ts'

/** Who sits at a place; the level is a computer player's, the PIN a salted hash. */
export type SeatRow = {
  readonly name: string
  readonly player: 'person' | 'computer'
  readonly level: string | null
  readonly pin: string | null
}

/** What a list of matches says of their seats, as JSON: everything but the hashes. */
export const listedSeats = `
  (SELECT json_group_array(
    json_object('name', s.name, 'player', s.player, 'level', s.level, 'pin', json(iif(s.pin IS NULL, 'false', 'true'))) ORDER BY s.seat)
  FROM seats s WHERE s.match = m.match)`

/** The statements about seats. */
export function seatStatements(db: Connection) {
  const insert = db.prepare<[SeatRow & { readonly match: string; readonly seat: number; readonly person: number | null }]>(
    'INSERT INTO seats (match, seat, player, name, level, pin, person) VALUES (@match, @seat, @player, @name, @level, @pin, @person)',
  )
  const all = db.prepare<[match: string], SeatRow>('SELECT name, player, level, pin FROM seats WHERE match = ? ORDER BY seat')
  return { insert, all }
}
