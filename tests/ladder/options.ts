import { parseArgs } from 'node:util'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { laddered, rungsOf, type Rung } from './rungs.ts'

/** What the command line of the ladder asks for. */
export type Options = {
  readonly game: string
  readonly games: number
  readonly seed: number
  /** How many samples a player who looks ahead may take, so that a run can be repeated. */
  readonly samples: number
  readonly rungs: readonly Rung[]
}

export const usage = 'npm run ladder -- --game judge-dredd [--games K] [--seed N] [--samples N] [--level ID] [--players N]'

const flags = {
  game: { type: 'string' },
  games: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  samples: { type: 'string', default: '16' },
  level: { type: 'string' },
  players: { type: 'string' },
} as const

/**
 * Reads the command line: of which game, how many games a row, the seed of the run, samples, and only the rows of one level
 * or size of table. Refuses with `bad-input` what it does not know.
 */
export function readOptions(args: readonly string[]): Result<Options> {
  try {
    const { values } = parseArgs({ args: [...args], options: flags })
    const { game, level, players } = values
    if (game === undefined || !laddered.includes(game)) return refuse('bad-input', `--game ${game ?? ''}: one of ${laddered.join(', ')}`)
    const [games, seed, samples] = [values.games, values.seed, values.samples].map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : NaN))
    if (!(games! >= 1 && seed! >= 0 && samples! >= 1)) return refuse('bad-input', 'the numbers must be whole, games and samples at least 1')
    const rungs = rungsOf(game).filter(
      (rung) => (level === undefined || rung.higher === level) && (players === undefined || String(rung.players) === players),
    )
    if (rungs.length === 0) return refuse('bad-input', `no level ${level ?? ''} with one below it at a table of ${players ?? 'any size'}`)
    return done({ game, games: games!, seed: seed!, samples: samples!, rungs })
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}
