import { describe, expect, test } from 'vitest'
import { seededChance } from '../../shared/kernel/chance.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientWithFile, fileAt, playCards } from '../support/gavelFiles.ts'
import { clientOn, faultOf, handOf, playOn, valueOf, type Client } from '../support/service.ts'
import { highCardAbove } from '../support/highCard.ts'
import { anyGame } from '../support/play.ts'
import { toyComputers } from '../support/toyPlayers.ts'

const seed = '7'.repeat(64)

/** The open table after each ply, as it was seen while the match was played, and what was heard of each step. */
async function watched(call: Client['call'], plies: number) {
  const first = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 4 } }))
  const seen = [{ view: first.view, events: first.events }]
  const { match } = first
  let update = first
  for (let ply = 0; ply < plies && update.outcome === null; ply++) {
    await playOn(call, update)
    update = valueOf(await call('matches.leave', { match }))
    seen.push({ view: update.view, events: update.events.filter((heard) => heard.ply === ply + 1) })
  }
  return { match, seen }
}

describe('replay', () => {
  test('every position is the one that was seen, in any order', async () => {
    const { call } = clientOn(emptyFolder())
    const { match, seen } = await watched(call, Infinity)
    const { steps, open, table } = valueOf(await call('replay.open', { match, as: null }))
    expect([steps.length, open, table.events]).toEqual([seen.length, true, seen.flatMap(({ events }) => events)])
    const plies = [...seen.keys()]
    for (const ply of [...plies.toReversed(), ...plies, 7, 3, 5]) {
      const at = valueOf(await call('replay.at', { match, ply, as: null }))
      expect({ ply, view: at.table.view, events: at.table.events }).toEqual({ ply, ...seen[ply] })
    }
  })

  test('of a match that is over, any seat and the referee may look', async () => {
    const { call } = clientOn(emptyFolder())
    const match = await playCards(call)
    const referee = valueOf(await call('replay.at', { match, ply: 2 }))
    expect(referee.as).toBe('referee')
    const hands = [0, 1].map(async (as) => valueOf(await call('replay.at', { match, ply: 2, as })).table.view)
    expect(referee.hands).toEqual(await Promise.all(hands))
    expect(faultOf(await call('replay.at', { match, ply: 2, as: 2 }))).toBe('bad-input')
    expect(faultOf(await call('replay.at', { match, ply: 9_999 }))).toBe('bad-input')
  })

  test('R-HID-1: of a match that goes on only the open table may be looked at, and no hand stays open', async () => {
    const { call } = clientOn(emptyFolder(), { games: [anyGame(highCardAbove(900_000))], randomSeed: () => seed })
    const { match, seen } = await watched(call, 5)
    await handOf(call, valueOf(await call('matches.open', { match })))
    for (const as of [0, 1, 'referee'] as const) {
      expect(faultOf(await call('replay.open', { match, as }))).toBe('bad-input')
      expect(faultOf(await call('replay.at', { match, ply: 1, as }))).toBe('bad-input')
    }
    const opened = valueOf(await call('replay.open', { match }))
    expect([opened.as, opened.open, opened.table.seed]).toEqual([null, false, null])
    for (const [ply, { view }] of seen.entries()) {
      const at = valueOf(await call('replay.at', { match, ply }))
      expect([at.table.view, at.table.viewer, at.hands]).toEqual([view, null, null])
    }
  })

  test('R-HID-1: who plays alone looks back with the own eyes and no others', async () => {
    const { call } = clientOn(emptyFolder(), { computers: toyComputers })
    const seats = [
      { name: 'Ann', player: 'person' },
      { name: 'Dee', player: 'computer', level: 'quick' },
    ] as const
    const first = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 3 }, seats: [...seats] }))
    const { match } = first
    valueOf(await call('matches.act', { match, ply: 0, seat: 0, action: first.legal.at(-1) }))
    const at = valueOf(await call('replay.at', { match, ply: 0 }))
    expect([at.as, at.table.view]).toEqual([0, first.view])
    expect(faultOf(await call('replay.at', { match, ply: 0, as: 1 }))).toBe('bad-input')
  })

  test('what was taken back is not looked at any more', async () => {
    const { call } = clientOn(emptyFolder())
    const { match } = valueOf(await call('matches.create', { game: 'counter', config: { target: 100 } }))
    const act = async (ply: number, points: number) => call('matches.act', { match, ply, seat: 0, action: { type: 'add', points } })
    await act(0, 1)
    await act(1, 1)
    expect(valueOf(await call('replay.at', { match, ply: 1 })).table.view).toMatchObject({ total: 1 })
    await call('matches.undo', { match, ply: 2 })
    await call('matches.undo', { match, ply: 1 })
    await act(0, 2)
    await act(1, 2)
    expect(valueOf(await call('replay.at', { match, ply: 1 })).table.view).toMatchObject({ total: 2 })
  })
})

