import { expect, test } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { commitmentTo } from '../../shared/kernel/chance.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, playOn, valueOf, type Client } from '../support/service.ts'
import { withFile } from '../support/store.ts'

const seed = '7'.repeat(64)
const moment = new Date('2026-03-01T10:15:30.250Z')
const fixed = { randomSeed: () => seed, now: () => moment }
const counterTo = (target: number) => ({ game: 'counter', config: { target } })
const roll = { type: 'roll' }
const somebody = { name: '', player: 'person', level: null, pin: false }
const add = { type: 'add', points: 2 }

async function counterMatch({ call }: Client, target = 30): Promise<string> {
  return valueOf(await call('matches.create', counterTo(target))).match
}

test('a match begins at ply 0, with all that its window needs', async () => {
  const { call } = clientOn(emptyFolder(), fixed)
  const { match, ...view } = valueOf(await call('matches.create', counterTo(30)))
  expect(match).toMatch(/^[0-9a-f-]{36}$/)
  expect(view).toEqual({
    ply: 0,
    seats: [somebody],
    viewer: 0,
    view: { total: 0, rolls: 0, steps: 0, target: 30 },
    waiting: [0],
    actor: 0,
    legal: [{ type: 'add', points: 1 }, { type: 'add', points: 2 }, { type: 'roll' }],
    events: [],
    undo: { possible: false, why: 'start', redo: false },
    guided: false,
    outcome: null,
    seed: null,
    game: 'counter',
    rulesVersion: 1,
    pack: { id: 'counter', hash: 'a'.repeat(64) },
    config: { target: 30 },
    commitment: commitmentTo(seed),
    parent: null,
    practice: false,
    title: '',
    givenUp: false,
    createdAt: moment.toISOString(),
  })
})

test('an action is answered with where it led and what happened', async () => {
  const client = clientOn(emptyFolder(), fixed)
  const match = await counterMatch(client)
  expect(await client.call('matches.act', { match, ply: 0, seat: 0, action: add })).toEqual({
    ok: true,
    value: {
      match,
      ply: 1,
      seats: [somebody],
      viewer: 0,
      view: { total: 2, rolls: 0, steps: 1, target: 30 },
      waiting: [0],
      actor: 0,
      legal: [{ type: 'add', points: 1 }, { type: 'add', points: 2 }, { type: 'roll' }],
      events: [{ ply: 1, event: { type: 'added', points: 2 } }],
      undo: { possible: true, why: null, redo: false },
      guided: false,
      outcome: null,
      seed: null,
    },
  })
})

test.each<[string, object, string]>([
  ['an action from before the last', { ply: 0, action: roll }, 'stale-ply'],
  ['an action from after the last', { ply: 2, action: roll }, 'stale-ply'],
  ['an action that is not legal', { ply: 1, action: { type: 'add', points: 3 } }, 'illegal-action'],
  ['an action of a seat that is not at the screen', { ply: 1, seat: 1, action: roll }, 'illegal-action'],
  ['an action in another match', { ply: 1, match: '00000000-0000-4000-8000-000000000000', action: roll }, 'unknown-match'],
])('R-UX-7: %s is refused without harm', async (_what, message, code) => {
  const client = clientOn(emptyFolder(), fixed)
  const match = await counterMatch(client)
  const update = valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: add }))
  const before = valueOf(await client.call('matches.list', {})).matches
  expect(faultOf(await client.call('matches.act', { match, seat: 0, action: roll, ply: 0, ...message }))).toBe(code)
  expect(valueOf(await client.call('matches.list', {})).matches).toEqual(before)
  expect(valueOf(await client.call('matches.open', { match }))).toMatchObject({ ply: update.ply, view: update.view })
})

test('R-UX-7: the same action sent twice at once is performed once', async () => {
  const client = clientOn(emptyFolder())
  const match = await counterMatch(client)
  const answers = await Promise.all([1, 2].map(() => client.call('matches.act', { match, ply: 0, seat: 0, action: roll })))
  expect(answers.map((answer) => (answer.ok ? 'done' : answer.fault.code))).toEqual(['done', 'stale-ply'])
})

