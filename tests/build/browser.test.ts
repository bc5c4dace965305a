import { expect, test } from 'vitest'
import { installHint, mayInstall, type Machine } from '../../build/start/browser.ts'

const container: Machine = { platform: 'linux', isRoot: true, hasTerminal: false, hasApt: true }

test.each<[string, Partial<Machine>, boolean]>([
  ['root on a Debian-like system, nobody to ask', {}, true],
  ['somebody sits at a terminal', { hasTerminal: true }, false],
  ['not root', { isRoot: false }, false],
  ['no apt-get', { hasApt: false }, false],
  ['a Mac', { platform: 'darwin' }, false],
])('a browser is installed without asking: %s', (_title, difference, may) => {
  expect(mayInstall({ ...container, ...difference })).toBe(may)
})

test.each<[Partial<Machine>, boolean]>([
  [{}, true],
  [{ hasApt: false }, false],
  [{ platform: 'darwin' }, false],
])('what to install on %o names apt-get: %s', (difference, names) => {
  expect(installHint({ ...container, ...difference }).includes('apt-get install chromium')).toBe(names)
})
