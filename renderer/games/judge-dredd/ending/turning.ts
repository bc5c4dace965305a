import type { TurningPoint } from '../../../../shared/contract/course.ts'
import type { DreddEvent, Fate } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'

/** An event with the ply that it belongs to. */
export type Heard = { readonly ply: number; readonly event: DreddEvent }

/** What happened at a turning point that tells most of it: an attempt, a duel, else the cards that were played, else nothing but moves. */
export type Story =
  | {
      readonly kind: 'attempt'
      readonly seat: Seat
      readonly perp: string
      readonly fate: Fate
      readonly own: number
      readonly other: number
    }
  | { readonly kind: 'duel'; readonly seat: Seat; readonly own: number; readonly other: number }
  | { readonly kind: 'quiet' }

type Played = { readonly seat: Seat; readonly card: string }

/** A turning point told: its turn, its story, and the cards that went with it. */
export type Turned = { readonly turn: number; readonly story: Story; readonly cards: readonly Played[] }

/** Tells a turning point by what was heard of the match, never by what would have turned it the other way. */
export function turnedAt(heard: readonly Heard[], point: Omit<TurningPoint, 'error'>): Turned {
  const inside = heard.filter(({ ply }) => ply > point.from && ply <= point.to).map(({ event }) => event)
  const before = heard.filter(({ ply }) => ply <= point.to).map(({ event }) => event)
  const cards = inside.flatMap((event) => (event.type === 'cardPlayed' ? [{ seat: event.seat, card: event.card }] : []))
  return { turn: turnOf(heard, point.to), story: storyOf(inside, before, point), cards }
}

/** The turn that is being played just before a ply; 0 before the first. */
export function turnOf(heard: readonly Heard[], ply: number): number {
  const began = heard.findLast((one) => one.event.type === 'turnBegan' && one.ply < ply)?.event
  return began?.type === 'turnBegan' ? began.turn : 0
}

/** A duel before all, then the last attempt of the seat that turned it so, then the last of another. */
function storyOf(inside: readonly DreddEvent[], before: readonly DreddEvent[], point: Omit<TurningPoint, 'error'>): Story {
  const { seat } = point
  const duel = inside.findLast((event) => event.type === 'duelRolled')
  if (duel !== undefined) {
    const own = duel.judges.find((judge) => judge.seat === seat) ?? duel.judges[0]!
    const other = Math.max(...duel.judges.filter((judge) => judge !== own).map(({ total }) => total))
    return { kind: 'duel', seat: own.seat, own: own.total, other }
  }
  const fates = inside.filter((event) => event.type === 'attemptEnded').filter((one) => turnsSo(one, point))
  const ended = fates.findLast((one) => one.seat === seat) ?? fates.findLast(({ fate }) => fate === 'arrested') ?? fates.at(-1)
  const roll = inside.findLast((event) => event.type === 'arrestRolled' && event.crime === ended?.crime)
  const declared = before.filter((event) => event.type === 'arrestDeclared').findLast(({ crime }) => crime === ended?.crime)
  if (ended === undefined || declared === undefined || roll?.type !== 'arrestRolled') return { kind: 'quiet' }
  const judge = roll.judges.find((one) => one.seat === ended.seat)
  if (judge === undefined) return { kind: 'quiet' }
  return { kind: 'attempt', seat: judge.seat, perp: declared.perp, fate: ended.fate, own: judge.total, other: roll.perp.total }
}

/** Whether an attempt can have turned it so: an arrest helps its Judge and nobody else, everything else does the opposite. */
function turnsSo({ seat, fate }: { readonly seat: Seat; readonly fate: Fate }, point: Omit<TurningPoint, 'error'>): boolean {
  const helps = (seat === point.seat) === (fate === 'arrested')
  return helps === point.after > point.before
}
