// Hears every attempt of the main process to reach another computer. Electron runs this before the app when it is told to on its
// command line (`-r`); nothing of it is in the app. What was attempted stands in `networkAttempts`, as host or address.
'use strict'

const dgram = require('node:dgram')
const dns = require('node:dns')
const net = require('node:net')

const attempts = (globalThis.networkAttempts = [])
/** This computer itself: there the test talks to the window. */
const isHere = (host) => host === undefined || host === 'localhost' || host === '::1' || /^127\./.test(host)
const hear = (host) => {
  if (!isHere(host)) attempts.push(host)
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

overhear(net.Socket.prototype, 'connect', hostOfConnection)
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny']) overhear(dns, name, (host) => host)
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny']) overhear(dns.promises, name, (host) => host)
overhear(dgram.Socket.prototype, 'send', (...given) => given.findLast((one) => typeof one === 'string'))
overhear(dgram.Socket.prototype, 'connect', (_port, host) => host)
