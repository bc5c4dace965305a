import type { Seat } from '../../../kernel/game.ts'
import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import type { At, Next, Play } from '../play.ts'
import { legalPlacings, place } from '../setup.ts'
import type { Step, View } from '../state.ts'
import { beginNextAttempt, join, legalNames, legalToJoin, name } from './arrest.ts'
import { beginDuel } from './duel.ts'
import { beginEnding } from './ending.ts'
import { beginDrawing, beginEndOfTurn, legalDraws, passTurnStart, takeNew } from './endOfTurn.ts'
import { beginMove, beginNextJudge, beginTurn, goOnward, legalMoves, move } from './movement.ts'
import { inWindow, legalInWindow, openWindow } from './window.ts'

/** The rules of one stage: who is asked, what he may do, read from what he sees, and how it is carried out. */
type StageRules<S extends Step> = {
  readonly waits: (stage: At<S>) => Seat[]
  readonly legal: (cards: Cards, view: View, stage: At<S>) => Action[]
  readonly apply: (play: Play, stage: At<S>, action: Action) => Next
}

/** Every stage with its rules. */
export const stages: { readonly [S in Step]: StageRules<S> } = {
  place: { waits: ({ queue }) => queue.slice(0, 1), legal: legalPlacings, apply: place },
  window: { waits: ({ asked }) => [asked], legal: legalInWindow, apply: inWindow },
  moving: { waits: ({ active }) => [active], legal: legalMoves, apply: move },
  naming: { waits: ({ active }) => [active], legal: (_cards, view, stage) => legalNames(view, stage), apply: name },
  joining: { waits: ({ asked }) => [asked], legal: legalToJoin, apply: join },
  drawing: { waits: ({ asked }) => [asked], legal: legalDraws, apply: takeNew },
  over: { waits: () => [], legal: () => [], apply: () => null },
}

/** How what follows begins (JD-T1). */
function begin(play: Play, next: NonNullable<Next>): Next {
  switch (next.begin) {
    case 'turn':
      return beginTurn(play)
    case 'nextJudge':
      return beginNextJudge(play)
    case 'move':
      return beginMove(play, next.seat)
    case 'onward':
      return goOnward(play, next.seat)
    case 'nextAttempt':
      return beginNextAttempt(play)
    case 'duel':
      return beginDuel(play, next.tied)
    case 'lastCall': {
      // JD-R30: a joint arrest is the attempt of the Judge who named the Crime; his player is asked first.
      const { fight } = next
      const active = (fight.kind === 'arrest' ? fight.arrest : fight.duel).seats[0]!
      return openWindow(play, { window: 'combat', active, fight })
    }
    case 'endOfTurn':
      return beginEndOfTurn(play)
    case 'passTurnStart':
      return passTurnStart(play)
    case 'drawing':
      return beginDrawing(play, next.seat)
    case 'ending':
      return beginEnding(play)
  }
}

/** Carries an action out, and everything that follows from it until somebody is asked again. */
export function proceed<S extends Step>(play: Play, stage: At<S>, action: Action): void {
  const rules = stages[stage.step]
  let next = rules.apply(play, stage, action)
  while (next) next = begin(play, next)
}

/** Who must act. */
export function waitingAt<S extends Step>(stage: At<S>): Seat[] {
  return stages[stage.step].waits(stage)
}

/** What the asked seat may do, read from its view. */
export function legalAt<S extends Step>(cards: Cards, view: View, stage: At<S>): Action[] {
  return stages[stage.step].legal(cards, view, stage)
}
