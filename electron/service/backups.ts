import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupPath, listBackups, pruneBackups, type Backup } from '../db/backups.ts'
import { companions } from '../db/files.ts'
import { glanceInto } from '../db/glance.ts'
import { listAside } from '../db/moveAside.ts'
import { problemWhileOpening } from '../db/problem.ts'
import { dayOf } from '../db/retention.ts'
import { sizeOf } from '../db/durable.ts'
import type { BackupKind } from '../../shared/contract/backups.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import type { Chores } from './chores/chores.ts'
import { fileOf, type StoreKeeper } from './storeKeeper.ts'
import { unavailable, undone } from './unavailable.ts'

export type BackupsOptions = {
  readonly keeper: StoreKeeper
  readonly chores: Chores
  readonly now: () => Date
  readonly log: (line: string) => void
  /** The most bytes that all backups together may take. */
  readonly budget: () => number
}

/** The backups of a store: when they are made, which stay, and how one is taken back. */
export function backupsOf({ keeper, chores, now, log, budget }: BackupsOptions) {
  const { dataDir } = keeper
  let isMaking = false
  /** What the store held when the newest backup was made; a start after a crash counts as a change. */
  let safe = keeper.crashed() ? null : keeper.change()
  /** Whether something would be lost with the store. An empty one must not push good backups out. */
  const isUnsafe = (): boolean => {
    const kept = keeper.withStore((store) => done(store.isEmpty()))
    return kept.ok && !kept.value && keeper.change() !== safe
  }

  const make = async (kind: BackupKind): Promise<Result<Backup>> => {
    const change = keeper.change()
    if (change === null) return keeper.withStore(() => refuse('store-unavailable', 'closed'))
    isMaking = true
    const made = await chores.run({ kind: 'backup', file: fileOf(keeper), backup: kind, now: now(), budget: budget() })
    isMaking = false
    if (!made.ok) {
      log(`backup: ${made.reason}: ${made.detail}`)
      return made.reason === 'damaged' ? refuse('bad-backup', made.detail) : undone(made)
    }
    safe = change
    return done(made.value.backup)
  }
  const restore = async ({ name }: Input<'backups.restore'>): Promise<Result<Output<'backups.restore'>>> => {
    const source = sourceOf(dataDir, name)
    if (source === null) return refuse('unknown-backup', name)
    await chores.stop()
    const moved = keeper.replace(source.file, source.check)
    return moved.ok ? done({ movedTo: moved.value }) : moved
  }

  return {
    list: (): Result<Output<'backups.list'>> =>
      reading(() => {
        const backups = listBackups(dataDir).map((backup) => described(dataDir, backup))
        const aside = listAside(dataDir).map(({ at, ...rest }) => ({
          ...rest,
          at: at.toISOString(),
          glance: glanceInto(join(dataDir, rest.name)),
        }))
        const bytes = ['', ...companions].reduce((sum, suffix) => sum + sizeOf(`${fileOf(keeper)}${suffix}`), 0)
        return done({ backups, aside, bytes, budget: budget() })
      }),
    make: async (): Promise<Result<Output<'backups.make'>>> => {
      const made = await make('hand')
      return made.ok ? done(described(dataDir, made.value)) : made
    },
    restore,
    /** Makes one if there is none of this day yet and something has changed; a clock that was set back only makes it come sooner (R-STAT-3). */
    daily: async (): Promise<void> => {
      const newest = reading(() => done(listBackups(dataDir)[0] ?? null))
      if (isMaking || !newest.ok || !isUnsafe()) return
      if (newest.value === null || dayOf(newest.value.at) !== dayOf(now())) await make('daily')
    },
    /** Makes one here and now, for a program that ends, if something has changed. Gives whether all that is there is in a backup. */
    atExit: (): boolean => {
      if (!isUnsafe()) return true
      const made = keeper.withStore((store) => {
        const backup = store.backUp('exit', now())
        if (!backup.ok) return refuse('bad-backup', backup.detail)
        pruneBackups(dataDir, budget())
        return done(null)
      })
      if (!made.ok) log(`backup: ${made.fault.code}: ${made.fault.detail}`)
      return made.ok
    },
  }
}

/** A backup, which has to be sound, or a store that was moved aside, which comes back as it was; `null`: neither. */
function sourceOf(dataDir: string, name: string): { readonly file: string; readonly check: 'sound' | 'as it is' } | null {
  const found = reading(() => done({ backups: listBackups(dataDir), aside: listAside(dataDir) }))
  if (!found.ok) return null
  const { backups, aside } = found.value
  if (backups.some((backup) => backup.name === name)) return { file: backupPath(dataDir, name), check: 'sound' }
  const file = join(dataDir, name)
  return aside.some((one) => one.name === name) && existsSync(file) ? { file, check: 'as it is' } : null
}

function described(dataDir: string, { name, kind, at, bytes }: Backup): Output<'backups.make'> {
  return { name, kind, at: at.toISOString(), bytes, glance: glanceInto(backupPath(dataDir, name)) }
}

/** A folder that cannot be read is a refusal. */
function reading<Value>(look: () => Result<Value>): Result<Value> {
  try {
    return look()
  } catch (error) {
    const found = problemWhileOpening(error)
    if (found === null) throw error
    return unavailable(found.reason, found.detail)
  }
}
