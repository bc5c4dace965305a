import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import { score } from '../../../../shared/games/judge-dredd/city.ts'
import type { Arrest, View } from '../../../../shared/games/judge-dredd/state.ts'
import { outlookOf, type SeatOutlook } from '../arrest/outlook.ts'
import { sortedHand } from '../cards/hand.ts'

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>
type Play = Of<'play'>

/** What an attempt would be worth and how it stands for one Judge, no card played. */
export type Attempt = {
  readonly crime: string
  readonly perp: string
  readonly points: number
  readonly outlook: SeatOutlook
  readonly rolls: number
}

function attempt(cards: Cards, view: View, arrest: Arrest, seat: Seat): Attempt | null {
  const perp = view.scenes.find(({ crime }) => crime === arrest.crime)?.perp
  if (perp === null || perp === undefined) return null
  const { rolls, seats } = outlookOf(cards, view, { kind: 'arrest', arrest })
  const outlook = seats.find((one) => one.seat === seat)!
  return { crime: arrest.crime, perp, points: cards.perpValue(perp) + cards.crimeValue(arrest.crime), outlook, rolls }
}

/** JD-A10: the Crimes that may be named, each with the chance of the Judge alone. */
export function namingOptions(
  cards: Cards,
  view: View,
  legal: readonly Action[],
): { readonly action: Of<'name'>; readonly attempt: Attempt }[] {
  const { stage } = view
  if (stage.step !== 'naming') return []
  const sector = view.judges[stage.active]!.at as string
  return legal.flatMap((action) => {
    if (action.type !== 'name') return []
    const found = attempt(cards, view, { crime: action.crime, sector, seats: [stage.active], modifiers: [] }, stage.active)
    return found === null ? [] : [{ action, attempt: found }]
  })
}

/** JD-R12: how the arrest that is being gathered stands for the asked Judge if he joins, and for who named it if he does not. */
export type Joining = {
  readonly asked: Seat
  readonly by: Seat
  readonly joined: Attempt
  readonly without: Attempt
  readonly undecided: number
}

/** JD-A11, JD-R12: what joining and declining mean; null at any other moment. */
export function joiningOf(cards: Cards, view: View): Joining | null {
  const { stage } = view
  if (stage.step !== 'joining') return null
  const { arrest, asked, queue } = stage
  const by = arrest.seats[0]!
  const joined = attempt(cards, view, { ...arrest, seats: [...arrest.seats, asked] }, asked)
  const without = attempt(cards, view, arrest, by)
  return joined === null || without === null ? null : { asked, by, joined, without, undecided: queue.length }
}

/** JD-R22: a number of new cards that may be drawn, and how many the hand then holds. */
export type Draw = { readonly action: Of<'draw'>; readonly held: number; readonly most: boolean }

/** JD-N2, JD-N3, JD-R22: the numbers that may be named, the least first. */
export function drawsOf(view: View, legal: readonly Action[]): Draw[] {
  const { stage } = view
  if (stage.step !== 'drawing') return []
  const draws = legal.filter((action): action is Of<'draw'> => action.type === 'draw')
  const most = Math.max(...draws.map(({ count }) => count))
  const held = view.held[stage.asked] ?? 0
  return draws
    .map((action) => ({ action, held: held + action.count, most: action.count === most }))
    .sort((a, b) => a.action.count - b.action.count)
}

/** JD-R22: the cards of the open hand that may be discarded to make room, in the order in which they lie there. */
export function discardsOf(cards: Cards, view: View, legal: readonly Action[]): Of<'discard'>[] {
  const order = sortedHand(cards, view.hand)
  return legal
    .filter((action): action is Of<'discard'> => action.type === 'discard')
    .sort((a, b) => order.indexOf(a.card) - order.indexOf(b.card))
}

/** A rival whose hand a card can be played on, with what everybody knows of him. */
export type Rival = { readonly play: Play; readonly seat: Seat; readonly held: number; readonly points: number }

/** JD-R18, JD-R19: the rivals a card can be played on. */
export function rivalsOf(cards: Cards, view: View, plays: readonly Play[]): Rival[] {
  return plays.flatMap((play) => {
    if (play.aim.at !== 'rival') return []
    const { seat } = play.aim
    return [{ play, seat, held: view.held[seat] ?? 0, points: score(cards, view.judges[seat]!) }]
  })
}

/** What kind of tiles the moment asks for; null if the map or a plain button does. */
export function choiceKind(
  view: View,
  legal: readonly Action[],
  plays: readonly Play[],
): 'rival' | 'naming' | 'joining' | 'drawing' | null {
  if (plays.length > 0) return plays.every(({ aim }) => aim.at === 'rival') ? 'rival' : null
  const { step } = view.stage
  if (step === 'naming' && legal.some(({ type }) => type === 'name')) return 'naming'
  if (step === 'joining' && legal.some(({ type }) => type === 'join')) return 'joining'
  return step === 'drawing' && legal.some(({ type }) => type === 'draw') ? 'drawing' : null
}

/** The sector that the choice is about; null if it is about none. */
export function choiceSector({ stage, judges }: View): string | null {
  if (stage.step === 'naming') return judges[stage.active]?.at ?? null
  return stage.step === 'joining' ? stage.arrest.sector : null
}
