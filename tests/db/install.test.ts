import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishInstall, install } from '../../electron/db/install.ts'
import { listAside } from '../../electron/db/moveAside.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { now } from '../support/store.ts'

const at = '2026-03-01T10-15-30-250Z'
const put = (folder: string, names: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(names)) writeFileSync(join(folder, name), text)
}
const texts = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.keys(contentsOf(folder)).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
const fine = (): void => undefined

test('R-SAVE-11: a copy takes the place of a store, which is moved aside whole and listed', () => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db': 'old', 'gavel.db-wal': 'old log', copy: 'new' })
  const moved = install(folder, join(folder, 'copy'), 'replaced', now, fine)
  expect(moved).toEqual([`gavel.replaced-${at}.db`, `gavel.replaced-${at}.db-wal`])
  expect(texts(folder)).toEqual({
    copy: 'new',
    'gavel.db': 'new',
    [`gavel.replaced-${at}.db`]: 'old',
    [`gavel.replaced-${at}.db-wal`]: 'old log',
  })
  expect(listAside(folder)).toEqual([{ name: `gavel.replaced-${at}.db`, reason: 'replaced', at: now, bytes: 10 }])
})

test('R-SAVE-11: what was moved aside comes back with its log, at the same moment too', () => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db': 'old', 'gavel.db-wal': 'old log', copy: 'new' })
  const [aside = ''] = install(folder, join(folder, 'copy'), 'damaged', now, fine)
  const again = install(folder, join(folder, aside), 'replaced', now, fine)
  expect(again).toEqual([`gavel.replaced-${at}.db`])
  expect(texts(folder)).toMatchObject({ 'gavel.db': 'old', 'gavel.db-wal': 'old log', [aside]: 'old', [`gavel.replaced-${at}.db`]: 'new' })
})

test('R-SAVE-2: a copy that is refused leaves everything as it was', () => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db': 'old', 'gavel.db-wal': 'log', copy: 'bad', 'copy-wal': 'x' })
  const before = texts(folder)
  expect(() =>
    install(folder, join(folder, 'copy'), 'replaced', now, () => {
      throw new Error('not sound')
    }),
  ).toThrow('not sound')
  expect(texts(folder)).toEqual(before)
})

test('a log whose file is gone goes aside too, and never onto the newcomer', () => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db-wal': 'log', copy: 'new' })
  install(folder, join(folder, 'copy'), 'damaged', now, fine)
  expect(texts(folder)).toEqual({ copy: 'new', 'gavel.db': 'new', [`gavel.damaged-${at}.db-wal`]: 'log' })
})

const incoming = `gavel.incoming-replaced-${at}.db`
const aside = `gavel.replaced-${at}.db`
const whole = { 'gavel.db': 'new', 'gavel.db-wal': 'new log', [aside]: 'old', [`${aside}-wal`]: 'old log' }

/** The names that the files have after each step of an installation, as a program that ends there leaves them. */
const steps: readonly (readonly [from: string, to: string])[] = [
  ['gavel.db-wal', `${aside}-wal`],
  ['gavel.db', aside],
  [`${incoming}-wal`, 'gavel.db-wal'],
  [incoming, 'gavel.db'],
]

test.each([0, 1, 2, 3, 4])('R-SAVE-2: ended after %i steps, an installation is finished by the next start', (done) => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db': 'old', 'gavel.db-wal': 'old log', [incoming]: 'new', [`${incoming}-wal`]: 'new log' })
  for (const [from, to] of steps.slice(0, done)) renameSync(join(folder, from), join(folder, to))
  finishInstall(folder)
  expect(texts(folder)).toEqual(whole)
  finishInstall(folder)
  expect(texts(folder)).toEqual(whole)
})

test('R-SAVE-2: ended before the copy was whole, nothing has happened', () => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db': 'old', [`${incoming}.tmp`]: 'ne', [`${incoming}-wal`]: 'new log' })
  finishInstall(folder)
  expect(texts(folder)).toEqual({ 'gavel.db': 'old' })
})

test('a file that nobody knows is left alone', () => {
  const folder = emptyFolder()
  put(folder, { 'gavel.db': 'old', 'gavel.incoming.txt': 'x' })
  copyFileSync(join(folder, 'gavel.db'), join(folder, 'mine.db'))
  finishInstall(folder)
  expect([existsSync(join(folder, 'gavel.incoming.txt')), existsSync(join(folder, 'mine.db'))]).toEqual([true, true])
})
