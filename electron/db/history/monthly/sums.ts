import type { RateGroup, RateRow } from '../figures.ts'
import type { Queries } from '../queries.ts'
import type { Filter } from '../where.ts'
import { added, by, type OrderKey } from './adding.ts'
import { isPlain, type ByMonth } from './keeper.ts'

/** How the rows of months are put together. */
type Putting<Row> = {
  /** Rows that have these in common are one. */
  readonly same: readonly (keyof Row)[]
  /** As the query orders them; left out where it does not. */
  readonly order?: readonly OrderKey<Row>[]
}

const aim = { same: ['game', 'seated', 'person', 'level'], order: ['count'] } as const
const dice = { same: ['game', 'kind'], order: ['game', 'kind'] } as const
const attempts = { same: ['id'], order: ['intensiveCare', 'attempts', 'id'] } as const
const rate = ['game', 'key', 'person', 'level', 'result'] as const

/** The figures that are sums: added up from months where the filter allows it, else counted from all facts. */
export function monthlySums(byMonth: ByMonth, all: Queries) {
  const summed =
    <Row extends object>(name: string, query: (filter: Filter) => readonly Row[], { same, order = [] }: Putting<Row>) =>
    (filter: Filter): Row[] => {
      if (!isPlain(filter)) return [...query(filter)]
      const rows = byMonth(name, filter, query).flatMap((month) => month.rows)
      return added(rows, same).sort(by(order))
    }
  const household = summed('household', all.household, { same: ['person', 'level', 'game', 'result'] })
  return {
    enemies: summed('enemies', all.enemies, { same: ['enemy', 'tier'], order: ['defeated', 'fled', 'met', 'enemy'] }),
    perps: summed('perps', all.perps, attempts),
    crimes: summed('crimes', all.crimes, attempts),
    cardsPlayed: summed('cardsPlayed', all.cardsPlayed, { same: ['card'], order: [(row) => row.combat + row.city, 'card'] }),
    cardsOn: summed('cardsOn', all.cardsOn, aim),
    cardsBy: summed('cardsBy', all.cardsBy, aim),
    items: summed('items', all.items, { same: ['item'], order: ['bought', 'item'] }),
    dice: summed('dice', all.dice, dice),
    commonDice: summed('commonDice', all.commonDice, dice),
    luckByGame: summed('luckByGame', all.luckByGame, { same: ['game'], order: ['game'] }),
    luckByMonth: summed('luckByMonth', all.luckByMonth, { same: ['month'], order: ['month'] }),
    deeds: summed('deeds', all.deeds, { same: ['game', 'deed'] }),
    duos: summed('duos', all.duos, { same: ['game', 'person', 'level', 'otherPerson', 'otherLevel'] }),
    /** Everybody's results. */
    household: () => household({ player: null }),
    overview: summed('overview', all.overview, { same: ['game', 'result'], order: ['game'] }),
    months: summed('months', all.months, { same: ['month', 'result'], order: ['month'] }),
    days: summed('days', all.days, { same: ['day'], order: ['day'] }),
    classes: summed('classes', all.classes, { same: ['result'] }),
    rates: (filter: Filter, group: RateGroup): RateRow[] => {
      const order: readonly OrderKey<RateRow>[] = [(row) => row.game ?? '', (row) => String(row.key)]
      return summed(`rates ${group}`, (some) => all.rates(some, group), { same: rate, order })(filter)
    },
    ratesByOpponent: summed('rates opponent', all.ratesByOpponent, { same: rate }),
  }
}
