import type { Cards } from '../../cards/cards.ts'
import { score } from '../../city.ts'
import type { View } from '../../state.ts'
import { attemptsOf, type Attempts } from './attempts.ts'
import { roadsFrom, type Atlas } from './atlas.ts'
import { pointsLeft, stakesOf, winChances } from './stakes.ts'
import { ableHere, coveredBy, standOf, type Stand } from './stand.ts'
import type { Temper } from './temper.ts'
import { averageOf, late, turnsLeft, type Worths } from './worth.ts'

/** What a player needs to judge a stand by. */
export type Outlook = {
  readonly cards: Cards
  readonly atlas: Atlas
  readonly temper: Temper
  readonly view: View
  readonly worths: Worths
  readonly attempts: Attempts
  readonly stakes: readonly number[]
  /** How much of what comes a turn later counts; 0 in the last turn. */
  readonly patience: number
  /** What a card in hand is worth now. */
  readonly card: number
  /**
   * What a card drawn only in exchange for a discarded one is worth, in parts of a card: nothing where one would wait for
   * it in vain.
   */
  readonly exchange: number
}

/** Looks at the position from the viewer's seat. */
export function outlookOf(cards: Cards, atlas: Atlas, temper: Temper, worths: Worths, view: View): Outlook {
  const vain = waitsInVain(cards, view)
  const cautious = attemptsOf(cards, view, worths, temper)
  const desperate = vain && nothingWorthHaving(atlas, standOf(cards, atlas, view), view.you as number, cautious)
  return {
    cards,
    atlas,
    temper,
    view,
    worths,
    attempts: desperate ? attemptsOf(cards, view, worths, { ...temper, care: 0 }) : cautious,
    stakes: stakesOf(cards, view),
    patience: turnsLeft(cards, view) > 0 ? temper.patience : 0,
    card: temper.card * late(cards, view),
    exchange: vain ? 0 : temper.exchange,
  }
}

/** Whether waiting for cards is in vain: every hand is full, so that nobody gains by it but whoever leads. */
function waitsInVain(cards: Cards, view: View): boolean {
  if (view.held.some((held) => held < cards.pack.numbers.handLimit)) return false
  const own = score(cards, view.judges[view.you as number]!)
  return view.judges.some((judge, seat) => seat !== view.you && score(cards, judge) >= own)
}

/**
 * Whether no attempt that a Judge could come to is worth more than none. Out of Intensive Care the way leads past the Crimes in the Hospital
 * (JD-I2).
 */
function nothingWorthHaving({ hospital }: Atlas, { pieces, spots }: Stand, seat: number, attempts: Attempts): boolean {
  const inTheWay = pieces[seat]!.inCare ? spots.filter(({ at }) => at === hospital) : []
  const ahead = inTheWay.length > 0 ? inTheWay : spots
  return ahead.every(({ perp, crime }) => attempts(seat, perp, crime) <= 0)
}

/** Others at the same Crime, or nearer to it, take of what it is worth to a Judge. */
const shares = { there: 0.55, sooner: 0.75, asSoon: 0.9 }
/** What a Judge may move in a later turn. */
const usual = 2

/** JD-N1, JD-N2, JD-N3: what so many new cards are worth to a seat: each that fits, and a little those taken in exchange. */
function intakeWorth({ cards, view, card, exchange }: Outlook, seat: number, intake: number): number {
  const room = cards.pack.numbers.handLimit - view.held[seat]!
  const fitting = Math.min(room, intake)
  return card * (fitting + exchange * (intake - fitting))
}

/** What the Crimes of a stand are worth to one Judge, by the number of steps that he still has to go to each. */
type Pull = { readonly now: readonly number[]; readonly later: readonly number[] }

/** JD-R13: the pull of every Crime on a Judge. What is worth having is worth less where others are, or are sooner. */
function pullsOn(outlook: Outlook, stand: Stand, seat: number): Pull[] {
  const { atlas, attempts, patience } = outlook
  return stand.spots.map(({ at, perp, crime }) => {
    const worth = attempts(seat, perp, crime)
    const now = Array<number>(atlas.diameter + 1).fill(worth)
    if (worth > 0) {
      stand.pieces.forEach((other, who) => {
        if (who === seat || !ableHere(other)) return
        const theirs = atlas.steps[other.at]![at]!
        for (let steps = 0; steps < now.length; steps++) now[steps]! *= partOf(theirs, steps)
      })
    }
    return { now, later: now.map((one, steps) => one * patience ** Math.max(1, Math.ceil(steps / usual))) }
  })
}

