import { resolve } from 'node:path'
import type { Settings } from '../../shared/contract/schemas.ts'
import { computerLevels, thinkingTime, type Computers } from '../../shared/games/computers.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { done } from '../../shared/kernel/result.ts'
import { workerModule } from '../bots/thinker.ts'
import { gate, type Dispatch } from './dispatch.ts'
import { matchCalls } from './matches.ts'
import { settingsKeeper } from './settings.ts'
import { storeKeeper, type KeeperOptions } from './storeKeeper.ts'

export type ServiceOptions = {
  /** The folder that holds everything the player has; made when it is missing. */
  readonly dataDir: string
  readonly games: readonly AnyGame[]
  /** The program's version, for `app.info`. */
  readonly version?: string
  readonly now?: () => Date
  /** Gives 64 hex digits; for tests. */
  readonly randomSeed?: () => string
  /** Other computer players than those that ship, for tests: what there are, and the module of their worker thread. */
  readonly computers?: Computers & { readonly worker: URL }
  readonly log?: (line: string) => void
  /** When to read the whole store for damage in the background, in milliseconds from now. */
  readonly checkAfter?: number
  readonly open?: KeeperOptions['open']
}

export type Service = {
  /** Answers a message; never throws and never rejects. */
  readonly dispatch: Dispatch
  /** Tells of every change of the settings; gives a function that stops it. */
  readonly onSettings: (listener: (settings: Settings) => void) => () => void
  /** Brings everything into the store's file and leaves the folder. Calls after it answer `store-unavailable`. */
  readonly close: () => void
}

const shipped = { levels: computerLevels, time: thinkingTime, worker: workerModule() }

/** The whole program behind the window, on a data folder. It always starts; what is wrong with the store is told by `app.info`. */
export function serviceOn(options: ServiceOptions): Service {
  const { dataDir, games, version = '0.0.0', now = () => new Date(), log = (line) => console.error(line), checkAfter = 20_000 } = options
  const keeper = storeKeeper({ dataDir, now, log, open: options.open })
  const settings = settingsKeeper(keeper)
  const { computers = shipped, randomSeed } = options
  const matches = matchCalls({ keeper, games, now, randomSeed, computers, worker: computers.worker, log })
  matches.emptyBin()
  const { electron = null, chrome = null, node } = process.versions
  const check = setTimeout(keeper.check, checkAfter).unref()

  const dispatch = gate(
    {
      'app.info': () => done({ version, versions: { electron, chrome, node }, dataDir: resolve(dataDir), store: keeper.status() }),
      'store.retry': () => {
        matches.forgetAll()
        return done(keeper.retry())
      },
      'store.startFresh': () => {
        matches.forgetAll()
        const moved = keeper.startFresh()
        return moved.ok ? done({ movedTo: moved.value }) : moved
      },
      'settings.get': () => done(settings.get()),
      'settings.set': (change) => done(settings.set(change as Partial<Settings>)),
      'matches.list': matches.list,
      'matches.create': matches.create,
      'matches.open': matches.open,
      'matches.act': matches.act,
      'matches.undo': matches.undo,
      'matches.redo': matches.redo,
      'matches.change': matches.change,
      'matches.copy': matches.copy,
      'matches.take': matches.take,
      'matches.leave': matches.leave,
      'matches.computer': matches.computer,
      'matches.hush': matches.hush,
    },
    log,
  )
  return {
    dispatch,
    onSettings: settings.onChange,
    close: () => {
      clearTimeout(check)
      matches.close()
      keeper.close()
    },
  }
}
