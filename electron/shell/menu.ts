import { Menu, type MenuItemConstructorOptions as Item } from 'electron'
import type { MenuCommand } from '../../shared/contract/names.ts'
import type { MenuTexts } from './menuTexts.ts'

const isMac = process.platform === 'darwin'

/**
 * Puts up the application menu; `send` gets the id of a chosen command. There is no Reload in it: a page that has crashed is loaded
 * again by itself, and one that has not needs none.
 */
export function setMenu(texts: MenuTexts, send: (id: MenuCommand) => void): void {
  const command = (id: MenuCommand, accelerator?: string): Item => ({
    id,
    label: texts[id],
    click: () => send(id),
    ...(accelerator ? { accelerator } : {}),
  })
  const line: Item = { type: 'separator' }
  const game = [
    command('new-judge-dredd', 'CmdOrCtrl+N'),
    command('new-realm-lords', 'CmdOrCtrl+Shift+N'),
    command('home', 'CmdOrCtrl+Shift+H'),
    command('history', 'CmdOrCtrl+Shift+Y'),
    line,
    command('import', 'CmdOrCtrl+O'),
    line,
    command('settings', 'CmdOrCtrl+,'),
    command('data'),
    line,
    isMac ? { role: 'close' } : { role: 'quit' },
  ] satisfies Item[]
  const view = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    // the same key without Shift, for keyboards on which "+" needs it
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true },
    { role: 'zoomOut' },
    line,
    { role: 'togglefullscreen' },
  ] satisfies Item[]
  const help = [command('rules', 'F1'), command('shortcuts'), command('about')]
  const template: Item[] = [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { label: texts['menu.game'], submenu: game },
    { role: 'editMenu' },
    { label: texts['menu.view'], submenu: view },
    { label: texts['menu.help'], submenu: help },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
