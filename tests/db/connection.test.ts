import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertSettings } from '../../electron/db/connection.ts'
import { lockFolder } from '../../electron/db/lock.ts'
import { emptyFolder } from '../support/folder.ts'
import { goodStore, now, withFile } from '../support/store.ts'

function storedFolder(): string {
  const folder = emptyFolder()
  goodStore(folder).close()
  return folder
}

test('R-SAVE-6: every connection writes ahead, syncs fully and keeps foreign keys', () => {
  const settings = withFile(storedFolder(), (db) =>
    ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'busy_timeout'].map((name) => db.pragma(name, { simple: true })),
  )
  expect(settings).toEqual(['wal', 2, 1, 0, 2_000])
})

test.each([
  'journal_mode = DELETE',
  'synchronous = NORMAL',
  'synchronous = OFF',
  'foreign_keys = OFF',
  'trusted_schema = ON',
  'busy_timeout = 0',
])('R-SAVE-6: a connection with %s is refused', (setting) => {
  withFile(storedFolder(), (db) => {
    expect(() => assertSettings(db)).not.toThrow()
    db.pragma(setting)
    expect(() => assertSettings(db)).toThrow(setting.split(' ')[0])
  })
})

test('what the player has is for nobody else to read', () => {
  const folder = join(emptyFolder(), 'made', 'deep')
  const lock = lockFolder(folder, now)
  goodStore(folder).close()
  if (lock.ok) lock.release()
  // Windows has no such modes; there the folder of a user is closed to others from the start.
  const expected = process.platform === 'win32' ? [0o666, 0o666] : [0o700, 0o600]
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'gavel.db')).mode & 0o777]).toEqual(expected)
})
