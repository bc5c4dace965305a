import { app, BrowserWindow, nativeTheme } from 'electron'
import { background } from './colours.ts'
import { log } from './faults.ts'
import type { Opening } from './windowMemory.ts'
import { usual } from './windowPlace.ts'

export type WindowOptions = {
  readonly preload: string
  /** The window's picture; macOS takes none, and Windows has that of the executable. */
  readonly icon?: string
  readonly address: string
  readonly title: string
  readonly opening: Opening
}

const colour = (): string => (nativeTheme.shouldUseDarkColors ? background.dark : background.light)

/** Opens the one window of the app on its page: sandboxed, isolated, and shown when its first picture is ready. */
export function createWindow({ preload, icon, address, title, opening }: WindowOptions): BrowserWindow {
  const { bounds, maximized, fullScreen } = opening
  const window = new BrowserWindow({
    ...bounds,
    minWidth: Math.min(usual.minWidth, bounds.width),
    minHeight: Math.min(usual.minHeight, bounds.height),
    show: false,
    title,
    ...(icon === undefined ? {} : { icon }),
    backgroundColor: colour(),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
      devTools: process.env['GAVEL_DEVTOOLS'] === '1' && !app.isPackaged,
    },
  })
  window.once('ready-to-show', () => {
    if (maximized) window.maximize()
    window.show()
    if (fullScreen) window.setFullScreen(true)
  })
  // The page's own title is always the same, and says nothing of how the program was started.
  window.on('page-title-updated', (event) => event.preventDefault())
  const repaint = (): void => window.setBackgroundColor(colour())
  nativeTheme.on('updated', repaint)
  window.on('closed', () => nativeTheme.off('updated', repaint))
  void window.loadURL(address).catch((error: unknown) => {
    if (!window.isDestroyed()) log(`the window could not be loaded: ${String(error)}`)
  })
  return window
}

/** Brings a window to the front, for the person who has started the app a second time. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
