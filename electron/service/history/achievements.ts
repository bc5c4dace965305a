import type { Filter } from '../../db/history/index.ts'
import type { Store } from '../../db/store.ts'
import type { Output } from '../../../shared/contract/api.ts'
import { achievements, type Aim } from '../../../shared/games/achievements.ts'
import { stretchesOf } from './figures.ts'

type Row = Output<'history.achievements'>['rows'][number]

/** Every achievement of the games asked for, with how far the player is and the match that earned it. Derived each time: nothing is stored. */
export function achievementsOf(store: Store, filter: Filter): Output<'history.achievements'> {
  const sums = store.history.deeds(filter)
  const rows = achievements
    .filter(({ game }) => filter.game === undefined || game === filter.game)
    .map((aim): Row => {
      const own = { ...filter, game: aim.game }
      if (aim.deed === 'streak') return streak(store, own, aim)
      const done = sums.find(({ game, deed }) => game === aim.game && deed === aim.deed)?.sum ?? 0
      const earned = done >= aim.goal ? earning(store, own, aim) : null
      return { id: aim.id, game: aim.game, goal: aim.goal, progress: done, match: earned?.match ?? null, at: earned?.at ?? null }
    })
  return { rows, earned: rows.filter(({ match }) => match !== null).length }
}

/** The match in which the count of a deed reached its goal: in the month in which it did. */
function earning({ history }: Store, filter: Filter, { game, deed, goal }: Aim): { readonly match: string; readonly at: string } | null {
  let sum = 0
  for (const month of history.deedMonths(filter, deed)) {
    if (sum + month.sum < goal) {
      sum += month.sum
      continue
    }
    for (const { match, at, count } of history.deedsIn(filter, { game, month: month.month }, deed)) {
      sum += count
      if (sum >= goal) return { match, at }
    }
  }
  return null
}

/** Matches won in a row; the match that made the row long enough first. */
function streak({ history }: Store, filter: Filter, { id, game, goal }: Aim): Row {
  const rows = history.runs(filter)
  let length = 0
  const earned = rows.find(({ result }) => {
    length = result === 'won' ? length + 1 : 0
    return length >= goal
  })
  const place = earned === undefined ? undefined : history.placeOf(earned.fact)
  return { id, game, goal, progress: stretchesOf(rows).won.length, match: place?.match ?? null, at: place?.at ?? null }
}
