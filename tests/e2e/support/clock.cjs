// A clock that a test can move. Electron runs this before the app when it is told to on its command line (`-r`), as launchApp does with
// `clock`; nothing of it is in the app. CLOCK_AT: what the clock shows at the start. It goes on from there as any clock does.
'use strict'

const Real = Date
let ahead = Real.parse(process.env.CLOCK_AT) - Real.now()
const now = () => Real.now() + ahead

globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

/** What comes too seldom for a test to wait for it comes when the test sets the clock, and never by itself. Milliseconds. */
const seldom = 20_000
const bells = new Map()
for (const kind of ['Timeout', 'Interval']) {
  const [set, clear] = [globalThis[`set${kind}`], globalThis[`clear${kind}`]]
  globalThis[`set${kind}`] = (ring, pause, ...rest) => {
    if (!(pause >= seldom)) return set(ring, pause, ...rest)
    const timer = set(() => undefined, pause)
    bells.set(timer, () => {
      if (kind === 'Timeout') bells.delete(timer)
      ring(...rest)
    })
    return timer
  }
  globalThis[`clear${kind}`] = (timer) => {
    bells.delete(timer)
    clear(timer)
  }
}

/** Sets the clock, in milliseconds since 1970. */
globalThis.setTestClock = (moment) => {
  ahead += moment - now()
  for (const ring of [...bells.values()]) ring()
}
