import { EventEmitter } from 'node:events'
import type { MenuItemConstructorOptions as Template } from 'electron'
import { parseAccelerator, type Chord } from './accelerator.ts'
import type { BrowserWindow } from './browserWindow.ts'
import { unsupported } from './common.ts'
import { MENUS, ROLES } from './menuRoles.ts'
import { focusedWindow, openContents } from './registry.ts'

type Click = (item: MenuItem, window: BrowserWindow | undefined, event: object) => void
type Type = NonNullable<Template['type']>

export class MenuItem {
  readonly id: string | undefined
  readonly role: string | undefined
  readonly type: Type
  readonly submenu: Menu | undefined
  readonly accelerator: string | undefined
  readonly registerAccelerator: boolean
  label: string
  enabled: boolean
  visible: boolean
  checked: boolean
  menu: Menu | undefined
  readonly #click: Click

  constructor(options: Template) {
    const role = options.role?.toLowerCase() ?? ''
    const known = ROLES[role]
    const whole = MENUS[role]
    if (role && !known && !whole) unsupported(`the menu role ${role}`)
    this.id = options.id
    this.role = role || undefined
    this.label = options.label ?? whole?.label ?? known?.label ?? ''
    this.submenu = submenuOf(options, whole?.roles)
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal')
    if (this.type === 'submenu' && !this.submenu) throw new Error('Invalid submenu')
    this.enabled = options.enabled ?? true
    this.visible = options.visible ?? true
    this.checked = options.checked ?? false
    this.accelerator = options.accelerator ?? known?.accelerator
    this.registerAccelerator = options.registerAccelerator ?? !known?.isNative
    this.#click = known ? (_item, window) => known.act(window ?? null) : ((options.click as unknown as Click | undefined) ?? (() => {}))
  }

  click(event: object = {}, window: BrowserWindow | null = focusedWindow()): void {
    if (!this.enabled) return
    if (this.type === 'checkbox') this.checked = !this.checked
    if (this.type === 'radio') this.menu?.choose(this)
    this.#click(this, window ?? undefined, event)
  }
}

function submenuOf({ submenu }: Template, roles: readonly string[] | undefined): Menu | undefined {
  if (submenu) return (submenu as unknown) instanceof Menu ? (submenu as unknown as Menu) : Menu.buildFromTemplate(submenu as Template[])
  return roles && Menu.buildFromTemplate(roles.map((role) => ({ role: role as NonNullable<Template['role']> })))
}

let applicationMenu: Menu | null = null

/** Menus are there for their items, clicks and accelerators; the host draws none. */
export class Menu extends EventEmitter {
  readonly items: MenuItem[] = []

  static buildFromTemplate(template: readonly (Template | MenuItem)[]): Menu {
    const menu = new Menu()
    for (const entry of template) menu.append(entry instanceof MenuItem ? entry : new MenuItem(entry))
    return menu
  }
  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu
    for (const contents of openContents.values()) contents.setAccelerators(applicationChords())
  }
  static getApplicationMenu(): Menu | null {
    return applicationMenu
  }

  append(item: MenuItem): void {
    this.insert(this.items.length, item)
  }
  insert(position: number, item: MenuItem): void {
    item.menu = this
    this.items.splice(position, 0, item)
  }
  getMenuItemById(id: string): MenuItem | null {
    return itemsOf(this).find((item) => item.id === id) ?? null
  }
  popup(): never {
    return unsupported('menu.popup')
  }
  /** The host's own: one of a run of radio items is checked, the others are not. */
  choose(chosen: MenuItem): void {
    for (const item of this.items) if (item.type === 'radio') item.checked = item === chosen
  }
}

function itemsOf(menu: Menu): readonly MenuItem[] {
  return menu.items.flatMap((item) => (item.submenu ? [item, ...itemsOf(item.submenu)] : [item]))
}

function withAccelerators(): readonly MenuItem[] {
  return applicationMenu ? itemsOf(applicationMenu).filter((item) => item.accelerator && item.registerAccelerator) : []
}

/** The keys that the application menu listens to. */
export function applicationChords(): readonly Chord[] {
  return withAccelerators().flatMap(({ accelerator }) => (accelerator ? [parseAccelerator(accelerator)] : []))
}

/** A page reports one of those keys. */
export function pressAccelerator(accelerator: string, window: BrowserWindow | null): void {
  const item = withAccelerators().find((candidate) => candidate.accelerator === accelerator && candidate.enabled)
  item?.click({ triggeredByAccelerator: true }, window)
}
