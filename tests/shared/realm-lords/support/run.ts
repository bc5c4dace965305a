import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import type { EventType, RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import type { RealmLords } from '../../../../shared/games/realm-lords/game.ts'
import type { Fight, State } from '../../../../shared/games/realm-lords/state.ts'
import { play } from '../../../../shared/kernel/match.ts'
import { scripted, type Rolls } from './dice.ts'

/** What a list of actions led to. */
export type Played = {
  readonly state: State
  readonly events: readonly RealmEvent[]
  /** For each action, whether it was an information point. */
  readonly information: readonly boolean[]
  /** The decisions that numbers were drawn for. */
  readonly purposes: readonly string[]
  /** What may be done next. */
  readonly legal: readonly Action[]
  /** The fight that is on. */
  readonly fight: Fight
  /** Some parts of the state. */
  of<Key extends keyof State>(...keys: Key[]): Pick<State, Key>
  /** The events of some types, in order. */
  told<Type extends EventType>(...types: Type[]): Extract<RealmEvent, { type: Type }>[]
  /** The types of all events, in order. */
  readonly story: readonly EventType[]
}

/** Plays actions through the kernel, with dice as scripted; an illegal action or a script that does not fit fails the test. */
export function playOn(game: RealmLords, state: State, actions: readonly Action[], rolls: Rolls): Played {
  const dice = scripted(rolls)
  let position = { ply: 0, state }
  const events: RealmEvent[] = []
  const purposes: string[] = []
  const information: boolean[] = []
  for (const action of actions) {
    const step = play(game, position, { seat: 0, action }, dice.chance)
    if (!step.ok) throw new Error(`${step.fault.code}: ${step.fault.detail}`)
    position = step.value.position
    information.push(step.value.information)
    for (const entry of step.value.entries) {
      if (entry.kind === 'told') events.push(entry.event)
      else purposes.push(entry.purpose)
    }
  }
  dice.usedUp()
  const { stage } = position.state
  return {
    state: position.state,
    events,
    information,
    purposes,
    legal: game.legalActions(position.state, 0),
    get fight() {
      if (!('fight' in stage)) throw new Error(`no fight at ${stage.step}`)
      return stage.fight
    },
    of: (...keys) => Object.fromEntries(keys.map((key) => [key, position.state[key]])) as Pick<State, (typeof keys)[number]>,
    told: (...types) => events.filter((event) => (types as readonly string[]).includes(event.type)) as never,
    story: events.map((event) => event.type),
  }
}
