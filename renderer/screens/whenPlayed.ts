import { useIntervalFn } from '@vueuse/core'
import { shallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useDates } from '../i18n/useDates.ts'

const minute = 60_000

/** Says when something was played, as people do: today with the time, yesterday, else the day. It follows the clock past midnight (R-STAT-3). */
export function useWhenPlayed(): (instant: string) => string {
  const { t } = useI18n()
  const d = useDates()
  const now = shallowRef(new Date())
  useIntervalFn(() => (now.value = new Date()), minute)
  return (instant) => {
    const then = new Date(instant)
    const days = Math.round((midnight(now.value) - midnight(then)) / (24 * 60 * minute))
    if (days === 0) return t('home.today', { time: d(then, 'time') })
    if (days === 1) return t('home.yesterday')
    return d(then, then.getFullYear() === now.value.getFullYear() ? 'day' : 'dayAndYear')
  }
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
