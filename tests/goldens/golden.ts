import { z } from 'zod'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { seededChance } from '../../shared/kernel/chance.ts'
import { replay, type Move, type Step } from '../../shared/kernel/match.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import type { Result } from '../../shared/kernel/result.ts'
import type { Position } from '../../shared/kernel/match.ts'

/** Plies between two fingerprints of a golden. */
export const stride = 10

/** A recorded match: what it is made of, and where it led. Fingerprints stand for ply 0, 10, 20 … and for the last one. */
export const goldenSchema = z.strictObject({
  game: z.string(),
  rulesVersion: z.int(),
  pack: z.string(),
  config: z.unknown(),
  seed: z.string(),
  /** Why this match was kept: what no match before it shows. */
  shows: z.array(z.string()),
  moves: z.array(z.tuple([z.int(), z.unknown()])),
  fingerprints: z.array(z.string()),
  outcome: z.unknown(),
})

export type Golden = z.infer<typeof goldenSchema>

type AnyStep = Step<unknown, { readonly type: string }>

/** Replays a golden's actions; `visit` sees every step with the move that led to it. Refuses as `replay` does. */
export function replayGolden(
  game: AnyGame,
  golden: Pick<Golden, 'config' | 'seed' | 'moves'>,
  visit: (step: AnyStep, move: Move<unknown> | null) => void,
): Result<Position<unknown>> {
  const moves = golden.moves.map(([seat, action]) => ({ seat, action }))
  return replay(game, golden.config, seededChance(golden.seed), moves, (step) => visit(step, moves[step.position.ply - 1] ?? null))
}

/** The fingerprints that a match's states have at every stride, and at its end. */
export function fingerprintsOf(game: AnyGame, golden: Pick<Golden, 'config' | 'seed' | 'moves'>): string[] {
  const prints: string[] = []
  const last = golden.moves.length
  const end = replayGolden(game, golden, ({ position: { ply, state } }) => {
    if (ply % stride === 0 || ply === last) prints.push(fingerprint(state).slice(0, 16))
  })
  if (!end.ok) throw new Error(end.fault.detail)
  return prints
}
