import type { SeatRow } from '../db/seats.ts'
import type { Output, Input } from '../../shared/contract/api.ts'
import type { Computers } from '../../shared/games/computers.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import type { Lesson } from '../../shared/kernel/lesson.ts'
import { hashOfPin } from './pins.ts'

type Wanted = NonNullable<Input<'matches.create'>['seats']>[number]

/** Somebody without a name, as in matches from before seats had any. */
const somebody: SeatRow = { name: '', player: 'person', level: null, pin: null }

/**
 * Who sits where in a match that begins; all people if nothing is said. Refuses with `bad-input` another number of seats than the game has, a
 * computer player without a level of its game or with a PIN, and a person with a level.
 */
export function seatRows(game: string, count: number, wanted: readonly Wanted[] | undefined, computers: Computers): Result<SeatRow[]> {
  if (wanted === undefined) return done(Array.from({ length: count }, () => somebody))
  if (wanted.length !== count) return refuse('bad-input', `${wanted.length} seats for a game of ${count}`)
  const levels = computers.levels(game)
  for (const [seat, { player, level, pin }] of wanted.entries()) {
    const fits = player === 'person' ? level === undefined : pin === undefined && level !== undefined && levels.includes(level)
    if (!fits) return refuse('bad-input', `seat ${seat}: a level for computer players, a PIN for people; levels: ${levels.join(', ')}`)
  }
  return done(
    wanted.map(({ name, player, level = null, pin }) => ({ name, player, level, pin: pin === undefined ? null : hashOfPin(pin) })),
  )
}

/** Who sits at a guided game: nobody by name, so that it makes nobody known to the household. */
export function lessonSeats({ seats }: Lesson): SeatRow[] {
  return seats.map(({ player, level = null }) => ({ ...somebody, player, level }))
}

/** What everybody may know of the seats. */
export function seatViews(rows: readonly SeatRow[]): Output<'matches.open'>['seats'] {
  return rows.map(({ name, player, level, pin }) => ({ name, player, level, pin: pin !== null }))
}
