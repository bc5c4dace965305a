import type { Game } from '../../shared/kernel/game.ts'
import { done, refuse } from '../../shared/kernel/result.ts'

type Config = { readonly target: number }
type State = { total: number; rolls: number; steps: number; target: number }
type Action = { readonly type: 'add'; readonly points: 1 | 2 } | { readonly type: 'roll' }
type Event = { readonly type: 'added'; readonly points: number } | { readonly type: 'rolled'; readonly value: number }

/**
 * The smallest solo game: add points or roll for them until the target is reached. Adding tells nothing new, rolling does,
 * so it shows where undo stops.
 */
export const counter: Game<Config, State, Action, State, Event> = {
  id: 'counter',
  rulesVersion: 1,
  pack: { id: 'counter', hash: 'a'.repeat(64) },
  configure: (input) => {
    const target = (input as { target?: unknown } | null)?.target
    return Number.isInteger(target) ? done({ target: target as number }) : refuse('bad-input', 'target')
  },
  seats: () => 1,
  setup: ({ target }) => ({ total: 0, rolls: 0, steps: 0, target }),
  waitingFor: ({ total, target }) => (total < target ? [0] : []),
  legalActions: ({ total, target }, seat) =>
    seat === 0 && total < target ? [{ type: 'add', points: 1 }, { type: 'add', points: 2 }, { type: 'roll' }] : [],
  apply: (state, _seat, action, table) => {
    state.steps += 1
    if (action.type === 'add') {
      state.total += action.points
      table.tell({ type: 'added', points: action.points })
    } else {
      const value = table.d6(`roll-${(state.rolls += 1)}`)
      state.total += value
      table.tell({ type: 'rolled', value })
    }
  },
  view: (state) => ({ ...state }),
  redeal: (view) => view,
  outcome: ({ total, target }) =>
    total < target ? null : { winners: total === target ? [0] : [], reason: total === target ? 'exact' : 'over' },
  glance: ({ total }) => ({ total }),
}
