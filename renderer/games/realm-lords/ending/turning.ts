import type { TurningPoint } from '../../../../shared/contract/course.ts'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'

/** An event with the ply that it belongs to. */
export type Heard = { readonly ply: number; readonly event: RealmEvent }

/** What happened at a turning point that tells most of it: a fight, the doom clock, a level, else the road itself. */
export type Story =
  | {
      readonly kind: 'won' | 'fled' | 'defeated'
      readonly enemy: string
      /** The last roll of the fight and what it had to reach. */
      readonly total: number
      readonly target: number
    }
  | { readonly kind: 'clock'; readonly clock: number; readonly total: number; readonly tick: number }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'quiet' }

/** Tells a turning point by what was heard of the campaign, never by what would have turned it the other way. */
export function storyAt(heard: readonly Heard[], { from, to, before, after }: Omit<TurningPoint, 'seat' | 'error'>): Story {
  const inside = heard.filter(({ ply }) => ply > from && ply <= to).map(({ event }) => event)
  const story = after > before ? goodNews(inside) : badNews(inside)
  return story ?? { kind: 'quiet' }
}

/** The round that is being played just before a ply; 0 before the first. */
export function roundOf(heard: readonly Heard[], ply: number): number {
  const began = heard.findLast((one) => one.event.type === 'roundBegan' && one.ply < ply)?.event
  return began?.type === 'roundBegan' ? began.round : 0
}

function goodNews(inside: readonly RealmEvent[]): Story | null {
  return fightIn(inside, 'won') ?? levelIn(inside)
}

function badNews(inside: readonly RealmEvent[]): Story | null {
  return fightIn(inside, 'defeated') ?? clockIn(inside) ?? fightIn(inside, 'fled')
}

function fightIn(inside: readonly RealmEvent[], how: 'won' | 'fled' | 'defeated'): Story | null {
  const at = inside.findLastIndex((event) => event.type === 'fightEnded' && event.how === how)
  const ended = inside[at]
  const resolved = inside.slice(0, at).findLast((event) => event.type === 'roundResolved')
  if (ended?.type !== 'fightEnded') return null
  return { kind: ended.how, enemy: ended.enemy, total: resolved?.sum.total ?? 0, target: resolved?.sum.target ?? 0 }
}

function clockIn(inside: readonly RealmEvent[]): Story | null {
  const moved = inside.findLast((event) => event.type === 'doomMoved' && event.advanced)
  const rolled = inside.findLast((event) => event.type === 'doomRolled' && event.trips)
  if (moved?.type !== 'doomMoved' || rolled?.type !== 'doomRolled') return null
  return { kind: 'clock', clock: moved.clock, total: rolled.total, tick: rolled.tick }
}

function levelIn(inside: readonly RealmEvent[]): Story | null {
  const gained = inside.findLast((event) => event.type === 'levelGained')
  return gained === undefined ? null : { kind: 'level', level: gained.level }
}
