import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lockFolder } from '../../electron/db/lock.ts'
import { emptyFolder } from '../support/folder.ts'
import { now } from '../support/store.ts'

const reasonOf = (folder: string): string => {
  const lock = lockFolder(folder, now)
  if (!lock.ok) return lock.reason
  lock.release()
  return 'free'
}

test('R-APP-1: a folder has one program at a time', () => {
  const folder = emptyFolder()
  const lock = lockFolder(folder, now)
  expect([lock.ok, reasonOf(folder)]).toEqual([true, 'locked'])
  if (lock.ok) lock.release()
  expect(reasonOf(folder)).toBe('free')
})

test('R-SAVE-5: kill -9 leaves no lock behind', async () => {
  const folder = emptyFolder()
  const script = fileURLToPath(new URL('holdLock.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const whileHeld = reasonOf(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect([whileHeld, reasonOf(folder)]).toEqual(['locked', 'free'])
})

test("R-SAVE-2: a lock's file that holds something is moved out of the way, not overwritten", () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'gavel.lock'), 'not a lock '.repeat(100))
  expect(reasonOf(folder)).toBe('free')
  const moved = readdirSync(folder).filter((name) => name.startsWith('gavel.lock.unreadable-'))
  expect(moved.map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 10))).toEqual(['not a lock'])
})

test('R-SAVE-10: a folder that cannot be made is unwritable', () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  expect(reasonOf(join(file, 'folder'))).toBe('unwritable')
})
