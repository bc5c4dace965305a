import type { BrowserWindow } from 'electron'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { links, linkRef } from '../../shared/contract/links.ts'
import { menuTemplate, type MenuOptions } from '../../electron/shell/menu.ts'
import { rateLimit } from '../../electron/shell/rate.ts'
import { shellTexts } from '../../electron/shell/texts.ts'
import { zoomed } from '../../electron/shell/zoom.ts'
import { openLink } from '../../electron/shell/desktop.ts'
import { followTroubles } from '../../electron/shell/troubles.ts'
import sheet from '../../renderer/i18n/en/keys.json' with { type: 'json' }
import { asked, paperWindow } from './fakeElectron.ts'

vi.mock('electron', async () => ({ ...(await import('./fakeElectron.ts')), Menu: {} }))

const texts = shellTexts.en
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
beforeEach(() => Object.assign(asked, { boxes: [], answers: [], opened: [], quits: 0 }))

describe('R-APP-5: a window that is in trouble offers to be loaded again', () => {
  const inTrouble = (): ReturnType<typeof paperWindow> => {
    const window = paperWindow()
    followTroubles(window as unknown as BrowserWindow, () => texts)
    return window
  }
  test.each<[string, number, readonly string[], number]>([
    ['it is loaded again', 0, ['reload'], 0],
    ['the program ends', 1, [], 1],
  ])('after a crash: %s', async (_what, answer, done, quits) => {
    const window = inTrouble()
    asked.answers.push(answer)
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await settle()
    expect([asked.boxes.length, window.done, asked.quits]).toEqual([1, done, quits])
    expect(asked.boxes[0]).toMatchObject({ defaultId: 0, cancelId: 0, message: texts.crashed.message })
  })

  test('a page that has ended in good order is nobody’s trouble', async () => {
    const window = inTrouble()
    window.webContents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    await settle()
    expect([asked.boxes, window.done]).toEqual([[], []])
  })

  test.each<[string, number, readonly string[]]>([
    ['is waited for', 0, []],
    ['is ended and loaded again, and its end is no second trouble', 1, ['end', 'reload']],
  ])('one that hangs %s', async (_what, answer, done) => {
    const window = inTrouble()
    asked.answers.push(answer)
    window.emit('unresponsive')
    window.emit('unresponsive')
    await settle()
    if (answer === 1) window.webContents.emit('render-process-gone', {}, { reason: 'killed' })
    await settle()
    expect([asked.boxes.length, window.done]).toEqual([1, done])
    expect(asked.boxes[0]).toMatchObject({ defaultId: 0, cancelId: 0, message: texts.hung.message })
  })

  test('one that answers again is not asked about any longer', async () => {
    const window = inTrouble()
    asked.answers.push(1)
    window.emit('unresponsive')
    window.emit('responsive')
    await settle()
    expect(window.done).toEqual([])
  })
})

describe('R-SEC-1: an address is opened only from the list, and only after asking', () => {
  test.each(links)('%s is opened after a yes, and not after a no', async (link) => {
    asked.answers.push(1, 0)
    expect([await openLink(link, texts), asked.opened]).toEqual([false, []])
    expect([await openLink(link, texts), asked.opened]).toEqual([true, [link]])
    expect(asked.boxes[0]).toMatchObject({ defaultId: 1, cancelId: 1 })
  })
  test.each([
    'https://example.org/',
    'http://game-icons.net',
    'file:///etc/passwd',
    'https://game-icons.net.example.org',
    'javascript:1',
    7,
  ])('%s is refused by the gate, and by the shell without asking', async (link) => {
    expect(linkRef.safeParse({ link }).success).toBe(false)
    expect([await openLink(link as never, texts), asked.boxes, asked.opened]).toEqual([false, [], []])
  })
  test('every address of the list is https', () => {
    expect(links.filter((link) => new URL(link).protocol !== 'https:')).toEqual([])
  })
})

const options: MenuOptions = { texts, recent: [], send: () => undefined, open: () => undefined, zoom: () => undefined, platform: 'linux' }
type Shown = { readonly label?: string; readonly role?: string; readonly id?: string; readonly submenu?: readonly Shown[] }
const shown = (more: Partial<MenuOptions>): readonly Shown[] => menuTemplate({ ...options, ...more }) as readonly Shown[]
const all = (items: readonly Shown[]): readonly Shown[] => items.flatMap((item) => [item, ...all(item.submenu ?? [])])

