import type { Seat } from '../../../shared/kernel/game.ts'
import type { Fault } from '../../../shared/kernel/result.ts'
import { call } from '../../bridge/client.ts'
import type { Alone } from '../oneAtATime.ts'
import type { Answers } from './answers.ts'
import type { Laid } from './laid.ts'

/** What the hand's own prompt says, so that no note is needed. */
const aboutPins: readonly Fault['code'][] = ['wrong-pin', 'pin-wait']

/** Who has the screen. */
export function handsOnScreen({ current, settle }: Laid, { lay, report }: Answers, alone: Alone) {
  /** Opens the hand of a person's seat. Gives `null` when that was done, else why not; only what is not about the PIN is also reported. */
  function take(seat: Seat, pin?: string): Promise<Fault | null> {
    return alone(
      async () => {
        if (current.value === null) return { code: 'unknown-match', detail: 'no match is open' }
        const answer = await call('matches.take', { match: current.value.match, seat, ...(pin === undefined ? {} : { pin }) })
        if (answer.ok) settle(answer.value)
        else if (!aboutPins.includes(answer.fault.code)) report(answer.fault)
        return answer.ok ? null : answer.fault
      },
      { code: 'cancelled', detail: 'something else is under way' },
    )
  }

  /** Closes the hand that is open; waits for nothing. Gives whether the table is open now. */
  async function leave(): Promise<boolean> {
    const table = current.value
    if (table === null) return false
    const answer = await call('matches.leave', { match: table.match })
    return current.value?.match === table.match && lay(answer)
  }

  return { take, leave }
}
