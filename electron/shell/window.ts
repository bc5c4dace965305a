import { BrowserWindow, nativeTheme } from 'electron'

const SIZE = { width: 1280, height: 800, minWidth: 960, minHeight: 640 } as const
/** The table's cloth before the page is painted, so that nothing flashes. */
const BACKGROUND = { light: '#e9dcc0', dark: '#1a1410' } as const

/** Opens the one window of the app on its page: sandboxed, isolated, and shown when its first picture is ready. */
export function createWindow(preload: string, address: string): BrowserWindow {
  const window = new BrowserWindow({
    ...SIZE,
    show: false,
    title: 'Gavel',
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
      devTools: process.env['GAVEL_DEVTOOLS'] === '1',
    },
  })
  window.once('ready-to-show', () => window.show())
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    process.stderr.write(`gavel: the window crashed (${reason}) and is loaded again; the match is where it was\n`)
    window.webContents.reload()
  })
  void window.loadURL(address).catch((error: unknown) => {
    if (!window.isDestroyed()) process.stderr.write(`gavel: the window could not be loaded: ${String(error)}\n`)
  })
  return window
}

/** Brings a window to the front, for the person who has started the app a second time. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
