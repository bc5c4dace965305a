import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { problemBehind } from '../../electron/db/problem.ts'

const ofSystem = (code: string): Error => Object.assign(new Error(`${code}: it is so`), { code, syscall: 'write' })
const ofSqlite = (code: string): Error => new Database.SqliteError('it is so', code)

test.each([
  ['no room on the disk', ofSystem('ENOSPC'), 'full'],
  ['a share of the disk that is used up', ofSystem('EDQUOT'), 'full'],
  ['no room for a page', ofSqlite('SQLITE_FULL'), 'full'],
  ['no room for the index of the log', ofSqlite('SQLITE_IOERR_SHMSIZE'), 'full'],
  ['a disk that fails', ofSqlite('SQLITE_IOERR_WRITE'), 'unwritable'],
  ['a folder that may only be read', ofSystem('EROFS'), 'unwritable'],
  ['a file that is damaged', ofSqlite('SQLITE_CORRUPT_VTAB'), 'damaged'],
  ['a file that another program holds', ofSqlite('SQLITE_BUSY'), 'locked'],
])('R-SAVE-10: %s', (_what, error, reason) => expect(problemBehind(error)?.reason).toBe(reason))

test('what is neither of the disk nor of the file is a bug', () =>
  expect([new Error('oh'), ofSqlite('SQLITE_ERROR'), 'oh'].map(problemBehind)).toEqual([null, null, null]))
