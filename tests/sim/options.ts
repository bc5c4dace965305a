import { parseArgs } from 'node:util'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import type { Run } from './simulation.ts'
import { simulations } from './simulations.ts'

/** What the command line asks for. */
export type Options = {
  readonly game: string
  /** Names the whole run; the seed of each game is derived from it. */
  readonly seed: number
  readonly games: number
  /** The folder for transcripts, or null. */
  readonly transcript: string | null
  readonly json: boolean
  /** What is asked of this one game. */
  readonly run: Run
}

export const usage = [
  'npm run sim -- --game ID [--seed N] [--games K] [--transcript DIR] [--json], and',
  ...simulations.map((one) => `  ${one.usage}`),
].join('\n')

const common = {
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  games: { type: 'string', default: '100' },
  transcript: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** Reads the command line. Refuses with `bad-input` what it does not know or cannot do. */
export function readOptions(args: readonly string[]): Result<Options> {
  const parsed = parsedFlags(args)
  if (!parsed.ok) return parsed
  const { game, transcript = null, json } = parsed.value.common
  if (game === undefined) return refuse('bad-input', '--game is missing')
  const simulation = simulations.find((one) => one.game.id === game)
  if (!simulation) return refuse('bad-input', `--game ${game}: no such game; there are ${simulations.map((one) => one.game.id).join(', ')}`)
  const seed = whole('seed', parsed.value.common.seed, 0, 2 ** 32 - 1)
  if (!seed.ok) return seed
  const games = whole('games', parsed.value.common.games, 1, 10_000_000)
  if (!games.ok) return games
  const foreign = Object.keys(parsed.value.own).find((flag) => !simulation.flags.includes(flag))
  if (foreign !== undefined) return refuse('bad-input', `--${foreign} is not for ${game}`)
  const run = simulation.read(parsed.value.own)
  return run.ok ? done({ game, seed: seed.value, games: games.value, transcript, json, run: run.value }) : run
}

function parsedFlags(args: readonly string[]) {
  const own = Object.fromEntries(simulations.flatMap((one) => one.flags).map((flag) => [flag, { type: 'string' as const }]))
  try {
    const { game, seed, games, transcript, json, ...rest } = parseArgs({ args: [...args], options: { ...own, ...common } }).values
    return done({ common: { game, seed, games, transcript, json }, own: rest })
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}

/** A whole number within limits; refuses with `bad-input`. */
export function whole(flag: string, text: string, least: number, most: number): Result<number> {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most ? done(value) : refuse('bad-input', `--${flag} ${text}: a whole number from ${least} to ${most}`)
}
