import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { middle, type Box, type Move, type Point, type Scene, type Stop } from '../../../motion/moves.ts'
import { canvas, walkThrough, type Point as Unit } from '../city/plan.ts'

export type DreddScene = Scene<View, DreddEvent>

/** What is asked of times here, in milliseconds at full speed: as in theme/motion.ts, which the player multiplies. */
export const times = { hop: 260, set: 140, card: 420, show: 700, effect: 620, between: 90 } as const

/** The walk of one Judge in one answer: the sectors that he crossed. */
type Walk = { readonly at: number; readonly through: string[]; readonly hop: boolean }

/** Moves in the making: what happens one after the other, and what belongs together. */
export class Draft {
  readonly scene: DreddScene
  readonly moves: Move[] = []
  readonly walks = new Map<Seat, Walk>()
  /** Cards that were played are carried to the discard pile with that. */
  readonly played = new Set<string>()
  /** When the next thing happens. */
  at = 0

  constructor(scene: DreddScene) {
    this.scene = scene
  }

  /** Where something lay before the answer, else where it lies after it. */
  box(...names: readonly string[]): Box | undefined {
    const { before, after } = this.scene
    return names.map((name) => before.lie.get(name) ?? after.lie.get(name)).find((box) => box !== undefined)
  }

  add(move: Move): void {
    this.moves.push(move)
  }

  /** A Judge crossed a border, or was moved. */
  step(seat: Seat, from: string, to: string, hop = true): void {
    const walk = this.walks.get(seat)
    if (walk === undefined) this.walks.set(seat, { at: this.at, through: [from, to], hop })
    else walk.through.push(to)
    this.at += times.hop * (walkThrough([from, to]).length - 1)
  }

  /** The walks, each from where its Judge was seen to where he is to be seen, along the middles and bridges between. */
  walked(): Move[] {
    const { before, after } = this.scene
    const city = after.lie.get('city')
    return [...this.walks].flatMap(([seat, { at, through, hop }]): Move[] => {
      const piece = `judge:${seat}`
      const [from, to] = [before.lie.get(piece), after.lie.get(piece)]
      if (from === undefined || to === undefined || city === undefined) return []
      const between = hop ? walkThrough(through).slice(1, -1) : []
      return [{ do: 'walk', piece, way: [middle(from), ...between.map((unit) => onCity(city, unit)), middle(to)], hop, at }]
    })
  }
}

/** A place of the city's plan as it is seen. */
export function onCity(city: Box, [x, y]: Unit): Point {
  return [city.x + (x / canvas.width) * city.width, city.y + (y / canvas.height) * city.height]
}

/** The stop of something that is carried to or from a box. */
export function stopAt(box: Box, size: number, rest = 0): Stop {
  return { at: middle(box), size, ...(rest === 0 ? {} : { rest }) }
}
