import { resolve } from 'node:path'
import type { Call } from '../../shared/contract/api.ts'
import type { DataProgress } from '../../shared/contract/backups.ts'
import { fallbackLanguage, type Language } from '../../shared/contract/languages.ts'
import type { AppInfo } from '../../shared/contract/schemas.ts'
import type { Settings } from '../../shared/contract/settings.ts'
import { computerLevels, thinkingTime, type Computers } from '../../shared/games/computers.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { done } from '../../shared/kernel/result.ts'
import { workerModule } from '../bots/thinker.ts'
import { aboutCalls, noDesktop, type Desktop } from './about.ts'
import { inBackground } from './background.ts'
import { backupsOf } from './backups.ts'
import { choreModule, choresOn, type Chores } from './chores/chores.ts'
import { dataCalls } from './data.ts'
import { callsOf, gate, type Dispatch } from './dispatch.ts'
import type { FileDialogs, VerifierPage } from './files/calls.ts'
import { handlersOf } from './handlers.ts'
import { historyCalls } from './history/calls.ts'
import { localDay, type DayOf } from './history/ended.ts'
import { matchCalls } from './matches.ts'
import { settingsKeeper } from './settings.ts'
import { newestSchema, storeKeeper, type KeeperOptions, type StoreKeeper } from './storeKeeper.ts'

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
  /** On what day of the calendar a moment falls, for tests; by the computer's time zone. */
  readonly dayOf?: DayOf
  readonly log?: (line: string) => void
  /** Asks a person for files; without it nobody chooses any. */
  readonly dialogs?: FileDialogs
  /** The page that checks the dice of a file without the program; null where there is none. */
  readonly verifier?: (language: Language) => VerifierPage | null
  /** Starts with default settings, which hold until the program ends, and does nothing in the background. */
  readonly safe?: boolean
  /** What was written down about the fault that ended the program the last time, by its name in the data folder. */
  readonly crash?: string | null
  /** What is spoken until the player chooses a language; English when it is left out. */
  readonly language?: Language
  /** When to look for damage in the background, in milliseconds from now; left out: at once after a crash, else in 20 s. */
  readonly checkAfter?: number
  /** When to begin counting the figures of the history, in milliseconds from now. */
  readonly countAfter?: number
  /** How often to ask whether a backup of this day is due, in milliseconds. */
  readonly backUpEvery?: number
  /** The module of the threads that work on the store's file, for tests with games of their own. */
  readonly choreWorker?: URL
  /** Other hands than those threads, for tests that need long work done here and now. */
  readonly chores?: Chores
  /** What the computer does for the program; without it there is no clipboard, no browser and no file manager. */
  readonly desktop?: Desktop
  readonly open?: KeeperOptions['open']
}

export type Service = {
  /** Answers a message; never throws and never rejects. */
  readonly dispatch: Dispatch
  /** Asks the same gate from within the program. */
  readonly call: Call
  /** Tells of every change of the settings; gives a function that stops it. */
  readonly onSettings: (listener: (settings: Settings) => void) => () => void
  /** A file that the program is asked to open: `files.offered` gives it, once. */
  readonly offer: (path: string) => void
  /** Tells how far long work on the data is; gives a function that stops it. */
  readonly onProgress: (listener: (progress: DataProgress) => void) => () => void
  /** Brings all that was played into the store's file, before the computer sleeps or goes off; gives whether that could be done. */
  readonly flush: () => boolean
  /**
   * Makes a backup if something has changed, brings everything into the store's file and leaves the folder. Calls after it answer
   * `store-unavailable`.
   */
  readonly close: () => void
}

/** Where nobody can be asked, nothing is chosen. */
const noDialogs: FileDialogs = { save: () => Promise.resolve(null), open: () => Promise.resolve(null) }

const shipped = { levels: computerLevels, time: thinkingTime, worker: workerModule() }

/** The whole program behind the window, on a data folder. It always starts; what is wrong with the store is told by `app.info`. */
export function serviceOn(options: ServiceOptions): Service {
  const { dataDir, games, now = () => new Date(), log = (line) => console.error(line), dayOf = localDay } = options
  const { safe = false, language = fallbackLanguage, desktop = noDesktop, dialogs = noDialogs, verifier = () => null } = options
  const { computers = shipped, countAfter = 3_000, backUpEvery = 600_000 } = options
  const keeper = storeKeeper({ dataDir, now, log, open: options.open })
  const settings = settingsKeeper(keeper, language, safe)
  const matches = matchCalls({
    keeper,
    games,
    now,
    log,
    dayOf,
    computers,
    worker: computers.worker,
    randomSeed: options.randomSeed,
    files: { dialogs, verifier: () => verifier(settings.get().language) },
  })
  const { chores = choresOn(options.choreWorker ?? choreModule()) } = options
  const backups = backupsOf({ keeper, chores, now, log, budget: () => settings.get().backupMegabytes * 1_000_000 })
  const data = dataCalls({ keeper, chores, now, log, openFolder: desktop.openFolder })
  matches.emptyBin()
  const history = historyCalls({ keeper, games, dayOf, log, now, save: dialogs.save, aheadAfter: safe ? null : countAfter })
  const about = aboutCalls({ desktop, games, info: () => infoOf(options, keeper) })
  const { checkAfter = keeper.crashed() ? 0 : 20_000 } = options
  const stopBackground = safe ? () => undefined : inBackground(data, backups, { checkAfter, backUpEvery })

  const dispatch = gate(handlersOf({ keeper, settings, about, matches, history, backups, data }), log)

  return {
    dispatch,
    call: callsOf(dispatch),
    onSettings: settings.onChange,
    offer: matches.files.offer,
    onProgress: data.onProgress,
    flush: () => {
      const brought = keeper.withStore((store) => done(store.checkpoint()))
      return brought.ok && brought.value
    },
    close: () => {
      stopBackground()
      void chores.stop()
      matches.close()
      history.close()
      keeper.close(backups.atExit())
    },
  }
}

function infoOf({ dataDir, version = '0.0.0', safe = false, crash = null }: ServiceOptions, keeper: StoreKeeper): AppInfo {
  const { electron = null, chrome = null, node } = process.versions
  const versions = { electron, chrome, node }
  return { version, versions, dataDir: resolve(dataDir), store: keeper.status(), schema: newestSchema, safe, crash }
}
