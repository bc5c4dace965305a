import { useI18n } from 'vue-i18n'
import { spokenHere, type DateWay } from './formats.ts'

/** Gives a function that writes moments in the reader's language, and as it is written where the reader lives. */
export function useDates(): (moment: Date | string | number, way: DateWay) => string {
  const { d, locale } = useI18n({ useScope: 'global' })
  return (moment, way) => d(moment, { key: way, locale: spokenHere(locale.value) })
}
