import type { Aside, Backup, CheckReport, SalvageReport } from '../../../shared/contract/backups.ts'
import { defaultSettings } from '../../../shared/contract/choices.ts'
import type { AppInfo } from '../../../shared/contract/schemas.ts'
import type { Settings } from '../../../shared/contract/settings.ts'
import { done, type Result } from '../../../shared/kernel/result.ts'

/** What answers calls, by their names. */
export type Answers = Readonly<Record<string, (input: Record<string, unknown>) => Result<unknown>>>

/** How a program in memory stands, besides its matches; a test may change it. */
export type ProgramState = {
  info: Pick<AppInfo, 'store'> & Partial<AppInfo>
  backups: readonly Backup[]
  aside: readonly Aside[]
  /** Whether the system can show a folder. */
  opens: boolean
  /** What a check finds. */
  report: CheckReport
  /** What can be saved of a damaged store. */
  rescue: SalvageReport
}

/** A program that nothing has happened to. */
export function soundProgram(): ProgramState {
  return {
    info: { store: { ok: true } },
    backups: [],
    aside: [],
    opens: true,
    report: { fault: null, checked: 0, bad: [], facts: { compared: 0, missing: [], different: [] } },
    rescue: { saved: 0, lost: [], movedTo: [] },
  }
}

/** A backup with one match in it. */
export function backupAt(at: string, number = 1): Backup {
  const glance = { matches: number, over: 0, playedAt: at }
  return { name: `gavel-${String(number).padStart(6, '0')}-x-exit.db`, kind: 'exit', at, bytes: 1_200_000, glance }
}

/** The calls about the program, its data and its settings. */
export function programAnswers(program: ProgramState): Answers {
  let settings: Settings = defaultSettings
  return {
    'app.info': () =>
      done({
        version: '0',
        versions: { electron: null, chrome: null, node: '24' },
        dataDir: '/data',
        schema: 4,
        safe: false,
        crash: null,
        ...program.info,
      }),
    'store.retry': () => done(program.info.store),
    'store.startFresh': () => {
      program.info = { store: { ok: true } }
      return done({ movedTo: ['gavel.damaged.db'] })
    },
    'backups.list': () => {
      const { backups, aside } = program
      return done({ backups, aside, bytes: 2_400_000, budget: settings.backupMegabytes * 1_000_000 })
    },
    'backups.make': () => {
      program.backups = [backupAt(new Date().toISOString(), program.backups.length + 1), ...program.backups]
      return done(program.backups[0])
    },
    'backups.restore': () => {
      program.info = { store: { ok: true } }
      program.aside = [{ name: 'gavel.replaced.db', reason: 'replaced', at: new Date().toISOString(), bytes: 1_000_000, glance: null }]
      return done({ movedTo: ['gavel.replaced.db'] })
    },
    'data.show': () => done({ folder: '/data', opened: program.opens }),
    'data.check': () => done(program.report),
    'data.salvage': () => {
      if (program.rescue.saved > 0) program.info = { store: { ok: true } }
      return done(program.rescue)
    },
    'settings.get': () => done(settings),
    'settings.set': (change) => done((settings = { ...settings, ...change })),
  }
}