describe('the menu keeps to the conventions of the system', () => {
  test('on Linux and Windows: settings and the end under File, About under Help', () => {
    const [file, , , , , help] = shown({})
    expect(file?.submenu?.map(({ id, role }) => id ?? role).filter(Boolean)).toEqual(['import', 'recent', 'settings', 'data', 'quit'])
    expect(help?.submenu?.at(-1)?.id).toBe('about')
  })
  test('on macOS: a menu of the program’s own, with About, settings, services and the end', () => {
    const [own, file] = shown({ platform: 'darwin' })
    expect(own?.role).toBe('appMenu')
    expect(own?.submenu?.map(({ id, role }) => id ?? role).filter(Boolean)).toEqual([
      ...['about', 'settings', 'services', 'hide', 'hideOthers', 'unhide', 'quit'],
    ])
    expect(file?.submenu?.at(-1)?.role).toBe('close')
  })
  test.each(['linux', 'win32', 'darwin'] as const)('on %s every id and every key is there once', (platform) => {
    const items = all(shown({ platform })) as readonly { readonly id?: string; readonly accelerator?: string }[]
    for (const seen of [items.map(({ id }) => id), items.map(({ accelerator }) => accelerator)]) {
      const given = seen.filter((one) => one !== undefined)
      expect([...new Set(given)]).toEqual(given)
    }
  })
  test('every key of the menu stands in the sheet of shortcuts', () => {
    const told = Object.values(sheet).flatMap((one) => (typeof one === 'string' ? [] : [one.key, one.does]))
    const words = told.join(' ').split(/[\s.:;]+/)
    const items = all(shown({})) as readonly { readonly accelerator?: string; readonly visible?: boolean }[]
    const keys = items.flatMap(({ accelerator, visible }) => (accelerator === undefined || visible === false ? [] : [accelerator]))
    const untold = keys.filter((key) => !words.includes((key.split('+').at(-1) ?? '').replace('Plus', '+').replace(/^-$/, '−')))
    expect([keys.length > 5, untold]).toEqual([true, []])
  })
  test('matches that are under way are listed, and a press opens one; without any a word says so', () => {
    const opened: string[] = []
    const recent = [{ match: 'a', label: 'Anna, Ben · 1 Mar' }]
    const list = shown({ recent, open: (match) => opened.push(match) })[0]?.submenu?.find(({ id }) => id === 'recent')?.submenu
    ;(list?.[0] as { click: () => void }).click()
    expect([list?.map(({ label }) => label), opened]).toEqual([['Anna, Ben · 1 Mar'], ['a']])
    expect(shown({})[0]?.submenu?.find(({ id }) => id === 'recent')?.submenu).toEqual([{ label: texts.recent.none, enabled: false }])
  })
  test('Ctrl with =, +, and the keys at the side all zoom', () => {
    const zooms: number[] = []
    const items = all(shown({ zoom: (direction) => zooms.push(direction) })) as readonly { accelerator?: string; click?: () => void }[]
    for (const key of ['CmdOrCtrl+=', 'CmdOrCtrl+Plus', 'CmdOrCtrl+numadd', 'CmdOrCtrl+-', 'CmdOrCtrl+numsub', 'CmdOrCtrl+0'])
      items.find(({ accelerator }) => accelerator === key)?.click?.()
    expect(zooms).toEqual([1, 1, 1, -1, -1, 0])
  })
})

test.each<[number, -1 | 0 | 1, number]>([
  [100, 1, 110],
  [100, -1, 90],
  [133, 1, 150],
  [133, -1, 125],
  [200, 1, 200],
  [80, -1, 80],
  [175, 0, 100],
])('R-A11Y-1: from %i %% zooming by %i leads to %i %%', (scale, direction, next) => {
  expect(zoomed(scale, direction)).toBe(next)
})

test('R-SEC-1: so many messages are answered at once, and so many a second after that', () => {
  let now = 0
  const mayAsk = rateLimit(() => now, { burst: 3, perSecond: 2 })
  const ask = (times: number): number => Array.from({ length: times }, mayAsk).filter(Boolean).length
  expect(ask(10)).toBe(3)
  now += 1_000
  expect(ask(10)).toBe(2)
  now += 60_000
  expect(ask(10)).toBe(3)
})
