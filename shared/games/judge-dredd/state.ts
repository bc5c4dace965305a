import type { Outcome, Seat } from '../../kernel/game.ts'

/** A Judge on the board. */
export type Judge = {
  /** Which of the six he is. */
  id: string
  /** The sector he stands in; in Intensive Care the Hospital's, though he is not in it (JD-I1); null before he is placed. */
  at: string | null
  inCare: boolean
  /** Until the end of the turn Crimes neither stop nor bind him, and he makes no arrest (JD-E2). */
  barneyed: boolean
  /** How many sectors he may still move this turn. */
  strides: number
  /** When he came to where he is: a higher number is a later arrival (JD-R9). */
  arrived: number
  /** Whether his move of this turn is over. */
  moved: boolean
  /** Whether he has made his attempt of this round (JD-A1). */
  attempted: boolean
  /** Crimes he was asked to join this round and declined (JD-R12). */
  declined: string[]
  /** What he has arrested, in order. */
  arrests: { crime: string; perp: string }[]
}

/** A Crime on the board with the Perp below it; `perp` is null in a view that may not know it. */
export type SceneOf<Perp> = { crime: string; perp: Perp; faceUp: boolean; sector: string }
export type Scene = SceneOf<string>
export type SceneView = SceneOf<string | null>

/** Who a combat half was played on. */
export type Aimed = { side: 'perp' } | { side: 'judge'; seat: Seat }

/** A card that counts in an arrest or a duel (JD-R20). */
export type Modifier = { card: string; by: Seat; on: Aimed } & ({ amount: number } | { keep: 'highest' | 'lowest' })

/** An attempt that was declared: the Judges who take part, the one who named it first (JD-R12). */
export type Arrest = { crime: string; sector: string; seats: Seat[]; modifiers: Modifier[] }

/** A fight of tied Judges (JD-V3, JD-R26). */
export type Duel = { round: number; seats: Seat[]; modifiers: Modifier[] }

/** What is fought out at a last call. */
export type Fight = { kind: 'arrest'; arrest: Arrest } | { kind: 'duel'; duel: Duel }

/** A moment at which cards may be played, with what it is about (JD-R16). `active`: whose Judge it is. */
export type Moment =
  | { window: 'move'; active: Seat }
  | { window: 'reveal'; active: Seat }
  | { window: 'combat'; active: Seat; fight: Fight }
  | { window: 'end'; active: Seat }

/** Where the match stands, with all that is needed to go on from there. */
export type Stage =
  /** The player on turn sets his piece in a Starting Sector; `queue` holds those still to come, he first. */
  | { step: 'place'; queue: Seat[] }
  /** `passed`: who has passed since the last card was played, in order; `round` counts from 0 with every card played. */
  | { step: 'window'; moment: Moment; asked: Seat; passed: Seat[]; round: number }
  | { step: 'moving'; active: Seat }
  | { step: 'naming'; active: Seat }
  /** `asked` may join the arrest; `queue` holds those to be asked after him. */
  | { step: 'joining'; arrest: Arrest; asked: Seat; queue: Seat[] }
  /** `spare`: how many cards he may still discard before he draws. */
  | { step: 'drawing'; asked: Seat; spare: number }
  | { step: 'over'; outcome: Outcome }

export type Step = Stage['step']

/** What lies open on the table: the same in the full state and in a view (JD-R21). */
export type Street = {
  turn: number
  /** Who has the Turn Start Card. */
  first: Seat
  judges: Judge[]
  /** Entries so far; the next arrival gets the next number (JD-R9). */
  arrivals: number
  /** The last turn, once the last Perp was placed (JD-V1). */
  lastTurn: number | null
  sectorDiscard: string[]
  cardDiscard: string[]
  /** How often each pack was shuffled, so that no shuffle is asked for twice. */
  shuffles: { sectors: number; cards: number }
  /** Cards played so far. */
  plays: number
  stage: Stage
}

/** The whole truth about a match. Packs are in order, top first. */
export type State = Street & {
  scenes: Scene[]
  hands: string[][]
  /** The face-down Perps each player has looked at (JD-R21), wherever they lie now. */
  known: string[][]
  packs: { sectors: string[]; perps: string[]; crimes: string[]; cards: string[] }
}

/** What a seat sees; `you` is null for the open table, and then `hand` and `known` are empty. */
export type View = Street & {
  you: Seat | null
  scenes: SceneView[]
  hand: string[]
  known: string[]
  /** How many cards each player holds. */
  held: number[]
  /** How many cards each pack has. */
  packs: { sectors: number; perps: number; crimes: number; cards: number }
}

/** What most rules read: the open table with its Crimes, whatever is known of the Perps. */
export type Board = Pick<Street, 'judges' | 'first' | 'turn'> & { readonly scenes: readonly SceneView[] }
