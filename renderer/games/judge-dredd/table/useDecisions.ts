import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import type { Press } from '../bar/prompts.ts'
import type { Play } from '../bar/useAiming.ts'
import type { useHand } from '../curtain/useHand.ts'
import type { useDriver } from '../driver/useDriver.ts'
import type { useRecap } from '../recap/useRecap.ts'

/** What of the table buttons and cards decide about. */
type Decided = {
  readonly hand: ReturnType<typeof useHand>
  readonly recap: ReturnType<typeof useRecap>
  readonly driver: ReturnType<typeof useDriver>
  readonly isComputer: (seat: Seat) => boolean
}

/** What comes of the buttons of the table and of its cards; `decided` does what was decided. */
export function useDecisions({ hand, recap, driver, isComputer }: Decided, decided: (act: () => void) => void) {
  const { view, viewer } = hand
  const match = useMatch()

  function playCard(play: Play): void {
    const seat = viewer.value
    if (seat !== null) decided(() => driver.playCard(seat, play))
  }

  function press(does: Press): void {
    switch (does.press) {
      case 'go': {
        const { value: active } = driver.active
        // To cut a computer player's pace short decides nothing: the recap goes on.
        if (active !== null && isComputer(active) && view.value.stage.step !== 'window') return driver.goOn()
        if (active !== null && isComputer(active) && driver.move.value.do === 'wait') return driver.goOn()
        return decided(() => driver.goOn(...does.then))
      }
      case 'draw-all':
        return decided(driver.drawAll)
      case 'hold':
        return void driver.hold(does.on)
      case 'act':
        if (does.action.type === 'pass' && does.seat === viewer.value) return void passHand()
        return decided(() => void driver.actNow(does.seat, does.action))
    }
  }

  /** The one with the open hand plays nothing: passes if asked, and puts the hand away. */
  async function passHand(): Promise<void> {
    const seat = viewer.value
    if (seat === null) return
    if (match.current?.waiting[0] !== seat) return hand.lone.value ? press({ press: 'go', then: [] }) : hand.away()
    recap.personActed()
    await driver.actNow(seat, { type: 'pass' })
    await hand.away()
  }

  return { playCard, press, passHand }
}
