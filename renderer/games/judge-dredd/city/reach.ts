import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import { bound, judgesAt, scenesAt } from '../../../../shared/games/judge-dredd/city.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Target } from './targeting.ts'

/**
 * JD-M4, JD-M5, JD-R7: whether a Judge who enters a sector can go on at once: no Crime there holds him, and no Perp is turned up,
 * which would open a window.
 */
function passable(view: View, seat: Seat, sector: string): boolean {
  const turnsUp = scenesAt(view.scenes, sector).some(({ faceUp }) => !faceUp) && judgesAt(view, sector).length === 0
  const judges = view.judges.map((judge, at) => (at === seat ? { ...judge, at: sector, inCare: false } : judge))
  return !turnsUp && !bound({ ...view, judges }, seat)
}

/**
 * JD-M1, JD-M2, JD-M5, JD-I2: the shortest ways that a Judge can walk with the steps he has left: sector by sector, without the one
 * he stands in. Of ways equally long the one that passes the fewest Crimes.
 */
export function waysOf(view: View, cards: Cards, seat: Seat): ReadonlyMap<string, readonly string[]> {
  const judge = view.judges[seat]
  const ways = new Map<string, readonly string[]>()
  if (judge === undefined || judge.at === null || bound(view, seat)) return ways
  if (judge.inCare) return ways.set(cards.hospital, [cards.hospital])
  const crimesOn = (way: readonly string[]): number => way.slice(0, -1).reduce((sum, at) => sum + scenesAt(view.scenes, at).length, 0)
  let edge: (readonly string[])[] = [[]]
  for (let step = 0; step < judge.strides; step++) {
    const onward = edge.filter((way) => way.length === 0 || passable(view, seat, way.at(-1) as string))
    const found = new Map<string, readonly string[]>()
    for (const way of onward) {
      for (const to of cards.sector(way.at(-1) ?? judge.at).neighbours) {
        if (to === judge.at || ways.has(to)) continue
        const [now, before] = [[...way, to], found.get(to)]
        if (before === undefined || crimesOn(now) < crimesOn(before)) found.set(to, now)
      }
    }
    for (const [to, way] of found) ways.set(to, way)
    edge = [...found.values()]
  }
  return ways
}

/** Every sector that a Judge can walk to with the steps he has left, with the length of the way: the targets of his move. */
export function stepTargets(view: View, cards: Cards, seat: Seat): Target[] {
  return [...waysOf(view, cards, seat)].map(([sector, way]) => ({ kind: 'sector', sector, steps: way.length }))
}

/** The steps that take a Judge to a sector, to be played one after another; null if he cannot walk there. */
export function routeTo(view: View, cards: Cards, seat: Seat, sector: string): Action[] | null {
  return (
    waysOf(view, cards, seat)
      .get(sector)
      ?.map((to): Action => ({ type: 'step', to })) ?? null
  )
}
