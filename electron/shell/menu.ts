import { Menu, type MenuItemConstructorOptions as Item } from 'electron'
import type { MenuCommand } from '../../shared/contract/names.ts'
import type { ShellTexts } from './texts.ts'

const line: Item = { type: 'separator' }

/** Something that Electron does by itself; its own words for it are English only. */
type Role = keyof ShellTexts['roles']

/** A match of the menu's list; `label`: as it is called there. */
export type Recent = { readonly match: string; readonly label: string }

export type MenuOptions = {
  readonly texts: ShellTexts
  readonly recent: readonly Recent[]
  /** Gets the id of a command that was chosen. */
  readonly send: (id: MenuCommand) => void
  readonly open: (match: string) => void
  /** Makes everything larger (1), smaller (-1), or as large as it is at first (0). */
  readonly zoom: (direction: -1 | 0 | 1) => void
  readonly platform?: NodeJS.Platform
}

/**
 * Puts up the application menu, by the conventions of the system. There is no Reload in it: a page that has crashed offers to be loaded again,
 * and one that has not needs none. Zoom is the setting of the same name, so that it lasts.
 */
export function setMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options)))
}

/** The menu as Electron builds it. */
export function menuTemplate({ texts, recent, send, open, zoom, platform = process.platform }: MenuOptions): Item[] {
  const isMac = platform === 'darwin'
  const command = (id: MenuCommand, accelerator?: string): Item => ({
    id,
    label: texts.commands[id],
    click: () => send(id),
    ...(accelerator ? { accelerator } : {}),
  })
  const role = (id: Role): Item => ({ role: id, label: texts.roles[id] })
  const settings = command('settings', 'CmdOrCtrl+,')
  const about = command('about')
  const matches: Item[] = recent.map(({ match, label }) => ({ id: `recent-${match}`, label, click: () => open(match) }))
  const none: Item = { label: texts.recent.none, enabled: false }
  const file: Item[] = [
    command('import', 'CmdOrCtrl+O'),
    { id: 'recent', label: texts.recent.title, submenu: matches.length > 0 ? matches : [none] },
    line,
    ...(isMac ? [] : [settings]),
    command('data'),
    line,
    role(isMac ? 'close' : 'quit'),
  ]
  const game = [
    ...[command('new-judge-dredd', 'CmdOrCtrl+N'), command('new-realm-lords', 'CmdOrCtrl+Shift+N'), line],
    ...[command('home', 'CmdOrCtrl+Shift+H'), command('history', 'CmdOrCtrl+Shift+Y')],
  ]
  const edit = [role('undo'), role('redo'), line, role('cut'), role('copy'), role('paste'), role('delete'), line, role('selectAll')]
  const help = [command('rules', 'F1'), command('shortcuts'), line, command('diagnostics'), ...(isMac ? [] : [about])]
  return [
    ...(isMac ? [{ role: 'appMenu', submenu: macMenu(about, settings, role) } as const] : []),
    { label: texts.file, submenu: file },
    { label: texts.game, submenu: game },
    { label: texts.edit, submenu: edit },
    { label: texts.view, submenu: viewMenu(texts, zoom) },
    { label: texts.window, submenu: isMac ? [role('minimize'), role('zoom'), line, role('front')] : [role('minimize'), role('close')] },
    { label: texts.help, submenu: help, ...(isMac ? { role: 'help' as const } : {}) },
  ]
}

/** The menu with the program's name, which macOS has. */
function macMenu(about: Item, settings: Item, role: (id: Role) => Item): Item[] {
  return [about, line, settings, line, role('services'), line, role('hide'), role('hideOthers'), role('unhide'), line, role('quit')]
}

function viewMenu({ roles }: ShellTexts, zoom: MenuOptions['zoom']): Item[] {
  /** The same again under another key: some keyboards have "+" only with Shift, others at the side. */
  const alias = (accelerator: string, direction: -1 | 1): Item => ({
    label: roles[direction > 0 ? 'zoomIn' : 'zoomOut'],
    accelerator,
    visible: false,
    acceleratorWorksWhenHidden: true,
    click: () => zoom(direction),
  })
  return [
    { id: 'zoom-reset', label: roles.resetZoom, accelerator: 'CmdOrCtrl+0', click: () => zoom(0) },
    { id: 'zoom-in', label: roles.zoomIn, accelerator: 'CmdOrCtrl+Plus', click: () => zoom(1) },
    alias('CmdOrCtrl+=', 1),
    alias('CmdOrCtrl+numadd', 1),
    { id: 'zoom-out', label: roles.zoomOut, accelerator: 'CmdOrCtrl+-', click: () => zoom(-1) },
    alias('CmdOrCtrl+numsub', -1),
    line,
    { role: 'togglefullscreen', label: roles.togglefullscreen },
  ]
}
