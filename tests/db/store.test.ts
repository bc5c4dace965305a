import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, firstFault, type Connection } from '../../electron/db/connection.ts'
import { problemBehind } from '../../electron/db/problem.ts'
import { storeOn, type Store } from '../../electron/db/store.ts'
import { contentsOf, emptyFolder } from '../support/folder.ts'
import { actionAt, allMatches, goodStore, newMatch, reachedAt, somebody } from '../support/store.ts'

let folder: string
let db: Connection
let store: Store

beforeEach(() => {
  folder = emptyFolder()
  goodStore(folder).close()
  db = connect(join(folder, 'gavel.db'))
  store = storeOn(db)
})
afterEach(() => db.close())

const tables = ['matches', 'seats', 'actions', 'snapshots', 'results', 'packs', 'settings'] as const
const everything = () => Object.fromEntries(tables.map((table) => [table, db.prepare(`SELECT * FROM ${table}`).all()]))

test('a match is its row, its seats and its pack, and stands at its start', () => {
  store.addMatch({ ...newMatch(), seats: [somebody, { name: 'Anderson', player: 'computer', level: 'street', pin: null }] })
  expect(everything()).toEqual({
    matches: [
      {
        match: 'm1',
        title: '',
        archived_at: null,
        deleted_at: null,
        given_up_at: null,
        imported_at: null,
        parent: null,
        parent_ply: null,
        game: 'counter',
        rules_version: 1,
        pack: 'a'.repeat(64),
        config: '{}',
        seed: '5'.repeat(64),
        practice: 0,
        created_at: '2026-03-01T10:15:30.250Z',
        played_at: '2026-03-01T10:15:30.250Z',
        start_hash: 'h0',
        ply: 0,
        glance: '{"ply":0}',
        damaged: 0,
        ended: 0,
        shelf: 'running',
      },
    ],
    seats: [
      { match: 'm1', seat: 0, player: 'person', name: '', level: null, pin: null, person: null },
      { match: 'm1', seat: 1, player: 'computer', name: 'Anderson', level: 'street', pin: null, person: null },
    ],
    actions: [],
    snapshots: [{ match: 'm1', ply: 0, state: '{"total":0}' }],
    results: [],
    packs: [{ hash: 'a'.repeat(64), game: 'counter', id: 'counter', seen_at: '2026-03-01T10:15:30.250Z' }],
    settings: [],
  })
})

test('R-SAVE-5: an action moves the match, its glance and its snapshot with it', () => {
  store.addMatch(newMatch())
  store.addAction('m1', actionAt(1), reachedAt(1, { result: { winners: '[0]', reason: 'exact' } }))
  const { matches, actions, snapshots, results } = everything()
  expect({ matches, actions, snapshots, results }).toMatchObject({
    matches: [{ ply: 1, played_at: '2026-03-01T10:15:30.251Z', glance: '{"ply":1}' }],
    actions: [{ match: 'm1', ply: 1, seat: 0, action: '{"type":"roll"}', hash: 'h1', sealed: 1 }],
    snapshots: [{ match: 'm1', ply: 1, state: '{"total":1}' }],
    results: [{ match: 'm1', winners: '[0]', reason: 'exact', ended_at: '2026-03-01T10:15:30.251Z' }],
  })
})

test('R-UNDO-3: taking an action back takes its result back, and leaves the rest as it was before', () => {
  store.addMatch(newMatch())
  store.addAction('m1', actionAt(1), reachedAt(1))
  const before = everything()
  store.addAction('m1', actionAt(2), reachedAt(2, { result: { winners: '[0]', reason: 'exact' } }))
  store.takeBack('m1', reachedAt(1))
  expect(everything()).toEqual(before)
})

