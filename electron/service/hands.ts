import type { Input, Output } from '../../shared/contract/api.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import type { Desk } from './desk.ts'
import { pinTries } from './pins.ts'

/** The calls that open and close hands. */
export function handCalls(desk: Desk) {
  const tries = pinTries(desk.now)
  return {
    take: ({ match, seat, pin }: Input<'matches.take'>): Result<Output<'matches.take'>> =>
      desk.withMatch(match, (open) => {
        const who = open.seats[seat]
        if (who?.player !== 'person') return refuse('bad-input', `seat ${seat} is no person's`)
        const right = tries.check(match, seat, pin, who.pin)
        if (!right.ok) return right
        desk.eyes.open(match, seat)
        return done(desk.show(open))
      }),
    leave: ({ match }: Input<'matches.leave'>): Result<Output<'matches.leave'>> => {
      // Whatever else goes wrong, the hand is closed.
      desk.eyes.close()
      return desk.withMatch(match, (open) => done(desk.show(open)))
    },
  }
}
