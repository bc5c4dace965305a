import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soundClasses, worlds } from '../../../renderer/sound/classes.ts'
import { makePlayer, mostAtOnce, type Player } from '../../../renderer/sound/player.ts'
import { buses, defaultSound } from '../../../shared/contract/choices.ts'
import type { SoundSettings } from '../../../shared/contract/settings.ts'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { asContext, FakeContext } from './support/fakeAudio.ts'

const whenIdle = (then: () => void): void => void setTimeout(then)

type Lab = { readonly player: Player; readonly made: FakeContext[] }

function lab(sound: Partial<SoundSettings> = {}): Lab {
  const made: FakeContext[] = []
  const chance = fastChance(7)
  let n = 0
  const makeContext = (): AudioContext => {
    made.push(new FakeContext())
    return asContext(made.at(-1)!)
  }
  const player = makePlayer({ makeContext, random: () => chance(1_000, `r${n++}`) / 1_000, whenIdle }, { ...defaultSound, ...sound })
  return { player, made }
}

function touched(sound: Partial<SoundSettings> = {}): Lab {
  const both = lab(sound)
  both.player.touch()
  return both
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when a context is made', () => {
  test('not before somebody has touched anything', () => {
    const { player, made } = lab()
    expect(player.play('city', 'move')).toBeNull()
    player.set({ ...defaultSound, master: 100 })
    player.hide(true)
    player.hide(false)
    expect(made).toEqual([])
    player.touch()
    expect(made).toEqual([])
    expect(player.play('city', 'move')).not.toBeNull()
    expect(player.play('realm', 'gold')).not.toBeNull()
    expect(made.length).toBe(1)
    expect(made[0]?.state).toBe('running')
  })

  test('once, after the first touch, as soon as nothing else is to be done', () => {
    const { player, made } = touched()
    player.touch()
    vi.advanceTimersByTime(1)
    expect(made.length).toBe(1)
    expect(player.play('city', 'move')).not.toBeNull()
    expect(made.length).toBe(1)
  })

  test.each<Partial<SoundSettings>>([{ on: false }, { master: 0 }])('nor then with %o', (sound) => {
    const { made } = touched(sound)
    vi.advanceTimersByTime(1)
    expect(made).toEqual([])
  })

  test.each<[string, Partial<SoundSettings>]>([
    ['sound is off', { on: false }],
    ['everything is at 0', { master: 0 }],
    ['its bus is at 0', { pieces: 0 }],
  ])('never while %s', (_what, sound) => {
    const { player, made } = touched(sound)
    expect(player.play('city', 'move')).toBeNull()
    expect(made).toEqual([])
  })

  test.each<[string, () => AudioContext | null]>([
    ['knows no audio', () => null],
    [
      'has no device',
      () => {
        throw new DOMException('no device', 'NotSupportedError')
      },
    ],
  ])('a machine that %s plays on in silence', (_what, makeContext) => {
    const player = makePlayer({ makeContext, random: () => 0.5, whenIdle }, defaultSound)
    player.touch()
    expect(player.play('city', 'move')).toBeNull()
    expect(player.play('city', 'victory')).toBeNull()
    player.set({ ...defaultSound, on: false })
    player.hide(true)
  })
})

describe('volumes', () => {
  test.each(buses)('the bus of %s is silent at 0, the others are heard', (bus) => {
    const { player } = touched({ [bus]: 0 })
    const heard = (['land', 'move', 'parry', 'undo'] as const).map((sound) => player.play('realm', sound) !== null)
    expect(heard).toEqual(buses.map((one) => one !== bus))
  })

  test('they take effect at once, on what is being heard too', () => {
    const { player, made } = touched()
    player.play('city', 'victory')
    const [source] = made[0]!.sources
    const way: { gain?: { value: number } }[] = []
    for (let at: { to?: unknown } | null = source ?? null; at; at = (at.to ?? null) as typeof at) way.push(at as (typeof way)[number])
    const [bus, master] = [way.at(-5)!, way.at(-4)!]
    player.set({ ...defaultSound, master: 100, signals: 50 })
    expect([bus.gain?.value, master.gain?.value]).toEqual([0.25, 1])
    player.set({ ...defaultSound, on: false })
    expect(master.gain?.value).toBe(0)
    expect(player.play('city', 'move')).toBeNull()
  })
})

describe('many at once', () => {
  test('a further sound ends the oldest, so that there are never more than eight', () => {
    const { player, made } = touched()
    for (const [at, sound] of soundClasses.entries()) {
      expect(player.play('realm', sound, at * 20)).not.toBeNull()
      expect(made[0]!.sounding(0.03)).toBeLessThanOrEqual(mostAtOnce)
    }
    expect(made[0]!.sounding(0.03)).toBe(mostAtOnce)
    made[0]!.advance(2)
    expect(made[0]!.sources.size).toBe(0)
  })

  test('the same sound is not begun twice in a breath', () => {
    const { player, made } = touched()
    expect(player.play('city', 'cube')).not.toBeNull()
    expect(player.play('city', 'cube')).toBeNull()
    made[0]!.advance(0.5)
    expect(player.play('city', 'cube')).not.toBeNull()
  })

  test('every sound of both worlds is sung without a fault, at any swaying of its pitch, and leaves nothing behind', () => {
    const { player, made } = touched()
    for (const world of worlds) {
      for (const sound of soundClasses) {
        const ringing = player.play(world, sound)
        expect(ringing!.until - ringing!.from).toBeLessThanOrEqual(0.9)
        made[0]!.advance(1)
        expect(made[0]!.sources.size).toBe(0)
      }
    }
  })

  test('a sound that is stopped is gone in a moment', () => {
    const { player, made } = touched()
    const tumble = player.play('realm', 'tumble')
    made[0]!.advance(0.1)
    tumble!.stop()
    made[0]!.advance(0.05)
    expect(made[0]!.sources.size).toBe(0)
    tumble!.stop()
  })
})

describe('a window that is hidden', () => {
  test('is silent if that is wished, and heard again when it is back', () => {
    const { player, made } = touched({ hush: true })
    player.play('city', 'move')
    player.hide(true)
    expect(made[0]?.state).toBe('suspended')
    expect(player.play('city', 'gold')).toBeNull()
    player.hide(false)
    expect(player.play('city', 'gold')).not.toBeNull()
    expect(made[0]?.state).toBe('running')
  })

  test('is heard if that is wished, until it is wished otherwise', () => {
    const { player, made } = touched({ hush: false })
    player.play('city', 'move')
    player.hide(true)
    expect(made[0]?.state).toBe('running')
    expect(player.play('city', 'gold')).not.toBeNull()
    player.set({ ...defaultSound, hush: true })
    expect(made[0]?.state).toBe('suspended')
  })
})

test('after half a minute of silence the loudspeaker is let go; the next sound takes it again', () => {
  const { player, made } = touched()
  player.play('city', 'move')
  vi.advanceTimersByTime(29_000)
  expect(made[0]?.state).toBe('running')
  vi.advanceTimersByTime(2_000)
  expect(made[0]?.state).toBe('suspended')
  expect(player.play('city', 'gold')).not.toBeNull()
  expect(made[0]?.state).toBe('running')
})
