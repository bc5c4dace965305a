import type { Result } from './result.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** Who hears of an event: everybody at the table, some seats, or (an empty list) only the referee's transcript. */
export type Audience = 'all' | readonly Seat[]

/** How a match ended. A solo game that was lost has no winners. */
export type Outcome = { readonly winners: readonly Seat[]; readonly reason: string }

/** All that a rule may use besides the state. */
export type Table<Event> = {
  /** 1 … `sides` for the decision that `purpose` names. No purpose may be used twice in a match. */
  draw(sides: number, purpose: string): number
  /** One six-sided die. */
  d6(purpose: string): number
  /** The same cards in a random order. */
  shuffle<Card>(cards: readonly Card[], purpose: string): Card[]
  /** Says what happened, for log, motion, sound and statistics. */
  tell(event: Event, audience?: Audience): void
  /** Something hidden was turned up: undo stops here (R-UNDO-1). Drawing a number says so by itself. */
  reveal(): void
}

/** Names the card set a match is played with; the hash covers what the rules read. */
export type PackRef = { readonly id: string; readonly hash: string }

/**
 * A game: pure functions over plain data. `State` must survive JSON; whoever calls `apply` hands over a private copy.
 * See README.md beside this file.
 */
export type Game<Config, State, Action, View, Event> = {
  readonly id: string
  /** Raised whenever the same actions could lead elsewhere than before. */
  readonly rulesVersion: number
  readonly pack: PackRef
  /** Checks a configuration that comes from outside; refuses with `bad-input`. */
  configure(input: unknown): Result<Config>
  seats(config: Config): number
  setup(config: Config, table: Table<Event>): State
  /** Who MUST act; empty exactly when the match is over. */
  waitingFor(state: State): Seat[]
  /** What a seat MAY do now, out of turn too; nothing else decides legality. Each action stands in it once. */
  legalActions(state: State, seat: Seat): Action[]
  /** Carries out a legal action on a private copy of the state. */
  apply(state: State, seat: Seat, action: Action, table: Table<Event>): void
  /** What a seat may see; `null`: what lies open on the table. A copy: it shares no object with the state. */
  view(state: State, viewer: Seat | null): View
  /** A full state that this view could come from: what is hidden is dealt anew. */
  redeal(view: View, table: Table<Event>): State
  /**
   * Whether listing or taking this action shows something that only its seat may see; such actions are offered and taken only while
   * that seat has the screen. Without it none are.
   */
  secret?(action: Action): boolean
  /** Whether how long a computer player thinks here could tell what it holds (R-AI-4). Without it it never could. */
  steady?(state: State): boolean
  outcome(state: State): Outcome | null
  /** What a list of matches says of this one: small plain data that everybody may see. */
  glance(state: State): unknown
}

/** A game whose types are forgotten, as a registry holds it. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, { readonly type: string }>
