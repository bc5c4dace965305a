import { describe, expect, test } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { defaultCards as dreddCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import { games } from '../../shared/games/registry.ts'
import { clientOn, faultOf, playOn, valueOf, type Client } from '../support/service.ts'
import { bothMayAct } from '../support/bothMayAct.ts'
import { emptyFolder } from '../support/folder.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame } from '../support/play.ts'
import { toyComputers } from '../support/toyPlayers.ts'
import { withFile } from '../support/store.ts'

type Settled = Awaited<ReturnType<Client['call']>>

const cards = { game: 'high-card', config: { tricks: 3 } }
const seed = '7'.repeat(64)
const ann = { name: 'Ann', player: 'person' } as const
const bot = (level: string) => ({ name: 'Dee', player: 'computer', level }) as const
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A match that begins with a computer player's choice. */
async function withBot(level: string, more: object = {}): Promise<Client & { readonly folder: string; readonly made: MatchUpdate }> {
  const folder = emptyFolder()
  const client = clientOn(folder, { computers: toyComputers, randomSeed: () => seed })
  return { ...client, folder, made: valueOf(await client.call('matches.create', { ...cards, seats: [bot(level), ann], ...more })) }
}

/** The answer and how long it took, in milliseconds. */
async function timed<Answer>(asked: Promise<Answer>): Promise<readonly [Answer, number]> {
  const begun = performance.now()
  const answer = await asked
  return [answer, performance.now() - begun]
}

test('a computer player plays what it chose, and the answer is for whoever looks on', async () => {
  const { call, made, folder, service } = await withBot('quick')
  expect([made.waiting, made.actor, made.legal]).toEqual([[0], null, []])
  const played = valueOf(await call('matches.computer', { match: made.match, ply: 0 }))
  expect([played.ply, played.viewer, played.waiting, played.actor]).toEqual([1, 1, [1], 1])
  // Whom it concerns: that it laid a card is open, which one is not.
  expect(played.events.map(({ event }) => event.type)).toEqual(['laid'])
  const whole = await playOn(call, played)
  expect(whole.ply).toBe(2)
  service.close()
  const seats = withFile(folder, (db) => db.prepare('SELECT seat FROM actions ORDER BY ply').pluck().all())
  expect(seats).toEqual([0, 1])
})

test('a match of computer players alone is played to its end, the same one from the same seed', async () => {
  const ends: unknown[] = []
  for (let time = 0; time < 2; time++) {
    const { call, made } = await withBot('quick', { seats: [bot('quick'), bot('quick')] })
    let update = made
    while (update.outcome === null) update = valueOf(await call('matches.computer', { match: made.match, ply: update.ply }))
    ends.push([update.ply, update.outcome, update.view])
  }
  expect(ends[0]).toEqual(ends[1])
})

test("the games that ship have theirs: a computer player's campaign", async () => {
  const { call } = clientOn(emptyFolder(), { games })
  const config = { hero: 'random', difficulty: 'squire' }
  const seats = [{ name: 'Wanderer', player: 'computer', level: 'random' } as const]
  const made = valueOf(await call('matches.create', { game: 'realm-lords', config, seats }))
  const played = valueOf(await call('matches.computer', { match: made.match, ply: 0 }))
  expect([made.viewer, played.ply]).toEqual([null, 1])
})

test('R-AI-2: Judges of every level play Judge Dredd with a person to the end, and none ever needs help', async () => {
  const { call, log } = clientOn(emptyFolder(), { games, randomSeed: () => seed })
  const [judges, windows] = [dreddCards().pack.judges.slice(0, 3), { manner: 'open', seconds: 5 }]
  const seats = [ann, bot('cadet'), bot('street')]
  let update: MatchUpdate = valueOf(await call('matches.create', { game: 'judge-dredd', config: { judges, windows }, seats }))
  const { match } = update
  while (update.outcome === null) {
    if (update.waiting[0] === 0) update = await playOn(call, update)
    else update = valueOf(await call('matches.computer', { match, ply: update.ply }))
  }
  expect([update.viewer, log]).toEqual([0, []])
})

test('R-AI-2, R-AI-4: a Senior Judge answers within his time, and takes all of it in a card window', async () => {
  const { call, log } = clientOn(emptyFolder(), { games, randomSeed: () => seed })
  const [judges, windows] = [dreddCards().pack.judges.slice(0, 2), { manner: 'open', seconds: 5 }]
  let update: MatchUpdate = valueOf(
    await call('matches.create', { game: 'judge-dredd', config: { judges, windows }, seats: [bot('senior'), bot('senior')] }),
  )
  let inWindows = 0
  while (inWindows < 5) {
    const isWindow = (update.view as { stage: { step: string } }).stage.step === 'window'
    const [answer, time] = await timed(call('matches.computer', { match: update.match, ply: update.ply }))
    update = valueOf(answer)
    if (isWindow) {
      inWindows += 1
      expect(time).toBeGreaterThan(695)
    }
  }
  expect(log).toEqual([])
})

test.each<[string, object, object, string]>([
  ['where a person must act', { seats: [ann, bot('quick')] }, {}, 'illegal-action'],
  ['on another ply', {}, { ply: 1 }, 'stale-ply'],
  ['in a match that there is not', {}, { match: '00000000-0000-4000-8000-000000000000' }, 'unknown-match'],
])('%s no computer player plays', async (_what, setting, message, code) => {
  const { call, made } = await withBot('quick', setting)
  expect(faultOf(await call('matches.computer', { match: made.match, ply: 0, ...message }))).toBe(code)
  expect(valueOf(await call('matches.open', { match: made.match })).ply).toBe(0)
})

test('R-AI-1: a computer player is given what its seat sees, and nothing else', async () => {
  const { call, made, log } = await withBot('gossip')
  const person = valueOf(await call('matches.take', { match: made.match, seat: 1 }))
  const hers = (person.view as { hands: number[][] }).hands[1] ?? []
  await call('matches.computer', { match: made.match, ply: 0 })
  const told = JSON.parse(/\{.*\}(?=; something)/.exec(log.join())?.[0] ?? 'null') as {
    view: { hands: unknown[][] }
    legal: { card?: number }[]
  }
  const [own = [], other] = told.view.hands
  expect(own.every((card) => typeof card === 'number' && !hers.includes(card))).toBe(true)
  expect([other, told.legal.flatMap(({ card }) => card ?? [])]).toEqual([[null, null, null], own])
})

describe('R-AI-2: whatever happens to a computer player, something legal is played, and the next one thinks again', () => {
  test.each([
    ['cheat', 'chose what is not legal'],
    ['clumsy', 'it tripped'],
    ['mortal', 'the thread'],
    ['dreamer', 'no answer in time'],
  ])('%s: %s', async (level, why) => {
    const { call, made, log } = await withBot(level)
    const played = valueOf(await call('matches.computer', { match: made.match, ply: 0 }))
    expect([played.ply, log.filter((line) => line.startsWith('computer player: high-card')).length]).toEqual([1, 1])
    expect(log.join()).toContain(why)
    const good = valueOf(await call('matches.create', { ...cards, seats: [bot('quick'), ann] }))
    expect(valueOf(await call('matches.computer', { match: good.match, ply: 0 })).ply).toBe(1)
    expect(log.filter((line) => line.startsWith('computer player')).length).toBe(1)
  })
})

describe('R-AI-2: thinking can be stopped within 100 ms', () => {
  test.each<[string, string, (client: Client, match: string) => Promise<unknown> | void, string]>([
    ['by a hush', 'thinker', ({ call }, match) => call('matches.hush', { match }), 'cancelled'],
    ['by a hush of one that does not listen', 'deaf', ({ call }, match) => call('matches.hush', { match }), 'cancelled'],
    ['by opening the match anew', 'thinker', ({ call }, match) => call('matches.open', { match }), 'cancelled'],
    ['by another match', 'thinker', ({ call }) => call('matches.create', cards), 'cancelled'],
    ['by another store', 'thinker', ({ call }) => call('store.retry', {}), 'cancelled'],
    ['by the end of the program', 'thinker', ({ service }) => service.close(), 'cancelled'],
    // A machine that is busy with something else may be late once.
  ])('%s (%s)', { retry: 3 }, async (_what, level, stop, code) => {
    const client = await withBot(level)
    const { match } = client.made
    await client.call('matches.take', { match, seat: 1 })
    const asked = client.call('matches.computer', { match, ply: 0 })
    await soon(300)
    const stopped = performance.now()
    await stop(client, match)
    const answer = await asked
    expect([faultOf(answer), performance.now() - stopped < 100]).toEqual([code, true])
  })

  test.each(['thinker', 'deaf'])('and the next one thinks, whether the %s listened or not', async (level) => {
    const { call, made } = await withBot(level)
    const { match } = made
    for (let time = 0; time < 3; time++) {
      const asked = call('matches.computer', { match, ply: 0 })
      await soon(level === 'deaf' ? 300 : 30)
      await call('matches.hush', { match })
      expect(faultOf(await asked)).toBe('cancelled')
    }
    const quick = valueOf(await call('matches.create', { ...cards, seats: [bot('quick'), ann] }))
    const [answer, time] = await timed(call('matches.computer', { match: quick.match, ply: 0 }))
    expect([valueOf(answer).ply, time < 5_000]).toEqual([1, true])
  })
})

test('one thought per match: a second wish for one is refused and harms nothing', async () => {
  const { call, made } = await withBot('steady')
  const answers = await Promise.all([0, 0].map((ply) => call('matches.computer', { match: made.match, ply })))
  expect(answers.map((answer) => (answer.ok ? answer.value.ply : answer.fault.code))).toEqual([1, 'cancelled'])
})

test.each<[string, (client: Client, made: MatchUpdate) => Promise<Settled>]>([
  ['a person has acted meanwhile', ({ call }, { match }) => call('matches.act', { match, ply: 1, seat: 1, action: { type: 'raise' } })],
  ['it was taken back', ({ call }, { match }) => call('matches.undo', { match, ply: 1 })],
])('R-UX-7: a thought is stale when %s', async (_what, change) => {
  const client = clientOn(emptyFolder(), { computers: toyComputers, games: [bothMayAct] })
  const made = valueOf(await client.call('matches.create', { ...cards, seats: [bot('thinker'), ann], seed }))
  await client.call('matches.act', { match: made.match, ply: 0, seat: 1, action: { type: 'raise' } })
  const asked = client.call('matches.computer', { match: made.match, ply: 1 })
  await soon(50)
  const changed = await change(client, made)
  expect([changed.ok, faultOf(await asked)]).toEqual([true, 'stale-ply'])
})

const highCards = anyGame(highCard)
const forced = { ...highCards, legalActions: (state: unknown, seat: number) => highCards.legalActions(state, seat).slice(-1) }

describe('R-AI-4: a computer player answers at its time where that could tell something, however soon it knew', () => {
  test.each([
    ['with a choice', highCards, true],
    ['with no choice', forced, true],
    ['with no choice, where it could tell nothing', { ...forced, steady: () => false }, false],
  ])('%s', async (_what, game, isSteady) => {
    const { call } = clientOn(emptyFolder(), { computers: toyComputers, games: [game] })
    const { match } = valueOf(await call('matches.create', { ...cards, seats: [bot('steady'), bot('steady')] }))
    for (const ply of [0, 1, 2]) {
      const [answer, time] = await timed(call('matches.computer', { match, ply }))
      expect([valueOf(answer).ply, time >= 395]).toEqual([ply + 1, isSteady])
    }
  })
})

test('R-UNDO-1, R-UNDO-4: what a computer player did is taken back in practice only, with what the person did before it', async () => {
  const serious = await withBot('quick', { seats: [ann, bot('quick')] })
  const { match } = serious.made
  const mine = await playOn(serious.call, serious.made)
  const answered = valueOf(await serious.call('matches.computer', { match, ply: 1 }))
  expect([mine.undo.possible, answered.undo]).toEqual([true, { possible: false, why: 'information', redo: false }])

  const { call, made } = await withBot('quick', { seats: [ann, bot('quick')], seed })
  await playOn(call, made)
  const after = valueOf(await call('matches.computer', { match: made.match, ply: 1 }))
  expect([after.ply, after.undo]).toEqual([2, { possible: true, why: null, redo: false }])
  const back = valueOf(await call('matches.undo', { match: made.match, ply: 2 }))
  const undo = { ...made.undo, redo: true }
  expect({ ...back, createdAt: made.seed }).toEqual({ ...made, undo, createdAt: made.seed })
})

test('in practice there is nothing to take back while only computer players have played', async () => {
  const { call, made } = await withBot('quick', { seed })
  const { undo } = valueOf(await call('matches.computer', { match: made.match, ply: 0 }))
  expect([undo, faultOf(await call('matches.undo', { match: made.match, ply: 1 }))]).toEqual([
    { possible: false, why: 'start', redo: false },
    'nothing-to-undo',
  ])
})
