import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../host/findChromium.ts'

/** What has to be known of a machine to say whether a package may be installed without asking anybody. */
export type Machine = {
  readonly platform: NodeJS.Platform
  readonly isRoot: boolean
  readonly hasTerminal: boolean
  readonly hasApt: boolean
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    hasTerminal: process.stdin.isTTY === true,
    hasApt: existsSync('/usr/bin/apt-get'),
  }
}

/** Root on a Debian-like system with nobody at a terminal: a container or a CI machine, where asking would only hang. */
export function mayInstall({ platform, isRoot, hasTerminal, hasApt }: Machine): boolean {
  return platform === 'linux' && isRoot && !hasTerminal && hasApt
}

/** What a person has to do to get a browser that the host can use. */
export function installHint({ platform, hasApt }: Pick<Machine, 'platform' | 'hasApt'>): string {
  const command = platform === 'linux' && hasApt ? ' (sudo apt-get install chromium)' : ''
  return `Install Chromium, Google Chrome or Microsoft Edge${command}, or name one in ELECTRON_HOST_CHROMIUM, and try again.`
}

function apt(...args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  return status === 0
}

/**
 * The browser for the host; where there is none and `mayInstall` holds, Debian's Chromium is installed first.
 * Undefined: there is none, and the person has to act (see `installHint`).
 */
export function ensureBrowser(machine: Machine = thisMachine()): string | undefined {
  const found = findChromium()
  if (found || process.env['ELECTRON_HOST_CHROMIUM'] || !mayInstall(machine)) return found
  console.log('No Chromium, Chrome or Edge is here: installing Chromium with apt-get.')
  if (!apt('update', '-q')) console.log('apt-get update failed; trying with the lists that are there.')
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')
  return findChromium()
}
