import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Action } from '../../../shared/games/judge-dredd/actions.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { plays as playsOf } from '../../../shared/games/judge-dredd/plays/plays.ts'
import { same } from '../../../shared/kernel/plain.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { useAnnouncer } from '../../stores/announcer.ts'
import { useHelp } from '../../stores/help.ts'
import { useMatch } from '../../stores/match.ts'
import { useSettings } from '../../stores/settings.ts'
import { useFocusKeeper, useTableKeys } from '../../table/tableKeys.ts'
import type { Press, Wish } from './bar/prompts.ts'
import { useAiming, type Play } from './bar/useAiming.ts'
import { cards } from './cards.ts'
import { routeTo, sameTarget, stepTargets, targetsFor, type Target } from './city/targeting.ts'
import type { Purpose } from './city/whyNotThere.ts'
import { useHand } from './curtain/useHand.ts'
import { useDriver } from './driver/useDriver.ts'
import { useTurnSound } from './driver/useTurnSound.ts'
import { sentenceOf } from './journal/describe.ts'
import { plainText } from './journal/sentence.ts'
import { judgeKey } from './names.ts'
import { useRecap } from './recap/useRecap.ts'
import { useDreddKeys } from './useDreddKeys.ts'

/** Everything that the table of Judge Dredd knows and does; `root` is the element that its keys press buttons in. */
export function useJudgeTable(root: Readonly<Ref<HTMLElement | null>>) {
  const { t } = useI18n()
  const match = useMatch()
  const hand = useHand()
  const { view, viewer, curtain } = hand
  const recap = useRecap()
  const settings = useSettings()
  const announcer = useAnnouncer()
  const aiming = useAiming(playCard)
  const wish = shallowRef<Wish | null>(null)
  const speaking = computed(() => curtain.value !== null || hand.taken.value || aiming.plays.value.length > 0)
  const driver = useDriver(speaking, (seat) => recap.add(seat, match.fresh))
  useTurnSound({ ...driver, curtain, viewer })

  const seats = computed(() => match.current?.seats ?? [])
  // By way of a text: the same Judges are the same list, and nobody's name is written anew with every answer.
  const roster = computed(() => view.value.judges.map(({ id }) => id).join(' '))
  const judges = computed(() => roster.value.split(' '))
  const names = (seat: Seat): string => judgeKey(judges.value[seat] ?? '')
  const nameOf = (seat: Seat): string => seats.value[seat]?.name || t(names(seat))
  const isComputer = (seat: Seat): boolean => seats.value[seat]?.player === 'computer'
  const legal = computed(() => (match.current?.legal ?? []) as readonly Action[])
  const stage = computed(() => view.value.stage)
  /** What happened, as far as the open hand may know it: from the moment it closes without what only its seat heard. */
  const events = computed(() => {
    const all = match.log.map(({ event }) => event as DreddEvent)
    return viewer.value === null ? all.filter((event) => !sentenceOf(event, null)?.secret) : all
  })
  /** A fight has the whole table, until its result was looked at. */
  const fighting = computed(
    () => driver.results.value.length > 0 || (stage.value.step === 'window' && stage.value.moment.window === 'combat'),
  )
  /** The city is on the table. */
  const outside = computed(() => !fighting.value && stage.value.step !== 'over')
  const speakers = computed(() => (hand.lone.value || stage.value.step === 'over' ? [] : hand.people.value))

  /** Who must answer with the hand open, in a match that asks everybody. */
  const asksFor = computed(() => (driver.move.value.do === 'ask' ? driver.move.value.seat : null))
  /** Whose Judge a person moves just now. */
  const mover = computed(() => {
    const now = stage.value
    const seat = now.step === 'moving' ? now.active : now.step === 'window' && now.moment.window === 'move' ? now.moment.active : null
    return seat === null || isComputer(seat) || asksFor.value !== null ? null : seat
  })

  /** What can be pointed at: the aims of the card that was chosen, else where the Judge on turn can go, else what the asked person can name. */
  const targets = computed((): readonly Target[] => {
    if (driver.plan.value !== null || driver.results.value.length > 0) return []
    if (aiming.plays.value.length > 0) return aiming.targets.value
    if (mover.value !== null) return stepTargets(view.value, cards, mover.value)
    return match.current?.actor === null || stage.value.step === 'window' ? [] : targetsFor(legal.value, [])
  })

  /** What a sector would be pointed at for. */
  const purpose = computed((): Purpose | null => {
    if (driver.plan.value !== null || driver.results.value.length > 0) return null
    if (aiming.plays.value.length > 0) return aiming.targets.value.length > 0 ? { for: 'aim' } : null
    if (mover.value !== null) return { for: 'walk', seat: mover.value }
    return stage.value.step === 'place' && targets.value.length > 0 ? { for: 'place' } : null
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

  /** What the viewer could play in the window that is open, once asked: who has passed is not asked again (JD-R16). */
  const playable = computed((): readonly Action[] => {
    const now = stage.value
    if (now.step !== 'window' || viewer.value === null || now.passed.includes(viewer.value)) return []
    return playsOf(cards, view.value, now.moment)
  })

  function playCard(play: Play): void {
    const seat = viewer.value
    if (seat !== null) decided(() => driver.playCard(seat, play))
  }

  function press(does: Press): void {
    switch (does.press) {
      case 'go': {
        const { value: active } = driver.active
        // To cut a computer player's pace short decides nothing: the recap goes on.
        if (active !== null && isComputer(active) && stage.value.step !== 'window') return driver.goOn()
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

  function decided(act: () => void): void {
    aiming.letGo()
    wish.value = null
    recap.personActed()
    act()
  }

  // A sector that was chosen waits for nothing else: another hand, or a card that is aimed, lets go of it.
  watch([viewer, aiming.plays], () => (wish.value = null))
  // R-HID-3: what was begun with a hand open ends with it, and with the moment it was meant for.
  const help = useHelp()
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
  // What is new is told to screen readers (R-A11Y-3), but not what only one may hear: sentences stay in the page for a while.
  watch(
    () => match.fresh,
    (fresh) => {
      fresh.forEach(({ event }, at) => {
        const sentence = sentenceOf(event as DreddEvent, (fresh[at - 1]?.event as DreddEvent | undefined) ?? null)
        if (sentence !== null && !sentence.secret) announcer.say(plainText(t, names, sentence))
      })
    },
  )

  /** The sector that the log or the recap points at. */
  const shown = ref<string | null>(null)
  const lit = computed(() => recap.sector.value ?? shown.value)
  watch(
    () => match.current?.ply,
    () => {
      shown.value = null
      wish.value = null
    },
  )

  useTableKeys(computed(() => (curtain.value === null ? root.value : null)))
  useFocusKeeper(root, () => (fighting.value ? (driver.results.value[0]?.key ?? 'call') : outside.value))
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
    ...{ hand, view, viewer, curtain, recap, aiming, driver, seats, judges, names, nameOf, isComputer, legal, stage, events, speakers },
    ...{ fighting, outside, asksFor, targets, purpose, picked, wish, pick, playable, playCard, press, passHand, shown, lit },
  }
}

export type JudgeTable = ReturnType<typeof useJudgeTable>
