import { app } from './app.ts'
import type { BrowserWindow } from './browserWindow.ts'
import { unsupported } from './common.ts'

type Role = {
  readonly label: string
  readonly accelerator?: string
  /** Chromium itself acts on the key: the menu must not act a second time. */
  readonly isNative?: boolean
  readonly act: (window: BrowserWindow | null) => void
}

const ZOOM_STEP = 0.5

function zoomBy(window: BrowserWindow | null, step: number): void {
  const contents = window?.webContents
  contents?.setZoomLevel(contents.getZoomLevel() + step)
}

/** By Electron's names, in small letters as Electron compares them; keys as on Linux and Windows. */
export const ROLES: Readonly<Record<string, Role>> = {
  quit: { label: 'Quit', accelerator: 'CmdOrCtrl+Q', act: () => app.quit() },
  close: { label: 'Close Window', accelerator: 'CmdOrCtrl+W', act: (window) => window?.close() },
  minimize: { label: 'Minimize', accelerator: 'CmdOrCtrl+M', act: (window) => window?.minimize() },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', act: (window) => window?.webContents.reload() },
  forcereload: { label: 'Force Reload', accelerator: 'Shift+CmdOrCtrl+R', act: (window) => window?.webContents.reload() },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: 'F11', act: (window) => window?.setFullScreen(!window.isFullScreen()) },
  zoomin: { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', act: (window) => zoomBy(window, ZOOM_STEP) },
  zoomout: { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', act: (window) => zoomBy(window, -ZOOM_STEP) },
  resetzoom: { label: 'Actual Size', accelerator: 'CmdOrCtrl+0', act: (window) => window?.webContents.setZoomLevel(0) },
  undo: { label: 'Undo', accelerator: 'CmdOrCtrl+Z', isNative: true, act: (window) => window?.webContents.undo() },
  redo: { label: 'Redo', accelerator: 'Shift+CmdOrCtrl+Z', isNative: true, act: (window) => window?.webContents.redo() },
  cut: { label: 'Cut', accelerator: 'CmdOrCtrl+X', isNative: true, act: (window) => window?.webContents.cut() },
  copy: { label: 'Copy', accelerator: 'CmdOrCtrl+C', isNative: true, act: (window) => window?.webContents.copy() },
  paste: { label: 'Paste', accelerator: 'CmdOrCtrl+V', isNative: true, act: (window) => window?.webContents.paste() },
  delete: { label: 'Delete', isNative: true, act: (window) => window?.webContents.delete() },
  selectall: { label: 'Select All', accelerator: 'CmdOrCtrl+A', isNative: true, act: (window) => window?.webContents.selectAll() },
  toggledevtools: { label: 'Toggle Developer Tools', accelerator: 'Ctrl+Shift+I', act: () => unsupported('the menu role toggleDevTools') },
  about: { label: 'About', act: () => unsupported('the menu role about') },
}

/** Roles that stand for a whole menu: its label and the roles in it. */
export const MENUS: Readonly<Record<string, { readonly label: string; readonly roles: readonly string[] }>> = {
  filemenu: { label: 'File', roles: ['quit'] },
  editmenu: { label: 'Edit', roles: ['undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll'] },
  viewmenu: { label: 'View', roles: ['reload', 'forceReload', 'toggleDevTools', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'] },
  windowmenu: { label: 'Window', roles: ['minimize', 'close'] },
  help: { label: 'Help', roles: [] },
}
