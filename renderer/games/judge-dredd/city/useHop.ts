import { watch, type Ref } from 'vue'
import { within } from '../../../../shared/games/judge-dredd/city.ts'
import { useMotion } from '../../../stores/motion.ts'
import { timeOf } from '../../../theme/motion.ts'
import { cards } from '../cards.ts'
import { walkThrough, type Point } from './plan.ts'

/** Where a piece lies, and in which sector. */
export type Standing = { readonly at: Point; readonly sector: string }

/** The sectors between two that are a short walk apart; none if a card carried the piece further. */
function between(from: string, to: string): string[] {
  const { neighbours } = cards.sector(from)
  if (from === to || neighbours.includes(to)) return []
  const middle = neighbours.find((sector) => within(cards, sector, 1).includes(to))
  return middle === undefined ? [] : [middle]
}

/** The places a piece touches on its way, the first and the last included. */
export function hopsOf(from: Standing, to: Standing): Point[] {
  if (from.sector === to.sector) return [from.at, to.at]
  const places = walkThrough([from.sector, ...between(from.sector, to.sector), to.sector])
  return [from.at, ...places.slice(1, -1), to.at]
}

const put = ([x, y]: Point, more = ''): string => `translate(${x}px, ${y}px) ${more}`

/** One hop: up in the middle, squashed for a moment where it lands. */
function framesOf(places: readonly Point[], hop: boolean): Keyframe[] {
  const [first] = places
  if (first === undefined) return []
  const landed = places.slice(1).flatMap((to, at): Keyframe[] => {
    const from = places[at] as Point
    const high: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 16]
    return hop ? [{ transform: put(high, 'scale(1.06)') }, { transform: put(to, 'scale(1.14, 0.82)') }] : []
  })
  return [{ transform: put(first) }, ...landed, { transform: put(places.at(-1) as Point) }]
}

/** Lets a piece hop where it goes; it is finished early by Space, and does not move at all where nothing shall. */
export function useHop(piece: Readonly<Ref<SVGGElement | null>>, standing: () => Standing): void {
  const motion = useMotion()
  watch(
    standing,
    (to, from) => {
      if (to.at[0] === from.at[0] && to.at[1] === from.at[1]) return
      const places = hopsOf(from, to)
      const duration = timeOf('hop') * (places.length - 1)
      if (duration === 0) return
      const moving = piece.value?.animate(framesOf(places, from.sector !== to.sector), { duration, easing: 'ease-in-out' })
      void motion.play(duration).then(() => moving?.finish())
    },
    { flush: 'post' },
  )
}
