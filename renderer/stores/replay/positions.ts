import type { ReplayAt, ReplayView } from '../../../shared/contract/files.ts'
import { call } from '../../bridge/client.ts'
import { useNotices } from '../notices.ts'

/** How many positions are kept, so that stepping back asks nobody. */
const kept = 240

/** Asks for the positions of a replay by their plies; the last ones are kept. What is refused is reported, and `null`. */
export function positionsOf({ table: { match }, as }: ReplayView): (ply: number) => Promise<ReplayAt | null> {
  const notices = useNotices()
  const positions = new Map<number, ReplayAt>()

  return async (ply) => {
    const known = positions.get(ply)
    if (known !== undefined) return known
    const found = notices.valueOf(await call('replay.at', { match, ply, as }))
    if (found === null) return null
    positions.set(ply, found)
    for (const oldest of positions.keys()) if (positions.size > kept) positions.delete(oldest)
    return found
  }
}
