import { timeOf } from '../theme/motion.ts'
import { shakeFrames } from './frames.ts'
import { moverOf, unitOf, type Found } from './lie.ts'
import { middle } from './moves.ts'
import { delayOf, put, type As, type Stage } from './stage.ts'

/** How much longer a shake takes than a turn. */
const shakeTime = 1.4

/** What happens to pieces where they lie. A piece that is not to be seen is left out. */
export function makePieces({ moved, ghost }: Stage) {
  function land(move: As<'land'>, { elements }: Found): void {
    const element = elements.get(move.piece)
    if (element === undefined) return
    moved(
      moverOf(element),
      [
        [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
        [{ transform: 'scale(1.6)', easing: 'ease-in' }, { transform: 'scale(1)' }],
      ],
      { delay: delayOf(move), duration: timeOf('turn') },
    )
  }

  function turn(move: As<'turn'>, { elements, lie }: Found): void {
    const [element, box] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || box === undefined) return
    const half = timeOf('turn') / 2
    const delay = delayOf(move)
    const place = put(middle(box))
    ghost(
      { thing: move.back },
      [{ transform: `${place} scaleX(1)`, easing: 'ease-in' }, { transform: `${place} scaleX(0)` }],
      delay,
      half,
      'both',
    )
    moved(
      element,
      [
        [{ opacity: 0 }, { opacity: 0, offset: 0.49 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
        [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5, easing: 'ease-out' }, { transform: 'scaleX(1)' }],
      ],
      { delay, duration: 2 * half },
    )
  }

  function shake(move: As<'shake'>, { elements }: Found): void {
    const element = elements.get(move.piece)
    if (element === undefined) return
    const mover = moverOf(element)
    moved(mover, [shakeFrames(unitOf(mover))], { delay: delayOf(move), duration: timeOf('turn') * shakeTime })
  }

  return { land, turn, shake }
}
