import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
import type { SoundClass } from '../../../renderer/sound/classes.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { useSound } from '../../../renderer/stores/sound.ts'
import { useDialogs } from '../../../renderer/stores/dialogs.ts'
import { useMotion } from '../../../renderer/stores/motion.ts'
import { buses, defaultSound } from '../../../shared/contract/choices.ts'
import { layWindow, type TestWindow } from '../support/window.ts'

const played = vi.hoisted((): { sound: string; world: string; after: number }[] => [])
vi.mock('../../../renderer/sound/player.ts', () => ({
  makePlayer: () => ({
    touch: vi.fn(),
    set: vi.fn(),
    hide: vi.fn(),
    play: (world: string, sound: string, after = 0) => {
      played.push({ sound, world, after })
      return null
    },
  }),
}))
const names = (): SoundClass[] => played.splice(0).map(({ sound }) => sound as SoundClass)

beforeEach(() => void (played.length = 0))
afterEach(async () => {
  vi.useRealTimers()
  // No dice of one test land in the next.
  useMotion().finish()
  await flushPromises()
})

async function campaign(): Promise<TestWindow & { match: ReturnType<typeof useMatch> }> {
  const laid = layWindow()
  const match = useMatch()
  laid.show(App)
  await match.create('realm-lords', { hero: 'tamsin-wharrow', difficulty: 'knight' })
  useScreen().go('table')
  await flushPromises()
  return { ...laid, match }
}

async function press(key: string): Promise<void> {
  const from = document.activeElement ?? document.body
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}

const firstOf = (match: ReturnType<typeof useMatch>, type: string): unknown =>
  (match.current?.legal as readonly { readonly type: string }[]).find((action) => action.type === type)

