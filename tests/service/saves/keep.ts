import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ask } from '../../../electron/service/ask.ts'
import { serviceOn } from '../../../electron/service/service.ts'
import type { MatchUpdate, NewSeat } from '../../../shared/contract/schemas.ts'
import { games } from '../../../shared/games/registry.ts'
import { counter } from '../../support/counter.ts'
import { highCard } from '../../support/highCard.ts'
import { anyGame, choiceAt } from '../../support/play.ts'

// node tests/service/saves/keep.ts NAME GAME…: plays matches of these games into a new data folder beside this file, to be kept for good
// when the layout of the store, a game's rules or its cards are about to change (R-SAVE-1).

const configs: Readonly<Record<string, object>> = {
  counter: { target: 40 },
  'high-card': { tricks: 10 },
  'judge-dredd': {
    judges: ['judge-flint', 'judge-magnet', 'judge-quill'],
    windows: { manner: 'open', seconds: 5 },
  },
  'realm-lords': { hero: 'random', difficulty: 'squire' },
}
const pin = '2108'
/** Who sits there, where it is not people without a name. */
const seats: Readonly<Record<string, NewSeat[]>> = {
  'high-card': [
    { name: 'Anna', player: 'person', pin },
    { name: 'Ben', player: 'person' },
  ],
  'judge-dredd': [
    { name: 'Anna', player: 'person', pin },
    { name: 'Magnet', player: 'computer', level: 'street' },
    { name: 'Quill', player: 'computer', level: 'cadet' },
  ],
}
const [name = '', ...wanted] = process.argv.slice(2)
const dataDir = fileURLToPath(new URL(name, import.meta.url))
if (name === '' || wanted.length === 0 || existsSync(dataDir)) throw new Error('the name of a folder that is not there yet, and games')

const service = serviceOn({ dataDir, games: [anyGame(counter), anyGame(highCard), ...games] })
for (const game of wanted) {
  // One match to its end, and one that stops in the middle of things.
  for (const plies of [Infinity, 17]) {
    let update: MatchUpdate = await ask(service, 'matches.create', { game, config: configs[game] ?? {}, seats: seats[game] })
    while (update.outcome === null && update.ply < plies) {
      const { match, ply, actor: seat } = update
      if (seat === null) {
        update = await ask(service, 'matches.computer', { match, ply })
        continue
      }
      const { legal } = await ask(service, 'matches.take', { match, seat, pin })
      update = await ask(service, 'matches.act', { match, ply, seat, action: legal[choiceAt(ply, legal.length)] })
    }
  }
}
service.close()
await rm(`${dataDir}/gavel.lock`)
