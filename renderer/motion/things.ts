import { tempo, timeOf } from '../theme/motion.ts'
import { carryFrames, carryTime } from './frames.ts'
import { delayOf, put, type As, type Stage } from './stage.ts'

/** How much longer something rises than a word lingers. */
const riseTime = 1.4

/** What travels over the table and is gone again. */
export function makeThings({ ghost }: Stage) {
  function carry(move: As<'carry'>): void {
    const leg = timeOf('travel')
    const way = move.way.map((stop) => ({ ...stop, rest: (stop.rest ?? 0) * tempo() }))
    ghost({ thing: move.thing }, carryFrames(way, leg), delayOf(move), carryTime(way, leg))
  }

  function fall({ thing, from: [x, y], size, ...move }: As<'fall'>): void {
    const frames = [
      { transform: `${put([x, y])} scale(${size})`, opacity: 1, easing: 'ease-in' },
      { transform: `${put([x + 8, y + 64])} rotate(38deg) scale(${size})`, opacity: 0 },
    ]
    ghost({ thing }, frames, delayOf(move), timeOf('dice'))
  }

  function rise({ thing, from: [x, y], ...move }: As<'rise'>): void {
    const frames = [
      { transform: put([x, y + 6]), opacity: 0, easing: 'ease-out' },
      { transform: put([x, y - 8]), opacity: 1, offset: 0.2 },
      { transform: put([x, y - 14]), opacity: 1, offset: 0.75 },
      { transform: put([x, y - 24]), opacity: 0 },
    ]
    ghost({ thing }, frames, delayOf(move), timeOf('linger') * riseTime)
  }

  return { carry, fall, rise }
}
