import { parseArgs } from 'node:util'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { subjects } from './subjects.ts'

/** What the command line of the laws asks for. */
export type Options = {
  readonly games: readonly string[]
  readonly matches: number
  readonly run: number
  readonly from: number
  readonly every: number
  /** Looks only whether somebody gets stuck: many times faster. */
  readonly stuck: boolean
}

export const usage = 'npm run laws -- [--games K] [--game ID] [--seed N] [--from N] [--every K] [--stuck]'

const flags = {
  games: { type: 'string', default: '1000' },
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  every: { type: 'string', default: '20' },
  stuck: { type: 'boolean', default: false },
} as const

/**
 * Reads the command line: how many matches of each game, which game (else all), the seed of the run, the number of the
 * first match, at how many plies the costly laws are checked, or that only being stuck is looked for. Refuses with `bad-input` what it does not know.
 */
export function readOptions(args: readonly string[]): Result<Options> {
  try {
    const { values } = parseArgs({ args: [...args], options: flags })
    const [matches, run, from, every] = [values.games, values.seed, values.from, values.every].map((text) =>
      /^\d{1,9}$/.test(text) ? Number(text) : NaN,
    )
    const known = subjects.map((one) => one.game.id)
    if (values.game !== undefined && !known.includes(values.game))
      return refuse('bad-input', `--game ${values.game}: one of ${known.join(', ')}`)
    if (!(matches! >= 1 && run! >= 0 && from! >= 0 && every! >= 1))
      return refuse('bad-input', 'the numbers must be whole, games and every at least 1')
    const games = values.game === undefined ? known : [values.game]
    return done({ games, matches: matches!, run: run!, from: from!, every: every!, stuck: values.stuck })
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}
