import { loadShell, sourceOf, type Module, type Removal } from './loadShell.ts'
import { paperElectron, refusable } from './paperElectron.ts'

type Shell = ReturnType<typeof paperElectron> & { readonly load: (file: string) => Module; readonly read: (file: string) => string }
type Call = (...args: readonly unknown[]) => unknown

/**
 * A point of Electron's security checklist: `holds` looks whether the shell keeps to it; each of `without` takes a protection out, after which
 * it must not hold any longer.
 */
export type Point = {
  readonly number: number
  readonly title: string
  readonly holds: (shell: Shell) => boolean | Promise<boolean>
  readonly without: readonly Removal[]
}

/** The shell with Electron of paper, whole or with a protection removed. */
export function shellWithout(removal?: Removal): Shell {
  const paper = paperElectron()
  return { ...paper, load: loadShell(paper.electron, removal), read: (file) => sourceOf(file, removal) }
}

/** Calls a function of a module of the shell. */
export function call(module: Module, name: string, ...args: readonly unknown[]): unknown {
  return (module[name] as Call)(...args)
}

const opening = { bounds: { x: 0, y: 0, width: 1280, height: 800 }, maximized: false, fullScreen: false }

/** The preferences of the window, and the address that it loads. */
export function openedWindow({ load, seen }: Shell): { readonly preferences: Readonly<Record<string, unknown>>; readonly loaded: string } {
  const address = call(load('addresses.ts'), 'startPage', 'en')
  call(load('window.ts'), 'createWindow', { preload: '/preload.cjs', address, title: 'Gavel', opening })
  const [window] = seen.windows
  return { preferences: (window?.options['webPreferences'] ?? {}) as Record<string, unknown>, loaded: window?.loaded ?? '' }
}

/** Whether the window is opened with this preference. */
export const preference = (name: string, value: unknown) => (shell: Shell) => openedWindow(shell).preferences[name] === value
/** Takes a protection out of how the window is opened. */
export const windowWithout = (from: string, to: string): Removal => ({ file: 'window.ts', from, to })
/** What must not even be mentioned: it is off unless it is. */
export const unmentioned = (name: string) => (shell: Shell) => !(name in openedWindow(shell).preferences)
/** Puts a preference in that must not be mentioned. */
export const mentioned = (text: string): Removal =>
  windowWithout('      webSecurity: true,\n', `      webSecurity: true,\n      ${text},\n`)

/** Whether contents refuse an event, if it is sent to them after the guards are up. */
export function refuses({ load, app, electron }: Shell, event: string, details: object): boolean {
  call(load('guard.ts'), 'guardContents')
  const { BrowserWindow } = electron as { BrowserWindow: new (options: object) => { webContents: NodeJS.EventEmitter } }
  const { webContents } = new BrowserWindow({})
  app.emit('web-contents-created', {}, webContents)
  const asked = refusable(details)
  webContents.emit(event, asked)
  return asked.refused()
}

/** Takes a protection out of what guards contents. */
export const guardWithout = (from: string, to = ''): Removal => ({ file: 'guard.ts', from, to })

/** What the app’s own scheme answers. */
export async function served({ load, seen }: Shell, address: string, method = 'GET'): Promise<Response> {
  call(load('appProtocol.ts'), 'serveWindow', '/app/renderer')
  return (await seen.serve({ url: address, method })) as Response
}

/** The Content Security Policy of the page, by its directives. */
export async function policyOf(shell: Shell): Promise<readonly string[]> {
  return ((await served(shell, 'app://bundle/index.html')).headers.get('Content-Security-Policy') ?? '').split('; ')
}

/** What is said to the packager, and to npm. */
export const packing = '../../electron-builder.yml'
export const manifest = '../../package.json'
/** How the fuses of the binary are to be set. */
export const wantedFuses = [
  ...['runAsNode: false', 'enableNodeOptionsEnvironmentVariable: false', 'enableNodeCliInspectArguments: false'],
  ...['enableEmbeddedAsarIntegrityValidation: true', 'onlyLoadAppFromAsar: true', 'grantFileProtocolExtraPrivileges: false'],
]

/** Whether a message from such a sender reaches the gate as one of the app's own page. */
export async function isTrusted({ load, seen }: Shell, sender: object): Promise<boolean> {
  let trusted = false
  const dispatch = (_name: string, _input: unknown, from: { readonly trusted: boolean }): object => {
    trusted = from.trusted
    return { ok: false }
  }
  call(load('ipc.ts'), 'openChannel', { dispatch })
  await seen.answer(sender, 'app.info', {})
  return trusted
}

/** The app’s own page, what it sends messages as, and who else might. */
export const page = 'app://bundle/index.html?language=en'
export const ours = { sender: 'ours', senderFrame: { parent: null, url: page } }
export const strangers = [
  { ...ours, senderFrame: null },
  { ...ours, senderFrame: { parent: {}, url: page } },
  { ...ours, senderFrame: { parent: null, url: 'https://example.org/' } },
  { ...ours, senderFrame: { parent: null, url: 'app://bundle/assets/other.html' } },
  { ...ours, sender: 'somebody else' },
]
