import { makeFlights } from './flights.ts'
import type { Found } from './lie.ts'
import type { Move } from './moves.ts'
import { makePieces } from './pieces.ts'
import { makeReel } from './reel.ts'
import { makeStage } from './stage.ts'
import { makeThings } from './things.ts'

/** Runs moves on a table: with the Web Animations API, by transforms and opacity alone. The table itself is never changed. */
export function makePlayer() {
  const stage = makeStage()
  const { look, walk, carryOn } = makeFlights(stage)
  const { land, turn, shake } = makePieces(stage)
  const { carry, fall, rise } = makeThings(stage)
  const count = makeReel(stage)

  function play(move: Move, found: Found): void {
    switch (move.do) {
      case 'walk':
        return walk(move, found)
      case 'land':
        return land(move, found)
      case 'turn':
        return turn(move, found)
      case 'shake':
        return shake(move, found)
      case 'count':
        return count(move, found)
      case 'carry':
        return carry(move)
      case 'fall':
        return fall(move)
      case 'rise':
        return rise(move)
    }
  }

  return { look, carryOn, run: (moves: readonly Move[], found: Found): void => moves.forEach((move) => play(move, found)) }
}
