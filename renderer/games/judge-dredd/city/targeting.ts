import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'

export { routeTo, stepTargets } from './reach.ts'

/** What can be pointed at on the map. `steps`: how many sectors the way there is long; 0 where it is not walked to. */
export type Target =
  | { readonly kind: 'sector'; readonly sector: string; readonly steps: number }
  | { readonly kind: 'crime'; readonly crime: string }
  | { readonly kind: 'judge'; readonly seat: Seat }

/** What a target points at, as a word of its own. */
export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'sector':
      return `sector:${target.sector}`
    case 'crime':
      return `crime:${target.crime}`
    case 'judge':
      return `judge:${target.seat}`
  }
}

/** Whether two targets point at the same thing, however far it is. */
export function sameTarget(a: Target, b: Target): boolean {
  return keyOf(a) === keyOf(b)
}

type Way = { readonly action: Action; readonly targets: readonly Target[] }

const sectorAt = (sector: string, steps = 0): Target => ({ kind: 'sector', sector, steps })
const crimeOf = (crime: string): Target => ({ kind: 'crime', crime })
const judgeOf = (seat: Seat): Target => ({ kind: 'judge', seat })

/** What has to be pointed at, in order, for an action to be meant; nothing for those without a place on the map. */
function targetsOf(action: Action): Target[][] {
  switch (action.type) {
    case 'place':
      return [[sectorAt(action.sector)]]
    case 'step':
      return [[sectorAt(action.to, 1)]]
    case 'name':
      return [[crimeOf(action.crime)]]
    case 'play':
      return targetsOfAim(action.aim)
    default:
      return [[]]
  }
}

function targetsOfAim(aim: Extract<Action, { type: 'play' }>['aim']): Target[][] {
  switch (aim.at) {
    case 'sector':
      return [[sectorAt(aim.to)]]
    case 'judge':
      return [[judgeOf(aim.seat), sectorAt(aim.to)]]
    case 'rival':
      return [[judgeOf(aim.seat)]]
    case 'crime':
      return [[crimeOf(aim.crime), sectorAt(aim.to)]]
    case 'crimes':
      return ordersOf(aim.crimes.map(crimeOf))
    default:
      return [[]]
  }
}

/** Of two Crimes either may be pointed at first; one alone is meant by pointing at it twice. */
function ordersOf(crimes: readonly Target[]): Target[][] {
  const [one, other] = crimes
  if (one === undefined) return [[]]
  return other === undefined
    ? [[one, one]]
    : [
        [one, other],
        [other, one],
      ]
}

/** The ways of the legal actions that begin with what was picked. */
function waysOn(legal: readonly Action[], picked: readonly Target[]): Way[] {
  return legal
    .flatMap((action) => targetsOf(action).map((targets): Way => ({ action, targets })))
    .filter(({ targets }) => picked.every((one, at) => targets[at] !== undefined && sameTarget(one, targets[at])))
}

/**
 * What may be pointed at next, each thing once. `legal`: the actions to aim with (steps, placings, namings, or the plays of ONE
 * card); `picked`: what was pointed at so far, in order. Steps lead one sector far: see `stepTargets` for those further away.
 */
export function targetsFor(legal: readonly Action[], picked: readonly Target[]): Target[] {
  const next = waysOn(legal, picked).flatMap(({ targets }) => targets[picked.length] ?? [])
  return next.filter((target, at) => next.findIndex((other) => sameTarget(target, other)) === at)
}

/** The action meant by exactly what was picked; null if more is to be picked, or nothing on the map is meant by it. */
export function actionAt(legal: readonly Action[], picked: readonly Target[]): Action | null {
  return waysOn(legal, picked).find(({ targets }) => targets.length === picked.length)?.action ?? null
}

/**
 * What pointing at a target means: the action to take, `more` if something else must be pointed at after it, null if it is no
 * target now. Pointing once more at the only Crime picked means that one alone, where a card allows one or two.
 */
export function actionFor(legal: readonly Action[], picked: readonly Target[], target: Target): Action | 'more' | null {
  const now = [...picked, target]
  return actionAt(legal, now) ?? (waysOn(legal, now).length > 0 ? 'more' : null)
}
