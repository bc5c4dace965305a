import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Action } from '../../../shared/games/judge-dredd/actions.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { same } from '../../../shared/kernel/plain.ts'
import { useHelp } from '../../stores/help.ts'
import { useMatch } from '../../stores/match.ts'
import type { Told } from '../../table/growingLog.ts'
import { useFocusKeeper, useTableKeys } from '../../table/tableKeys.ts'
import type { Wish } from './bar/prompts.ts'
import { useAiming } from './bar/useAiming.ts'
import { useHand } from './curtain/useHand.ts'
import { useDriver } from './driver/useDriver.ts'
import { useTurnSound } from './driver/useTurnSound.ts'
import { sentenceOf } from './journal/describe.ts'
import { useRecap } from './recap/useRecap.ts'
import { playableBy } from './table/playable.ts'
import { useDecisions } from './table/useDecisions.ts'
import { usePointing } from './table/usePointing.ts'
import { useSitters } from './table/useSitters.ts'
import { useTelling } from './table/useTelling.ts'
import { useDreddKeys } from './useDreddKeys.ts'

/** Everything that the table of Judge Dredd knows and does; `root` is the element that its keys press buttons in. */
export function useJudgeTable(root: Readonly<Ref<HTMLElement | null>>) {
  const match = useMatch()
  const hand = useHand()
  const { view, viewer, curtain } = hand
  const recap = useRecap()
  const help = useHelp()
  const aiming = useAiming((play) => playCard(play))
  const wish = shallowRef<Wish | null>(null)
  const speaking = computed(() => curtain.value !== null || hand.taken.value || aiming.plays.value.length > 0)
  const driver = useDriver(speaking, (seat) => recap.add(seat, match.fresh))
  useTurnSound({ ...driver, curtain, viewer })

  const { seats, judges, names, nameOf, isComputer } = useSitters(view)
  const legal = computed(() => (match.current?.legal ?? []) as readonly Action[])
  const stage = computed(() => view.value.stage)
  /** What happened, as far as the open hand may know it: from the moment it closes without what only its seat heard. */
  const log = computed(() => {
    const all = match.log as readonly Told<DreddEvent>[]
    return viewer.value === null ? all.filter(({ event }) => !sentenceOf(event, null)?.secret) : all
  })
  const events = computed(() => log.value.map(({ event }) => event))
  /** A fight has the whole table, until its result was looked at. */
  const fighting = computed(
    () => driver.results.value.length > 0 || (stage.value.step === 'window' && stage.value.moment.window === 'combat'),
  )
  /** The city is on the table. */
  const outside = computed(() => !fighting.value && stage.value.step !== 'over')
  const speakers = computed(() => (hand.lone.value || stage.value.step === 'over' ? [] : hand.people.value))

  /** Who must answer with the hand open, in a match that asks everybody. */
  const asksFor = computed(() => (driver.move.value.do === 'ask' ? driver.move.value.seat : null))
  const playable = computed(() => playableBy(viewer.value, view.value))

  const { playCard, press, passHand } = useDecisions({ hand, recap, driver, isComputer }, decided)
  const pointing = usePointing({ view, viewer, legal, asksFor, isComputer, aiming, driver, wish }, decided)
  useTelling(names)

  function decided(act: () => void): void {
    aiming.letGo()
    wish.value = null
    recap.personActed()
    act()
  }

  // R-HID-3: what was begun with a hand open ends with it, and with the moment it was meant for.
  watch(viewer, () => {
    aiming.letGo()
    // Why a card cannot be played would tell that it is held.
    help.putAway()
  })
  watch(playable, (now) => {
    if (!aiming.plays.value.every((play) => now.some((one) => same(one, play)))) aiming.letGo()
  })
  // In a match that asks everybody the curtain falls by itself.
  watch(
    asksFor,
    (seat, before) => {
      // A curtain that fell for a question goes with it.
      if (before !== null && before !== undefined && curtain.value === before) hand.back()
      if (seat !== null && viewer.value !== seat) void hand.speak(seat)
    },
    { immediate: true },
  )
  /** The sector that the log or the recap points at. */
  const shown = ref<string | null>(null)
  const lit = computed(() => recap.sector.value ?? shown.value)
  watch(
    () => match.current?.ply,
    () => (shown.value = null),
  )

  useTableKeys(computed(() => (curtain.value === null ? root.value : null)))
  const focus = useFocusKeeper(root, () => (fighting.value ? (driver.results.value[0]?.key ?? 'call') : outside.value))
  // The curtain takes the focus with it; from nowhere Tab would lead out of the window, which closes a hand.
  watch(curtain, (now) => {
    if (now === null) focus.home()
  })
  watch(viewer, focus.hold, { flush: 'sync' })
  useDreddKeys(
    computed(() => curtain.value !== null),
    {
      speak: (seat) => {
        if (speakers.value.includes(seat)) void hand.speak(seat)
      },
      hold: () => void driver.hold(!driver.held.value),
      escape: () => {
        if (wish.value !== null) wish.value = null
        else if (!aiming.back()) void hand.away()
      },
    },
  )

  return {
    hand,
    view,
    viewer,
    curtain,
    recap,
    aiming,
    driver,
    seats,
    judges,
    names,
    nameOf,
    isComputer,
    legal,
    stage,
    log,
    events,
    speakers,
    fighting,
    outside,
    asksFor,
    wish,
    playable,
    playCard,
    press,
    passHand,
    shown,
    lit,
    ...pointing,
  }
}

export type JudgeTable = ReturnType<typeof useJudgeTable>
