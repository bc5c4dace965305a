import { useMotion } from '../stores/motion.ts'
import { tempo } from '../theme/motion.ts'
import type { Box, Move, Point } from './moves.ts'

export type As<Kind extends Move['do']> = Extract<Move, { do: Kind }>

/** Begins an animation; null where there are none (outside of a browser). */
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  return typeof element.animate === 'function' ? element.animate(frames, options) : null
}

/** How long it takes until a move begins, in milliseconds. */
export const delayOf = ({ at }: Pick<Move, 'at'>): number => at * tempo()

/** The transform that puts the corner of something at a point of the window. */
export const put = ([x, y]: Point): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`

/** The style that gives something the size of a box. */
export const sized = ({ width, height }: Box) => ({ width: `${width}px`, height: `${height}px` })

/** What moves are made of: the table's own elements that move, and things that are shown over it. */
export function makeStage() {
  const motion = useMotion()

  /** Lets an element move until it has arrived or is hurried. Gives what ends it. */
  function moved(
    element: Element,
    frames: readonly Keyframe[][],
    { delay, duration }: { delay: number; duration: number },
    done: () => void = () => undefined,
  ): () => void {
    const running = frames.map((each, n) =>
      animate(element, each, { delay, duration, fill: 'backwards', composite: n === 0 ? 'replace' : 'add' }),
    )
    return motion.run(delay + duration, () => {
      running.forEach((one) => one?.cancel())
      done()
    })
  }

  /** Shows a thing over the table for as long as it moves; before its time comes it is there only if it is to be (`both`). */
  function ghost(
    shows: { thing: As<'carry'>['thing'] },
    frames: Keyframe[],
    delay: number,
    duration: number,
    fill: 'both' | 'none' = 'none',
  ): void {
    const begin = (element: HTMLElement): void => {
      if (fill === 'none' && delay > 0) element.style.opacity = '0'
      animate(element, frames, { delay, duration, fill: fill === 'both' ? 'both' : 'forwards' })
    }
    motion.show({ shows, begin }, delay + duration)
  }

  return { moved, ghost, show: motion.show }
}

export type Stage = ReturnType<typeof makeStage>
