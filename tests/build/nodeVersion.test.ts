import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const script = path.resolve(import.meta.dirname, '../../build/start/nodeVersion.cjs')

test.each([
  ['20.19.0', 1],
  ['22.17.1', 1],
  ['22.18.0', 0],
  ['24.21.0', 0],
])('Node %s: exit code %i, and a sentence when it is too old', (version, code) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require(${JSON.stringify(script)})`
  const { status, stderr } = spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' })
  expect([status, stderr.startsWith(`Gavel needs Node 22.18 or newer, and this is Node ${version}.`)]).toEqual([code, code === 1])
})
