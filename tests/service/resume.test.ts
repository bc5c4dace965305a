import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/registry.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, openTable, playOn, toyGames, valueOf } from '../support/service.ts'
import { withFile } from '../support/store.ts'

const randomSeed = (): string => '8'.repeat(64)
const hashesIn = (folder: string): unknown[] => withFile(folder, (db) => db.prepare('SELECT ply, hash FROM actions ORDER BY ply').all())

describe.each([
  ['counter', { target: 60 }, 100],
  ['high-card', { tricks: 9 }, 100],
  ['realm-lords', { hero: 'random', difficulty: 'squire' }, 25],
])('R-SAVE-5, R-RNG-5: %s', (game, config, plies) => {
  test('a program that leaves and comes back after every action goes on as one that stays', async () => {
    const options = { randomSeed, games: [...toyGames, ...games] }
    const staying = emptyFolder()
    const stays = clientOn(staying, options)
    let straight = valueOf(await stays.call('matches.create', { game, config }))
    const leaving = emptyFolder()
    const first = clientOn(leaving, options)
    let resumed = valueOf(await first.call('matches.create', { game, config }))
    first.service.close()
    while (straight.outcome === null && straight.ply < plies) {
      straight = await openTable(stays.call, await playOn(stays.call, straight))
      const { call, service } = clientOn(leaving, options)
      const opened = valueOf(await call('matches.open', { match: resumed.match }))
      expect(opened).toEqual(resumed)
      resumed = await openTable(call, await playOn(call, opened))
      service.close()
      expect({ ...resumed, match: straight.match, createdAt: straight.createdAt }).toEqual(straight)
    }
    const whole = valueOf(await stays.call('matches.open', { match: straight.match }))
    const again = valueOf(await clientOn(leaving, options).call('matches.open', { match: resumed.match }))
    expect({ ...again, match: whole.match, createdAt: whole.createdAt }).toEqual(whole)
    stays.service.close()
    expect(hashesIn(leaving)).toEqual(hashesIn(staying))
  })
})
