import { describe, expect, test } from 'vitest'
import { daysInBin, pageSize, type Shelf } from '../../shared/contract/shelves.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, playOn, valueOf } from '../support/service.ts'
import { withFile } from '../support/store.ts'
import { toyComputers } from '../support/toyPlayers.ts'

const counter = { game: 'counter', config: { target: 1_000 } }
const add = { type: 'add', points: 2 }
const nobody = '00000000-0000-4000-8000-000000000000'

type Client = ReturnType<typeof clientOn>

async function begun({ call }: Client, more: object = {}): Promise<string> {
  return valueOf(await call('matches.create', { ...counter, ...more })).match
}

/** A match that was played to its end. */
async function ended(client: Client): Promise<string> {
  const match = await begun(client, { config: { target: 2 } })
  valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: add }))
  return match
}

const idsOn = async ({ call }: Client, query: object = {}): Promise<readonly string[]> =>
  valueOf(await call('matches.list', query)).matches.map(({ match }) => match)

describe('every match lies on one shelf', () => {
  test.each<[string, object, Shelf]>([
    ['untouched', {}, 'running'],
    ['named', { title: 'Friday' }, 'running'],
    ['given up', { givenUp: true }, 'past'],
    ['archived', { archived: true }, 'archive'],
    ['given up and archived', { givenUp: true, archived: true }, 'archive'],
    ['thrown away', { deleted: true }, 'bin'],
    ['archived and thrown away', { archived: true, deleted: true }, 'bin'],
  ])('%s', async (_what, marks, shelf) => {
    const client = clientOn(emptyFolder())
    const match = await begun(client)
    const changed = valueOf(await client.call('matches.change', { match, ...marks }))
    for (const each of ['running', 'past', 'archive', 'bin'] as const)
      expect([each, await idsOn(client, { shelf: each })]).toEqual([each, each === shelf ? [match] : []])
    // Without a shelf: all but the bin.
    expect(await idsOn(client)).toEqual(shelf === 'bin' ? [] : [match])
    expect(valueOf(await client.call('matches.list', { shelf })).matches).toEqual([changed])
  })

  test('what has ended is past, and cannot be given up any more', async () => {
    const client = clientOn(emptyFolder())
    const match = await ended(client)
    expect(await idsOn(client, { shelf: 'past' })).toEqual([match])
    expect(faultOf(await client.call('matches.change', { match, givenUp: true }))).toBe('match-over')
  })

  test('every mark can be taken off again, and nothing that was played is touched', async () => {
    const folder = emptyFolder()
    const client = clientOn(folder)
    const match = await begun(client)
    valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: add }))
    const actions = () => withFile(folder, (db) => db.prepare('SELECT * FROM actions').all())
    const [before, played] = [valueOf(await client.call('matches.list', {})), actions()]
    const on = { title: 'The long one', givenUp: true, archived: true, deleted: true }
    const marked = valueOf(await client.call('matches.change', { match, ...on }))
    expect(marked).toMatchObject({ title: 'The long one', givenUp: true, archived: true, ply: 1 })
    valueOf(await client.call('matches.change', { match, title: '', givenUp: false, archived: false, deleted: false }))
    expect([valueOf(await client.call('matches.list', {})), actions()]).toEqual([before, played])
  })

  test.each([
    ['an unknown match', { match: nobody, title: 'x' }, 'unknown-match'],
    ['a name of two lines', { match: nobody, title: 'a\nb' }, 'bad-input'],
    ['a name that is too long', { match: nobody, title: 'x'.repeat(61) }, 'bad-input'],
    ['practice taken back', { match: nobody, practice: false }, 'bad-input'],
    ['something unheard of', { match: nobody, burnt: true }, 'bad-input'],
  ])('%s is refused', async (_what, input, code) => {
    const { call } = clientOn(emptyFolder())
    expect(faultOf(await call('matches.change', input as never))).toBe(code)
  })
})

