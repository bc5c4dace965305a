import type { Outcome, Seat } from '../../kernel/game.ts'
import type { Aim } from './actions.ts'
import type { WindowId } from './cards/schema.ts'
import type { Modifier } from './state.ts'

/** A die with the decision it belongs to. */
export type Die = { readonly purpose: string; readonly sides: number; readonly value: number }

/** Where a card of any pack lies. `box`: out of the game until the set-up takes it. */
export type Place =
  | { readonly in: 'pack' }
  | { readonly in: 'discard' }
  | { readonly in: 'hand'; readonly seat: Seat }
  | { readonly in: 'sector'; readonly sector: string }
  | { readonly in: 'arrests'; readonly seat: Seat }

/** Why something happened. */
export type Cause = { readonly by: 'rule' } | { readonly by: 'card'; readonly card: string; readonly player: Seat }

/** What one Judge did in an arrest or a duel: his dice, of which `kept` counts, and his total. */
export type Throw = { readonly dice: readonly Die[]; readonly kept: number; readonly total: number }

/** How an attempt ended for one Judge. */
export type Fate = 'arrested' | 'standOff' | 'unharmed' | 'intensiveCare'

/** Everything that happens, enough for a stranger to referee the match by. Those with secrets go to the seats they concern. */
export type DreddEvent =
  | { readonly type: 'turnStartDealt'; readonly first: Seat; readonly die: Die }
  /** Only for the referee: a pack's order, top first. */
  | { readonly type: 'packShuffled'; readonly pack: 'sectors' | 'perps' | 'crimes' | 'cards'; readonly order: readonly string[] }
  | { readonly type: 'packReshuffled'; readonly pack: 'sectors' | 'cards'; readonly size: number }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly first: Seat }
  | { readonly type: 'phaseBegan'; readonly phase: 'movement' | 'arrest' | 'endOfTurn'; readonly turn: number }
  /** A Judge entered a sector; `steps` is what is left of his move. */
  | {
      readonly type: 'entered'
      readonly seat: Seat
      readonly from: string | null
      readonly to: string
      readonly how: 'placed' | 'step' | 'card' | 'left-care' | 'duel'
      readonly strides: number
    }
  | { readonly type: 'moveEnded'; readonly seat: Seat; readonly at: string; readonly why: 'chose' | 'bound' | 'crime' | 'spent' | 'care' }
  | { readonly type: 'crimePlaced'; readonly crime: string; readonly sector: string }
  /** Only for the referee: the Perp below it. */
  | { readonly type: 'perpPlaced'; readonly perp: string; readonly crime: string; readonly sector: string }
  | { readonly type: 'perpTurnedUp'; readonly perp: string; readonly crime: string; readonly sector: string; readonly cause: Cause }
  | { readonly type: 'crimeMoved'; readonly crime: string; readonly from: string; readonly to: string; readonly cause: Cause }
  | { readonly type: 'perpsSwapped'; readonly crimes: readonly [string, string]; readonly cause: Cause }
  | { readonly type: 'lastPerpPlaced'; readonly holder: Seat; readonly lastTurn: number }
  | { readonly type: 'windowOpened'; readonly window: WindowId; readonly active: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly window: WindowId }
  | { readonly type: 'windowClosed'; readonly window: WindowId }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: string; readonly half: 'combat' | 'city'; readonly aim: Aim }
  | { readonly type: 'stridesChanged'; readonly seat: Seat; readonly from: number; readonly to: number; readonly cause: Cause }
  | { readonly type: 'barneyed'; readonly seat: Seat; readonly cause: Cause }
  | { readonly type: 'modified'; readonly modifier: Modifier }
  | { readonly type: 'cancelled'; readonly modifier: Modifier; readonly cause: Cause }
  /** Which Crimes were looked under, for all; what was seen (`peeked`) only for the one who looked. */
  | { readonly type: 'looked'; readonly seat: Seat; readonly crimes: readonly string[] }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly crime: string; readonly perp: string }
  /** How many cards went where, for all to see. */
  | {
      readonly type: 'cardsMoved'
      readonly count: number
      readonly from: Place
      readonly to: Place
      readonly cause: Cause | { readonly by: 'deal' | 'draw' | 'limit' }
    }
  /** Which card it was: for those who may know. */
  | { readonly type: 'cardMoved'; readonly card: string; readonly from: Place; readonly to: Place }
  | { readonly type: 'arrestDeclared'; readonly seat: Seat; readonly crime: string; readonly perp: string; readonly sector: string }
  | { readonly type: 'joined'; readonly seat: Seat; readonly crime: string; readonly asked: boolean }
  | { readonly type: 'declined'; readonly seat: Seat; readonly crime: string }
  | {
      readonly type: 'arrestRolled'
      readonly crime: string
      readonly perp: Throw & { readonly value: number; readonly crime: number; readonly cards: number }
      readonly judges: readonly (Throw & { readonly seat: Seat; readonly base: number; readonly cards: number })[]
    }
  | { readonly type: 'attemptEnded'; readonly seat: Seat; readonly crime: string; readonly fate: Fate; readonly margin: number }
  | {
      readonly type: 'arrested'
      readonly seat: Seat
      readonly crime: string
      readonly perp: string
      readonly points: number
      readonly score: number
    }
  | { readonly type: 'tookToCare'; readonly seat: Seat; readonly from: string }
  | { readonly type: 'drawNamed'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'scored'; readonly scores: readonly number[] }
  | { readonly type: 'duelDeclared'; readonly round: number; readonly seats: readonly Seat[] }
  | {
      readonly type: 'duelRolled'
      readonly round: number
      readonly judges: readonly (Throw & { readonly seat: Seat; readonly base: number; readonly cards: number })[]
    }
  | { readonly type: 'ended'; readonly outcome: Outcome; readonly scores: readonly number[] }
