import { basename, dirname } from 'node:path'
import type { Filter } from '../../db/history/index.ts'
import type { Store } from '../../db/store.ts'
import type { Output } from '../../../shared/contract/api.ts'
import type { HistoryFilter } from '../../../shared/contract/history.ts'
import { done, type Result } from '../../../shared/kernel/result.ts'
import type { Asked } from '../dispatch.ts'
import type { FileDialogs } from '../files/calls.ts'
import { writeWhole } from '../files/writeWhole.ts'
import { achievementsOf } from './achievements.ts'
import { countAhead } from './ahead.ts'
import { calendarOf } from './calendar.ts'
import { checkFacts } from './checking.ts'
import { bestsOf, cardsOf, diceReportOf, foesOf, luckOf } from './details.ts'
import { exportOf } from './exporting.ts'
import { overviewOf, ratesOf, resultsOf, rivalsOf, runsOf } from './figures.ts'
import { matchesOf, matchOf, roadOf } from './matches.ts'
import { playerCalls } from './people.ts'
import { settler, type SettlerOptions } from './settling.ts'

type HistoryOptions = SettlerOptions & {
  readonly now: () => Date
  readonly save: FileDialogs['save']
  /** When to begin counting what opens the history, in milliseconds from now; `null`: not at all. */
  readonly aheadAfter: number | null
}

const mine = (store: Store): Filter => ({ player: { kind: 'person', player: store.players.me() } })
/** What the sections of the history ask when they are opened, the first section first. */
const openers: readonly ((store: Store) => unknown)[] = [
  (store) => overviewOf(store, mine(store), 0),
  (store) => resultsOf(store, mine(store), 1),
  (store) => [runsOf(store, mine(store)), bestsOf(store, mine(store))],
  (store) => calendarOf(store.history.days(mine(store)), undefined, 0),
  ...(['game', 'difficulty', 'hero', 'opponent', 'seats'] as const).map((by) => (store: Store) => ratesOf(store, mine(store), by)),
  (store) => rivalsOf(store.history.duos({ player: null })),
  (store) => foesOf(store, mine(store)),
  (store) => cardsOf(store, mine(store)),
  (store) => store.history.items(mine(store)),
  (store) => diceReportOf(store, mine(store)),
  (store) => luckOf(store, mine(store), 1),
  (store) => achievementsOf(store, mine(store)),
]

/** The calls about players and history. Each first sees to it that the facts are there. */
export function historyCalls({ now, save, aheadAfter, ...options }: HistoryOptions) {
  const { keeper, games, dayOf } = options
  const settling = settler(options)
  const stopCounting = aheadAfter === null ? () => undefined : countAhead(keeper, openers, aheadAfter)
  const asking = <Value>(
    wanted: HistoryFilter | null,
    use: (store: Store, filter: Filter, pending: number) => Result<Value>,
  ): Result<Value> => {
    const pending = settling.settle()
    return keeper.withStore((store) =>
      use(
        store,
        { ...wanted, player: wanted === null ? null : (wanted.player ?? { kind: 'person', player: store.players.me() }) },
        pending,
      ),
    )
  }
  return {
    players: playerCalls(keeper, settling.settle),
    overview: ({ filter }: Asked<'history.overview'>) => asking(filter, (store, whose, pending) => done(overviewOf(store, whose, pending))),
    results: ({ filter, limit }: Asked<'history.results'>) => asking(filter, (store, whose) => done(resultsOf(store, whose, limit))),
    rates: ({ filter, by }: Asked<'history.rates'>) => asking(filter, (store, whose) => done(ratesOf(store, whose, by))),
    streaks: ({ filter }: Asked<'history.streaks'>) =>
      asking(filter, (store, whose) => done({ ...runsOf(store, whose), bests: bestsOf(store, whose) })),
    rivals: ({ filter: { game, seats, from, to } }: Asked<'history.rivals'>) =>
      asking(null, (store) => done(rivalsOf(store.history.duos({ player: null, game, seats, from, to })))),
    calendar: ({ filter, year }: Asked<'history.calendar'>) =>
      asking(filter, (store, whose) => done(calendarOf(store.history.days(whose), year, Number(dayOf(now()).slice(0, 4))))),
    road: ({ match }: Asked<'history.road'>) => asking(null, (store) => roadOf(store, match)),
    foes: ({ filter }: Asked<'history.foes'>) => asking(filter, (store, whose) => done(foesOf(store, whose))),
    cards: ({ filter }: Asked<'history.cards'>) => asking(filter, (store, whose) => done(cardsOf(store, whose))),
    items: ({ filter }: Asked<'history.items'>) => asking(filter, (store, whose) => done({ rows: store.history.items(whose) })),
    dice: ({ filter }: Asked<'history.dice'>) => asking(filter, (store, whose) => done(diceReportOf(store, whose))),
    luck: ({ filter, limit }: Asked<'history.luck'>) => asking(filter, (store, whose) => done(luckOf(store, whose, limit))),
    match: ({ match }: Asked<'history.match'>) => asking(null, (store) => matchOf(store, match)),
    matches: ({ filter, offset, limit }: Asked<'history.matches'>) =>
      asking(filter, (store, whose) => done(matchesOf(store, whose, offset, limit))),
    achievements: ({ player, game }: Asked<'history.achievements'>) =>
      asking({ player, game }, (store, whose) => done(achievementsOf(store, whose))),
    export: async (asked: Asked<'history.export'>): Promise<Result<Output<'history.export'>>> => {
      const whose = asked.table === 'rivals' ? null : asked.filter
      const made = asking(whose, (store, filter) => exportOf(store, filter, asked, dayOf(now())))
      if (!made.ok) return made
      const { name, text, rows } = made.value
      const path = await save(name)
      if (path === null) return done(null)
      const written = writeWhole(path, text)
      return written.ok ? done({ name: basename(path), folder: dirname(path), rows }) : written
    },
    check: ({ fix }: Asked<'history.check'>) => checkFacts(keeper, games, dayOf, fix),
    /** Another store lies there now. */
    forget: settling.forget,
    close: () => {
      stopCounting()
      settling.close()
    },
  }
}