describe('R-STAT-1: a match that was given up waits where it stood', () => {
  test('nothing can be played, taken back or thought about in it until it is taken up again', async () => {
    const client = clientOn(emptyFolder())
    const match = await begun(client)
    valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: add }))
    valueOf(await client.call('matches.change', { match, givenUp: true }))
    const there = valueOf(await client.call('matches.open', { match }))
    expect([there.givenUp, there.ply]).toEqual([true, 1])
    const tries = [
      await client.call('matches.act', { match, ply: 1, seat: 0, action: add }),
      await client.call('matches.undo', { match, ply: 1 }),
      await client.call('matches.redo', { match, ply: 1 }),
      await client.call('matches.computer', { match, ply: 1 }),
    ]
    expect(tries.map(faultOf)).toEqual(['given-up', 'given-up', 'given-up', 'given-up'])
    valueOf(await client.call('matches.change', { match, givenUp: false }))
    expect(valueOf(await client.call('matches.act', { match, ply: 1, seat: 0, action: add })).ply).toBe(2)
  })
})

test('R-UNDO-4: a match that was made practice takes a roll back, and stays practice', async () => {
  const client = clientOn(emptyFolder())
  const match = await begun(client)
  valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: { type: 'roll' } }))
  expect(faultOf(await client.call('matches.undo', { match, ply: 1 }))).toBe('nothing-to-undo')
  valueOf(await client.call('matches.change', { match, practice: true }))
  expect(valueOf(await client.call('matches.undo', { match, ply: 1 })).ply).toBe(0)
  valueOf(await client.call('matches.change', { match, title: 'still' }))
  expect(valueOf(await client.call('matches.open', { match })).practice).toBe(true)
})

describe('R-RNG-4: a copy', () => {
  test('stands where the original stands, is practice, and names it; both go on apart with the same dice', async () => {
    const folder = emptyFolder()
    const client = clientOn(folder)
    const match = await begun(client)
    valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: { type: 'roll' } }))
    const copied = valueOf(await client.call('matches.copy', { match }))
    expect(copied).toMatchObject({ ply: 1, practice: true, parent: { match, ply: 1 }, outcome: null })
    expect(copied.match).not.toBe(match)
    const roll = async (which: string) => {
      const update = valueOf(await client.call('matches.act', { match: which, ply: 1, seat: 0, action: { type: 'roll' } }))
      return { view: update.view, events: update.events }
    }
    expect(await roll(copied.match)).toEqual(await roll(match))
    expect(valueOf(await client.call('matches.open', { match })).practice).toBe(false)
  })

  test('of a match that is over is refused, and of none too', async () => {
    const client = clientOn(emptyFolder())
    expect(faultOf(await client.call('matches.copy', { match: await ended(client) }))).toBe('match-over')
    expect(faultOf(await client.call('matches.copy', { match: nobody }))).toBe('unknown-match')
  })

  test('keeps who sits there, with their PINs', async () => {
    const client = clientOn(emptyFolder())
    const seats = [
      { name: 'Anna', player: 'person', pin: '2108' },
      { name: 'Ben', player: 'person' },
    ] as const
    const match = await begun(client, { game: 'high-card', config: { tricks: 2 }, seats })
    const copied = valueOf(await client.call('matches.copy', { match }))
    expect(copied.seats.map(({ name, pin }) => [name, pin])).toEqual([
      ['Anna', true],
      ['Ben', false],
    ])
    expect(faultOf(await client.call('matches.take', { match: copied.match, seat: 0, pin: '0000' }))).toBe('wrong-pin')
  })
})

test('R-STAT-1: the totals are the sum of the classes, and what lies in the bin counts nowhere', async () => {
  const client = clientOn(emptyFolder())
  const marked = async (match: string, marks: object) => valueOf(await client.call('matches.change', { match, ...marks }))
  await begun(client)
  await ended(client)
  await marked(await ended(client), { archived: true })
  await marked(await ended(client), { practice: true })
  await marked(await ended(client), { deleted: true })
  await marked(await begun(client), { givenUp: true })
  const lost = await begun(client, { config: { target: 3 } })
  for (const ply of [0, 1]) valueOf(await client.call('matches.act', { match: lost, ply, seat: 0, action: add }))
  expect(valueOf(await client.call('matches.totals', {}))).toEqual({ won: 2, lost: 1, givenUp: 1, practice: 1, total: 5 })
})

