import type { Game } from '../../kernel/game.ts'
import { copy } from '../../kernel/plain.ts'
import type { Action } from './actions.ts'
import type { Cards } from './cards/cards.ts'
import { readConfig, type Config } from './config.ts'
import type { DreddEvent } from './events.ts'
import { glanceAt } from './glance.ts'
import { setUp } from './setup.ts'
import { legalAt, proceed, waitingAt } from './stages/stages.ts'
import type { State, View } from './state.ts'
import { redealt, viewOf } from './view.ts'

export type JudgeDredd = Game<Config, State, Action, View, DreddEvent>

/** Judge Dredd, played with a card set, by two to six. */
export function judgeDredd(cards: Cards): JudgeDredd {
  return {
    id: 'judge-dredd',
    rulesVersion: 1,
    pack: cards.ref,
    configure: (input) => readConfig(cards, input),
    seats: (config) => config.judges.length,
    setup: (config, table) => setUp(cards, config, table),
    waitingFor: (state) => waitingAt(state.stage),
    legalActions: (state, seat) => (waitingAt(state.stage).includes(seat) ? legalAt(cards, viewOf(state, seat), state.stage) : []),
    apply: (state, _seat, action, table) => proceed({ cards, state, table }, state.stage, action),
    view: (state, viewer) => copy(viewOf(state, viewer)),
    redeal: (view, table) => copy(redealt(cards, view, table)),
    outcome: ({ stage }) => (stage.step === 'over' ? stage.outcome : null),
    glance: (state) => glanceAt(cards, state),
    // Cards are played and discarded out of a hand; everything else is done in the open (JD-R21).
    secret: ({ type }) => type === 'play' || type === 'discard',
    // In card windows and when drawing, thinking longer would tell what a hand holds (R-AI-4).
    steady: ({ stage }) => stage.step === 'window' || stage.step === 'drawing',
  }
}

/** What the viewer may do now: read from the view alone, so that nothing hidden can show in it. */
export function legalActions(cards: Cards, view: View): Action[] {
  return view.you !== null && waitingAt(view.stage).includes(view.you) ? legalAt(cards, view, view.stage) : []
}
