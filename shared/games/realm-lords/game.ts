import { copy } from '../../kernel/plain.ts'
import type { Game } from '../../kernel/game.ts'
import type { Action } from './actions.ts'
import type { Cards } from './cards/cards.ts'
import { readConfig, type Config } from './config.ts'
import type { RealmEvent } from './events.ts'
import { glanceAt } from './glance.ts'
import { legalAt, proceed } from './phases/stages.ts'
import { setUp } from './setup.ts'
import type { Sight, State, View } from './state.ts'
import { redealt, sightOf, viewOf } from './view.ts'

export type RealmLords = Game<Config, State, Action, View, RealmEvent>

/** Judgemint of the Realm Lords, played with a card set. One seat. */
export function realmLords(cards: Cards): RealmLords {
  return {
    id: 'realm-lords',
    rulesVersion: 1,
    pack: cards.ref,
    configure: (input) => readConfig(cards, input),
    seats: () => 1,
    setup: (config, table) => setUp(cards, config, table),
    waitingFor: (state) => (state.stage.step === 'over' ? [] : [0]),
    legalActions: (state, seat) => (seat === 0 ? legalActions(cards, sightOf(state)) : []),
    apply: (state, _seat, action, table) => proceed({ cards, state, table }, state.stage, action),
    view: (state) => copy(viewOf(state)),
    redeal: (view, table) => copy(redealt(view, table)),
    outcome: ({ stage }) => (stage.step === 'over' ? stage.outcome : null),
    glance: (state) => glanceAt(cards, state),
  }
}

/** What the player may do now: read from what a view tells and no more, so that nothing hidden can show in it. */
export function legalActions(cards: Cards, sight: Sight): Action[] {
  return legalAt(cards, sight, sight.stage)
}
