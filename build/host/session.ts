import { EventEmitter } from 'node:events'
import type { WebContents as ElectronContents } from 'electron'
import { app } from './app.ts'
import type { Protocol } from './cdp.ts'
import { chromium } from './chromium.ts'
import { unsupported, unsupportedModule } from './common.ts'
import { net } from './net.ts'
import { protocol, toApp, toChromium } from './protocol.ts'
import { openContents } from './registry.ts'
import type { WebContents } from './webContents.ts'

type Details = { readonly requestingUrl: string; readonly isMainFrame: boolean }
type RequestHandler = (contents: ElectronContents, permission: string, answer: (granted: boolean) => void, details: Details) => void
type CheckHandler = (contents: ElectronContents | null, permission: string, origin: string, details: Details) => boolean

/** Electron's name of a permission, and Chromium's. */
const PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  notifications: ['notifications'],
  geolocation: ['geolocation'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  midi: ['midi'],
  'idle-detection': ['idle-detection'],
  media: ['camera', 'microphone'],
  'storage-access': ['storage-access'],
  'window-management': ['window-management'],
}

class HostSession extends EventEmitter {
  readonly protocol = protocol
  readonly webRequest = unsupportedModule('session.webRequest')
  readonly cookies = unsupportedModule('session.cookies')
  readonly fetch = (input: string | Request): Promise<Response> => net.fetch(input)
  #request: RequestHandler | null = null
  #check: CheckHandler | null = null

  setPermissionRequestHandler(handler: RequestHandler | null): void {
    this.#request = handler
  }
  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.#check = handler
  }
  /** Devices (USB, HID, serial, Bluetooth) are never offered by the host: no handler is asked. */
  setDevicePermissionHandler(): void {}
  /** There is no spell checker to turn off. */
  setSpellCheckerEnabled(enabled: boolean): void {
    if (enabled) unsupported('the spell checker')
  }
  setProxy(): Promise<void> {
    return unsupported('session.setProxy')
  }
  get storagePath(): string {
    return app.getPath('sessionData')
  }
  async clearStorageData(): Promise<void> {
    for (const contents of openContents.values()) {
      const { origin } = new URL(toChromium(contents.getURL()))
      await contents.command('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
  }

  /** Chromium asks nobody while a page runs: it is told beforehand what the app's handlers answer for this origin. */
  async applyPermissions(contents: WebContents, origin: string): Promise<void> {
    const details: Details = { requestingUrl: toApp(origin) + '/', isMainFrame: true }
    for (const [permission, names] of Object.entries(PERMISSIONS)) {
      const setting = this.#grants(contents as unknown as ElectronContents, permission, details) ? 'granted' : 'denied'
      for (const name of names) await this.#set({ name }, setting, origin)
    }
  }
  #grants(contents: ElectronContents, permission: string, details: Details): boolean {
    let granted = !this.#request
    this.#request?.(contents, permission, (answer) => (granted = answer), details)
    return granted && (this.#check?.(contents, permission, details.requestingUrl, details) ?? true)
  }
  async #set(
    permission: Protocol.Browser.PermissionDescriptor,
    setting: Protocol.Browser.PermissionSetting,
    origin: string,
  ): Promise<void> {
    // a permission that this version of Chromium does not know is one that a page cannot have
    await chromium()
      .pipe.root.send('Browser.setPermission', { permission, setting, origin })
      .catch(() => {})
  }
}

const theSession = new HostSession()

export const session = {
  get defaultSession(): HostSession {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready')
    return theSession
  },
  fromPartition: (): never => unsupported('session.fromPartition'),
}
export type { HostSession }
