import type { Seat } from '../../../kernel/game.ts'
import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { discardFrom, drawable, drawCards, replenish } from '../packs.ts'
import { waitAt, type At, type Next, type Play } from '../play.ts'
import type { State, View } from '../state.ts'
import { openWindow } from './window.ts'

/** JD-T1: End of Turn; before the Turn Start Card passes, cards may be played, the First Player asked first (JD-R16). */
export function beginEndOfTurn(play: Play): Next {
  const { state, table } = play
  table.tell({ type: 'phaseBegan', phase: 'endOfTurn', turn: state.turn })
  return openWindow(play, { window: 'end', active: state.first })
}

/** JD-T1, JD-R22: the card passes to the left; the new First Player replenishes Crimes, then new cards are given from him on. */
export function passTurnStart(play: Play): Next {
  const { state } = play
  state.first = (state.first + 1) % state.judges.length
  replenish(play)
  return { begin: 'drawing', seat: state.first }
}

/** JD-N1, JD-N2, JD-N3, JD-R22: how many new cards a Judge's place gives; above one it is "up to". */
export function intakeOf(cards: Cards, judge: { readonly at: string | null; readonly inCare: boolean }): number {
  return judge.inCare ? cards.pack.numbers.intakeInIntensiveCare : cards.sector(judge.at as string).intake
}

/** The numbers a player may name: at most what his place gives, what fits into his hand and what can be drawn. */
function counts(cards: Cards, intake: number, held: number, available: number): number[] {
  const most = Math.max(0, Math.min(intake, cards.pack.numbers.handLimit - held, available))
  return intake > 1 ? Array.from({ length: most + 1 }, (_, count) => most - count) : [most]
}

/** JD-C2, JD-R22: as many cards as the hand limit would cut from the draw may be discarded first. */
function spareOf(cards: Cards, intake: number, held: number): number {
  return Math.min(held, Math.max(0, held + intake - cards.pack.numbers.handLimit))
}

/** A player's new cards; he is asked only where he has a choice that everybody can see (R-UX-3, R-HID-2). */
export function beginDrawing(play: Play, seat: Seat): Next {
  const { cards, state } = play
  const intake = intakeOf(cards, state.judges[seat]!)
  const held = state.hands[seat]!.length
  return settleOrAsk(play, seat, spareOf(cards, intake, held))
}

function settleOrAsk(play: Play, seat: Seat, spare: number): Next {
  const { cards, state } = play
  const choices = drawsOf(cards, state, state.packs.cards.length, seat, state.hands[seat]!.length)
  return spare === 0 && choices.length === 1 ? draw(play, seat, choices[0]!) : waitAt(play, { step: 'drawing', asked: seat, spare })
}

function drawsOf(cards: Cards, state: Pick<State, 'judges' | 'cardDiscard'>, deck: number, seat: Seat, held: number): number[] {
  return counts(cards, intakeOf(cards, state.judges[seat]!), held, drawable(state, deck))
}

/** The most first: it is what is drawn if nobody speaks up. */
export function legalDraws(cards: Cards, view: View, { asked, spare }: At<'drawing'>): Action[] {
  const draws = drawsOf(cards, view, view.packs.cards, asked, view.held[asked]!).map((count): Action => ({ type: 'draw', count }))
  const discards = spare > 0 ? [...new Set(view.hand)].map((card): Action => ({ type: 'discard', card })) : []
  return [...draws, ...discards]
}

export function takeNew(play: Play, { asked, spare }: At<'drawing'>, action: Action): Next {
  if (action.type === 'discard') {
    discardFrom(play, asked, action.card, { by: 'limit' })
    play.table.reveal()
    return settleOrAsk(play, asked, spare - 1)
  }
  return action.type === 'draw' ? draw(play, asked, action.count) : null
}

function draw(play: Play, seat: Seat, count: number): Next {
  const { state, table } = play
  table.reveal()
  table.tell({ type: 'drawNamed', seat, count })
  drawCards(play, seat, count, { by: 'draw' })
  const next = (seat + 1) % state.judges.length
  return next === state.first ? { begin: 'turn' } : { begin: 'drawing', seat: next }
}
