import { describe, expect, test } from 'vitest'
import * as host from '../../build/host/index.ts'

describe('what the host does not do throws, and says that it is not supported', () => {
  test.each<[string, () => unknown]>([
    ['Tray', () => new host.Tray()],
    ['Notification', () => new host.Notification()],
    ['globalShortcut', () => (host.globalShortcut as { register: unknown }).register],
    ['autoUpdater', () => (host.autoUpdater as { checkForUpdates: unknown }).checkForUpdates],
    ['safeStorage', () => host.safeStorage.encryptString()],
    ['session.fromPartition', () => host.session.fromPartition()],
    ['app.relaunch', () => host.app.relaunch()],
    ['shell.showItemInFolder', () => host.shell.showItemInFolder()],
    ['menu.popup', () => new host.Menu().popup()],
    ['a menu role that it does not know', () => new host.MenuItem({ role: 'services' })],
    ['a scheme that is not secure', () => host.protocol.registerSchemesAsPrivileged([{ scheme: 'x', privileges: { standard: true } }])],
  ])('%s', (_title, use) => {
    expect(use).toThrow(/^electron host: .* is not supported$/)
  })

  test('net.fetch of anything but a file', async () => {
    await expect(host.net.fetch('https://example.org/')).rejects.toThrow(
      'electron host: net.fetch of https://example.org/ is not supported',
    )
  })
})

test.each<[string, () => unknown, string]>([
  ['a window before the app is ready', () => new host.BrowserWindow(), 'Cannot create BrowserWindow before app is ready'],
  ['the session before the app is ready', () => host.session.defaultSession, 'Session can only be received when app is ready'],
  ['a path that is not absolute', () => host.app.setPath('userData', 'here'), 'Path must be absolute'],
  ['a path that does not exist', () => host.app.getPath('nowhere'), "Failed to get 'nowhere' path"],
  ['a theme that does not exist', () => (host.nativeTheme.themeSource = 'dusk' as 'dark'), '"dusk" is not a theme source'],
  ['a submenu without items', () => new host.MenuItem({ type: 'submenu' }), 'Invalid submenu'],
])("%s is refused with Electron's words", (_title, use, words) => {
  expect(use).toThrow(words)
})

test('menus know their items, radio groups and roles', () => {
  const clicked: string[] = []
  const menu = host.Menu.buildFromTemplate([
    {
      label: 'Game',
      submenu: [
        { id: 'a', type: 'radio', checked: true, click: () => clicked.push('a') },
        { id: 'b', type: 'radio', click: () => clicked.push('b') },
        { id: 'c', type: 'checkbox', click: () => clicked.push('c') },
        { id: 'd', enabled: false, click: () => clicked.push('d') },
      ],
    },
    { role: 'editMenu' },
  ])
  for (const id of ['b', 'c', 'd']) menu.getMenuItemById(id)?.click()
  expect(clicked).toEqual(['b', 'c'])
  expect(['a', 'b', 'c'].map((id) => menu.getMenuItemById(id)?.checked)).toEqual([false, true, true])
  expect(menu.items[1]?.submenu?.items.map(({ label }) => label)).toEqual(['Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Delete', 'Select All'])
})
