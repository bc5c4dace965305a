import type { Fate } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Result } from '../driver/results.ts'

/** How a fight ended for one Judge. `margin`: above (or below, negative) the Perp's total; in a duel above the best other. */
export type Verdict = {
  readonly seat: Seat
  readonly fate: Fate | 'won' | 'again' | 'lost'
  readonly margin: number
  readonly total: number
}

/** JD-A7, JD-A8, JD-A9, JD-V3: the verdict on every Judge of a fight, in the order of the fight. */
export function verdictsOf({ rolled, fates }: Pick<Result, 'rolled' | 'fates'>): Verdict[] {
  if (rolled.type === 'arrestRolled') {
    return rolled.judges.flatMap(({ seat, total }) => {
      const found = fates.find((one) => one.seat === seat)
      return found === undefined ? [] : [{ seat, fate: found.fate, margin: found.margin, total }]
    })
  }
  const most = Math.max(...rolled.judges.map(({ total }) => total))
  const alone = rolled.judges.filter(({ total }) => total === most).length === 1
  return rolled.judges.map(({ seat, total }) => {
    const others = rolled.judges.filter((one) => one.seat !== seat).map((one) => one.total)
    const margin = total - Math.max(...others)
    return { seat, total, margin, fate: total < most ? 'lost' : alone ? 'won' : 'again' }
  })
}

const tones: Readonly<Record<Verdict['fate'], 'good' | 'even' | 'bad'>> = {
  arrested: 'good',
  won: 'good',
  standOff: 'even',
  unharmed: 'even',
  again: 'even',
  intensiveCare: 'bad',
  lost: 'bad',
}

/** Whether a verdict is a good one for its Judge. */
export const toneOf = ({ fate }: Pick<Verdict, 'fate'>): 'good' | 'even' | 'bad' => tones[fate]