describe('at the table', () => {
  test('a match that is laid makes no sound, however much has happened in it', async () => {
    await campaign()
    expect(names()).toEqual([])
  })

  test('dice rattle when they are thrown and are heard to land when they are seen to; Space brings them down', async () => {
    const { match } = await campaign()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await match.act([{ type: 'roll' }])
    await vi.advanceTimersByTimeAsync(300)
    expect(names()).toEqual(['tumble'])
    expect(useMotion().finish()).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['land'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(names()).toEqual([])
  })

  test('without motion dice are heard all the same', async () => {
    const { match } = await campaign()
    useSettings().attempt({ motion: 'off' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await match.act([{ type: 'roll' }])
    await vi.advanceTimersByTimeAsync(400)
    expect(names()).toEqual(['tumble', 'land'])
  })

  test('a step of the hero is heard in the world of the realm; one that is taken back is heard to be', async () => {
    const { match, bridge } = await campaign()
    await match.act([{ type: 'roll' }])
    // The dice lie, so that they are not heard to land later on.
    useMotion().finish()
    await flushPromises()
    played.length = 0
    await match.act([firstOf(match, 'step')])
    expect(played).toEqual([{ sound: 'move', world: 'realm', after: 0 }])
    names()
    expect(match.undoState.possible).toBe(true)
    await match.undo()
    expect(names()).toEqual(['undo'])
    await match.redo()
    expect(names()).toEqual(['move'])
    expect(bridge.made.some(({ name }) => name === 'matches.redo')).toBe(true)
  })

  test('what is refused is heard: an action against the rules, and a press of a button that is off', async () => {
    const { match } = await campaign()
    await match.act([{ type: 'stop' }])
    await flushPromises()
    expect(names()).toEqual(['refused'])
    document.querySelector<HTMLElement>('button[aria-disabled="true"]')?.click()
    expect(names()).toEqual(['refused'])
  })

  test('M turns sound off and on, says so to everybody, and is kept', async () => {
    const { bridge } = await campaign()
    await press('m')
    expect(useSettings().settings.sound).toEqual({ ...defaultSound, on: false })
    expect(bridge.made.at(-1)).toEqual({ name: 'settings.set', input: { sound: { ...defaultSound, on: false } } })
    expect(document.querySelector('.flag')?.textContent).toContain('Sound is off')
    expect(document.querySelector('[aria-live]')?.parentElement?.textContent ?? document.body.textContent).toContain('Sound is off')
    await press('M')
    expect(useSettings().settings.sound.on).toBe(true)
  })

  test('M is a letter elsewhere: at home, and while a dialog is open', async () => {
    const { match } = await campaign()
    useDialogs().show({ kind: 'shortcuts' })
    await flushPromises()
    await press('m')
    expect(useSettings().settings.sound.on).toBe(true)
    expect(document.body.textContent).toContain('At the table: sound off, or on again.')
    useDialogs().close()
    match.close()
    useScreen().go('home')
    await flushPromises()
    await press('m')
    expect(useSettings().settings.sound.on).toBe(true)
  })
})

describe('in the settings', () => {
  async function dialog(): Promise<TestWindow> {
    const laid = layWindow()
    laid.show(App)
    useDialogs().show({ kind: 'settings' })
    await flushPromises()
    return laid
  }
  const slider = (name: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`input[type="range"][name="${name}"]`)!

  test('every volume is a slider with a name and a value, heard while it moves and kept when it rests', async () => {
    const { bridge } = await dialog()
    vi.useFakeTimers()
    for (const [i, bus] of (['master', ...buses] as const).entries()) {
      expect(document.querySelector(`label[for="volume-${bus}"]`)?.textContent).toMatch(/\S/)
      expect(slider(bus).getAttribute('aria-valuetext')).toBe(`${defaultSound[bus]}%`)
      slider(bus).value = String(5 * i)
      slider(bus).dispatchEvent(new Event('input'))
      expect(useSettings().settings.sound[bus]).toBe(5 * i)
    }
    expect(bridge.made.filter(({ name }) => name === 'settings.set')).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    const sound = { ...defaultSound, master: 0, dice: 5, pieces: 10, fights: 15, signals: 20 }
    expect(bridge.made.filter(({ name }) => name === 'settings.set')).toEqual([{ name: 'settings.set', input: { sound } }])
    expect(slider('signals').getAttribute('aria-valuetext')).toBe('20%')
  })

  test('every bus has an example, which is silent while sound is off', async () => {
    await dialog()
    const examples = [...document.querySelectorAll<HTMLElement>('.hear')]
    expect(examples.length).toBe(buses.length)
    for (const button of examples) {
      button.click()
      expect(names().length).toBeGreaterThan(0)
    }
    document.querySelector<HTMLInputElement>('input[name="sound"]')?.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(useSettings().settings.sound.on).toBe(false)
    expect(examples.every((button) => button.getAttribute('aria-disabled') === 'true')).toBe(true)
  })

  test('whether a hidden window is silent is a choice of its own', async () => {
    const { bridge } = await dialog()
    document.querySelector<HTMLInputElement>('input[name="hush"]')?.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(bridge.made.at(-1)).toEqual({ name: 'settings.set', input: { sound: { ...defaultSound, hush: false } } })
  })
})

describe('results that wait for the table', () => {
  test('Judge Dredd: nothing of a fight is heard before its result is shown, and what came after it when it is put away', async () => {
    vi.useFakeTimers()
    layWindow()
    const match = useMatch()
    await match.create('judge-dredd', { judges: ['judge-flint', 'judge-stern'], windows: { manner: 'open', seconds: 5 } })
    const sound = useSound()
    useSettings().attempt({ motion: 'off' })
    const events = [
      { type: 'arrestRolled' },
      { type: 'arrested' },
      { type: 'crimePlaced' },
      { type: 'arrestRolled' },
      { type: 'tookToCare' },
    ]
    sound.hear(events.map((event) => ({ ply: 3, event })))
    expect(names()).toEqual([])
    sound.throwDice('result-3-0')
    await vi.advanceTimersByTimeAsync(400)
    expect(names()).toEqual(['tumble', 'land', 'arrest'])
    sound.putAway('result-3-0')
    expect(names()).toEqual(['cube'])
    sound.throwDice('result-3-3')
    sound.putAway('result-3-3')
    expect(names()).toEqual(['tumble', 'land', 'downfall'])
    await vi.advanceTimersByTimeAsync(400)
    expect(names()).toEqual([])
    sound.hear([{ ply: 4, event: { type: 'arrestRolled' } }])
    sound.forget()
    sound.throwDice('result-4-0')
    expect(names()).toEqual([])
  })
})