function partOf(theirs: number, steps: number): number {
  if (theirs === 0) return shares.there
  if (theirs > steps) return 1
  return theirs < steps ? shares.sooner : shares.asSoon
}

/** How one Judge sees a stand: what ending his move in each sector would be worth to him. */
export type Sight = { readonly endingAt: (at: number, steps: number) => number; readonly afterwards: (from: number) => number }

/** Looks at a stand as one Judge. */
export function sightOf(outlook: Outlook, stand: Stand, seat: number): Sight {
  const { atlas } = outlook
  const { spots } = stand
  const pulls = pullsOn(outlook, stand, seat)
  const attempting = !stand.pieces[seat]!.barneyed && !stand.pieces[seat]!.attempted
  /** The best Crime to go to in later turns, those of one sector left out. */
  const next = (from: number, but: number): number => {
    let best = 0
    for (let n = 0; n < spots.length; n++) {
      if (spots[n]!.at !== but) best = Math.max(best, pulls[n]!.later[atlas.steps[from]![spots[n]!.at]!]!)
    }
    return best
  }
  const endingAt = (at: number, steps: number): number => {
    let here = -Infinity
    for (let n = 0; n < spots.length; n++) if (spots[n]!.at === at) here = Math.max(here, pulls[n]!.now[steps]!)
    const cards = intakeWorth(outlook, seat, atlas.intake[at]!)
    return here > -Infinity && attempting ? here + cards + next(at, at) : cards + next(at, -1)
  }
  return { endingAt, afterwards: (from) => next(from, -1) }
}

/** How far a Judge can go this turn: the steps to every sector, as Crimes stop him. */
export function roadsOf(outlook: Outlook, stand: Stand, seat: number): number[] {
  const piece = stand.pieces[seat]!
  const stops = piece.barneyed ? [] : stand.spots.map((spot) => spot.at).filter((at) => !coveredBy(stand, seat, at))
  return roadsFrom(outlook.atlas.neighbours, piece.at, stops, piece.strides)
}

/** JD-M5, JD-R8: whether a Crime holds a Judge where he is. */
function held(stand: Stand, seat: number): boolean {
  const piece = stand.pieces[seat]!
  return ableHere(piece) && stand.spots.some((spot) => spot.at === piece.at) && !coveredBy(stand, seat, piece.at)
}

/** What a Judge can still hope for, in points of his own: the best end of his move, or where he stands if it is over. */
export function hope(outlook: Outlook, stand: Stand, seat: number): number {
  const piece = stand.pieces[seat]!
  const sight = sightOf(outlook, stand, seat)
  if (piece.inCare) {
    const cards = intakeWorth(outlook, seat, outlook.cards.pack.numbers.intakeInIntensiveCare)
    return cards + outlook.patience ** (piece.moved ? 1 : 0) * sight.afterwards(outlook.atlas.hospital)
  }
  if (piece.moved || held(stand, seat)) return sight.endingAt(piece.at, 0)
  let best = -Infinity
  roadsOf(outlook, stand, seat).forEach((steps, at) => {
    if (steps <= piece.strides) best = Math.max(best, sight.endingAt(at, steps))
  })
  return best
}

/** What a stand is worth to the viewer: the hopes of some seats, his own and the others' as far as they count. */
export function balance(outlook: Outlook, stand: Stand, seats: readonly number[]): number {
  const { stakes, temper, view } = outlook
  return seats.reduce((sum, seat) => {
    const weight = seat === view.you ? 1 : temper.spite * stakes[seat]!
    return weight === 0 ? sum : sum + weight * hope(outlook, stand, seat)
  }, 0)
}

/** The viewer's chance (0 … 1) to win: by the scores, what everybody can still hope for, and the cards in hand. */
export function winChance(outlook: Outlook): number {
  const { cards, atlas, view, worths, card } = outlook
  const stand = standOf(cards, atlas, view)
  const average = averageOf(worths, cards.pack.cards)
  const coming = view.judges.map((judge, seat) => {
    const inHand = seat === view.you ? view.hand.reduce((sum, id) => sum + worths.get(id)!, 0) : average * view.held[seat]!
    return score(cards, judge) + hope(outlook, stand, seat) + card * inHand
  })
  return winChances(coming, pointsLeft(cards, view))[view.you as number]!
}
