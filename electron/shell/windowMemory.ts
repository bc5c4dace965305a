import { app, screen, type BrowserWindow } from 'electron'
import { log } from './faults.ts'
import { placeOn, readPlace, writePlace, type Box } from './windowPlace.ts'

/** How long a window has to stand still before its place is kept, in milliseconds: a kill then loses nothing either. */
const SETTLED = 500

export type Opening = { readonly bounds: Box; readonly maximized: boolean; readonly fullScreen: boolean }

function areas(): [Box, ...Box[]] {
  const { id, workArea } = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter((display) => display.id !== id)
  return [workArea, ...others.map((display) => display.workArea)]
}

/** Where the next window opens: where the last one was left, on a screen that is there (R-APP-2). `forget`: as if there had been none. */
export function nextPlace(forget: boolean): Opening {
  const kept = forget ? null : readPlace(app.getPath('userData'))
  return { bounds: placeOn(areas(), kept), maximized: kept?.maximized ?? false, fullScreen: kept?.fullScreen ?? false }
}

/** Keeps where a window is left, and fetches it back when its screen goes. `forget`: nothing is kept. */
export function rememberPlace(window: BrowserWindow, forget: boolean): void {
  let timer: NodeJS.Timeout | undefined
  const keep = (): void => {
    clearTimeout(timer)
    if (forget || window.isDestroyed()) return
    try {
      const place = { ...window.getNormalBounds(), maximized: window.isMaximized(), fullScreen: window.isFullScreen() }
      writePlace(app.getPath('userData'), place)
    } catch (error) {
      log(`the window's place is not kept: ${String(error)}`)
    }
  }
  const settle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keep, SETTLED).unref()
  }
  const fetchBack = (): void => {
    if (window.isDestroyed() || window.isMaximized() || window.isFullScreen()) return
    window.setBounds(placeOn(areas(), window.getNormalBounds()))
  }
  window.on('resize', settle)
  window.on('move', settle)
  window.on('close', keep)
  screen.on('display-removed', fetchBack)
  screen.on('display-metrics-changed', fetchBack)
  window.on('closed', () => {
    clearTimeout(timer)
    screen.off('display-removed', fetchBack)
    screen.off('display-metrics-changed', fetchBack)
  })
}
