import { computed, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useAnnouncer } from '../../../stores/announcer.ts'
import { useMatch } from '../../../stores/match.ts'
import { useSettings } from '../../../stores/settings.ts'
import type { Wish } from '../bar/prompts.ts'
import type { useAiming } from '../bar/useAiming.ts'
import { cards } from '../cards.ts'
import { routeTo, sameTarget, stepTargets, targetsFor, type Target } from '../city/targeting.ts'
import type { Purpose } from '../city/whyNotThere.ts'
import type { useDriver } from '../driver/useDriver.ts'

/** What of the table pointing is about. */
type Pointed = {
  readonly view: Readonly<Ref<View>>
  /** Whose hand is open. */
  readonly viewer: Readonly<Ref<Seat | null>>
  readonly legal: Readonly<Ref<readonly Action[]>>
  /** Who must answer with the hand open, in a match that asks everybody. */
  readonly asksFor: Readonly<Ref<Seat | null>>
  readonly isComputer: (seat: Seat) => boolean
  readonly aiming: ReturnType<typeof useAiming>
  readonly driver: ReturnType<typeof useDriver>
  /** The sector that was chosen, where it has to be chosen again to go there. */
  readonly wish: Ref<Wish | null>
}

/** What can be pointed at in the city, and what comes of it; `decided` does what was decided. */
export function usePointing(table: Pointed, decided: (act: () => void) => void) {
  const { view, viewer, legal, asksFor, isComputer, aiming, driver, wish } = table
  const { t } = useI18n()
  const match = useMatch()
  const settings = useSettings()
  const announcer = useAnnouncer()

  /** Whose Judge a person moves just now. */
  const mover = computed(() => {
    const now = view.value.stage
    const seat = now.step === 'moving' ? now.active : now.step === 'window' && now.moment.window === 'move' ? now.moment.active : null
    return seat === null || isComputer(seat) || asksFor.value !== null ? null : seat
  })

  /** What can be pointed at: the aims of the card that was chosen, else where the Judge on turn can go, else what the asked person can name. */
  const targets = computed((): readonly Target[] => {
    if (driver.plan.value !== null || driver.results.value.length > 0) return []
    if (aiming.plays.value.length > 0) return aiming.targets.value
    if (mover.value !== null) return stepTargets(view.value, cards, mover.value)
    return match.current?.actor === null || view.value.stage.step === 'window' ? [] : targetsFor(legal.value, [])
  })

  /** What a sector would be pointed at for. */
  const purpose = computed((): Purpose | null => {
    if (driver.plan.value !== null || driver.results.value.length > 0) return null
    if (aiming.plays.value.length > 0) return aiming.targets.value.length > 0 ? { for: 'aim' } : null
    if (mover.value !== null) return { for: 'walk', seat: mover.value }
    return view.value.stage.step === 'place' && targets.value.length > 0 ? { for: 'place' } : null
  })

  const picked = computed((): readonly Target[] =>
    wish.value === null ? aiming.picked.value : [{ kind: 'sector', sector: wish.value.sector, steps: wish.value.way.length }],
  )

  function pick(target: Target): void {
    if (aiming.plays.value.length > 0) return aiming.pick(target)
    if (mover.value !== null && target.kind === 'sector') {
      const way = routeTo(view.value, cards, mover.value, target.sector)
      if (way === null || asksAgain(target.sector, way)) return
      return decided(() => driver.goOn(...way))
    }
    const actor = match.current?.actor ?? null
    const action = legal.value.find((each) => targetsFor([each], []).some((one) => sameTarget(one, target)))
    if (actor !== null && action !== undefined) decided(() => void driver.actNow(actor, action))
  }

  /** With `judgeMoves` confirmed, a sector is chosen first and gone to when it is pressed again. Gives whether that is still to come. */
  function asksAgain(sector: string, way: readonly Action[]): boolean {
    if (!settings.settings.confirmations.judgeMoves || wish.value?.sector === sector) return false
    wish.value = { sector, way }
    announcer.say(t('dredd.table.prompt.move.again'))
    return true
  }

  // A sector that was chosen waits for nothing else: another hand, a card that is aimed, or the next ply lets go of it.
  watch([viewer, aiming.plays, () => match.current?.ply], () => (wish.value = null))

  return { targets, purpose, picked, pick }
}
