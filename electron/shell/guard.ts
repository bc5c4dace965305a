import { app, session } from 'electron'
import { isStartPage } from './addresses.ts'

/** Holds for all contents that are ever made: no way out of the page, no second window, no embedded page, no peer to talk to. */
export function guardContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isStartPage(event.url)) event.preventDefault()
    })
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !isStartPage(event.url)) event.preventDefault()
    })
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    // R-APP-4: what WebRTC sends is bound by no Content Security Policy, and needs no name to be looked up
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  })
}

/** The game needs no permission whatsoever, so none is given. Call when the app is ready. */
export function guardSession(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.setSpellCheckerEnabled(false)
}
