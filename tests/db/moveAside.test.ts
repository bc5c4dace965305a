import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moveAside } from '../../electron/db/moveAside.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { now } from '../support/store.ts'

const put = (folder: string, text: string): void => {
  for (const suffix of ['', '-wal', '-journal']) writeFileSync(join(folder, `gavel.db${suffix}`), `${text}${suffix}`)
}

test('R-SAVE-7: a store is moved aside with all that belongs to it, and never over another', () => {
  const folder = emptyFolder()
  put(folder, 'first')
  const first = moveAside(folder, now)
  put(folder, 'second')
  const second = moveAside(folder, now)
  expect([first, second]).toEqual([
    ['', '-wal', '-journal'].map((suffix) => `gavel.damaged-2026-03-01T10-15-30-250Z.db${suffix}`),
    ['', '-wal', '-journal'].map((suffix) => `gavel.damaged-2026-03-01T10-15-30-250Z-2.db${suffix}`),
  ])
  const texts = [...first, ...second].map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts).toEqual(['first', 'first-wal', 'first-journal', 'second', 'second-wal', 'second-journal'])
  expect(Object.keys(contentsOf(folder)).sort()).toEqual([...first, ...second].sort())
})

test('R-SAVE-7: where there is nothing, nothing is moved', () => {
  expect(moveAside(emptyFolder(), now)).toEqual([])
})
