import { writeSync } from 'node:fs'
import { serviceOn } from '../../electron/service/service.ts'
import type { MatchSummary, MatchUpdate } from '../../shared/contract/schemas.ts'
import type { Result } from '../../shared/kernel/result.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame, choiceAt } from '../support/play.ts'
import { killedSeed, killedTricks } from './killed.ts'

// Plays the one match of the folder that it is given, or begins it, and writes the ply of every answer until it is killed.
const service = serviceOn({ dataDir: process.argv[2] ?? '', games: [anyGame(highCard)], randomSeed: () => killedSeed })

async function ask<Value>(name: string, input: object): Promise<Value> {
  const answer = (await service.dispatch(name, input, { trusted: true })) as Result<Value>
  if (answer.ok) return answer.value
  throw new Error(`${name}: ${answer.fault.code}: ${answer.fault.detail}`)
}

const [last] = (await ask<{ matches: MatchSummary[] }>('matches.list', {})).matches
let update =
  last === undefined
    ? await ask<MatchUpdate>('matches.create', { game: 'high-card', config: { tricks: killedTricks } })
    : await ask<MatchUpdate>('matches.open', { match: last.match })
writeSync(1, `${update.ply}\n`)
while (update.outcome === null) {
  const { match, ply, actor: seat } = update
  const { legal } = await ask<MatchUpdate>('matches.take', { match, seat })
  update = await ask<MatchUpdate>('matches.act', { match, ply, seat, action: legal[choiceAt(ply, legal.length)] })
  writeSync(1, `${update.ply}\n`)
}
service.close()
