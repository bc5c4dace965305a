import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { describe, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useMotion } from '../../../renderer/stores/motion.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import MatchDialog from '../../../renderer/table/MatchDialog.vue'
import RulesDialog from '../../../renderer/rules/RulesDialog.vue'
import SettingsDialog from '../../../renderer/table/SettingsDialog.vue'
import ShortcutsDialog from '../../../renderer/table/ShortcutsDialog.vue'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { paragraphs as dreddParagraphs } from '../../../shared/games/judge-dredd/rulebook.ts'
import { paragraphs } from '../../../shared/games/realm-lords/rulebook.ts'
import { pictured } from '../support/pictured.ts'
import { layWindow } from '../support/window.ts'

async function table(): Promise<{ app: VueWrapper; match: ReturnType<typeof useMatch> }> {
  const { show } = layWindow()
  document.documentElement.dataset['motion'] = 'off'
  const match = useMatch()
  await match.create('realm-lords', { hero: 'tamsin-wharrow', difficulty: 'knight' })
  useScreen().go('table')
  const app = show(App)
  await flushPromises()
  return { app, match }
}

async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const from = document.activeElement ?? document.body
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  await flushPromises()
}

function idsShown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-paragraph]')].map((one) => one.dataset['paragraph'] ?? '')
}

describe('keys on the table', () => {
  test('Space does the marked next step once, however long it is held', async () => {
    const { match } = await table()
    await press(' ')
    expect(match.current?.ply).toBe(1)
    await press(' ', { repeat: true })
    expect(match.current?.ply).toBe(1)
  })

  test('R-UX-1: Space does nothing where no step is marked', async () => {
    const { match } = await table()
    await press(' ')
    await press(' ')
    await press(' ')
    expect(match.current?.ply).toBe(1)
  })

  test('Space first brings running motion to its end', async () => {
    const { match } = await table()
    document.documentElement.dataset['motion'] = 'on'
    void useMotion().play(60_000)
    await press(' ')
    expect(match.current?.ply).toBe(0)
    await press(' ')
    expect(match.current?.ply).toBe(1)
  })

  test('figures press the choices that carry them', async () => {
    const { match } = await table()
    await press('1')
    expect(match.current?.ply).toBe(1)
    await press('7')
    expect(match.current?.ply).toBe(1)
  })

  test('U takes the last action back where that is possible', async () => {
    const { match } = await table()
    await press('1')
    await press('u')
    expect(match.current?.ply).toBe(1)
    await match.act([(match.current?.legal as { type: string }[]).find(({ type }) => type === 'step')])
    await press('u')
    expect(match.current?.ply).toBe(1)
    expect(match.undoState.why).toBe('information')
  })

  test('? and F1 open their sheets; keys do nothing on the table behind; Escape closes and plays nothing', async () => {
    const { match } = await table()
    await press('?')
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Keyboard shortcuts')
    await press(' ')
    await press('1')
    expect(match.current?.ply).toBe(0)
    await press('Escape')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    await press('F1')
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Rules and cards')
    expect(match.current?.ply).toBe(0)
  })

  test('R-A11Y-1: the focus is never lost when an answer takes the focused button away', async () => {
    const { app } = await table()
    const roll = app.get('[data-next]')
    ;(roll.element as HTMLElement).focus()
    await roll.trigger('click')
    await pictured()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.isConnected).toBe(true)
  })

  test('R-A11Y-1: a key that is faster than the next picture finds the focus kept as well', async () => {
    const { app } = await table()
    const roll = app.get('[data-next]')
    ;(roll.element as HTMLElement).focus()
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await roll.trigger('click')
    await flushPromises()
    expect(document.activeElement).toBe(document.body)
    await press('Tab')
    expect(document.activeElement).not.toBe(document.body)
  })

  test('R-A11Y-3: what happened is told to screen readers', async () => {
    const { app } = await table()
    await press(' ')
    expect(app.get('[aria-live="polite"]').text()).toMatch(/dice for the road: \d, \d\./)
  })
})

