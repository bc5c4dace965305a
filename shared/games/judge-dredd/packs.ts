import type { Seat } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import type { Cause, DreddEvent } from './events.ts'
import { turnUp } from './arriving.ts'
import type { Play } from './play.ts'
import type { Street } from './state.ts'

/** Every copy of every Action Card, by kind. */
export function everyCard(cards: Cards): string[] {
  return cards.pack.cards.flatMap((card) => Array<string>(card.copies).fill(card.id))
}

/** How many cards can still be drawn: an empty deck is made anew from its discards (JD-R23). */
export function drawable(street: Pick<Street, 'cardDiscard'>, deck: number): number {
  return deck + street.cardDiscard.length
}

type Why = Extract<DreddEvent, { type: 'cardsMoved' }>['cause']

/** JD-R23: draws up to `count` cards; the deck is reshuffled when it is empty, and if nothing is left nothing is drawn. */
export function drawCards(play: Play, seat: Seat, count: number, cause: Why): void {
  const { state, table } = play
  const drawn: string[] = []
  while (drawn.length < count) {
    if (state.packs.cards.length === 0) reshuffleCards(play)
    const card = state.packs.cards.shift()
    if (card === undefined) break
    drawn.push(card)
    state.hands[seat]!.push(card)
  }
  if (drawn.length === 0) return
  table.reveal()
  table.tell({ type: 'cardsMoved', count: drawn.length, from: { in: 'pack' }, to: { in: 'hand', seat }, cause })
  for (const card of drawn) table.tell({ type: 'cardMoved', card, from: { in: 'pack' }, to: { in: 'hand', seat } }, [seat])
}

function reshuffleCards({ state, table }: Play): void {
  if (state.cardDiscard.length === 0) return
  state.shuffles.cards += 1
  state.packs.cards = table.shuffle(state.cardDiscard, `cards/shuffle-${state.shuffles.cards}`)
  state.cardDiscard = []
  table.tell({ type: 'packReshuffled', pack: 'cards', size: state.packs.cards.length })
  table.tell({ type: 'packShuffled', pack: 'cards', order: [...state.packs.cards] }, [])
}

/** JD-C4: a card goes from a hand face up to the discard pile. */
export function discardFrom(play: Play, seat: Seat, card: string, cause: Cause | { readonly by: 'limit' }): void {
  takeFromHand(play, seat, card)
  play.state.cardDiscard.push(card)
  play.table.tell({ type: 'cardsMoved', count: 1, from: { in: 'hand', seat }, to: { in: 'discard' }, cause })
  play.table.tell({ type: 'cardMoved', card, from: { in: 'hand', seat }, to: { in: 'discard' } })
}

/** Takes one copy of a card out of a hand. */
export function takeFromHand({ state }: Play, seat: Seat, card: string): void {
  const hand = state.hands[seat]!
  hand.splice(hand.indexOf(card), 1)
}

/**
 * JD-S5, JD-R3, JD-R22: Crimes come until six are active or the Perps run out: a Sector card, a Perp face down, a Crime
 * face up on it. A Crime that comes to a Judge is met at once (JD-R4). The turn of the last Perp sets the last turn
 * (JD-V1, JD-R24).
 */
export function replenish(play: Play): void {
  const { cards, state } = play
  while (state.scenes.length < cards.pack.numbers.activeCrimes && state.packs.perps.length > 0) placeCrime(play)
}

function placeCrime(play: Play): void {
  const { state, table } = play
  const sector = drawSector(play)
  const perp = state.packs.perps.shift() as string
  const crime = state.packs.crimes.shift() as string
  state.scenes.push({ crime, perp, faceUp: false, sector })
  table.reveal()
  table.tell({ type: 'crimePlaced', crime, sector })
  table.tell({ type: 'perpPlaced', perp, crime, sector }, [])
  turnUp(play, sector, { by: 'rule' })
  if (state.packs.perps.length > 0) return
  // The holder's next turn is the first of one for every player.
  state.lastTurn = state.turn + state.judges.length
  table.tell({ type: 'lastPerpPlaced', holder: state.first, lastTurn: state.lastTurn })
}

function drawSector({ state, table }: Play): string {
  if (state.packs.sectors.length === 0) {
    state.shuffles.sectors += 1
    state.packs.sectors = table.shuffle(state.sectorDiscard, `sectors/shuffle-${state.shuffles.sectors}`)
    state.sectorDiscard = []
    table.tell({ type: 'packReshuffled', pack: 'sectors', size: state.packs.sectors.length })
    table.tell({ type: 'packShuffled', pack: 'sectors', order: [...state.packs.sectors] }, [])
  }
  const sector = state.packs.sectors.shift() as string
  state.sectorDiscard.push(sector)
  return sector
}
