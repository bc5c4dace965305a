import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowRef } from 'vue'
import type { BackupList, CheckReport, DataProgress, SalvageReport } from '../../shared/contract/backups.ts'
import { call } from '../bridge/client.ts'
import { useHistory } from './history.ts'
import { useLibrary } from './library.ts'
import { useMatch } from './match.ts'
import { useNotices } from './notices.ts'
import { useScreen } from './screen.ts'

/** Something that is being done to the data and takes its time. */
export type DataWork = 'backup' | 'restore' | 'check' | 'recount' | 'salvage'

/** What came of the last thing that was asked of the data. `undo`: the name that takes a restoring back. */
export type DataNews =
  | { readonly kind: 'made' }
  | { readonly kind: 'restored'; readonly undo: string | null }
  | { readonly kind: 'checked'; readonly report: CheckReport }
  | { readonly kind: 'recounted'; readonly matches: number }
  | { readonly kind: 'salvaged'; readonly report: SalvageReport }
  | { readonly kind: 'hidden'; readonly folder: string }

/** The player's data as a whole: its backups, its checks, and its rescue. */
export const useData = defineStore('data', () => {
  const notices = useNotices()
  const library = useLibrary()
  const history = useHistory()
  const match = useMatch()
  const screen = useScreen()
  const list = shallowRef<BackupList | null>(null)
  const work = shallowRef<DataWork | null>(null)
  const progress = shallowRef<DataProgress | null>(null)
  const news = shallowRef<DataNews | null>(null)
  /** What all backups take, in bytes. */
  const taken = computed(() => (list.value?.backups ?? []).reduce((sum, { bytes }) => sum + bytes, 0))

  onScopeDispose(
    window.gavel.on((notice) => {
      if (notice.type === 'progress') progress.value = notice.progress
    }),
  )

  async function load(): Promise<void> {
    list.value = notices.valueOf(await call('backups.list', {})) ?? list.value
  }

  /** One thing at a time; what comes of it is the news. */
  async function doing(what: DataWork, act: () => Promise<DataNews | null>): Promise<void> {
    if (work.value !== null) return
    work.value = what
    progress.value = null
    news.value = null
    try {
      news.value = await act()
    } finally {
      work.value = null
      await load()
    }
  }

  /** Another store lies there now: whatever was on the table is put away. */
  async function comeHome(): Promise<void> {
    match.close()
    screen.go('home')
    await library.load()
  }

  const make = (): Promise<void> =>
    doing('backup', async () => (notices.valueOf(await call('backups.make', {})) === null ? null : { kind: 'made' }))

  const restore = (name: string): Promise<void> =>
    doing('restore', async () => {
      const moved = notices.valueOf(await call('backups.restore', { name }))
      await comeHome()
      return moved === null ? null : { kind: 'restored', undo: moved.movedTo[0] ?? null }
    })

  const check = (): Promise<void> =>
    doing('check', async () => {
      const report = notices.valueOf(await call('data.check', {}))
      if (report !== null && report.fault !== null) await comeHome()
      else await library.load()
      return report === null ? null : { kind: 'checked', report }
    })

  /** Derives the facts of every ended match from its log again, and writes those that differ (R-STAT-2). */
  const recount = (): Promise<void> =>
    doing('recount', async () => {
      const found = notices.valueOf(await call('history.check', { fix: true }))
      if (found === null) return null
      await history.load()
      return { kind: 'recounted', matches: found.different.length + found.missing.length }
    })

  const salvage = (): Promise<void> =>
    doing('salvage', async () => {
      const report = notices.valueOf(await call('data.salvage', {}))
      if (report !== null && report.saved > 0) await comeHome()
      return report === null ? null : { kind: 'salvaged', report }
    })

  async function show(): Promise<void> {
    const shown = notices.valueOf(await call('data.show', {}))
    if (shown !== null && !shown.opened) news.value = { kind: 'hidden', folder: shown.folder }
  }

  function putAway(): void {
    news.value = null
  }

  return { list, work, progress, news, taken, load, make, restore, check, recount, salvage, show, putAway }
})
