import { routes, townAt, type Route } from '../../../../shared/games/realm-lords/map.ts'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import type { SpaceIndex, View } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from '../cards.ts'

/** The spaces that the move points left reach, with the cheapest way to each (RL-M1). */
export function reachOf(view: View): ReadonlyMap<SpaceIndex, Route> {
  return view.stage.step === 'walk' ? routes(cards, view, view.at, view.stage.left) : new Map<SpaceIndex, Route>()
}

/** What waits where a movement ends: a fight, a town's trade, or nothing (RL-C1, RL-T1). */
export type Arrival =
  { readonly kind: 'fight'; readonly tier: string } | { readonly kind: 'town'; readonly town: string } | { readonly kind: 'quiet' }

const tierOf = { green: 'I', yellow: 'II', blue: 'III', red: 'lord' } as const

/** What happens if the movement ends on a space. */
export function arrivalAt(view: View, space: SpaceIndex): Arrival {
  const cube = view.cubes[space]
  if (cube) return { kind: 'fight', tier: tierOf[cube] }
  const town = townAt(cards, view, space)
  return town === null ? { kind: 'quiet' } : { kind: 'town', town }
}

/** A whole walk as the actions it is made of: each step of the way, then the stop. */
export function walkAlong(path: readonly SpaceIndex[]): [Action, ...Action[]] {
  const stop: Action = { type: 'stop' }
  const [first, ...rest] = path.map((to): Action => ({ type: 'step', to }))
  return first === undefined ? [stop] : [first, ...rest, stop]
}
