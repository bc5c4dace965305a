import { writeSync } from 'node:fs'
import { ask } from '../../electron/service/ask.ts'
import { serviceOn } from '../../electron/service/service.ts'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame, choiceAt } from '../support/play.ts'
import { killedSeed, killedTricks } from './killed.ts'

// Plays the one match of the folder that it is given, or begins it, and writes the ply of every answer until it is killed.
const service = serviceOn({ dataDir: process.argv[2] ?? '', games: [anyGame(highCard)], randomSeed: () => killedSeed })

const [last] = (await ask(service, 'matches.list', {})).matches
let update: MatchUpdate =
  last === undefined
    ? await ask(service, 'matches.create', { game: 'high-card', config: { tricks: killedTricks } })
    : await ask(service, 'matches.open', { match: last.match })
writeSync(1, `${update.ply}\n`)
while (update.outcome === null) {
  const { match, ply, waiting } = update
  const seat = waiting[0] ?? 0
  const { legal } = await ask(service, 'matches.take', { match, seat })
  update = await ask(service, 'matches.act', { match, ply, seat, action: legal[choiceAt(ply, legal.length)] })
  writeSync(1, `${update.ply}\n`)
}
service.close()
