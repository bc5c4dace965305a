import type { Chance } from './chance.ts'
import type { Dice } from './dice.ts'
import type { Game, Seat } from './game.ts'
import { copy, same } from './plain.ts'
import { done, refuse, type Result } from './result.ts'
import { recordingTable, type Entry } from './table.ts'

/** Where a match stands: the number of actions taken so far, and the state they led to. */
export type Position<State> = { readonly ply: number; readonly state: State }

/** One seat's action. */
export type Move<Action> = { readonly seat: Seat; readonly action: Action }

/** What an action, or the set-up, led to. `information`: undo may not go back past it (R-UNDO-1). */
export type Step<State, Event> = {
  readonly position: Position<State>
  readonly entries: readonly Entry<Event>[]
  readonly information: boolean
}

/** Sets a match up: the position at ply 0. */
export function start<Config, State, Action, View, Event>(
  game: Game<Config, State, Action, View, Event>,
  config: Config,
  chance: Chance,
): Step<State, Event> {
  const table = recordingTable<Event>(chance)
  const state = game.setup(config, table)
  return { position: { ply: 0, state }, entries: table.entries, information: true }
}

/**
 * Plays one action; the position given is left as it is. Refuses with `match-over` or `illegal-action` whatever the
 * game's list of legal actions does not contain.
 */
export function play<Config, State, Action, View, Event>(
  game: Game<Config, State, Action, View, Event>,
  position: Position<State>,
  move: Move<Action>,
  chance: Chance,
): Result<Step<State, Event>> {
  if (game.waitingFor(position.state).length === 0) return refuse('match-over', `the match ended at ply ${position.ply}`)
  const legal = game.legalActions(position.state, move.seat).find((action) => same(action, move.action))
  if (legal === undefined) {
    return refuse('illegal-action', `seat ${move.seat} at ply ${position.ply}: ${JSON.stringify(move.action)}`)
  }
  return done(carryOut(game, position, { seat: move.seat, action: legal }, chance))
}

/** The same for an action that was taken from the game's list of that position. */
export function carryOut<Config, State, Action, View, Event>(
  game: Game<Config, State, Action, View, Event>,
  position: Position<State>,
  { seat, action }: Move<Action>,
  chance: Chance,
): Step<State, Event> {
  const table = recordingTable<Event>(chance)
  const state = copy(position.state)
  game.apply(state, seat, action, table)
  return { position: { ply: position.ply + 1, state }, entries: table.entries, information: table.informed() }
}

/**
 * Plays a whole list of actions from the set-up on. `visit` sees every step, the set-up first. Refuses as `play` does,
 * at the first action that is not legal.
 */
export function replay<Config, State, Action, View, Event>(
  game: Game<Config, State, Action, View, Event>,
  config: Config,
  chance: Chance,
  moves: readonly Move<Action>[],
  visit: (step: Step<State, Event>) => void = () => undefined,
): Result<Position<State>> {
  return replayWith(game, config, () => chance, moves, visit)
}

/** The same for a match whose dice may follow from another seed from some ply on. */
export function replayWith<Config, State, Action, View, Event>(
  game: Game<Config, State, Action, View, Event>,
  config: Config,
  dice: Dice,
  moves: readonly Move<Action>[],
  visit: (step: Step<State, Event>) => void,
): Result<Position<State>> {
  let step = start(game, config, dice(0))
  visit(step)
  for (const move of moves) {
    const next = play(game, step.position, move, dice(step.position.ply + 1))
    if (!next.ok) return next
    step = next.value
    visit(step)
  }
  return done(step.position)
}
