import type { Filter } from '../../db/history/index.ts'
import type { ListedMatch } from '../../db/history/matches.ts'
import type { Store } from '../../db/store.ts'
import type { Output } from '../../../shared/contract/api.ts'
import type { HistoryMatch } from '../../../shared/contract/history.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { partyOf } from './details.ts'
import { addFaces, diceOf } from './statistics.ts'
import { totalsOf } from './totals.ts'

function listed({ history }: Store, { fact, ...row }: ListedMatch): HistoryMatch {
  const seats = history
    .seats(fact)
    .map(({ person, level, won, ...seat }) => ({ ...seat, party: partyOf(row.game, person, level), won: won === 1 }))
  return { ...row, seats }
}

/** The matches behind a figure, a page of them. */
export function matchesOf(store: Store, filter: Filter, offset: number, limit: number): Output<'history.matches'> {
  const totals = totalsOf(store.history.classes(filter))
  const rows = store.history.matches(store.history.lately(filter, offset + limit, true), offset, limit)
  return { total: totals.total, totals, rows: rows.map((row) => listed(store, row)) }
}

/** Everything that is known of one match; refuses with `unknown-match` one that has no facts. */
export function matchOf(store: Store, match: string): Result<Output<'history.match'>> {
  const rows = store.history.match(match)
  const facts = store.history.factsOf(match)
  const me = store.players.me()
  const [first] = rows
  if (first === undefined || facts === undefined) return refuse('unknown-match', match)
  const seats = store.history.seats(first.fact)
  const mine = seats.find(({ person }) => person === me)?.seat ?? first.seat
  const { attempts, plays, fights, items, steps, dice, rolls } = facts
  return done({
    summary: listed(store, rows.find(({ seat }) => seat === mine) ?? first),
    attempts,
    plays: plays.map((play) => ({ ...play, target: play.target < 0 ? null : play.target })),
    fights,
    items,
    steps,
    dice: dice as Output<'history.match'>['dice'],
    diceOfAll: diceOf(addFaces(dice.map(({ faces }) => faces))),
    rolls: rolls as Output<'history.match'>['rolls'],
  })
}

/** The road of a campaign; refuses as `matchOf` does. */
export function roadOf(store: Store, match: string): Result<Output<'history.road'>> {
  const [row] = store.history.match(match)
  const facts = store.history.factsOf(match)
  if (row === undefined || facts === undefined) return refuse('unknown-match', match)
  const { result, reason, difficulty } = row
  return done({ match, hero: facts.seats[0]?.hero ?? null, difficulty, result, reason, steps: facts.steps, fights: facts.fights })
}