test('after the end there is an outcome, the seed that was committed to, and nothing to do', async () => {
  const client = clientOn(emptyFolder(), fixed)
  const match = await counterMatch(client, 2)
  const over = valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: add }))
  expect({ outcome: over.outcome, seed: over.seed, legal: over.legal, undo: over.undo }).toEqual({
    outcome: { winners: [0], reason: 'exact' },
    seed,
    legal: [],
    undo: { possible: false, why: 'information', redo: false },
  })
  expect(faultOf(await client.call('matches.act', { match, ply: 1, seat: 0, action: add }))).toBe('match-over')
})

test('R-RNG-3, R-RNG-7: the seed is 256 random bits, and nothing that leaves before the end tells it', async () => {
  const folder = emptyFolder()
  const client = clientOn(folder)
  const said: unknown[] = []
  const remember = <Value>(value: Value): Value => (said.push(value), value)
  const created = remember(valueOf(await client.call('matches.create', { game: 'high-card', config: { tricks: 4 } })))
  let update: MatchUpdate = created
  while (update.outcome === null) {
    remember(await client.call('matches.list', {}))
    update = remember(valueOf(await client.call('matches.open', { match: update.match })))
    if (!update.undo.possible) remember(await client.call('matches.undo', { match: update.match, ply: update.ply }))
    update = await playOn(client.call, update)
    if (update.outcome === null) remember(update)
  }
  expect(update.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify([said, client.log])).not.toContain(update.seed)
  expect(commitmentTo(update.seed ?? '')).toBe(created.commitment)
  const seeds = withFile(folder, (db) => db.prepare('SELECT seed FROM matches').pluck().all())
  expect(seeds).toEqual([update.seed])
})

test('R-RNG-4: a seed that is typed in makes the match practice, for good', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder)
  const { match, practice } = valueOf(await first.call('matches.create', { ...counterTo(30), seed }))
  const listed = valueOf(await first.call('matches.list', {})).matches
  first.service.close()
  const opened = valueOf(await clientOn(folder).call('matches.open', { match }))
  expect([practice, listed[0]?.practice, opened.practice, opened.seed]).toEqual([true, true, true, null])
})

test('two matches have two seeds', async () => {
  const { call } = clientOn(emptyFolder())
  const [one, other] = [valueOf(await call('matches.create', counterTo(30))), valueOf(await call('matches.create', counterTo(30)))]
  expect(one.commitment).not.toBe(other.commitment)
})

test('the window cannot change a match by changing an answer', async () => {
  const folder = emptyFolder()
  const { service, call } = clientOn(folder)
  const match = valueOf(await call('matches.create', counterTo(30))).match
  const raw = (await service.dispatch('matches.open', { match }, { trusted: true })) as { value: { view: { total: number } } }
  raw.value.view.total = 29
  expect(valueOf(await call('matches.open', { match })).view).toEqual({ total: 0, rolls: 0, steps: 0, target: 30 })
})

test('the list says how each match stands, last played first', async () => {
  let minute = 0
  const { call } = clientOn(emptyFolder(), { randomSeed: () => seed, now: () => new Date(Date.UTC(2026, 2, 1, 12, minute++)) })
  const first = valueOf(await call('matches.create', counterTo(3)))
  const second = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 2 } }))
  await call('matches.act', { match: first.match, ply: 0, seat: 0, action: add })
  await call('matches.act', { match: first.match, ply: 1, seat: 0, action: add })
  const listed = valueOf(await call('matches.list', {})).matches
  expect(listed.map(({ match }) => match)).toEqual([first.match, second.match])
  expect(listed[0]).toEqual({
    match: first.match,
    game: 'counter',
    rulesVersion: 1,
    config: { target: 3 },
    ply: 2,
    createdAt: first.createdAt,
    playedAt: expect.stringMatching(/^2026-03-01T12:0\d:00.000Z$/) as string,
    parent: null,
    parentCalled: null,
    practice: false,
    guided: false,
    seats: [somebody],
    outcome: { winners: [], reason: 'over' },
    glance: { total: 4 },
    damaged: false,
    title: '',
    givenUp: false,
    archived: false,
    deletedAt: null,
  })
  expect(listed[1]?.outcome).toBe(null)
})

test('a match that has left memory is read again', async () => {
  const client = clientOn(emptyFolder())
  const match = await counterMatch(client)
  const update = valueOf(await client.call('matches.act', { match, ply: 0, seat: 0, action: roll }))
  for (let other = 0; other < 6; other++) await counterMatch(client)
  expect(valueOf(await client.call('matches.open', { match })).view).toEqual(update.view)
})