/** What is looked for; a player by the name that he was seated with. */
type Query = { readonly [member: string]: unknown; readonly player?: string }

describe('looking for matches', () => {
  test.each<[string, Query, readonly number[]]>([
    ['by nothing', {}, [2, 1, 0]],
    ['by game', { game: 'high-card' }, [2, 1]],
    ['by a name at the table', { text: 'ann' }, [2, 1]],
    ['by what it is called', { text: 'friday' }, [2]],
    ['by a sign that SQL would take for any', { text: '%' }, []],
    ['by another', { text: '_' }, [1]],
    ['by a player', { player: 'Ben' }, [1]],
    ['by somebody who never plays', { player: 'Cleo' }, []],
    ['by what a player is called now', { text: 'benedict' }, [1]],
    ['by a computer player', { text: 'robo' }, [2]],
    ['by all of it at once', { game: 'high-card', text: 'night', player: 'Anna', shelf: 'running' }, [2]],
    ['the second page', { offset: 1, limit: 1 }, [1]],
  ])('%s', async (_what, query, found) => {
    let clock = Date.parse('2026-03-01T10:00:00Z')
    const client = clientOn(emptyFolder(), { now: () => new Date((clock += 1_000)), computers: toyComputers })
    const seats = (second: object) => [{ name: 'Anna', player: 'person' }, second]
    const table = (second: object) => ({ game: 'high-card', config: { tricks: 2 }, seats: seats(second) })
    const matches = [
      await begun(client),
      await begun(client, table({ name: 'Ben', player: 'person' })),
      await begun(client, table({ name: 'Robo', player: 'computer', level: 'quick' })),
    ]
    valueOf(await client.call('matches.change', { match: matches[1] ?? '', title: 'a_b' }))
    valueOf(await client.call('matches.change', { match: matches[2] ?? '', title: 'Friday night' }))
    const { people } = valueOf(await client.call('players.list', {}))
    const idOf = (name: string) => people.find((person) => person.name === name)?.player ?? 99
    valueOf(await client.call('players.rename', { player: idOf('Ben'), name: 'Benedict' }))
    const { player, ...others } = query
    const asked = player === undefined ? others : { ...others, player: idOf(player) }
    expect(await idsOn(client, asked)).toEqual(found.map((at) => matches[at]))
    const { total } = valueOf(await client.call('matches.list', asked))
    expect(total).toBe('limit' in query ? 3 : found.length)
  })

  test('a page has at most so many', async () => {
    const { call } = clientOn(emptyFolder())
    expect(faultOf(await call('matches.list', { limit: pageSize + 1 }))).toBe('bad-input')
  })
})

test.each([
  ['is there the day before its time is up', daysInBin - 1, true],
  ['is gone when its time is up', daysInBin + 1, false],
  ['is there with a clock that was set back', -400, true],
])('R-STAT-3: what lies in the bin %s', async (_what, days, there) => {
  const folder = emptyFolder()
  const thrown = new Date('2026-03-01T10:00:00Z')
  const client = clientOn(folder, { now: () => thrown })
  const [kept, match] = [await begun(client), await begun(client)]
  valueOf(await client.call('matches.change', { match, deleted: true }))
  client.service.close()
  const later = clientOn(folder, { now: () => new Date(thrown.getTime() + days * 86_400_000) })
  expect(await idsOn(later, { shelf: 'bin' })).toEqual(there ? [match] : [])
  expect(await idsOn(later)).toEqual([kept])
})

test('playing on keeps the marks that were made', async () => {
  const { call } = clientOn(emptyFolder())
  const view = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 3 } }))
  valueOf(await call('matches.change', { match: view.match, title: 'Ours' }))
  await playOn(call, view)
  expect(valueOf(await call('matches.list', {})).matches[0]).toMatchObject({ title: 'Ours', ply: 1 })
})
