// Says when the first window of an app shows what it is about, and when it can be pressed: on standard output, in milliseconds since 1970.
// Electron runs this before the app when it is told to on its command line (`-r`); nothing of it is in the app.
'use strict'

const { app } = require('electron')

/** Runs in the page: waits for the picture with the first button, and for the largest thing painted until then. */
const inPage = () =>
  new Promise((resolve) => {
    let meaningful = 0
    new PerformanceObserver((list) => {
      meaningful = list.getEntries().at(-1).startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const look = () => {
      if (document.querySelector('main button') === null) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const interactive = performance.timeOrigin + performance.now()
        setTimeout(() => resolve({ painted: performance.timeOrigin + meaningful, interactive }), 1000)
      }
      port2.postMessage(null)
    }
    look()
  })

app.on('web-contents-created', (_event, contents) => {
  contents.once('dom-ready', async () => {
    console.log(`bench ${JSON.stringify(await contents.executeJavaScript(`(${inPage})()`))}`)
  })
})