describe('branches', () => {
  test('R-RNG-4: a branch with the same dice meets the same dice, is practice, and tells where it comes from', async () => {
    const { call } = clientOn(emptyFolder())
    const match = await playCards(call)
    const whole = valueOf(await call('matches.open', { match }))
    let branch = valueOf(await call('matches.branch', { match, ply: 3, dice: 'same' }))
    expect(branch).toMatchObject({ ply: 3, practice: true, parent: { match, ply: 3 } })
    while (branch.outcome === null) branch = { ...branch, ...(await playOn(call, branch)) }
    const end = valueOf(await call('matches.open', { match: branch.match }))
    // The same choices as in its parent: the same end.
    expect([end.view, end.outcome, end.seed]).toEqual([whole.view, whole.outcome, whole.seed])
    const listed = valueOf(await call('matches.list', {})).matches.find((one) => one.match === branch.match)
    expect(listed).toMatchObject({ practice: true, parent: { match, ply: 3 }, parentCalled: { title: '', createdAt: whole.createdAt } })
    expect(valueOf(await call('matches.open', { match })).ply).toBe(whole.ply)
  })

  test('R-RNG-4, R-RNG-5: fresh dice are others from the first step on, also after it is read again and carried elsewhere', async () => {
    const seeds = [seed, '8'.repeat(64)]
    const { call, path, service } = clientWithFile({ randomSeed: () => seeds.shift() ?? '' })
    const counter = valueOf(await call('matches.create', { game: 'counter', config: { target: 30 } }))
    const roll = async (match: string, ply: number) => valueOf(await call('matches.act', { match, ply, seat: 0, action: { type: 'roll' } }))
    let update = await roll(counter.match, 0)
    while (update.outcome === null) update = await roll(counter.match, update.ply)
    const branch = valueOf(await call('matches.branch', { match: counter.match, ply: 2, dice: 'fresh' }))
    const after = await roll(branch.match, 2)
    const value = seededChance('8'.repeat(64))(6, 'roll-3')
    expect(after.events).toEqual([{ ply: 3, event: { type: 'rolled', value } }])

    valueOf(await call('files.export', { match: branch.match }))
    expect(JSON.stringify(fileAt(path))).not.toContain('8'.repeat(64))
    const elsewhere = clientWithFile()
    elsewhere.service.offer(path)
    const { token = '' } = valueOf(await elsewhere.call('files.offered', {})) ?? {}
    valueOf(await elsewhere.call('files.accept', { token }))
    const there = valueOf(await elsewhere.call('matches.open', { match: branch.match }))
    expect(there.events).toEqual([...branch.events, ...after.events])
    const next = { match: branch.match, ply: 3, seat: 0, action: { type: 'roll' } }
    expect(valueOf(await elsewhere.call('matches.act', next)).events).toEqual(valueOf(await call('matches.act', next)).events)
    service.close()
  })

  test.each([
    ['a match that goes on', 2, 1],
    ['the end', Infinity, 9_999],
  ])('there is none from %s', async (_what, plies, ply) => {
    const { call } = clientOn(emptyFolder())
    const match = await playCards(call, plies)
    expect(faultOf(await call('matches.branch', { match, ply, dice: 'same' }))).toBe('bad-input')
    expect(valueOf(await call('matches.list', {})).total).toBe(1)
  })
})

describe('R-RNG-7: the fairness of a match', () => {
  test('while it runs only the seal is told', async () => {
    const { call } = clientOn(emptyFolder(), { randomSeed: () => seed })
    const match = await playCards(call, 2)
    const { commitment } = valueOf(await call('matches.open', { match }))
    expect(valueOf(await call('matches.fairness', { match }))).toEqual({
      match,
      game: 'high-card',
      commitment,
      later: [],
      seeds: null,
      draws: [],
    })
  })

  test('at the end the seed, and every draw as the seed gives it', async () => {
    const { call } = clientOn(emptyFolder(), { randomSeed: () => seed })
    const match = await playCards(call)
    const { seeds, draws } = valueOf(await call('matches.fairness', { match }))
    expect(seeds).toEqual({ seed, reseeds: [] })
    expect(draws.map(({ value }) => value)).toEqual(draws.map(({ sides, purpose }) => seededChance(seed)(sides, purpose)))
    expect(draws.length).toBeGreaterThan(10)
  })
})
