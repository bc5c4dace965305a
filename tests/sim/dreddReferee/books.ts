import type { Modifier } from '../../../shared/games/judge-dredd/state.ts'
import { Ledger } from '../referee/ledger.ts'
import { box } from './box.ts'

/** A Judge as the transcript tells of him; `at` null before he is placed. */
export type Piece = {
  at: string | null
  inCare: boolean
  barneyed: boolean
  strides: number
  arrived: number
  attempted: boolean
  readonly declined: string[]
  readonly arrests: { readonly crime: string; readonly perp: string }[]
}

/** A Crime on the board with what lies below it; null until the Perp has been told of. */
export type Scene = { crime: string; sector: string; perp: string | null; faceUp: boolean }

/** The arrest or duel that is on: who takes part, which cards count, and the totals once the dice lie. */
export type FightBook = {
  readonly crime: string | null
  readonly seats: number[]
  readonly modifiers: Modifier[]
  perp: number
  readonly totals: Map<number, number>
}

/**
 * What somebody who reads a transcript, and knows the rulebook and the cards in the box but not the program, can keep
 * account of. Nothing here is computed by the rules of the program.
 */
export class DreddBooks extends Ledger {
  turn = 0
  first = 0
  phase = ''
  arrivals = 0
  lastTurn: number | null = null
  readonly pieces: Piece[] = []
  scenes: Scene[] = []
  readonly hands: string[][] = []
  readonly known: string[][] = []
  /** Packs in order, top first; a pack that was never shuffled is not there. */
  readonly packs = new Map<string, string[]>()
  /** How many cards of the old Action deck a draw takes before those of the new one. */
  leftOnTop = 0
  readonly discards = { sectors: [] as string[], cards: [] as string[] }
  /** A card that left a hand and does not lie on the discard pile yet. */
  inPlay: { readonly seat: number; readonly card: string } | null = null
  /** Cards that were said to move and have still to be named. */
  toMove: { count: number; readonly from: string; readonly to: string; readonly stolen: boolean } | null = null
  window: { readonly id: string; readonly active: number; passed: number[]; played: boolean } | null = null
  fight: FightBook | null = null
  scores: readonly number[] = []

  constructor(players: number) {
    super()
    for (let seat = 0; seat < players; seat++) {
      this.pieces.push({ at: null, inCare: false, barneyed: false, strides: 0, arrived: 0, attempted: false, declined: [], arrests: [] })
      this.hands.push([])
      this.known.push([])
    }
  }

  /** The seats clockwise from one. */
  clockwise(from: number): number[] {
    return this.pieces.map((_, n) => (from + n) % this.pieces.length)
  }

  piece(seat: number): Piece {
    return this.pieces[seat]!
  }

  /** The Crime on the board; noting a fault if it is not there. */
  scene(crime: string): Scene {
    const found = this.scenes.find((one) => one.crime === crime)
    this.must(found !== undefined, `${crime} is not on the board`)
    return found ?? { crime, sector: '', perp: null, faceUp: false }
  }

  /** In a sector proper and not Barneyed (JD-R8). */
  able(seat: number): boolean {
    const { at, inCare, barneyed } = this.piece(seat)
    return at !== null && !inCare && !barneyed
  }

  standsAtCrime(seat: number): boolean {
    return this.scenes.some((scene) => scene.sector === this.piece(seat).at)
  }

  /** JD-M5, JD-R8. */
  bound(seat: number): boolean {
    if (!this.able(seat) || !this.standsAtCrime(seat)) return false
    return !this.pieces.some((other, who) => who !== seat && this.able(who) && other.at === this.piece(seat).at)
  }

  /** The top card of a pack, taken off; noting a fault if it is another one than was told. */
  takeTop(pack: string, told: string): void {
    const top = this.packs.get(pack)?.shift()
    this.equal(`top of the ${pack}`, told, top)
  }

  /** One copy of a card out of a hand. */
  takeFromHand(seat: number, card: string): void {
    const at = this.hands[seat]!.indexOf(card)
    this.must(at >= 0, `seat ${seat} does not hold ${card}`)
    if (at >= 0) this.hands[seat]!.splice(at, 1)
  }

  /** JD-V2. */
  scoreOf(seat: number): number {
    return this.piece(seat).arrests.reduce((sum, { crime, perp }) => sum + box.value(crime) + box.value(perp), 0)
  }
}
