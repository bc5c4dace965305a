import { expect, test } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { lessonOf, lessons } from '../../shared/games/lessons.ts'
import { games } from '../../shared/games/registry.ts'
import { learner, scripted } from '../../shared/kernel/lesson.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, valueOf, type Client } from '../support/service.ts'

/** Begins a game's guided game as the window does. */
async function begun(call: Client['call'], game: string): Promise<MatchUpdate> {
  const { config, seed } = lessonOf(game)!
  return valueOf(await call('matches.create', { game, config, seed }))
}

/** Plays the script on to a ply: the learner's actions are sent, a computer player is only let play. */
async function playTo(call: Client['call'], from: MatchUpdate, game: string, ply: number): Promise<MatchUpdate> {
  let now = from
  while (now.ply < ply) {
    const { match } = now
    const move = scripted(lessonOf(game)!, now.ply)!
    const act = { match, ply: now.ply, seat: learner, action: move.action }
    now = valueOf(move.seat === learner ? await call('matches.act', act) : await call('matches.computer', { match, ply: now.ply }))
  }
  return now
}

test.each(lessons.map(({ game, moves }) => [game, moves.length] as const))(
  'the guided game of %s is played to its end, left in the middle and read again, and never is anything but guided practice',
  async (game, end) => {
    const folder = emptyFolder()
    const first = clientOn(folder, { games })
    const half = await playTo(first.call, await begun(first.call, game), game, Math.floor(end / 2))
    first.service.close()
    const second = clientOn(folder, { games })
    const again = valueOf(await second.call('matches.open', { match: half.match }))
    expect([again.ply, again.guided, again.practice, again.view]).toEqual([half.ply, true, true, half.view])
    expect(await playTo(second.call, again, game, end)).toMatchObject({ ply: end, guided: true })
    const { matches } = valueOf(await second.call('matches.list', {}))
    expect(matches.map(({ guided, practice }) => [guided, practice])).toEqual([[true, true]])
    const { people } = valueOf(await second.call('players.list', {})) as { people: readonly { name: string }[] }
    expect(people.filter(({ name }) => name !== '')).toEqual([])
  },
)

test('whatever else is legal the program plays too, and then the match is guided no longer until that is taken back', async () => {
  const { call } = clientOn(emptyFolder(), { games })
  const { match } = await playTo(call, await begun(call, 'realm-lords'), 'realm-lords', 1)
  const astray = valueOf(await call('matches.act', { match, ply: 1, seat: 0, action: { type: 'stop' } }))
  const back = valueOf(await call('matches.undo', { match, ply: 2 }))
  expect([astray.guided, back.guided, back.ply]).toEqual([false, true, 1])
})

test('a match of the same set-up with other dice is none', async () => {
  const { call } = clientOn(emptyFolder(), { games })
  const { game, config } = lessonOf('realm-lords')!
  expect(valueOf(await call('matches.create', { game, config })).guided).toBe(false)
})
