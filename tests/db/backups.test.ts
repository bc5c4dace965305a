import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupPath, faultOfCopy, listBackups, makeBackup, pruneBackups, sweepBackups } from '../../electron/db/backups.ts'
import { connect, connectForReading } from '../../electron/db/connection.ts'
import { glanceInto } from '../../electron/db/glance.ts'
import { migrations } from '../../electron/db/migrations/index.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { actionAt, goodStore, newMatch, now, reachedAt, withFile } from '../support/store.ts'

const latest = migrations.length
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000)

function playedFolder(plies = 3): string {
  const folder = emptyFolder()
  const store = goodStore(folder)
  store.addMatch(newMatch())
  for (let ply = 1; ply <= plies; ply++) store.addAction('m1', actionAt(ply), reachedAt(ply))
  store.close()
  return folder
}

const made = (folder: string, at = now) =>
  withFile(folder, (db) => {
    const result = makeBackup(db, 'hand', at)
    if (!result.ok) throw new Error(result.detail)
    return result.backup
  })

test('R-SAVE-6: a backup of a store in use holds all that was answered for, is sound, and stands alone', () => {
  const folder = playedFolder()
  const store = goodStore(folder)
  store.addAction('m1', actionAt(4), reachedAt(4))
  const result = store.backUp('daily', now)
  expect(result.ok && result.backup.name).toBe('gavel-000001-2026-03-01T10-15-30-250Z-daily.db')
  expect(readdirSync(join(folder, 'backups'))).toEqual(['gavel-000001-2026-03-01T10-15-30-250Z-daily.db'])
  const copy = connectForReading(backupPath(folder, 'gavel-000001-2026-03-01T10-15-30-250Z-daily.db'))
  expect([copy.prepare('SELECT max(ply) FROM actions').pluck().get(), copy.pragma('integrity_check', { simple: true })]).toEqual([4, 'ok'])
  copy.close()
  store.close()
})

test('backups are numbered, whatever the clock says, and told newest first', () => {
  const folder = playedFolder()
  for (const days of [0, 5, -400]) made(folder, later(days))
  expect(listBackups(folder).map(({ number, at, kind }) => ({ number, at, kind }))).toEqual(
    [-400, 5, 0].map((days, at) => ({ number: 3 - at, at: later(days), kind: 'hand' })),
  )
  expect(glanceInto(backupPath(folder, listBackups(folder)[0]!.name))).toEqual({ matches: 1, over: 0, playedAt: reachedAt(3).playedAt })
})

test('what is no backup is not listed, and nothing is listed where there is no folder', () => {
  const folder = emptyFolder()
  expect(listBackups(folder)).toEqual([])
  mkdirSync(join(folder, 'backups'))
  for (const name of ['notes.txt', 'gavel-1-x-exit.db', 'making-1.tmp', 'gavel-000001-2026-03-01T10-15-30-250Z-other.db'])
    writeFileSync(join(folder, 'backups', name), 'x')
  expect(listBackups(folder)).toEqual([])
  sweepBackups(folder)
  expect(readdirSync(join(folder, 'backups')).includes('making-1.tmp')).toBe(false)
  expect(readdirSync(join(folder, 'backups')).length).toBe(3)
})

test('R-SAVE-11: a backup of a store that is not sound is not kept, and the good ones are as they were', () => {
  const folder = playedFolder(200)
  made(folder)
  const before = contentsOf(join(folder, 'backups'))
  const file = join(folder, 'gavel.db')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, bytes.length - 12_288))
  const db = connect(file)
  let outcome = 'made'
  try {
    const result = makeBackup(db, 'exit', later(1))
    if (!result.ok) outcome = result.reason
  } catch (error) {
    outcome = (error as { code: string }).code
  }
  db.close()
  expect(['damaged', 'SQLITE_CORRUPT']).toContain(outcome)
  expect(contentsOf(join(folder, 'backups'))).toEqual(before)
})

test.each<[string, (file: string) => void, RegExp]>([
  ['of another program', (file) => withCopy(file, 'application_id = 7'), /another program/],
  ['of a later version', (file) => withCopy(file, 'user_version = 99'), /version 99/],
  ['that holds nothing yet', (file) => withCopy(file, 'user_version = 0'), /version 0/],
  [
    'with a page of noise',
    (file) => writeFileSync(file, readFileSync(file).fill(0xff, 8_192, 12_288)),
    /Tree|malformed|out of order|cell/i,
  ],
])('R-SAVE-11: a copy %s is told from a good one', (_what, spoil, words) => {
  const folder = playedFolder(200)
  const file = backupPath(folder, made(folder).name)
  expect(faultOfCopy(file, 1, latest)).toBe(null)
  spoil(file)
  let fault: string
  try {
    fault = faultOfCopy(file, 1, latest) ?? 'none'
  } catch (error) {
    fault = String(error)
  }
  expect(fault).toMatch(words)
})

test('R-SAVE-11: pruning removes what the generations leave out, and only that', () => {
  const folder = playedFolder()
  for (let minute = 0; minute < 5; minute++) made(folder, new Date(now.getTime() + minute * 60_000))
  writeFileSync(join(folder, 'backups', 'my own copy.db'), 'x')
  const all = listBackups(folder).map(({ name }) => name)
  expect(pruneBackups(folder, 1e9)).toEqual(all.slice(3))
  expect(listBackups(folder).map(({ name }) => name)).toEqual(all.slice(0, 3))
  expect(pruneBackups(folder, 1)).toEqual(all.slice(1, 3))
  expect([existsSync(backupPath(folder, all[0]!)), existsSync(join(folder, 'backups', 'my own copy.db'))]).toEqual([true, true])
})

function withCopy(file: string, pragma: string): void {
  const db = connect(file)
  db.pragma(pragma)
  db.pragma('journal_mode = DELETE')
  db.close()
}
