import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '../../electron/db/connection.ts'
import { countOf, pageOf } from '../../electron/db/listing.ts'
import { storeOn, type Store } from '../../electron/db/store.ts'
import { emptyFolder } from '../support/folder.ts'
import { actionAt, allMatches, goodStore, newMatch, reachedAt } from '../support/store.ts'

let db: Connection
let store: Store

beforeEach(() => {
  const folder = emptyFolder()
  goodStore(folder).close()
  db = connect(join(folder, 'gavel.db'))
  store = storeOn(db)
})
afterEach(() => db.close())

test('the list is last played first; of two at the same moment the later one', () => {
  store.addMatch(newMatch('m1', { playedAt: '2026-03-01T00:00:00.000Z' }))
  store.addMatch(newMatch('m2', { playedAt: '2026-03-03T00:00:00.000Z' }))
  store.addMatch(newMatch('m3', { playedAt: '2026-03-01T00:00:00.000Z' }))
  expect(allMatches(store).map(({ match }) => match)).toEqual(['m2', 'm3', 'm1'])
})

const shelfOf = (match: string): unknown => db.prepare('SELECT shelf FROM matches WHERE match = ?').pluck().get(match)

test('a match lies on the shelf that its result and what people noted put it on', () => {
  store.addMatch(newMatch())
  const over = reachedAt(1, { result: { winners: '[0]', reason: 'won' } })
  const note = (more: object): void =>
    store.annotate({ match: 'm1', title: '', practice: 0, givenUpAt: null, archivedAt: null, deletedAt: null, ...more })
  const at = over.playedAt
  const seen = [
    () => undefined,
    () => store.addAction('m1', actionAt(1), over),
    () => store.takeBack('m1', reachedAt(0)),
    () => note({ givenUpAt: at }),
    () => note({ givenUpAt: at, archivedAt: at }),
    () => note({ archivedAt: at, deletedAt: at }),
  ].map((change) => {
    change()
    return shelfOf('m1')
  })
  expect(seen).toEqual(['running', 'past', 'running', 'past', 'archive', 'bin'])
})

test.each([null, 'running', 'past', 'archive', 'bin'])(
  'R-SAVE-4: the list of the shelf %s looks only at the matches that it shows',
  (shelf) => {
    const filter = { shelf, game: null, player: null, text: null }
    const planOf = (sql: string) =>
      db
        .prepare<[object], { readonly detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all({ ...filter, offset: 0, limit: 10 })
        .map(({ detail }) => detail)
    const page = planOf(pageOf(filter))
    expect(page[0]).toMatch(shelf === null ? 'SCAN m USING INDEX matches_by_played_at' : 'SEARCH m USING INDEX matches_by_shelf (shelf=?)')
    expect(page).not.toContain('USE TEMP B-TREE FOR ORDER BY')
    expect(planOf(countOf(filter)).filter((step) => /^SCAN (m|matches)$/.test(step))).toEqual([])
  },
)

test('what lies in the bin is found by its shelf when the bin is emptied', () => {
  store.addMatch(newMatch('m1'))
  store.addMatch(newMatch('m2'))
  const note = { title: '', practice: 0, givenUpAt: null, archivedAt: null } as const
  store.annotate({ ...note, match: 'm1', deletedAt: '2026-03-01T00:00:00.000Z' })
  store.annotate({ ...note, match: 'm2', deletedAt: '2026-03-03T00:00:00.000Z' })
  expect([store.emptyBin('2026-03-02T00:00:00.000Z'), shelfOf('m1'), shelfOf('m2')]).toEqual([1, undefined, 'bin'])
})

test('R-SAVE-4: the list reads no action and no state', () => {
  const plan = db
    .prepare('EXPLAIN QUERY PLAN SELECT max(a.ply) FROM actions a WHERE a.match = ?')
    .all('m1')
    .map((step) => (step as { detail: string }).detail)
  expect(plan).toEqual(['SEARCH a USING PRIMARY KEY (match=?)'])
  store.addMatch(newMatch())
  expect(Object.keys(allMatches(store)[0] ?? {}).sort()).toEqual(
    [
      'archivedAt',
      'config',
      'createdAt',
      'damaged',
      'deletedAt',
      'game',
      'givenUpAt',
      'glance',
      'match',
      'parent',
      'parentAt',
      'parentPly',
      'parentTitle',
      'playedAt',
      'ply',
      'practice',
      'reason',
      'rulesVersion',
      'seats',
      'seed',
      'title',
      'winners',
    ].sort(),
  )
})
