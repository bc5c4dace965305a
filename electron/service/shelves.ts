import { randomUUID } from 'node:crypto'
import type { ListFilter } from '../db/listing.ts'
import type { Store } from '../db/store.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import { daysInBin, pageSize } from '../../shared/contract/shelves.ts'
import type { MatchSummary } from '../../shared/contract/schemas.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { reached, type Desk } from './desk.ts'
import { isOver } from './openMatch.ts'
import { summaryOf } from './summaries.ts'

const day = 24 * 60 * 60 * 1000

/** The calls about matches as things: where they lie, what they are called, and copies of them. */
export function shelfCalls({ keeper, games, now, withMatch, forget }: Desk) {
  const lineOf = (store: Store, match: string): Result<MatchSummary> => {
    const row = store.listing.one(match)
    return row === undefined ? refuse('unknown-match', match) : done(summaryOf(row, games))
  }

  const list = ({ offset = 0, limit = pageSize, ...wanted }: Input<'matches.list'>): Result<Output<'matches.list'>> =>
    keeper.withStore((store) => {
      const filter = filterOf(wanted)
      return done({
        total: store.listing.count(filter),
        matches: store.listing.page(filter, { offset, limit }).map((row) => summaryOf(row, games)),
      })
    })

  const change = ({ match, ...marks }: Input<'matches.change'>): Result<Output<'matches.change'>> =>
    keeper.withStore((store) => {
      const row = store.listing.one(match)
      if (row === undefined) return refuse('unknown-match', match)
      if (marks.givenUp === true && row.winners !== null) return refuse('match-over', match)
      const at = now().toISOString()
      store.annotate({
        match,
        title: marks.title ?? row.title,
        practice: (marks.practice ?? row.practice === 1) ? 1 : 0,
        givenUpAt: since(row.givenUpAt, marks.givenUp, at),
        archivedAt: since(row.archivedAt, marks.archived, at),
        deletedAt: since(row.deletedAt, marks.deleted, at),
      })
      forget(match)
      return lineOf(store, match)
    })

  const copy = ({ match: from }: Input<'matches.copy'>): Result<Output<'matches.copy'>> =>
    withMatch(from, (open, store) => {
      const { game, seats, reseeds, trace } = open
      const row = store.findMatch(from)
      if (row === undefined) return refuse('unknown-match', from)
      if (isOver(open)) return refuse('match-over', from)
      const at = now().toISOString()
      const match = randomUUID()
      store.addWhole({
        row: { ...row, match, practice: 1, createdAt: at },
        packId: game.pack.id,
        seats,
        reached: reached(game, trace.position, at),
        actions: store.actionsOf(from),
        origin: { title: row.title, importedAt: null, givenUpAt: null, parent: from, parentPly: trace.position.ply },
        reseeds,
        replaces: false,
      })
      return lineOf(store, match)
    })

  return {
    list,
    totals: (): Result<Output<'matches.totals'>> => keeper.withStore((store) => done(store.totals())),
    change,
    copy,
    /** Removes for good what has lain in the bin for long. */
    emptyBin: (): void => void keeper.withStore((store) => done(store.emptyBin(new Date(now().getTime() - daysInBin * day).toISOString()))),
  }
}

/** A mark's time: taken off, set now, or as it was. */
function since(before: string | null, wanted: boolean | undefined, at: string): string | null {
  if (wanted === undefined) return before
  return wanted ? (before ?? at) : null
}

function filterOf({ shelf, game, player, text = '' }: Input<'matches.list'>): ListFilter {
  return {
    shelf: shelf ?? null,
    game: game ?? null,
    player: player ?? null,
    text: text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`,
  }
}
