import { bound, scenesAt } from '../../../../shared/games/judge-dredd/city.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { crimeKey, perpKey, sectorKey } from '../names.ts'

/** What a seat's Judge is at, as `dredd.table.states.<key>` says it; `name`: the key of a name in it. */
export type SeatState = { readonly key: string; readonly name?: string }

/** One line for the strip of seats: what this Judge does now, else what holds him (JD-M5, JD-I1, JD-E2), else where he is. */
export function stateOf(view: View, seat: Seat): SeatState {
  return doing(view, seat) ?? condition(view, seat)
}

function doing(view: View, seat: Seat): SeatState | null {
  const { stage } = view
  switch (stage.step) {
    case 'place':
      return stage.queue[0] === seat ? { key: 'placing' } : null
    case 'moving':
      return stage.active === seat ? { key: 'moving' } : null
    case 'naming':
      return stage.active === seat ? { key: 'choosing' } : null
    case 'joining':
      return stage.asked === seat ? { key: 'choosing' } : null
    case 'drawing':
      return stage.asked === seat ? { key: 'drawing' } : null
    case 'over':
      return stage.outcome.winners.includes(seat) ? { key: 'winner' } : null
    case 'window':
      return inWindow(view, seat)
  }
}

function inWindow({ stage, scenes }: View, seat: Seat): SeatState | null {
  if (stage.step !== 'window') return null
  const { moment } = stage
  if (moment.window !== 'combat') return moment.window !== 'end' && moment.active === seat ? { key: 'moving' } : null
  const { fight } = moment
  if (fight.kind === 'duel') return fight.duel.seats.includes(seat) ? { key: 'duelling' } : null
  if (!fight.arrest.seats.includes(seat)) return null
  const perp = scenes.find(({ crime }) => crime === fight.arrest.crime)?.perp ?? null
  return perp === null ? { key: 'arresting' } : { key: 'arrestingWhom', name: perpKey(perp) }
}

function condition(view: View, seat: Seat): SeatState {
  const judge = view.judges[seat]
  if (judge === undefined || judge.at === null) return { key: 'waits' }
  if (judge.inCare) return { key: 'care' }
  if (judge.barneyed) return { key: 'barneyed' }
  const [scene] = scenesAt(view.scenes, judge.at)
  if (scene !== undefined && bound(view, seat)) return { key: 'bound', name: crimeKey(scene.crime) }
  const moving = view.stage.step !== 'place' && view.stage.step !== 'over' && view.judges.some((one) => !one.moved)
  return moving ? { key: judge.moved ? 'moved' : 'waits' } : { key: 'at', name: sectorKey(judge.at) }
}
