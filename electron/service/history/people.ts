import type { Store } from '../../db/store.ts'
import type { Input, Output } from '../../../shared/contract/api.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import type { StoreKeeper } from '../storeKeeper.ts'
import { totalsOf } from './totals.ts'

type Household = Output<'players.list'>

/** The calls about the people of this household. Each that changes something answers with all of them. */
export function playerCalls(keeper: StoreKeeper, settle: () => void) {
  const list = (): Result<Household> => {
    settle()
    return keeper.withStore((store) => done(householdOf(store)))
  }
  const changing = (player: number, change: (store: Store) => Result<unknown>): Result<Household> => {
    const changed = keeper.withStore((store) =>
      store.players.find(player) === undefined ? refuse('unknown-player', `${player}`) : change(store),
    )
    return changed.ok ? list() : changed
  }
  return {
    list,
    rename: ({ player, name }: Input<'players.rename'>): Result<Household> =>
      changing(player, ({ players }) => {
        const holder = players.named(name)
        if (holder !== undefined && holder !== player) return refuse('name-taken', `${holder}`)
        return done(players.rename(player, name))
      }),
    recolour: ({ player, colour }: Input<'players.recolour'>): Result<Household> =>
      changing(player, ({ players }) => done(players.recolour(player, colour))),
    setMe: ({ player }: Input<'players.setMe'>): Result<Household> => changing(player, ({ players }) => done(players.setMe(player))),
    preview: ({ from, into }: Input<'players.mergePreview'>): Result<Output<'players.mergePreview'>> =>
      keeper.withStore(({ players }) => {
        const fault = unmergeable(players, from, into)
        return fault ?? done(players.preview(from, into))
      }),
    merge: ({ from, into }: Input<'players.merge'>): Result<Household> =>
      changing(from, ({ players }) => {
        const fault = unmergeable(players, from, into)
        if (fault !== null) return fault
        const { together } = players.preview(from, into)
        if (together > 0) return refuse('sat-together', `${together} matches`)
        return done(players.merge(from, into))
      }),
  }
}

function unmergeable(players: Store['players'], from: number, into: number): Result<never> | null {
  if (from === into) return refuse('bad-input', 'one and the same')
  const missing = [from, into].find((player) => players.find(player) === undefined)
  return missing === undefined ? null : refuse('unknown-player', `${missing}`)
}

function householdOf({ players, history }: Store): Household {
  players.me()
  const sums = history.household()
  const people = players.all().map((one) => {
    const rows = sums.filter(({ person }) => person === one.player)
    const [first, last] = [
      rows.map((row) => row.first).sort()[0],
      rows
        .map((row) => row.last)
        .sort()
        .at(-1),
    ]
    return { ...one, me: one.me === 1, totals: totalsOf(rows), firstAt: first ?? null, lastAt: last ?? null }
  })
  const levels = [...new Set(sums.flatMap(({ person, game, level }) => (person === null && level !== null ? [`${game}/${level}`] : [])))]
  return {
    people: people.sort((a, b) => Number(b.me) - Number(a.me) || (b.lastAt ?? '').localeCompare(a.lastAt ?? '') || a.player - b.player),
    computers: levels.sort().map((key) => {
      const [game = '', level = ''] = key.split('/')
      return { game, level, totals: totalsOf(sums.filter((row) => row.person === null && row.game === game && row.level === level)) }
    }),
  }
}
