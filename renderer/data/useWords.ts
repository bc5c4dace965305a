import { useI18n } from 'vue-i18n'
import { useDates } from '../i18n/useDates.ts'
import type { Aside, Backup } from '../../shared/contract/backups.ts'

/** How sizes, moments and contents of copies are said. */
export function useDataWords() {
  const { t, n } = useI18n()
  const d = useDates()
  /** In units of 1,000,000 bytes; what is very small is not said to be nothing. */
  const size = (bytes: number): string => {
    const megabytes = bytes / 1_000_000
    const figure = megabytes < 10 ? Math.max(0.1, Math.round(megabytes * 10) / 10) : Math.round(megabytes)
    return t('data.size', { size: n(figure, 'tenth') })
  }
  const moment = (at: string): string => `${d(at, 'dayAndYear')}, ${d(at, 'time')}`
  const contents = ({ glance }: Pick<Backup | Aside, 'glance'>): string => {
    if (glance === null) return t('data.unreadable')
    const running = glance.matches - glance.over
    return t('data.matches', glance.matches) + (running > 0 ? `, ${t('data.running', { n: running })}` : '')
  }
  return { size, moment, contents }
}
