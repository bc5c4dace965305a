// What `import … from 'electron'` gives on the host.
import { EventEmitter } from 'node:events'
import { app } from './app.ts'
import { BrowserWindow } from './browserWindow.ts'
import { clipboard } from './clipboard.ts'
import { unsupported, unsupportedModule } from './common.ts'
import { dialog } from './dialog.ts'
import { ipcMain } from './ipc.ts'
import { Menu, MenuItem } from './menu.ts'
import { nativeImage } from './nativeImage.ts'
import { nativeTheme } from './nativeTheme.ts'
import { net } from './net.ts'
import { protocol } from './protocol.ts'
import { screen } from './screen.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { webContents } from './webContents.ts'

const autoUpdater = unsupportedModule('autoUpdater')
const contentTracing = unsupportedModule('contentTracing')
/** Chromium's own dumps are not made here: `--disable-breakpad`. That nothing is sent anywhere holds all the more. */
const crashReporter = {
  start: ({ uploadToServer = true }: { readonly uploadToServer?: boolean }): void => {
    if (uploadToServer) unsupported('crashReporter with uploadToServer')
  },
}
const desktopCapturer = unsupportedModule('desktopCapturer')
const globalShortcut = unsupportedModule('globalShortcut')
const powerSaveBlocker = unsupportedModule('powerSaveBlocker')
const safeStorage = {
  isEncryptionAvailable: () => false,
  encryptString: () => unsupported('safeStorage'),
  decryptString: () => unsupported('safeStorage'),
}
const utilityProcess = unsupportedModule('utilityProcess')
/** Listening is allowed: nothing ever happens. */
const powerMonitor = new EventEmitter()

class Notification {
  static isSupported(): boolean {
    return false
  }
  constructor() {
    unsupported('Notification')
  }
}
class Tray {
  constructor() {
    unsupported('Tray')
  }
}

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  contentTracing,
  crashReporter,
  desktopCapturer,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
  webContents,
}
export default {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  protocol,
  screen,
  session,
  shell,
  webContents,
}
