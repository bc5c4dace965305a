import type { Share } from '../sim/statistics.ts'
import type { Rung } from './rungs.ts'

/** What stands above the rows. Half the seats are the higher level's: 50 % would be even. */
export const heading = 'players  level   below    games   won by the level   95 % interval     surely above'

/** One row of the ladder's table: of two levels, how often the higher won. */
export function rowOf({ players, higher, lower }: Rung, { rate, low, high, games }: Share, seconds: number): string {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  const sure = low > 0.5 ? 'yes' : 'no'
  const columns = [
    String(players).padEnd(9),
    higher.padEnd(8),
    lower.padEnd(9),
    String(games).padEnd(8),
    percent(rate).padEnd(19),
    `${percent(low)} to ${percent(high)}`.padEnd(18),
    sure.padEnd(5),
  ]
  return `${columns.join('')}(${seconds.toFixed(0)} s)`
}
