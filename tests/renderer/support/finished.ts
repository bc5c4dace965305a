import { readFileSync } from 'node:fs'
import path from 'node:path'
import { goldenSchema } from '../../goldens/golden.ts'
import type { FakeBridge } from './fakeBridge.ts'

const recorded = readFileSync(path.join(import.meta.dirname, '../../goldens/realm-lords/08.json'), 'utf8')
const golden = goldenSchema.parse(JSON.parse(recorded))

/** A recorded campaign is played on the bridge, to its end or up to a ply. Gives the match's id. */
export async function playCampaign({ call }: FakeBridge, plies = golden.moves.length): Promise<string> {
  const seats = [{ name: 'Anna', player: 'person' as const }]
  const created = await call('matches.create', { game: 'realm-lords', config: golden.config, seed: golden.seed, seats })
  if (!created.ok) throw new Error(created.fault.detail)
  const { match } = created.value
  for (const [ply, [seat, action]] of golden.moves.slice(0, plies).entries()) {
    const played = await call('matches.act', { match, ply, seat, action })
    if (!played.ok) throw new Error(`${played.fault.code} at ${ply}`)
  }
  return match
}
