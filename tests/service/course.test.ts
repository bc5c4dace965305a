import { describe, expect, test } from 'vitest'
import type { CourseView } from '../../shared/contract/course.ts'
import { games } from '../../shared/games/registry.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, playOn, valueOf, type Client } from '../support/service.ts'

const seed = '7'.repeat(64)
const campaign = { game: 'realm-lords', config: { hero: 'random', difficulty: 'legend' } }

function realClient(dataDir = emptyFolder()): Client {
  return clientOn(dataDir, { games, randomSeed: () => seed })
}

/** A campaign that was played to its end. */
async function ended({ call }: Client): Promise<string> {
  let update = valueOf(await call('matches.create', campaign))
  const { match } = update
  while (update.outcome === null) update = { ...update, ...(await playOn(call, update)) }
  return match
}

/** The first passes of a course. */
async function passesOf({ call }: Client, match: string, count: number): Promise<CourseView[]> {
  const passes: CourseView[] = []
  while (passes.length < count) passes.push(valueOf(await call('replay.course', { match, after: passes.at(-1)?.pass ?? 0 })))
  return passes
}

describe('the course of a match', () => {
  test('comes pass by pass, each up to the result, and is the same when it is worked out anew', async () => {
    const folder = emptyFolder()
    const client = realClient(folder)
    const match = await ended(client)
    const passes = await passesOf(client, match, 2)
    expect(passes.map(({ pass, done }) => ({ pass, done }))).toEqual([1, 2].map((pass) => ({ pass, done: false })))
    const { ply } = valueOf(await client.call('matches.open', { match }))
    for (const { moments } of passes) expect(moments.at(-1)).toMatchObject({ ply, chances: [0], nobody: 1 })
    client.service.close()
    expect(await passesOf(realClient(folder), match, 2)).toEqual(passes)
  })

  test('R-HID-1: is not told of a match that goes on, nor of one that was given up', async () => {
    const { call } = realClient()
    const { match } = valueOf(await call('matches.create', campaign))
    expect(faultOf(await call('replay.course', { match, after: 0 }))).toBe('match-goes-on')
    await call('matches.change', { match, change: { givenUp: true } } as never)
    expect(faultOf(await call('replay.course', { match, after: 0 }))).toBe('match-goes-on')
  })

  test('of a game that has none it is refused, as of a match that is not there', async () => {
    const { call } = clientOn(emptyFolder())
    let update = valueOf(await call('matches.create', { game: 'counter', config: { target: 1 } }))
    const { match } = update
    while (update.outcome === null) update = { ...update, ...(await playOn(call, update)) }
    expect(faultOf(await call('replay.course', { match, after: 0 }))).toBe('unknown-game')
    expect(faultOf(await call('replay.course', { match: crypto.randomUUID(), after: 0 }))).toBe('unknown-match')
  })

  test('is stopped at once, when asked and when another match comes onto the table, and can be asked for again', async () => {
    const client = realClient()
    const { call } = client
    const match = await ended(client)
    const far = { match, after: 1000 }
    const waiting = call('replay.course', far)
    valueOf(await call('replay.stopCourse', {}))
    expect(faultOf(await waiting)).toBe('cancelled')
    const again = call('replay.course', far)
    valueOf(await call('matches.create', campaign))
    expect(faultOf(await again)).toBe('cancelled')
    expect(valueOf(await call('replay.course', { match, after: 0 })).pass).toBe(1)
  })

  test('the program may end meanwhile: who waits is told, and nothing is lost', async () => {
    const folder = emptyFolder()
    const client = realClient(folder)
    const match = await ended(client)
    const waiting = client.call('replay.course', { match, after: 1000 })
    const before = valueOf(await client.call('matches.open', { match }))
    const after = client.call('replay.course', { match, after: 1000 })
    client.service.close()
    expect([faultOf(await waiting), faultOf(await after)]).toEqual(['cancelled', 'cancelled'])
    expect(valueOf(await realClient(folder).call('matches.open', { match }))).toEqual(before)
  })
})

describe('a rematch', () => {
  test('has the same options and seats, PINs too, and dice of its own; only of a match that is over', async () => {
    const { call } = clientOn(emptyFolder())
    const seats = [
      { name: 'Ann', player: 'person', pin: '4711' },
      { name: 'Bea', player: 'person' },
    ] as const
    let update = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 2 }, seed, seats: [...seats] }))
    const { match } = update
    expect(faultOf(await call('matches.rematch', { match }))).toBe('match-goes-on')
    while (update.outcome === null) {
      const pin = update.actor === 0 ? { pin: '4711' } : {}
      const hand = valueOf(await call('matches.take', { match, seat: update.actor ?? 0, ...pin }))
      update = { ...update, ...(await playOn(call, hand)) }
    }
    const again = valueOf(await call('matches.rematch', { match }))
    expect(again).toMatchObject({ ply: 0, config: { tricks: 2 }, seats: update.seats, practice: false, parent: null })
    expect(again.commitment).not.toBe(valueOf(await call('matches.open', { match })).commitment)
    expect(faultOf(await call('matches.take', { match: again.match, seat: 0 }))).toBe('wrong-pin')
  })
})
