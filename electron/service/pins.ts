import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../../shared/kernel/game.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'

const hashBytes = 32
/** How many wrong tries are free, and how long the next one then has to wait: twice as long each time, in milliseconds. */
const freeTries = 3
const firstWait = 5_000
const longestWait = 300_000

/** A PIN as it is kept: its salt and its salted hash, both hex. */
export function hashOfPin(pin: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(pin, salt, hashBytes).toString('hex')}`
}

function isPin(given: string, kept: string): boolean {
  const [salt = '', hash = ''] = kept.split(':')
  const expected = Buffer.from(hash, 'hex')
  return expected.length === hashBytes && timingSafeEqual(scryptSync(given, Buffer.from(salt, 'hex'), hashBytes), expected)
}

/** Remembers wrong PINs until the program ends, whatever is opened or closed meanwhile. */
export function pinTries(now: () => Date) {
  const tries = new Map<string, { readonly wrong: number; readonly until: number }>()
  return {
    /** Whether a seat may be taken with this PIN. Refuses with `wrong-pin` or `pin-wait`; both details begin with the seconds to wait. */
    check: (match: string, seat: Seat, given: string | undefined, kept: string | null): Result<null> => {
      if (kept === null) return done(null)
      const key = `${match}/${seat}`
      const { wrong, until } = tries.get(key) ?? { wrong: 0, until: 0 }
      const left = Math.ceil((until - now().getTime()) / 1_000)
      if (left > 0) return refuse('pin-wait', `${left} s to wait`)
      if (isPin(given ?? '', kept)) {
        tries.delete(key)
        return done(null)
      }
      const wait = wrong + 1 < freeTries ? 0 : Math.min(firstWait * 2 ** (wrong + 1 - freeTries), longestWait)
      tries.set(key, { wrong: wrong + 1, until: now().getTime() + wait })
      return refuse('wrong-pin', `${wait / 1_000} s to wait`)
    },
  }
}
