import type { ListedRow } from '../db/listing.ts'
import { outcome as outcomeSchema, seatView, type MatchSummary } from '../../shared/contract/schemas.ts'
import { isGuided } from '../../shared/games/lessons.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { parsedJson } from './parsedJson.ts'

/**
 * A line of the list from its row. No action is read or played for it; whatever cannot be read shows the match as damaged
 * and leaves the others alone (R-SAVE-4).
 */
export function summaryOf(row: ListedRow, games: readonly AnyGame[]): MatchSummary {
  const config = parsedJson(row.config)
  const glance = parsedJson(row.glance)
  const winners = row.winners === null ? null : parsedJson(row.winners)
  const outcome = outcomeSchema.nullable().safeParse(winners === null ? null : { winners, reason: row.reason })
  const seats = seatView.array().safeParse(parsedJson(row.seats))
  const readable =
    config !== undefined && glance !== undefined && outcome.success && seats.success && games.some(({ id }) => id === row.game)
  return {
    match: row.match,
    game: row.game,
    rulesVersion: row.rulesVersion,
    config: config ?? null,
    ply: row.ply,
    createdAt: row.createdAt,
    playedAt: row.playedAt,
    practice: row.practice === 1,
    guided: row.parent === null && isGuided({ game: row.game, seed: row.seed, config }),
    parent: row.parent === null || row.parentPly === null ? null : { match: row.parent, ply: row.parentPly },
    parentCalled: row.parentTitle === null || row.parentAt === null ? null : { title: row.parentTitle, createdAt: row.parentAt },
    seats: seats.success ? seats.data : [],
    outcome: outcome.success ? outcome.data : null,
    glance: glance ?? null,
    damaged: row.damaged === 1 || !readable,
    title: row.title,
    givenUp: row.givenUpAt !== null,
    archived: row.archivedAt !== null,
    deletedAt: row.deletedAt,
  }
}