describe('dialogs', () => {
  test('the rulebook has every paragraph, finds words, and opens at one', async () => {
    layWindow().show(RulesDialog, { paragraph: 'RL-R26' })
    await flushPromises()
    expect(idsShown()).toEqual(paragraphs)
    expect(document.querySelector('[data-paragraph="RL-R26"]')?.classList).toContain('marked')
    const search = document.querySelector<HTMLInputElement>('input[type="search"]')
    if (!search) throw new Error('no search')
    search.value = 'phoenix ash'
    search.dispatchEvent(new Event('input'))
    await flushPromises()
    expect(idsShown()).toEqual(['RL-R12'])
  })

  test.each([
    ['a paragraph of Judge Dredd while Realm Lords is set up', 'JD-M5', 'realm-lords', dreddParagraphs],
    ['a paragraph of Realm Lords while Judge Dredd is set up', 'RL-R26', 'judge-dredd', paragraphs],
    ['the game that is being set up', null, 'judge-dredd', dreddParagraphs],
    ['the other game that is being set up', null, 'realm-lords', paragraphs],
  ] as const)('the rulebook opens in the right game: %s', async (_, paragraph, game, expected) => {
    const { show } = layWindow()
    useScreen().setUp(game)
    show(RulesDialog, { paragraph })
    await flushPromises()
    expect(idsShown()).toEqual(expected)
  })

  test('the rulebook turns to the other game, and looks for words there', async () => {
    layWindow().show(RulesDialog, { paragraph: 'JD-M5' })
    await flushPromises()
    document.querySelector<HTMLElement>('[data-book="realm-lords"]')?.click()
    await flushPromises()
    expect(idsShown()).toEqual(paragraphs)
    expect(document.querySelector('[data-book="realm-lords"]')?.getAttribute('aria-pressed')).toBe('true')
  })

  test.each([
    ['judge-dredd', true],
    ['realm-lords', false],
  ] as const)('the sheet of shortcuts is that of the game at hand: %s', async (game, speaks) => {
    const { show } = layWindow()
    useScreen().setUp(game)
    show(ShortcutsDialog)
    await flushPromises()
    expect(document.body.textContent?.includes('Speak up')).toBe(speaks)
  })

  test('the sheet of shortcuts takes the focus, so that keys scroll what the window has no room for', async () => {
    layWindow().show(ShortcutsDialog)
    await flushPromises()
    const list = document.querySelector('dl')?.parentElement
    expect(list?.tabIndex).toBe(0)
    expect(list?.getAttribute('aria-label')).toBe('Keyboard shortcuts')
  })

  test('the match says who sits where, and that its seal is open only at the end', async () => {
    const { show } = layWindow()
    const config = { judges: ['judge-flint', 'judge-stern'], windows: { manner: 'open', seconds: 8 } }
    await useMatch().create('judge-dredd', config, undefined, [
      { name: 'Anna', player: 'person', pin: '1234' },
      { name: 'Stern', player: 'computer', level: 'cadet' },
    ])
    show(MatchDialog)
    await flushPromises()
    const text = document.body.textContent ?? ''
    for (const part of ['Judge Dredd', 'Anna', 'a person, with a PIN', 'Stern', 'computer player, Cadet', 'shown when the match is over'])
      expect(text).toContain(part)
    expect(text).toContain(useMatch().current?.commitment)
    expect(text).not.toContain('1234')
  })

  test('settings take effect as they are chosen', async () => {
    layWindow().show(SettingsDialog)
    await flushPromises()
    const choose = async (name: string, at: number): Promise<void> => {
      document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)[at]?.click()
      await flushPromises()
    }
    await choose('theme', 2)
    await choose('motion', 5)
    await choose('scale', 7)
    expect(useSettings().settings).toMatchObject({ theme: 'candlelight', motion: 'off', scale: 200 })
    expect(document.documentElement.dataset['theme']).toBe('candlelight')
    await useSettings().change({ scale: 100 })
  })
})
