import type { Action, ActionType } from '../../../../shared/games/judge-dredd/actions.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { At } from '../../../../shared/games/judge-dredd/play.ts'
import type { Judge, State, Step } from '../../../../shared/games/judge-dredd/state.ts'
import type { Audience, Seat } from '../../../../shared/kernel/game.ts'
import { play, type Step as Played1 } from '../../../../shared/kernel/match.ts'
import { game } from './cards.ts'
import { scripted, type Rolls } from './dice.ts'

type EventType = DreddEvent['type']
type EventOf<Type extends EventType> = Extract<DreddEvent, { type: Type }>

/** What a list of actions led to. */
export type Played = {
  readonly state: State
  /** The seat that took each action: always the one that was waited for. */
  readonly asked: readonly Seat[]
  readonly events: readonly DreddEvent[]
  /** For each action, whether it was an information point. */
  readonly information: readonly boolean[]
  /** The decisions that numbers were drawn for. */
  readonly purposes: readonly string[]
  /** Who must act now, and what he may do. */
  readonly waiting: readonly Seat[]
  readonly legal: readonly Action[]
  judge(seat: Seat): Judge
  /** The stage, which must be the one named. */
  at<S extends Step>(step: S): At<S>
  /** The events of some types, in order. */
  told<Type extends EventType>(...types: Type[]): EventOf<Type>[]
  /** Who heard of the events of some types. */
  heard(...types: EventType[]): Audience[]
}

/**
 * Plays actions through the kernel, each for the seat that is waited for, with dice as scripted; an illegal action or a
 * script that does not fit fails the test.
 */
export function playOn(state: State, actions: readonly Action[], rolls: Rolls = []): Played {
  const dice = scripted(rolls)
  const steps: Played1<State, DreddEvent>[] = []
  const asked: Seat[] = []
  let position = { ply: 0, state }
  for (const action of actions) {
    const seat = game.waitingFor(position.state)[0] ?? -1
    const next = play(game, position, { seat, action }, dice.chance)
    if (!next.ok) throw new Error(`${next.fault.code}: ${next.fault.detail}`)
    steps.push(next.value)
    asked.push(seat)
    position = next.value.position
  }
  dice.usedUp()
  return summary(position.state, asked, steps)
}

function summary(state: State, asked: readonly Seat[], steps: readonly Played1<State, DreddEvent>[]): Played {
  const entries = steps.flatMap((one) => one.entries)
  const told = entries.flatMap((entry) => (entry.kind === 'told' ? [entry] : []))
  const waiting = game.waitingFor(state)
  return {
    state,
    asked,
    events: told.map(({ event }) => event),
    information: steps.map((one) => one.information),
    purposes: entries.flatMap((entry) => (entry.kind === 'drawn' ? [entry.purpose] : [])),
    waiting,
    legal: waiting.flatMap((seat) => game.legalActions(state, seat)),
    judge: (seat) => state.judges[seat]!,
    at: (step) => {
      if (state.stage.step !== step) throw new Error(`the match stands at ${state.stage.step}, not ${step}`)
      return state.stage as never
    },
    told: (...types) => told.flatMap(({ event }) => (types.includes(event.type as never) ? [event as never] : [])),
    heard: (...types) => told.flatMap(({ event, audience }) => (types.includes(event.type) ? [audience] : [])),
  }
}

/** The actions of some types. */
export const only = (legal: readonly Action[], ...types: ActionType[]): Action[] => legal.filter(({ type }) => types.includes(type))

/** The sectors that can be stepped into. */
export const steps = (legal: readonly Action[]): string[] => legal.flatMap((action) => (action.type === 'step' ? [action.to] : []))
