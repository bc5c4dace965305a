import type { Action } from '../../actions.ts'
import type { CityEffect } from '../../cards/schema.ts'
import type { Moment } from '../../state.ts'
import type { Rated } from './moves.ts'
import { balance, type Outlook } from './prospects.ts'
import { standOf, withPiece, type Stand } from './stand.ts'
import { averageOf, costPart } from './worth.ts'

type Play = Extract<Action, { type: 'play' }>

/** JD-R16: rates passing (0) and every card outside the Arrest Round by how it changes the stand, less what it is worth in hand. */
export function rateCityPlays(outlook: Outlook, moment: Moment, legal: readonly Action[]): Rated[] {
  const { cards, atlas, view, temper, worths } = outlook
  const before = standOf(cards, atlas, view)
  const part = costPart(cards, view, temper)
  const feared = fearedBy(outlook)
  const everybody = before.pieces.map((_, seat) => seat)
  const nows = new Map<number, number>()
  const nowFor = (seats: readonly number[], only: number): number => {
    const known = nows.get(only) ?? balance(outlook, before, seats)
    nows.set(only, known)
    return known
  }
  return legal.map((action) => {
    if (action.type !== 'play') return { action, worth: 0 }
    const { effect } = cards.card(action.card).city!
    const cost = part * worths.get(action.card)!
    // Many ways to move a Crime: they are weighed only before the moves that matter most.
    if (effect.op === 'moveCrime' && moment.active !== view.you && moment.active !== feared) return { action, worth: -cost }
    const after = standAfter(outlook, before, effect, action, moment.active)
    if (after === null) return { action, worth: inHand(outlook, effect, action) - cost }
    const only = soleMover(effect, action, moment.active)
    const seats = only < 0 ? everybody : [only]
    return { action, worth: balance(outlook, after, seats) - nowFor(seats, only) - cost }
  })
}

/** The one Judge whom a card touches, or -1 where it touches Crimes, and so everybody. */
function soleMover({ op }: CityEffect, { aim }: Play, active: number): number {
  if (op === 'moveCrime' || op === 'swapPerps') return -1
  return aim.at === 'judge' ? aim.seat : active
}

/** The rival who is likeliest to win. */
function fearedBy({ stakes }: Outlook): number {
  return stakes.indexOf(Math.min(...stakes))
}

/** How the pieces would stand after a card; null for one that moves none. */
function standAfter({ atlas, cards }: Outlook, stand: Stand, effect: CityEffect, { aim }: Play, active: number): Stand | null {
  switch (effect.op) {
    case 'stride':
      return withPiece(stand, active, { strides: 'set' in effect ? effect.set : stand.pieces[active]!.strides + effect.add })
    case 'barney':
      return withPiece(stand, active, { barneyed: true })
    case 'heal':
      return withPiece(stand, active, { inCare: false, at: atlas.of.get(cards.hospital)! })
    case 'relocate':
      if (aim.at === 'sector') return withPiece(stand, active, { at: atlas.of.get(aim.to)! })
      return aim.at === 'judge' ? withPiece(stand, aim.seat, { at: atlas.of.get(aim.to)! }) : null
    case 'moveCrime':
      if (aim.at !== 'crime') return null
      return { ...stand, spots: stand.spots.map((spot) => (spot.id === aim.crime ? { ...spot, at: atlas.of.get(aim.to)! } : spot)) }
    case 'swapPerps':
      return aim.at === 'crimes' ? swapped(stand, aim.crimes) : null
    default:
      return null
  }
}

function swapped(stand: Stand, [one, other]: readonly string[]): Stand {
  const perpOf = (id: string | undefined) => stand.spots.find((spot) => spot.id === id)?.perp ?? null
  const perps = new Map([
    [one, perpOf(other)],
    [other, perpOf(one)],
  ])
  return { ...stand, spots: stand.spots.map((spot) => (perps.has(spot.id) ? { ...spot, perp: perps.get(spot.id) ?? null } : spot)) }
}

/** Knowing a Perp is worth so much, in parts of a card, to one who has still to move. */
const lookWorth = 0.4

/** What the cards that touch hands and knowledge are worth. */
function inHand(outlook: Outlook, effect: CityEffect, { aim }: Play): number {
  const { cards, view, card, worths, stakes, temper } = outlook
  const average = card * averageOf(worths, cards.pack.cards)
  const mine = view.judges[view.you as number]!
  if (effect.op === 'draw') return average * Math.min(effect.count, cards.pack.numbers.handLimit - (view.hand.length - 1))
  if (effect.op === 'peek') return aim.at === 'crimes' && !mine.moved ? lookWorth * card * aim.crimes.length : 0
  if (effect.op !== 'take' || aim.at !== 'rival') return 0
  const taken = Math.min(effect.count, view.held[aim.seat]!)
  return average * taken * (-stakes[aim.seat]! * temper.spite + (effect.to === 'hand' ? 1 : 0))
}
