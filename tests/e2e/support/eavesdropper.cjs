// Hears every attempt of the main process, and of every thread that it starts, to reach another computer. Electron runs this before the app
// when it is told to on its command line (`-r`); nothing of it is in the app. What was attempted stands in `networkAttempts` of the main
// thread, as host or address; `networkEars` has the modules of the threads that were listened to.
'use strict'

const dgram = require('node:dgram')
const dns = require('node:dns')
const { syncBuiltinESMExports } = require('node:module')
const net = require('node:net')
const path = require('node:path')
const threads = require('node:worker_threads')

const attempts = (globalThis.networkAttempts = [])
const ears = (globalThis.networkEars = [])
const reports = new threads.BroadcastChannel('network attempts')
if (threads.isMainThread) reports.onmessage = ({ data }) => (data.ear ? ears.push(data.ear) : attempts.push(data.host))
else reports.postMessage({ ear: process.env.OVERHEARD })
// nobody stays for the sake of being listened to
reports.unref()

/** This computer itself: there the test talks to the window. */
const isHere = (host) => host === undefined || host === 'localhost' || host === '::1' || /^127\./.test(host)
const hear = (host) => {
  if (isHere(host)) return
  if (threads.isMainThread) attempts.push(host)
  else reports.postMessage({ host })
}

function overhear(owner, name, hostOf) {
  const real = owner[name]
  owner[name] = function (...given) {
    hear(hostOf(...given))
    return real.apply(this, given)
  }
}

/** Of `connect(options)` and `connect(port, host)`; Node itself passes the normalised list. A path is a pipe. */
function hostOfConnection(first, second) {
  const options = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && options !== null) return options.path ? undefined : (options.host ?? 'localhost')
  return typeof second === 'string' ? second : undefined
}

/** A thread that loads this module before its own. */
class OverheardWorker extends threads.Worker {
  constructor(module, options = {}) {
    const execArgv = [...(options.execArgv ?? []), '--require', __filename]
    super(module, { ...options, execArgv, env: { ...(options.env ?? process.env), OVERHEARD: path.basename(String(module)) } })
  }
}

overhear(net.Socket.prototype, 'connect', hostOfConnection)
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny']) overhear(dns, name, (host) => host)
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny']) overhear(dns.promises, name, (host) => host)
overhear(dgram.Socket.prototype, 'send', (...given) => given.findLast((one) => typeof one === 'string'))
overhear(dgram.Socket.prototype, 'connect', (_port, host) => host)
threads.Worker = OverheardWorker
syncBuiltinESMExports()
