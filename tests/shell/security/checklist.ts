import {
  call,
  guardWithout,
  isTrusted,
  manifest,
  mentioned,
  openedWindow,
  ours,
  packing,
  page,
  policyOf,
  preference,
  refuses,
  served,
  strangers,
  unmentioned,
  wantedFuses,
  windowWithout,
  type Point,
} from './looking.ts'

/** The checklist of Electron's documentation, in its order. */
export const checklist: readonly Point[] = [
  {
    number: 1,
    title: 'only secure content is loaded: the app’s own scheme, which counts as secure',
    holds: (shell) => {
      call(shell.load('appProtocol.ts'), 'registerScheme')
      return (
        openedWindow(shell).loaded.startsWith('app://bundle/') &&
        shell.seen.schemes.every(({ privileges }) => privileges['secure'] === true)
      )
    },
    without: [
      { file: 'addresses.ts', from: "export const SCHEME = 'app'", to: "export const SCHEME = 'http'" },
      { file: 'appProtocol.ts', from: 'secure: true, ', to: '' },
    ],
  },
  {
    number: 2,
    title: 'the page has no Node',
    holds: preference('nodeIntegration', false),
    without: [windowWithout('nodeIntegration: false', 'nodeIntegration: true')],
  },
  {
    number: 3,
    title: 'preload and page live in worlds apart',
    holds: preference('contextIsolation', true),
    without: [windowWithout('contextIsolation: true', 'contextIsolation: false')],
  },
  {
    number: 4,
    title: 'the window is in the sandbox',
    holds: preference('sandbox', true),
    without: [windowWithout('sandbox: true', 'sandbox: false')],
  },
  {
    number: 5,
    title: 'every permission is denied: asked for, looked up, or of a device',
    holds: ({ load, seen }) => {
      call(load('guard.ts'), 'guardSession')
      let granted: unknown = true
      seen.handlers['request']?.({}, 'media', (answer: unknown) => (granted = answer))
      return granted === false && seen.handlers['check']?.() === false && seen.handlers['device']?.() === false
    },
    without: [
      guardWithout('answer(false)', 'answer(true)'),
      guardWithout('setPermissionCheckHandler(() => false)', 'setPermissionCheckHandler(() => true)'),
      guardWithout('  defaultSession.setDevicePermissionHandler(() => false)\n'),
    ],
  },
  {
    number: 6,
    title: 'the web’s own security is on',
    holds: preference('webSecurity', true),
    without: [windowWithout('webSecurity: true', 'webSecurity: false')],
  },
  {
    number: 7,
    title: 'a strict policy comes with every answer, with Trusted Types',
    holds: async (shell) => {
      const policy = await policyOf(shell)
      const refused = (await served(shell, 'app://bundle/..%2fx')).headers.get('Content-Security-Policy')
      const scripts = policy.filter((rule) => rule.startsWith('script-src')).join()
      return (
        policy.includes("default-src 'none'") &&
        scripts === "script-src 'self'" &&
        policy.includes("require-trusted-types-for 'script'") &&
        policy.every((rule) => !/unsafe-eval|https?:|\*/.test(rule)) &&
        refused === policy.join('; ')
      )
    },
    without: [
      { file: 'appProtocol.ts', from: `"script-src 'self'"`, to: `"script-src 'self' 'unsafe-eval'"` },
      { file: 'appProtocol.ts', from: `"default-src 'none'"`, to: `"default-src *"` },
      { file: 'appProtocol.ts', from: `  "require-trusted-types-for 'script'",\n`, to: '' },
      { file: 'appProtocol.ts', from: "  headers.set('Content-Security-Policy', POLICY)\n", to: '' },
    ],
  },
  {
    number: 8,
    title: 'insecure content never runs',
    holds: unmentioned('allowRunningInsecureContent'),
    without: [mentioned('allowRunningInsecureContent: true')],
  },
  {
    number: 9,
    title: 'no experimental features',
    holds: unmentioned('experimentalFeatures'),
    without: [mentioned('experimentalFeatures: true')],
  },
  { number: 10, title: 'no Blink features', holds: unmentioned('enableBlinkFeatures'), without: [mentioned("enableBlinkFeatures: 'x'")] },
  {
    number: 11,
    title: 'no webview, so none that opens windows',
    holds: preference('webviewTag', false),
    without: [windowWithout('webviewTag: false', 'webviewTag: true')],
  },
  {
    number: 12,
    title: 'a webview that comes up all the same is not attached',
    holds: (shell) => refuses(shell, 'will-attach-webview', {}),
    without: [guardWithout("    contents.on('will-attach-webview', (event) => event.preventDefault())\n")],
  },
  {
    number: 13,
    title: 'the page is never left, by no frame and no redirect',
    holds: (shell) =>
      refuses(shell, 'will-navigate', { url: 'https://example.org/' }) &&
      refuses(shell, 'will-frame-navigate', { url: page, isMainFrame: false }) &&
      refuses(shell, 'will-redirect', { url: page }) &&
      !refuses(shell, 'will-navigate', { url: page }),
    without: [
      guardWithout('      if (!isStartPage(event.url)) event.preventDefault()\n'),
      guardWithout('      if (!event.isMainFrame || !isStartPage(event.url)) event.preventDefault()\n'),
      guardWithout("    contents.on('will-redirect', (event) => event.preventDefault())\n"),
    ],
  },
  {
    number: 14,
    title: 'there is one window, whatever asks for another',
    holds: ({ load, app }) => {
      let answer: unknown
      call(load('guard.ts'), 'guardContents')
      app.emit(
        'web-contents-created',
        {},
        {
          on: () => undefined,
          setWindowOpenHandler: (handler: () => unknown) => (answer = handler()),
          setWebRTCIPHandlingPolicy: () => undefined,
        },
      )
      return (answer as { readonly action?: string } | undefined)?.action === 'deny'
    },
    without: [
      guardWithout("action: 'deny'", "action: 'allow'"),
      guardWithout("    contents.setWindowOpenHandler(() => ({ action: 'deny' }))\n"),
    ],
  },
  {
    number: 15,
    title: 'the browser gets addresses of the list only, and only after a yes',
    holds: async ({ load, seen }) => {
      const words = { links: { message: '', detail: '', open: '', stay: '' } }
      const desktop = load('desktop.ts')
      await call(desktop, 'openLink', 'https://example.org/', words)
      seen.response = 1
      await call(desktop, 'openLink', 'https://game-icons.net', words)
      return seen.opened.length === 0
    },
    without: [
      { file: 'desktop.ts', from: "  if (!links.includes(link) || !link.startsWith('https://')) return false\n", to: '' },
      { file: 'desktop.ts', from: '  if (response !== 0) return false\n', to: '' },
    ],
  },
  {
    number: 16,
    title: 'Electron is pinned to one version, of a line that is kept up',
    holds: ({ read }) => {
      const { devDependencies } = JSON.parse(read(manifest)) as { readonly devDependencies: Readonly<Record<string, string>> }
      return /^4[5-9]\.\d+\.\d+$/.test(devDependencies['electron'] ?? '')
    },
    without: [
      { file: manifest, from: '"electron": "', to: '"electron": "^' },
      { file: manifest, from: '"electron": "4', to: '"electron": "2' },
    ],
  },
  {
    number: 17,
    title: 'only the main frame of the app’s own page, in a window of the app’s, is heard',
    holds: async (shell) => {
      const heard = await Promise.all(strangers.map((sender) => isTrusted(shell, sender).catch(() => true)))
      return (await isTrusted(shell, ours)) && heard.every((trusted) => !trusted)
    },
    without: [
      { file: 'ipc.ts', from: 'senderFrame.parent === null', to: 'true' },
      { file: 'ipc.ts', from: 'isStartPage(senderFrame.url)', to: 'true' },
      { file: 'ipc.ts', from: 'BrowserWindow.fromWebContents(sender) !== null', to: 'true' },
      { file: 'ipc.ts', from: 'senderFrame !== null', to: "senderFrame === null || senderFrame.url !== ''" },
    ],
  },
  {
    number: 18,
    title: 'no file: addresses; the app’s own scheme serves the window’s files and nothing beside them',
    holds: async (shell) => {
      const inside = await served(shell, 'app://bundle/index.html')
      const outside = await Promise.all([
        served(shell, 'app://bundle/..%2f..%2fetc/passwd'),
        served(shell, 'app://elsewhere/index.html'),
        served(shell, 'app://bundle/index.html', 'POST'),
      ])
      return inside.status === 200 && outside.every(({ status }) => status === 403)
    },
    without: [
      { file: 'addresses.ts', from: 'file.startsWith(root + path.sep)', to: 'true' },
      { file: 'addresses.ts', from: '  if (host !== HOST) return undefined\n', to: '' },
      { file: 'appProtocol.ts', from: "method === 'GET' || method === 'HEAD'", to: 'true' },
    ],
  },
  {
    number: 19,
    title: 'the fuses that let others use the executable are off',
    holds: ({ read }) => wantedFuses.every((fuse) => read(packing).includes(`\n  ${fuse}\n`)),
    without: wantedFuses.map((fuse) => ({ file: packing, from: `  ${fuse}\n`, to: '' })),
  },
  {
    number: 20,
    title: 'the page gets two functions, and nothing of Electron’s',
    holds: ({ load, seen }) => {
      load('preload.ts')
      const { gavel, ...more } = seen.exposed as { readonly gavel?: Record<string, unknown> }
      const kinds = Object.entries(gavel ?? {}).map(([name, value]) => `${name}: ${typeof value}`)
      return Object.keys(more).length === 0 && kinds.toSorted().join() === 'call: function,on: function'
    },
    without: [
      {
        file: 'preload.ts',
        from: "contextBridge.exposeInMainWorld('gavel', {",
        to: "contextBridge.exposeInMainWorld('gavel', {\n  ipcRenderer,",
      },
    ],
  },
]
