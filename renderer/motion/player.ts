import { tempo, timeOf } from '../theme/motion.ts'
import { carryFrames, carryTime, countOf, shakeFrames } from './frames.ts'
import { makeFlights } from './flights.ts'
import { moverOf, unitOf, type Found } from './lie.ts'
import { middle, type Move } from './moves.ts'
import { animate, makeStage, put, sized, type As } from './stage.ts'

/** How long something shakes, and what it copies of a number that runs. */
const shakeTime = 1.4
const letterStyle = ['font', 'fontStretch', 'letterSpacing', 'color', 'textAlign'] as const

/** Runs moves on a table: with the Web Animations API, by transforms and opacity alone. The table itself is never changed. */
export function makePlayer() {
  const stage = makeStage()
  const { moved, ghost, show } = stage
  const { look, walk, carryOn } = makeFlights(stage)
  const later = (move: { readonly at: number }): number => move.at * tempo()

  function land(move: As<'land'>, { elements }: Found): void {
    const element = elements.get(move.piece)
    if (element === undefined) return
    const time = { delay: later(move), duration: timeOf('turn') }
    moved(
      moverOf(element),
      [
        [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
        [{ transform: 'scale(1.6)', easing: 'ease-in' }, { transform: 'scale(1)' }],
      ],
      time,
    )
  }

  function turn(move: As<'turn'>, { elements, lie }: Found): void {
    const [element, box] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || box === undefined) return
    const half = timeOf('turn') / 2
    const delay = later(move)
    ghost(
      { thing: move.back },
      [{ transform: `${put(middle(box))} scaleX(1)`, easing: 'ease-in' }, { transform: `${put(middle(box))} scaleX(0)` }],
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

  function carry(move: As<'carry'>): void {
    const leg = timeOf('travel')
    const way = move.way.map((stop) => ({ ...stop, rest: (stop.rest ?? 0) * tempo() }))
    ghost({ thing: move.thing }, carryFrames(way, leg), later(move), carryTime(way, leg))
  }

  function fall({ thing, from: [x, y], size, ...move }: As<'fall'>): void {
    const frames = [
      { transform: `${put([x, y])} scale(${size})`, opacity: 1, easing: 'ease-in' },
      { transform: `${put([x + 8, y + 64])} rotate(38deg) scale(${size})`, opacity: 0 },
    ]
    ghost({ thing }, frames, later(move), timeOf('dice'))
  }

  function rise({ thing, from: [x, y], ...move }: As<'rise'>): void {
    const frames = [
      { transform: put([x, y + 6]), opacity: 0, easing: 'ease-out' },
      { transform: put([x, y - 8]), opacity: 1, offset: 0.2 },
      { transform: put([x, y - 14]), opacity: 1, offset: 0.75 },
      { transform: put([x, y - 24]), opacity: 0 },
    ]
    ghost({ thing }, frames, later(move), timeOf('linger') * 1.4)
  }

  function shake(move: As<'shake'>, { elements }: Found): void {
    const element = elements.get(move.piece)
    if (element === undefined) return
    const mover = moverOf(element)
    moved(mover, [shakeFrames(unitOf(mover))], { delay: later(move), duration: timeOf('turn') * shakeTime })
  }

  function count(move: As<'count'>, { elements, lie }: Found): void {
    const [element, box] = [elements.get(move.piece), lie.get(move.piece)]
    if (element === undefined || box === undefined || move.from === move.to) return
    const duration = timeOf('travel') * 1.2
    const numbers = countOf(move.from, move.to)
    const looks = getComputedStyle(element)
    const style = { ...Object.fromEntries(letterStyle.map((name) => [name, looks[name]])), ...sized(box), lineHeight: `${box.height}px` }
    moved(element, [[{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }]], { delay: later(move), duration })
    const begin = (reel: HTMLElement): void => {
      reel.style.transform = put([box.x, box.y])
      const strip = reel.firstElementChild?.firstElementChild
      const rows = -box.height * (numbers.length - 1)
      if (strip)
        animate(strip, [{ transform: 'none', easing: 'ease-in-out' }, { transform: `translateY(${rows}px)` }], {
          delay: later(move),
          duration,
          fill: 'both',
        })
    }
    show({ shows: { numbers, style }, begin }, later(move) + duration)
  }

  function run(moves: readonly Move[], found: Found): void {
    for (const move of moves) {
      if (move.do === 'walk') walk(move, found)
      else if (move.do === 'land') land(move, found)
      else if (move.do === 'turn') turn(move, found)
      else if (move.do === 'shake') shake(move, found)
      else if (move.do === 'count') count(move, found)
      else if (move.do === 'carry') carry(move)
      else if (move.do === 'fall') fall(move)
      else rise(move)
    }
  }

  return { look, run, carryOn }
}
