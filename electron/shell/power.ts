import { app, powerMonitor, type BrowserWindow } from 'electron'

/** What of the service is needed here. */
type Flushed = { readonly flush: () => boolean }

/**
 * Brings everything into the store's file whenever the computer is about to sleep, is locked or goes off: the last in good order, since the
 * program then ends too. Call when the app is ready.
 */
export function followPower({ flush }: Flushed): void {
  powerMonitor.on('suspend', flush)
  powerMonitor.on('lock-screen', flush)
  powerMonitor.on('shutdown', () => {
    flush()
    app.quit()
  })
}

/** The same where Windows tells only the windows that a session ends. */
export function followSession(window: BrowserWindow, { flush }: Flushed): void {
  window.on('session-end', flush)
}
