import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import App from '../../../../renderer/App.vue'
import { useMatch } from '../../../../renderer/stores/match.ts'
import { useScreen } from '../../../../renderer/stores/screen.ts'
import { computerLevels } from '../../../../shared/games/computers.ts'
import type { FakeBridge } from '../../support/fakeBridge.ts'
import { layWindow } from '../../support/window.ts'

type Created = {
  readonly game: string
  readonly config: unknown
  readonly seed?: string
  readonly seats: readonly { readonly name: string }[]
}

async function setUp(): Promise<{ app: VueWrapper; bridge: FakeBridge; created: () => Created | undefined }> {
  const { bridge, show } = layWindow()
  useScreen().setUp('judge-dredd')
  const app = show(App)
  await flushPromises()
  return { app, bridge, created: () => bridge.made.find(({ name }) => name === 'matches.create')?.input as Created | undefined }
}

async function begin(app: VueWrapper): Promise<void> {
  await app.get('.begin').trigger('click')
  await flushPromises()
}

function seatsOf(app: VueWrapper): ReturnType<VueWrapper['findAll']> {
  return app.findAll('fieldset.seat')
}

describe('New game of Judge Dredd', () => {
  test('a match begins with one press: one person against three computer players', async () => {
    const { app, created } = await setUp()
    await begin(app)
    expect(created()?.seats).toEqual([
      { name: 'Player 1', player: 'person' },
      { name: 'Stern', player: 'computer', level: 'street' },
      { name: 'Quill', player: 'computer', level: 'street' },
      { name: 'Bracket', player: 'computer', level: 'street' },
    ])
    expect(created()).not.toHaveProperty('seed')
    expect(useMatch().current?.game).toBe('judge-dredd')
    expect(useScreen().current).toBe('table')
  })

  test('everything that is chosen arrives: names, levels, Judges, PINs, the order, the windows, the seed', async () => {
    const { app, created } = await setUp()
    await app.get('[data-preset="alone1"]').trigger('click')
    await app.get('[data-add="person"]').trigger('click')
    const [anna, robot, ben] = seatsOf(app)
    await anna?.get('.name').setValue('Anna')
    await ben?.get('.name').setValue('Ben')
    await ben?.get('.pin input').setValue('2468')
    await robot?.get('input[value="senior"]').setValue(true)
    await anna?.get('input[value="judge-magnet"]').setValue(true)
    await seatsOf(app)[2]?.get('[data-move="-1"]').trigger('click')
    await app.get('input[value="wait"]').setValue(true)
    await app.get('input[type="number"]').setValue(12)
    await app.get('.seed input').setValue(` ${'AB'.repeat(32)} `)
    expect(app.get('.foot').text()).toContain('practice')
    await begin(app)
    expect(created()).toEqual({
      game: 'judge-dredd',
      config: { judges: ['judge-magnet', 'judge-quill', 'judge-stern'], windows: { manner: 'wait', seconds: 12 } },
      seed: 'ab'.repeat(32),
      seats: [
        { name: 'Anna', player: 'person' },
        { name: 'Ben', player: 'person', pin: '2468' },
        { name: 'Stern', player: 'computer', level: 'senior' },
      ],
    })
    expect(useMatch().current?.practice).toBe(true)
  })

  test.each<[string, string, (app: VueWrapper) => Promise<unknown>]>([
    ['two of one name', 'Two seats have this name.', (app) => app.get('.name').setValue('Stern')],
    ['a short PIN', 'A PIN has 4 to 8 figures', (app) => app.get('.pin input').setValue('12')],
    ['a bad seed', 'A seed has 64 figures from 0-9 and a-f; this has 3.', (app) => app.get('.seed input').setValue('abc')],
    ['nobody at the screen', 'Somebody has to watch', (app) => app.get('input[value="computer"]').setValue(true)],
    [
      'no time to wait',
      'From 2 to 60 seconds.',
      async (app) => {
        await app.get('input[value="wait"]').setValue(true)
        await app.get('input[type="number"]').setValue(1)
      },
    ],
  ])('%s is said in place, and nothing begins', async (_, sentence, spoil) => {
    const { app, created } = await setUp()
    await spoil(app)
    expect(app.text()).toContain(sentence)
    expect(app.get('.begin').attributes('aria-disabled')).toBe('true')
    await begin(app)
    expect(created()).toBeUndefined()
  })

  test('R-A11Y-1: seats change places by keys, the focus stays, and it is said', async () => {
    const { app } = await setUp()
    const field = seatsOf(app)[0]?.get('.name').element as HTMLInputElement
    field.focus()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }))
    await flushPromises()
    expect(document.activeElement).toBe(field)
    expect(seatsOf(app)[1]?.get('.name').element).toBe(field)
    expect(app.get('[aria-live="polite"]').text()).toContain('sits at seat 2 now')
  })

  test('R-A11Y-1: the keyboard begins at the heading', async () => {
    const { app } = await setUp()
    expect(document.activeElement).toBe(app.get('h1').element)
  })

  test('R-A11Y-1: the focus goes to the new seat, and after one left to the next', async () => {
    const { app } = await setUp()
    await app.get('[data-add="computer"]').trigger('click')
    await flushPromises()
    expect(document.activeElement).toBe(seatsOf(app)[4]?.get('.name').element)
    await seatsOf(app)[4]?.get('[data-remove]').trigger('click')
    await flushPromises()
    expect(seatsOf(app)).toHaveLength(4)
    expect(document.activeElement).toBe(seatsOf(app)[3]?.get('.name').element)
  })

  test('R-A11Y-2: every field has a name, and what is wrong with it is beside it', async () => {
    const { app } = await setUp()
    await app.get('.pin input').setValue('x')
    for (const input of app.findAll('input')) {
      const element = input.element as HTMLInputElement
      expect(element.labels?.length || element.getAttribute('aria-label'), element.outerHTML).toBeTruthy()
    }
    const pin = app.get('.pin input')
    expect(pin.attributes('aria-invalid')).toBe('true')
    expect(document.getElementById(pin.attributes('aria-describedby') ?? '')?.textContent).toContain('4 to 8 figures')
  })

  test('every level that computer players have is offered and explained in a sentence', async () => {
    const { app } = await setUp()
    for (const level of computerLevels('judge-dredd')) {
      await seatsOf(app)[1]?.get(`input[value="${level}"]`).setValue(true)
      expect(seatsOf(app)[1]?.get('.hint').text()).toMatch(/^[A-Z].+\.$/)
    }
  })

  test('Back leads to the games, and nothing was begun', async () => {
    const { app, created } = await setUp()
    await app.get('.foot .plain').trigger('click')
    expect(useScreen().current).toBe('home')
    expect(created()).toBeUndefined()
  })
})
