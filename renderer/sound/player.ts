import type { SoundSettings } from '../../shared/contract/settings.ts'
import { manners, type SoundClass, type World } from './classes.ts'
import { mixerOn, type Mixer } from './mixer.ts'
import { recipes } from './recipes/index.ts'
import { sing, type Ringing } from './synth.ts'

/** The most sounds that are on their way or heard at once; a further one ends the oldest. */
export const mostAtOnce = 8
/** After so many silent milliseconds the loudspeaker is let go. */
const idle = 30_000
/** How far ahead a sound is planned, in seconds, so that its start is not cut. */
const ahead = 0.01

export type Player = {
  /** Somebody has touched a key or the pointer: from now on there may be sound. */
  readonly touch: () => void
  readonly set: (sound: SoundSettings) => void
  /** Whether the window is hidden. */
  readonly hide: (hidden: boolean) => void
  /** Plays a class of sound in a world, `after` milliseconds. Gives null where nothing is to be heard. */
  readonly play: (world: World, sound: SoundClass, after?: number) => Ringing | null
}

export type PlayerNeeds = {
  /** Makes a context; null where there is no audio. It may throw, which means the same. */
  readonly makeContext: () => AudioContext | null
  /** From 0 to 1; it only sways pitches and makes noise. */
  readonly random: () => number
  /** Calls back when nothing else is to be done: a context takes long to make. */
  readonly whenIdle: (then: () => void) => void
}

type Desk = { readonly context: AudioContext; readonly mixer: Mixer }

/**
 * Plays sounds. A context is made soon after the first touch, with the first sound at the latest, and never while sound is off; without an
 * audio device everything goes on in silence.
 */
export function makePlayer({ makeContext, random, whenIdle }: PlayerNeeds, first: SoundSettings): Player {
  let settings = first
  let touched = false
  let hidden = false
  let desk: Desk | null | 'none' = null
  let ringing: Ringing[] = []
  let sleep: ReturnType<typeof setTimeout> | undefined
  const begun = new Map<SoundClass, number>()

  function opened(): Desk | null {
    if (desk === null) desk = open()
    return desk === 'none' ? null : desk
  }

  function open(): Desk | 'none' {
    try {
      const context = makeContext()
      if (context === null) return 'none'
      const mixer = mixerOn(context, random)
      mixer.set(settings)
      return { context, mixer }
    } catch {
      return 'none'
    }
  }

  function play(world: World, sound: SoundClass, after = 0): Ringing | null {
    const { bus, sway } = manners[sound]
    const audible = settings.on && settings.master > 0 && settings[bus] > 0
    if (!touched || !audible || (hidden && settings.hush)) return null
    const now = opened()
    return now === null ? null : sung(now, world, sound, after, 2 ** (((random() * 2 - 1) * sway) / 1200))
  }

  function sung({ context, mixer }: Desk, world: World, sound: SoundClass, after: number, pitch: number): Ringing | null {
    wake(context)
    const { bus, gap } = manners[sound]
    const at = context.currentTime + ahead + after / 1000
    if (Math.abs(at - (begun.get(sound) ?? -1)) < (gap / 1000) * 0.8) return null
    begun.set(sound, at)
    makeRoom(context.currentTime)
    const note = sing(context, mixer.buses[bus], mixer.hiss, recipes[world][sound], at, pitch)
    ringing.push(note)
    return note
  }

  function touch(): void {
    if (touched) return
    touched = true
    whenIdle(prepare)
  }

  function prepare(): void {
    if (!settings.on || settings.master === 0 || hidden) return
    const now = opened()
    if (now !== null) wake(now.context)
  }

  function makeRoom(now: number): void {
    ringing = ringing.filter(({ until }) => until > now)
    while (ringing.length >= mostAtOnce) ringing.shift()?.stop()
  }

  function wake(context: AudioContext): void {
    if (context.state === 'suspended') context.resume().catch(() => undefined)
    clearTimeout(sleep)
    sleep = setTimeout(() => rest(context), idle)
  }

  function rest(context: AudioContext): void {
    clearTimeout(sleep)
    if (context.state === 'running') context.suspend().catch(() => undefined)
  }

  function settle(): void {
    if (desk !== null && desk !== 'none' && hidden && settings.hush) rest(desk.context)
  }

  return {
    touch,
    set: (sound) => {
      settings = sound
      if (desk !== null && desk !== 'none') desk.mixer.set(sound)
      settle()
    },
    hide: (now) => {
      hidden = now
      settle()
    },
    play,
  }
}
