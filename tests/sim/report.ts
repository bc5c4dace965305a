import type { Options } from './options.ts'
import type { Game, Simulation } from './simulation.ts'
import { counts, spread, type Spread } from './statistics.ts'

/** What a run found, whatever the game; each game adds what it counts. */
export type Report = {
  readonly game: string
  readonly rulesVersion: number
  readonly pack: { readonly id: string; readonly hash: string }
  readonly seed: number
  readonly games: number
  /** `seeded`: HMAC of each game's seed; `fast`: a plain generator. Both come out the same for the same seed. */
  readonly chance: 'seeded' | 'fast'
  readonly transcript: string | null
  readonly outcomes: Readonly<Record<string, number>>
  readonly rounds: Spread
  readonly plies: Spread
  readonly seconds: number
  readonly gamesPerSecond: number
}

/** Sums a run up. */
export function reportOn(simulation: Simulation, options: Options, games: readonly Game[], seconds: number): Report {
  const { id, rulesVersion, pack } = simulation.game
  return {
    game: id,
    rulesVersion,
    pack: { ...pack },
    ...options.run.asked,
    seed: options.seed,
    games: games.length,
    chance: options.transcript === null ? 'fast' : 'seeded',
    transcript: options.transcript,
    outcomes: counts(games.map((one) => one.outcome.reason)),
    rounds: spread(games.map((one) => one.rounds)),
    plies: spread(games.map((one) => one.plies)),
    ...options.run.sum(games),
    seconds,
    gamesPerSecond: games.length / seconds,
  }
}

/** The report for people. */
export function reportText(simulation: Simulation, options: Options, report: Report, games: readonly Game[]): string {
  const length = ({ mean, min, max }: Spread) => `mean ${mean.toFixed(1)}, least ${min}, most ${max}`
  const chance = report.chance === 'seeded' ? "seeded chance (HMAC of each game's seed)" : "fast generator (seeded by each game's seed)"
  return [
    `${report.game}, rules ${report.rulesVersion}, pack ${report.pack.id} ${report.pack.hash.slice(0, 12)}`,
    `${report.games} games, ${options.run.who}, seed ${report.seed}, ${chance}`,
    ...Object.entries(report.outcomes).map(([reason, times]) => `${'outcome'.padEnd(12)}${reason.padEnd(20)}${times}`),
    `${'length'.padEnd(12)}${simulation.roundName.padEnd(20)}${length(report.rounds)}`,
    `${'length'.padEnd(12)}${'plies'.padEnd(20)}${length(report.plies)}`,
    ...options.run.lines(games),
    ...(report.transcript === null ? [] : [`${'transcripts'.padEnd(12)}${report.transcript}`]),
    `${'speed'.padEnd(12)}${report.gamesPerSecond.toFixed(1)} games a second (${report.seconds.toFixed(1)} s)`,
  ].join('\n')
}
