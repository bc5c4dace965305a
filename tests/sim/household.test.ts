import { expect, test } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { withFile } from '../support/store.ts'
import { fill } from './household/fill.ts'

const end = new Date('2026-11-30T12:00:00Z')
const matches = 3

const rowsOf = (folder: string): unknown =>
  withFile(folder, (db) =>
    db.prepare('SELECT match, ply, played_at, (SELECT max(hash) FROM actions a WHERE a.match = m.match) FROM matches m').all(),
  )

test('a household whose filling was cut off is filled on, to the same matches', () => {
  const [whole, cut] = [emptyFolder(), emptyFolder()]
  expect(fill(whole, matches, end).matches).toBe(matches)
  const cutOff = (written: number): void => {
    if (written === 2) throw new Error('cut off')
  }
  expect(() => fill(cut, matches, end, cutOff)).toThrow('cut off')
  expect(rowsOf(cut)).toHaveLength(2)
  expect(fill(cut, matches, end).matches).toBe(1)
  expect(rowsOf(cut)).toEqual(rowsOf(whole))
  expect(fill(cut, matches, end)).toEqual({ matches: 0, actions: 0 })
})
