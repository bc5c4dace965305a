import { createHash } from 'node:crypto'
import type { Input, Output } from '../../../shared/contract/api.ts'
import type { Service } from '../service.ts'
import { ask } from '../ask.ts'

/** A match that the self-test plays. `plies`: it is left after so many; left out, it is played to its end. */
export type Trial = { readonly start: Input<'matches.create'>; readonly plies?: number }

/** How a match stood when the self-test left it. */
export type Played = { readonly game: string; readonly match: string; readonly ply: number; readonly isOver: boolean }

/** No game lasts so long; one that does never ends. */
const mostPlies = 20_000

/** One of so many, the same each time that the self-test runs. */
function choiceAt(ply: number, count: number): number {
  return createHash('sha256').update(`self-test/${ply}`).digest().readUInt32BE() % count
}

/** Plays a match as people and computer players do: every action is on the disk before the next. @throws when anything is refused */
export async function play(service: Service, { start, plies = mostPlies }: Trial): Promise<Played> {
  const created = await ask(service, 'matches.create', start)
  const { match, seats } = created
  let now: Output<'matches.act'> = created
  while (now.outcome === null && now.ply < plies) {
    const { ply, waiting, actor } = now
    const next = waiting[0] ?? 0
    if (seats[next]?.player === 'computer') {
      now = await ask(service, 'matches.computer', { match, ply })
      continue
    }
    const seat = actor ?? next
    const { legal } = seats.length > 1 ? await ask(service, 'matches.take', { match, seat }) : now
    now = await ask(service, 'matches.act', { match, ply, seat, action: legal[choiceAt(ply, legal.length)] })
  }
  return { game: start.game, match, ply: now.ply, isOver: now.outcome !== null }
}
