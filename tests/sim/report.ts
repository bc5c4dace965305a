import type { Options } from './options.ts'
import type { Planned } from './plan.ts'
import type { Played } from './playGame.ts'
import type { Simulation } from './simulations.ts'
import { counts, share, spread, type Share, type Spread } from './statistics.ts'

/** What a run found. */
export type Report = {
  readonly game: string
  readonly rulesVersion: number
  readonly pack: { readonly id: string; readonly hash: string }
  readonly level: string
  readonly seed: number
  readonly games: number
  /** `seeded`: HMAC of each game's seed; `fast`: a plain generator. Both come out the same for the same seed. */
  readonly chance: 'seeded' | 'fast'
  readonly transcript: string | null
  readonly outcomes: Readonly<Record<string, number>>
  readonly rounds: Spread
  readonly plies: Spread
  readonly wins: Share
  readonly byDifficulty: Readonly<Record<string, Share>>
  readonly byHero: Readonly<Record<string, Share>>
  readonly seconds: number
  readonly gamesPerSecond: number
}

export type Game = Planned & Played

/** Sums a run up. */
export function reportOn(simulation: Simulation, options: Options, games: readonly Game[], seconds: number): Report {
  const { id, rulesVersion, pack } = simulation.game
  const won = (some: readonly Game[]) => share(some.filter((one) => one.outcome.winners.length > 0).length, some.length)
  const by = (names: readonly string[], of: (game: Game) => string) =>
    Object.fromEntries(
      names.flatMap((name) => (games.some((one) => of(one) === name) ? [[name, won(games.filter((one) => of(one) === name))]] : [])),
    )
  return {
    game: id,
    rulesVersion,
    pack: { ...pack },
    level: options.level,
    seed: options.seed,
    games: games.length,
    chance: options.transcript === null ? 'fast' : 'seeded',
    transcript: options.transcript,
    outcomes: counts(games.map((one) => one.outcome.reason)),
    rounds: spread(games.map((one) => one.rounds)),
    plies: spread(games.map((one) => one.plies)),
    wins: won(games),
    byDifficulty: by(simulation.difficulties, (one) => one.difficulty),
    byHero: by(simulation.heroes, (one) => one.hero),
    seconds,
    gamesPerSecond: games.length / seconds,
  }
}

/** The report for people. */
export function reportText(report: Report): string {
  const percent = (part: number) => (100 * part).toFixed(1)
  const rows = (title: string, shares: Readonly<Record<string, Share>>) =>
    Object.entries(shares).map(
      ([name, { rate, low, high, wins, games }]) =>
        `${title.padEnd(12)}${name.padEnd(20)}${percent(rate).padStart(5)} % won   95 %: ${percent(low)} to ${percent(high)}   ${wins} of ${games}`,
    )
  const length = ({ mean, min, max }: Spread) => `mean ${mean.toFixed(1)}, least ${min}, most ${max}`
  const chance = report.chance === 'seeded' ? "seeded chance (HMAC of each game's seed)" : "fast generator (seeded by each game's seed)"
  return [
    `${report.game}, rules ${report.rulesVersion}, pack ${report.pack.id} ${report.pack.hash.slice(0, 12)}`,
    `${report.games} games, ${report.level} player, seed ${report.seed}, ${chance}`,
    ...Object.entries(report.outcomes).map(([reason, times]) => `${'outcome'.padEnd(12)}${reason.padEnd(20)}${times}`),
    `${'length'.padEnd(12)}${'rounds'.padEnd(20)}${length(report.rounds)}`,
    `${'length'.padEnd(12)}${'plies'.padEnd(20)}${length(report.plies)}`,
    ...rows('difficulty', report.byDifficulty),
    ...rows('hero', report.byHero),
    ...(report.transcript === null ? [] : [`${'transcripts'.padEnd(12)}${report.transcript}`]),
    `${'speed'.padEnd(12)}${report.gamesPerSecond.toFixed(1)} games a second (${report.seconds.toFixed(1)} s)`,
  ].join('\n')
}
