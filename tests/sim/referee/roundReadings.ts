import { sum } from './books.ts'
import type { Readings } from './readings.ts'

const next: Readonly<Record<string, readonly string[]>> = {
  movement: ['combat', 'trade', 'experience'],
  combat: ['experience', 'recover'],
  trade: ['experience'],
  experience: ['recover'],
  recover: ['doom'],
  doom: ['movement'],
}

const wide = 6
const lowestTick = 2

/** The round, the road and the doom clock. */
export const roundReadings: Readings<
  | 'mapLaid'
  | 'heroTaken'
  | 'startRolled'
  | 'heroPlaced'
  | 'doomSet'
  | 'roundBegan'
  | 'phaseBegan'
  | 'roadRolled'
  | 'pointsGained'
  | 'stepped'
  | 'stopped'
  | 'townEntered'
  | 'doomRolled'
  | 'doomMoved'
  | 'ended'
> = {
  mapLaid: (books, { cards }) => books.equal('map cards', new Set(cards).size, 18),
  heroTaken: (books, { die, health, energy, gold }) => {
    if (die) books.dice([die])
    Object.assign(books, { health, maxHealth: health, energy, maxEnergy: energy, gold })
  },
  startRolled: (books, { column, row, space }) => {
    const [x, y] = books.dice([column, row])
    books.equal('space of the start roll', space, (y! - 1) * wide + x! - 1)
  },
  heroPlaced: (books, { from, to }) => {
    books.equal('place of the hero', from, books.at)
    books.at = to
  },
  doomSet: (books, { clock, tick }) => Object.assign(books, { clock, tick, firstTick: tick }),
  roundBegan: (books, { round }) => books.equal('round', round, ++books.round),
  phaseBegan: (books, { phase }) => {
    books.must(next[books.phase]!.includes(phase), `${phase} after ${books.phase}`)
    books.phase = phase
  },
  roadRolled: (books, { dice, kept, extra, points }) => {
    const values = books.dice(dice)
    books.equal('die kept', kept, Math.max(...values))
    books.equal('move points', points, kept + extra)
    books.must(values.length === 2 || books.health < books.maxHealth, 'one die at full health')
    books.left = points
  },
  pointsGained: (books, { points, left }) => books.equal('move points left', left, (books.left += points)),
  stepped: (books, { from, to, cost, left }) => {
    books.equal('place of the hero', from, books.at)
    const apart = Math.abs((from % wide) - (to % wide)) + Math.abs(Math.floor(from / wide) - Math.floor(to / wide))
    books.equal('spaces apart', apart, 1)
    books.equal('move points left', left, (books.left -= cost))
    books.must(left >= 0 && cost >= 1, 'a step that the points do not pay for')
    books.at = to
  },
  stopped: (books, { at, left }) => {
    books.equal('place of the hero', at, books.at)
    books.equal('move points left', left, books.left)
  },
  townEntered: (books) => books.equal('phase in a town', books.phase, 'trade'),
  doomRolled: (books, { dice, total, tick, trips }) => {
    books.equal('doom total', total, sum(books.dice(dice)))
    books.equal('tick timer', tick, books.tick)
    books.equal('whether the timer trips', trips, total >= tick)
  },
  doomMoved: (books, { clock, tick, advanced, cause }) => {
    books.equal('doom clock', clock, books.clock + (advanced ? 1 : 0))
    books.equal('tick timer', tick, advanced || cause ? books.firstTick : Math.max(lowestTick, books.tick - 1))
    Object.assign(books, { clock, tick })
  },
  ended: (books, { outcome }) => {
    const death = books.lords.filter((lord) => lord === 'the-death-lord').length
    const how = death ? 'death-lord' : books.lords.length === 3 ? 'three-lords' : books.clock === 10 ? 'doom' : 'nothing'
    books.equal('end', outcome.reason, how)
    books.equal('winners', outcome.winners.length, how === 'doom' ? 0 : 1)
    books.ended = outcome
  },
}
