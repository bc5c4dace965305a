import { parseArgs } from 'node:util'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { simulations } from './simulations.ts'

/** What the command line asks for. */
export type Options = {
  readonly game: string
  /** Names the whole run; the seed of each game is derived from it. */
  readonly seed: number
  readonly games: number
  readonly level: string
  /** Null: every difficulty in equal shares. */
  readonly difficulty: string | null
  /** Null: every hero in turn. */
  readonly hero: string | null
  /** The folder for transcripts, or null. */
  readonly transcript: string | null
  readonly json: boolean
}

export const usage =
  'npm run sim -- --game realm-lords [--seed N] [--games K] [--level random|greedy] [--difficulty ID] [--hero ID] [--transcript DIR] [--json]'

const flags = {
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  games: { type: 'string', default: '100' },
  level: { type: 'string', default: 'greedy' },
  difficulty: { type: 'string' },
  hero: { type: 'string' },
  transcript: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** Reads the command line. Refuses with `bad-input` what it does not know or cannot do. */
export function readOptions(args: readonly string[]): Result<Options> {
  const parsed = parsedFlags(args)
  if (!parsed.ok) return parsed
  const { game, level, difficulty = null, hero = null, transcript = null, json } = parsed.value
  if (game === undefined) return refuse('bad-input', '--game is missing')
  const simulation = simulations.find((one) => one.game.id === game)
  if (!simulation) return refuse('bad-input', `--game ${game}: no such game; there are ${simulations.map((one) => one.game.id).join(', ')}`)
  const seed = whole('seed', parsed.value.seed, 0, 2 ** 32 - 1)
  if (!seed.ok) return seed
  const games = whole('games', parsed.value.games, 1, 10_000_000)
  if (!games.ok) return games
  const wrong =
    unlisted('level', level, simulation.levels) ??
    unlisted('difficulty', difficulty, simulation.difficulties) ??
    unlisted('hero', hero, simulation.heroes)
  if (wrong !== null) return refuse('bad-input', wrong)
  return done({ game, seed: seed.value, games: games.value, level, difficulty, hero, transcript, json })
}

function parsedFlags(args: readonly string[]) {
  try {
    return done(parseArgs({ args: [...args], options: flags }).values)
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}

function whole(flag: string, text: string, least: number, most: number): Result<number> {
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most ? done(value) : refuse('bad-input', `--${flag} ${text}: a whole number from ${least} to ${most}`)
}

function unlisted(flag: string, value: string | null, known: readonly string[]): string | null {
  return value === null || known.includes(value) ? null : `--${flag} ${value}: one of ${known.join(', ')}`
}
