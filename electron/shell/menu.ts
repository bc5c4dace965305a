import { Menu, type MenuItemConstructorOptions as Item } from 'electron'
import type { MenuCommand } from '../../shared/contract/names.ts'
import type { ShellTexts } from './texts.ts'

const isMac = process.platform === 'darwin'
const line: Item = { type: 'separator' }

/** Something that Electron does by itself; its own words for it are English only. */
type Role = keyof ShellTexts['roles']

/**
 * Puts up the application menu; `send` gets the id of a chosen command. There is no Reload in it: a page that has crashed is loaded
 * again by itself, and one that has not needs none.
 */
export function setMenu(texts: ShellTexts, send: (id: MenuCommand) => void): void {
  const command = (id: MenuCommand, accelerator?: string): Item => ({
    id,
    label: texts.commands[id],
    click: () => send(id),
    ...(accelerator ? { accelerator } : {}),
  })
  const role = (id: Role): Item => ({ role: id, label: texts.roles[id] })
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
    role(isMac ? 'close' : 'quit'),
  ]
  const template: Item[] = [
    ...(isMac ? [appMenu(role)] : []),
    { label: texts.game, submenu: game },
    { label: texts.edit, submenu: editMenu(role) },
    { label: texts.view, submenu: viewMenu(role) },
    { label: texts.help, submenu: [command('rules', 'F1'), command('shortcuts'), command('about')] },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

/** The menu with the program's name, which macOS has. */
function appMenu(role: (id: Role) => Item): Item {
  return { role: 'appMenu', submenu: [role('hide'), role('hideOthers'), role('unhide'), line, role('quit')] }
}

function editMenu(role: (id: Role) => Item): Item[] {
  return [role('undo'), role('redo'), line, role('cut'), role('copy'), role('paste'), role('delete'), line, role('selectAll')]
}

function viewMenu(role: (id: Role) => Item): Item[] {
  return [
    role('resetZoom'),
    role('zoomIn'),
    // the same key without Shift, for keyboards on which "+" needs it
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true },
    role('zoomOut'),
    line,
    role('togglefullscreen'),
  ]
}
