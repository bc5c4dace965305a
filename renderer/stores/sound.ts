import { defineStore } from 'pinia'
import { watchEffect } from 'vue'
import type { Bus } from '../../shared/contract/choices.ts'
import { windowOf } from '../games/registry.ts'
import { arrange } from '../sound/arrange.ts'
import type { SoundClass, World } from '../sound/classes.ts'
import { makePlayer } from '../sound/player.ts'
import { stepOf, type Roll } from '../sound/steps.ts'
import type { Ringing } from '../sound/synth.ts'
import { motionAllowed, timeOf } from '../theme/motion.ts'
import { useMatch, type Heard } from './match.ts'
import { useMotion } from './motion.ts'
import { useSettings } from './settings.ts'

/** What each bus plays when somebody wants to hear how loud it is. */
export const examples: Readonly<Record<Bus, readonly SoundClass[]>> = {
  dice: ['tumble', 'land'],
  pieces: ['draw', 'play', 'move', 'cube'],
  fights: ['challenge', 'hitGiven', 'hitTaken', 'arrest'],
  signals: ['yourTurn', 'otherTurn', 'refused'],
}

/** Without motion dice rattle for so many milliseconds before they are heard to lie. */
const stillRattle = 260

/** The sound of the table. It is never the only sign of anything: whatever is heard stands in the page and is told to screen readers too. */
export const useSound = defineStore('sound', () => {
  const settings = useSettings()
  const match = useMatch()
  const motion = useMotion()
  const player = makePlayer(
    {
      makeContext: () => (typeof AudioContext === 'undefined' ? null : new AudioContext()),
      random: Math.random,
      whenIdle: (then) => void (typeof requestIdleCallback === 'undefined' ? setTimeout(then) : requestIdleCallback(then)),
    },
    settings.settings.sound,
  )
  watchEffect(() => player.set(settings.settings.sound), { flush: 'sync' })

  const game = () => windowOf(match.current?.game ?? '')?.sounds ?? null
  /** The world of what lies on the table; without a table that of the house, which is wood and paper too. */
  const world = (): World => game()?.world ?? 'realm'

  /** Plays sounds one after another, as many as one moment bears. */
  function play(...sounds: readonly SoundClass[]): void {
    for (const { sound, at } of arrange(sounds)) player.play(world(), sound, at)
  }

  /** Rolls that wait until the table comes to them, and the dice that are heard to tumble. */
  let waiting: readonly Roll[] = []
  let tumbling: Ringing | null = null

  function rattle(): void {
    tumbling?.stop()
    tumbling = player.play(world(), 'tumble')
  }

  function land(sounds: readonly SoundClass[]): void {
    tumbling?.stop()
    tumbling = null
    play(...sounds)
  }

  /** Plays what an answer brought. Dice that are seen to tumble are heard to, and what follows waits for them. */
  function hear(heard: readonly Heard[]): void {
    const sounding = game()
    if (sounding === null) return
    const people = (match.current?.seats ?? []).flatMap(({ player: who }, seat) => (who === 'person' ? [seat] : []))
    const { before, rolls } = stepOf(heard, sounding, { people })
    play(...before)
    waiting = sounding.staged ? rolls : []
    if (!sounding.staged && rolls.length > 0) void roll(rolls.flatMap(({ landing, after }) => [...landing, ...after]))
  }

  async function roll(then: readonly SoundClass[]): Promise<void> {
    rattle()
    await landed()
    land(then)
  }

  /** Resolves when dice that are thrown now lie, as they are seen to (Space brings them down at once). */
  function landed(): Promise<void> {
    return motionAllowed() ? motion.follow(timeOf('dice')) : new Promise((resolve) => setTimeout(resolve, stillRattle))
  }

  /** The dice of a result that the table came to are thrown. Where nothing moves they land a moment later. */
  function throwDice(key: string): void {
    if (!waiting.some((one) => one.key === key)) return
    rattle()
    void landed().then(() => settle(key))
  }

  /** The dice of a result lie. */
  function settle(key: string): void {
    const found = waiting.find((one) => one.key === key)
    if (found === undefined || found.landing.length === 0) return
    waiting = waiting.map((one) => (one === found ? { ...one, landing: [] } : one))
    land(found.landing)
  }

  /** A result was looked at: what happened after it is heard. */
  function putAway(key: string): void {
    settle(key)
    const found = waiting.find((one) => one.key === key)
    waiting = waiting.filter((one) => one !== found)
    if (found !== undefined) play(...found.after)
  }

  /** Nothing that was to come is heard any more: it was taken back. */
  function forget(): void {
    waiting = []
  }

  /** Lets somebody hear how loud a bus is. */
  function example(bus: Bus): void {
    if (bus === 'dice') void roll(['land'])
    else play(...examples[bus])
  }

  return { play, hear, throwDice, putAway, forget, example, touch: player.touch, hide: player.hide }
})
