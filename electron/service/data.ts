import { join } from 'node:path'
import type { DataProgress } from '../../shared/contract/backups.ts'
import type { Output } from '../../shared/contract/api.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import type { Chores } from './chores/chores.ts'
import type { CheckScope } from '../db/checking.ts'
import { fileOf, type StoreKeeper } from './storeKeeper.ts'
import { undone } from './unavailable.ts'

export type DataOptions = {
  readonly keeper: StoreKeeper
  readonly chores: Chores
  readonly now: () => Date
  readonly log: (line: string) => void
  /** Shows a folder in the system's file manager; gives whether it does. */
  readonly openFolder: (folder: string) => Promise<boolean>
}

/** The calls about the data as a whole: show it, check it, save what can be saved of it. */
export function dataCalls({ keeper, chores, now, log, openFolder }: DataOptions) {
  const listeners = new Set<(progress: DataProgress) => void>()
  const tell =
    (work: DataProgress['work']) =>
    (at: number, total: number): void => {
      for (const listener of listeners) listener({ work, done: at, total })
    }

  const check = async (scope: CheckScope): Promise<Result<Output<'data.check'>>> => {
    if (keeper.change() === null) return keeper.withStore(() => refuse('store-unavailable', 'closed'))
    const checked = await chores.run({ kind: 'check', file: fileOf(keeper), scope }, scope === 'all' ? tell('check') : undefined)
    if (!checked.ok) {
      if (checked.reason === 'damaged') keeper.condemn(checked.detail)
      return undone(checked)
    }
    const { mended, ...found } = checked.value
    const { fault, bad, facts } = found
    if (fault !== null) keeper.condemn(fault)
    for (const match of facts.different) log(`check: ${match}: its facts are not those of its log`)
    for (const { match, why } of bad) {
      log(`check: ${match}: ${why}`)
      keeper.withStore((store) => done(store.markMatch(match, true)))
    }
    for (const match of mended) keeper.withStore((store) => done(store.markMatch(match, false)))
    return done(found)
  }

  const salvage = async (): Promise<Result<Output<'data.salvage'>>> => {
    const status = keeper.status()
    if (status.ok) return refuse('bad-input', 'the store is in good order')
    if (status.reason !== 'damaged') return refuse('store-unavailable', status.reason)
    await chores.stop()
    const target = join(keeper.dataDir, 'gavel.salvaged.tmp')
    const found = await chores.run({ kind: 'salvage', file: fileOf(keeper), target, now: now() }, tell('salvage'))
    if (!found.ok) return undone(found)
    const { saved, lost } = found.value
    if (saved === 0) return done({ saved, lost, movedTo: [] })
    const moved = keeper.replace(target, 'sound')
    return moved.ok ? done({ saved, lost, movedTo: moved.value }) : moved
  }

  return {
    check,
    salvage,
    show: async (): Promise<Result<Output<'data.show'>>> => done({ folder: keeper.dataDir, opened: await openFolder(keeper.dataDir) }),
    /** Hears how far a check or a rescue is; gives a function that stops it. */
    onProgress: (listener: (progress: DataProgress) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
