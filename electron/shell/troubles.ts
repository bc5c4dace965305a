import { app, dialog, type BrowserWindow } from 'electron'
import { log } from './faults.ts'
import type { ShellTexts } from './texts.ts'

/**
 * A window that has crashed or does not answer offers to be loaded again (R-APP-5); the match is where it was, for the main process has it.
 * Escape and the close box do what does no harm: after a crash the window is loaded again, one that hangs is waited for. `texts` is asked each
 * time.
 */
export function followTroubles(window: BrowserWindow, texts: () => ShellTexts): void {
  let waiting: AbortController | undefined
  /** The window was ended on purpose. */
  let isEnded = false

  const offerReload = async (): Promise<void> => {
    const { message, detail, reload, quit } = texts().crashed
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail,
      buttons: [reload, quit],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    })
    if (response === 1) app.quit()
    else if (!window.isDestroyed()) window.webContents.reload()
  }
  const offerEnd = async (): Promise<void> => {
    const { message, detail, wait, reload } = texts().hung
    waiting = new AbortController()
    const { signal } = waiting
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail,
      buttons: [wait, reload],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
      signal,
    })
    waiting = undefined
    if (response !== 1 || signal.aborted || window.isDestroyed()) return
    // What hangs does not hear that it should load anew; its end is then told as a crash, which has been answered already.
    isEnded = true
    window.webContents.forcefullyCrashRenderer()
    window.webContents.reload()
  }

  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    if (isEnded) return void (isEnded = false)
    log(`the window crashed (${reason})`)
    void offerReload()
  })
  window.on('unresponsive', () => {
    if (waiting !== undefined) return
    log('the window does not answer')
    void offerEnd()
  })
  window.on('responsive', () => waiting?.abort())
}
