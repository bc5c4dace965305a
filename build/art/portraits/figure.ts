import type { Backdrop } from './parts/backdrop.ts'
import type { Pen } from './parts/pen.ts'

/** An enemy's drawing on the canvas of 196 x 236. */
export type EnemyFigure = {
  /** The enemy's id in the pack. */
  readonly id: string
  readonly scene: Backdrop
  /** Where the face is; strips are cut around it, `span` units wide (150 if left out). */
  readonly focus: { readonly x: number; readonly y: number; readonly span?: number }
  readonly draw: (pen: Pen) => string
}

/** A hero's drawing: the bust on 200 x 200 without its ground. */
export type HeroFigure = {
  /** The character's id in the pack. */
  readonly id: string
  /** Sky and land behind the bust. */
  readonly ground: Backdrop
  readonly bust: (pen: Pen) => string
}
