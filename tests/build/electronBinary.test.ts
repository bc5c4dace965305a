import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fetchElectron, findElectron } from '../../build/start/electronBinary.ts'

/** A project whose package "electron" fetches its binary by this script. */
function project(install?: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'gavel-electron-'))
  const folder = path.join(root, 'node_modules/electron')
  mkdirSync(folder, { recursive: true })
  if (install !== undefined) writeFileSync(path.join(folder, 'install.js'), install)
  return root
}

const succeed = `
const fs = require('node:fs'), path = require('node:path')
fs.mkdirSync(path.join(__dirname, 'dist'))
fs.writeFileSync(path.join(__dirname, 'dist/electron'), '')
fs.writeFileSync(path.join(__dirname, 'path.txt'), 'electron')`

test('a binary that can be fetched is fetched, and found from then on', async () => {
  const root = project(succeed)
  const binary = path.join(root, 'node_modules/electron/dist/electron')
  expect(findElectron(root)).toBeUndefined()
  expect(await fetchElectron(root)).toEqual({ ok: true, binary })
  expect(findElectron(root)).toBe(binary)
})

test.each([
  [
    'it says why',
    "console.error('Error: the network is unreachable\\n    at x'); process.exit(1)",
    5000,
    'Error: the network is unreachable',
  ],
  ['it says nothing', 'process.exit(1)', 5000, 'no reason was given'],
  ['it hangs', 'setInterval(() => {}, 1000)', 1000, 'it had not come after 1 s'],
  ['it is not there', undefined, 5000, 'the package "electron" is not installed'],
])('a fetch that fails is a reason, not a crash: %s', async (_title, install, limit, why) => {
  expect(await fetchElectron(project(install), limit)).toEqual({ ok: false, why })
})
