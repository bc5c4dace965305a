import type { Aim } from '../../../../shared/games/judge-dredd/actions.ts'
import type { DreddEvent, Place } from '../../../../shared/games/judge-dredd/events.ts'
import type { Street, View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { slides, type Box, type GameMoves, type Move, type Stop } from '../../../motion/moves.ts'
import { Draft, stopAt, times, type DreddScene } from './draft.ts'

type EventType = DreddEvent['type']
type Moved<T extends EventType> = (event: Extract<DreddEvent, { type: T }>, draft: Draft, later: readonly DreddEvent[]) => void

/** How large things are seen where they are carried: at a seat or a pile, under way, shown to all. */
const sizes = { pile: 0.3, way: 0.55, shown: 1 } as const
/** Of many cards so many are seen to travel. */
const mostCards = 4
/** A card that is shown hangs so far above what it is played on, in pixels. */
const above = 96

const nothing = (): void => undefined

/**
 * Every kind of event and how it is seen to happen; a new one does not compile until it moves something or stands still on purpose. What only some
 * may know moves nothing of its own (R-HID-1): cards that are drawn or taken are backs, as many as everybody is told (`cardsMoved`).
 */
const moved = {
  turnStartDealt: nothing,
  packShuffled: nothing,
  packReshuffled: nothing,
  turnBegan: nothing,
  phaseBegan: nothing,
  entered: ({ seat, from, to }, draft) => {
    if (from !== null) return draft.step(seat, from, to)
    draft.add({ do: 'land', piece: `judge:${seat}`, at: draft.at })
    draft.at += times.set
  },
  moveEnded: nothing,
  crimePlaced: ({ crime }, draft) => {
    draft.add({ do: 'land', piece: `crime:${crime}`, at: draft.at })
    draft.at += times.set
  },
  perpPlaced: nothing,
  perpTurnedUp: ({ crime }, draft) => {
    draft.add({ do: 'turn', piece: `perp:${crime}`, back: { kind: 'perp', id: null }, at: draft.at })
    draft.at += times.hop
  },
  crimeMoved: nothing,
  perpsSwapped: ({ crimes: [one, other] }, draft) => {
    cross(draft, `perp:${one}`, `perp:${other}`)
    cross(draft, `perp:${other}`, `perp:${one}`)
    draft.at += times.card
  },
  lastPerpPlaced: nothing,
  windowOpened: nothing,
  passed: nothing,
  windowClosed: nothing,
  cardPlayed: ({ seat, card, aim }, draft) => play(draft, seat, card, aim),
  stridesChanged: nothing,
  barneyed: ({ seat }, draft) => draft.add({ do: 'shake', piece: `judge:${seat}`, at: draft.at }),
  modified: nothing,
  cancelled: nothing,
  looked: ({ crimes }, draft) => {
    for (const crime of crimes) draft.add({ do: 'shake', piece: `perp:${crime}`, at: draft.at })
  },
  peeked: nothing,
  cardsMoved: ({ count, from, to }, draft, later) => deal(draft, count, from, to, later),
  cardMoved: ({ card, from, to }, draft) => {
    if (to.in !== 'discard' || from.in !== 'hand' || draft.played.has(card)) return
    const way = [draft.box(`slot:${card}`, `held:${from.seat}`), draft.box('pile:cards')]
    carry(draft, card, [way[0] && stopAt(way[0], sizes.way), way[1] && stopAt(way[1], sizes.pile)])
  },
  arrestDeclared: ({ crime }, draft) => draft.add({ do: 'shake', piece: `crime:${crime}`, at: draft.at }),
  joined: nothing,
  declined: nothing,
  arrestRolled: nothing,
  attemptEnded: nothing,
  arrested: ({ seat, crime, points, score }, draft) => {
    const [from, to] = [draft.box(`crime:${crime}`), draft.box(`points:${seat}`)]
    const way = [from && stopAt(from, 1, times.between), to && stopAt(to, sizes.pile)]
    carry(draft, crime, way, 'crime')
    draft.add({ do: 'count', piece: `points:${seat}`, from: score - points, to: score, at: draft.at + times.card })
    draft.at += times.set
  },
  tookToCare: ({ seat, from }, draft) => {
    draft.step(seat, from, from, false)
    draft.add({ do: 'shake', piece: `seat:${seat}`, at: draft.at })
  },
  drawNamed: nothing,
  scored: nothing,
  duelDeclared: nothing,
  duelRolled: nothing,
  ended: nothing,
} satisfies { readonly [T in EventType]: Moved<T> }

/** Carries something past stops, where all of them are to be seen. */
function carry(draft: Draft, id: string | null, way: readonly (Stop | undefined)[], kind = 'card', at = draft.at): boolean {
  const stops = way.filter((stop) => stop !== undefined)
  if (stops.length < way.length) return false
  draft.add({ do: 'carry', thing: { kind, id }, way: stops, at })
  return true
}

/** Two hidden Perps change places; what was turned up stays to be seen. */
function cross(draft: Draft, from: string, to: string): void {
  const [one, other] = [draft.box(from), draft.box(to)]
  carry(draft, null, [one && stopAt(one, 1), other && stopAt(other, 1)], 'perp')
}

/** A card goes from its hand to what it is played on, is shown there, and goes to the discard pile. What it does happens meanwhile. */
function play(draft: Draft, seat: Seat, card: string, aim: Aim): void {
  draft.played.add(card)
  const from = draft.box(`slot:${card}`, `held:${seat}`, `speaker:${seat}`)
  const onto = draft.box(...aimedAt(draft.scene.before.view, seat, aim))
  if (from === undefined || onto === undefined) return
  const shown = stopAt({ ...onto, y: Math.max(onto.y - above, above) }, sizes.shown, times.show)
  const pile = draft.box('pile:cards')
  // In a fight there is no pile: it stays with the one it was played on.
  const last = pile === undefined ? stopAt(onto, sizes.pile) : stopAt(pile, sizes.pile)
  if (carry(draft, card, [stopAt(from, sizes.way), shown, last])) draft.at += times.effect
}

/** The names of what a card is played on, the nearest first. */
function aimedAt({ stage }: Street, seat: Seat, aim: Aim): string[] {
  const active = stage.step === 'window' ? stage.moment.active : seat
  switch (aim.at) {
    case 'fight':
      return aim.on.side === 'perp' ? ['side:perp'] : [`side:${aim.on.seat}`]
    case 'judge':
    case 'rival':
      return [`judge:${aim.seat}`]
    case 'sector':
      return [`judge:${seat}`]
    case 'crime':
      return [`crime:${aim.crime}`]
    case 'crimes':
      return [...aim.crimes.map((crime) => `crime:${crime}`), `judge:${seat}`]
    case 'none':
      return [`judge:${active}`]
  }
}

/** Cards come into a hand, as backs; those that the viewer may see then lie in their places. */
function deal(draft: Draft, count: number, from: Place, to: Place, later: readonly DreddEvent[]): void {
  if (to.in !== 'hand') return
  const start = from.in === 'pack' ? draft.box('pack:cards') : from.in === 'hand' ? draft.box(`held:${from.seat}`) : undefined
  const slots = slotsOf(draft, to.seat, count, later)
  const seat = draft.box(`held:${to.seat}`)
  for (let n = 0; n < Math.min(count, mostCards); n += 1) {
    const slot = slots[n]
    const [end, at] = [slot?.box ?? seat, draft.at + n * times.between]
    const way = [start && stopAt(start, sizes.pile), end && stopAt(end, slot === undefined ? sizes.pile : sizes.shown)]
    if (carry(draft, null, way, 'card', at) && slot !== undefined)
      draft.add({ do: 'land', piece: slot.name, at: at + times.card - times.between })
  }
  draft.at += times.set
}

/** Where the cards that were dealt lie in the open hand, as far as the viewer was told which they are. */
function slotsOf({ scene }: Draft, seat: Seat, count: number, later: readonly DreddEvent[]): { name: string; box: Box }[] {
  if (scene.after.view.you !== seat) return []
  return later.slice(0, count).flatMap((event) => {
    if (event.type !== 'cardMoved' || event.to.in !== 'hand' || event.to.seat !== seat) return []
    const name = `slot:${event.card}`
    const box = scene.after.lie.get(name)
    return box === undefined || scene.before.lie.has(name) ? [] : [{ name, box }]
  })
}

/** What is seen of an answer, in its order. */
export function plan(scene: DreddScene): readonly Move[] {
  const draft = new Draft(scene)
  scene.events.forEach((event, n) => (moved[event.type] as Moved<EventType>)(event, draft, scene.events.slice(n + 1)))
  const moves = [...draft.walked(), ...draft.moves]
  return [...moves, ...slides(scene, moves, /^(judge|crime):/)]
}

/** Judge Dredd: the city. A fight takes the board away; what is played in it is seen there. */
export const dreddMoves: GameMoves<View, DreddEvent> = { plan, ground: 'city', atOnce: ['cardPlayed', 'cardMoved'] }
