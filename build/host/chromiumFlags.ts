import { isHeadless } from './common.ts'

/** What Chromium is told not to do, so that neither it nor its profile asks for network, shows a first-run page or keeps a keyring. */
const QUIET = [
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-service-autorun',
  '--no-pings',
  '--no-proxy-server',
  // a peer connection asks no name and obeys no policy of the page's
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-field-trial-config',
  '--disable-dev-shm-usage',
  '--disable-search-engine-choice-screen',
  '--disable-infobars',
  '--disable-back-forward-cache',
  '--metrics-recording-only',
  '--hide-crash-restore-bubble',
  '--password-store=basic',
  '--use-mock-keychain',
  '--edge-skip-compat-layer-relaunch',
  // every name but this machine's is unknown: no request can leave, whatever asks for it
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]
const DISABLED_FEATURES = ['Translate', 'MediaRouter', 'OptimizationHints', 'HttpsUpgrades', 'PaintHolding', 'NetworkTimeServiceQuerying']
const FEATURE_LISTS = ['disable-features', 'enable-features']
/** Switches that are the host's own business. */
const RESERVED = /^(remote-debugging-(port|pipe)|user-data-dir|headless|no-sandbox|host-resolver-rules|no-proxy-server)$/

/** True when Chromium's sandbox has to be off: it refuses to start as root with it, and test tools ask for it. */
export function isUnsandboxed(switches: ReadonlyMap<string, string>): boolean {
  return process.getuid?.() === 0 || switches.has('no-sandbox')
}

/** Chromium's command line; `switches` are those that the app appended to its own, without their dashes. */
export function chromiumFlags(profile: string, debugPort: string | undefined, switches: ReadonlyMap<string, string>): readonly string[] {
  const own = [...switches].filter(([name]) => !RESERVED.test(name) && !FEATURE_LISTS.includes(name))
  const disabled = new Set([...DISABLED_FEATURES, ...(switches.get('disable-features')?.split(',') ?? [])])
  const enabled = switches.get('enable-features')
  return [
    `--user-data-dir=${profile}`,
    '--remote-debugging-pipe',
    ...(debugPort === undefined ? [] : [`--remote-debugging-port=${debugPort}`]),
    ...(isHeadless() ? ['--headless=new'] : []),
    ...(isUnsandboxed(switches) ? ['--no-sandbox', '--test-type'] : []),
    ...QUIET,
    `--disable-features=${[...disabled].join(',')}`,
    ...(enabled ? [`--enable-features=${enabled}`] : []),
    ...own.map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`)),
  ]
}