test('R-UNDO-3: several actions are taken back at once', () => {
  store.addMatch(newMatch())
  store.addAction('m1', actionAt(1), reachedAt(1))
  const before = everything()
  for (const ply of [2, 3, 4]) store.addAction('m1', actionAt(ply), reachedAt(ply))
  const after = everything()
  store.takeBack('m1', reachedAt(1))
  expect(everything()).toEqual(before)
  // R-UNDO-4: and played again.
  expect(store.undoneOf('m1')).toEqual([2, 3, 4].map(actionAt))
  store.putBack('m1', [2, 3].map(actionAt), reachedAt(3))
  store.putBack('m1', [actionAt(4)], reachedAt(4))
  expect([everything(), store.undoneOf('m1')]).toEqual([after, []])
})

test('R-SEC-1: the list says who sits where and who has a PIN, never its hash', () => {
  const seats = [
    { name: 'Ann', player: 'person', level: null, pin: 'a-hash' },
    { name: 'Dee', player: 'computer', level: 'street', pin: null },
  ] as const
  store.addMatch({ ...newMatch(), seats })
  expect(store.seatsOf('m1')).toEqual(seats)
  const listed = allMatches(store)
  expect(JSON.parse(listed[0]?.seats ?? '')).toEqual([
    { name: 'Ann', player: 'person', level: null, pin: true },
    { name: 'Dee', player: 'computer', level: 'street', pin: false },
  ])
  expect(JSON.stringify(listed)).not.toContain('a-hash')
})

describe('R-SAVE-2: a change is whole or not at all', () => {
  test.each<[string, () => void]>([
    ['the same ply twice', () => store.addAction('m1', actionAt(1), reachedAt(2))],
    ['a second result', () => store.addAction('m1', actionAt(2), reachedAt(2, { result: { winners: '[]', reason: 'again' } }))],
    ['a match that is not there', () => store.addAction('m9', actionAt(2), reachedAt(2))],
    ['a match that is there already', () => store.addMatch(newMatch('m1'))],
    ['a ply below the start', () => store.takeBack('m1', reachedAt(-1))],
  ])('%s', (_what, change) => {
    store.addMatch(newMatch())
    store.addAction('m1', actionAt(1), reachedAt(1, { result: { winners: '[0]', reason: 'exact' } }))
    const before = everything()
    expect(change).toThrow()
    expect(everything()).toEqual(before)
  })
})

test('R-SAVE-10: on a full disk a change is refused whole, and works again when there is room', () => {
  store.addMatch(newMatch())
  const large = reachedAt(1, { state: JSON.stringify('x'.repeat(200_000)) })
  const before = everything()
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  const caught = problemThrownBy(() => store.addAction('m1', actionAt(1), large))
  expect([caught, everything()]).toEqual(['full', before])
  db.pragma('max_page_count = 1000000')
  store.addAction('m1', actionAt(1), large)
  expect(store.findMatch('m1')?.ply).toBe(1)
})

test('R-SAVE-4: a match whose actions do not reach its ply is listed as damaged, and so is one that was found so', () => {
  for (const match of ['m1', 'm2', 'm3']) store.addMatch(newMatch(match))
  store.addAction('m1', actionAt(1), reachedAt(1))
  store.addAction('m2', actionAt(1), reachedAt(1))
  db.exec("DELETE FROM actions WHERE match = 'm1'")
  store.markMatch('m3', true)
  const damaged = Object.fromEntries(allMatches(store).map((row) => [row.match, row.damaged]))
  expect(damaged).toEqual({ m1: 1, m2: 0, m3: 1 })
})

test('R-SAVE-6: the check finds what is wrong with a file in use, and a store that is given up leaves it untouched', () => {
  store.addMatch(newMatch())
  const before = firstFault(db)
  db.unsafeMode(true)
  db.pragma('writable_schema = ON')
  db.exec("UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'settings'")
  db.pragma('writable_schema = RESET')
  const file = contentsOf(folder)
  expect([before, firstFault(db) === null]).toEqual([null, false])
  store.abandon()
  expect([db.open, contentsOf(folder)]).toEqual([false, file])
})

function problemThrownBy(act: () => void): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return problemBehind(error)?.reason
  }
}
