import { timeOf } from '../theme/motion.ts'
import { countOf } from './frames.ts'
import type { Found } from './lie.ts'
import type { Box } from './moves.ts'
import { animate, delayOf, put, sized, type As, type Stage } from './stage.ts'

/** How much longer a number runs than a thing travels, and what is copied of its letters. */
const countTime = 1.2
const letterStyle = ['font', 'fontStretch', 'letterSpacing', 'color', 'textAlign'] as const

/** Numbers that run from one value to another: a reel turns in the place of the number, which is to be seen again when it stands. */
export function makeReel({ moved, show }: Stage) {
  return function count(move: As<'count'>, { elements, lie }: Found): void {
    const [element, box] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || box === undefined || move.from === move.to) return
    const time = { delay: delayOf(move), duration: timeOf('travel') * countTime }
    const numbers = countOf(move.from, move.to)
    const style = styleOf(element, box)
    moved(element, [[{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }]], time)
    const begin = (reel: HTMLElement): void => turn(reel, box, numbers.length - 1, time)
    show({ shows: { numbers, style }, begin }, time.delay + time.duration)
  }
}

/** Turns a reel by so many rows. */
function turn(reel: HTMLElement, box: Box, rows: number, time: { readonly delay: number; readonly duration: number }): void {
  reel.style.transform = put([box.x, box.y])
  const strip = reel.firstElementChild?.firstElementChild
  if (!strip) return
  const end = `translateY(${-box.height * rows}px)`
  animate(strip, [{ transform: 'none', easing: 'ease-in-out' }, { transform: end }], { ...time, fill: 'both' })
}

/** The look of a number's letters, in the size of its place. */
function styleOf(element: Element, box: Box): Record<string, string> {
  const looks = getComputedStyle(element)
  return { ...Object.fromEntries(letterStyle.map((name) => [name, looks[name]])), ...sized(box), lineHeight: `${box.height}px` }
}
