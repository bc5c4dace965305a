import { commitmentTo } from '../../shared/kernel/chance.ts'
import type { AnyGame, Audience, Outcome, Seat } from '../../shared/kernel/game.ts'
import type { Move, Step } from '../../shared/kernel/match.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'

/** One line of a transcript. README.md in `tests/` says what each member means. */
export type Line =
  | {
      readonly line: 'match'
      readonly game: string
      readonly rulesVersion: number
      readonly pack: { readonly id: string; readonly hash: string }
      readonly config: unknown
      readonly seed: string
      readonly commitment: string
      readonly players: readonly string[]
    }
  | { readonly line: 'action'; readonly ply: number; readonly seat: Seat; readonly action: unknown }
  | { readonly line: 'draw'; readonly ply: number; readonly purpose: string; readonly sides: number; readonly value: number }
  | {
      readonly line: 'event'
      readonly ply: number
      readonly type: string
      readonly data: Readonly<Record<string, unknown>>
      readonly audience: Audience
    }
  | { readonly line: 'outcome'; readonly ply: number; readonly outcome: Outcome; readonly state: string }

/** The first line: which match this is. */
export function matchLine(game: AnyGame, config: unknown, seed: string, players: readonly string[]): Line {
  const { id, rulesVersion, pack } = game
  return { line: 'match', game: id, rulesVersion, pack: { ...pack }, config, seed, commitment: commitmentTo(seed), players }
}

/** The lines of a step: the action that led to it, if any, then what was drawn and told, in order. */
export function stepLines({ position: { ply }, entries }: Step<unknown, { readonly type: string }>, move: Move<unknown> | null): Line[] {
  const happened = entries.map((entry): Line => {
    if (entry.kind === 'drawn') return { line: 'draw', ply, purpose: entry.purpose, sides: entry.sides, value: entry.value }
    const { type, ...data } = entry.event
    return { line: 'event', ply, type, data, audience: entry.audience }
  })
  return move ? [{ line: 'action', ply, seat: move.seat, action: move.action }, ...happened] : happened
}

/** The last line: how it ended, and the fingerprint of the final state. */
export function outcomeLine(ply: number, outcome: Outcome, state: unknown): Line {
  return { line: 'outcome', ply, outcome, state: fingerprint(state) }
}

/** The text of a transcript: JSON Lines. */
export function transcriptText(lines: readonly Line[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Reads a transcript's text back. Throws on text that is no JSON Lines. */
export function readTranscript(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
}
