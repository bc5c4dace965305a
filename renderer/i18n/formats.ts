import type { IntlDateTimeFormats, IntlNumberFormats, PluralizationRule } from 'vue-i18n'
import { languages } from '../../shared/contract/languages.ts'

const dates = {
  day: { day: 'numeric', month: 'short' },
  dayAndYear: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
  monthAndYear: { month: 'short', year: '2-digit' },
  weekdayLong: { weekday: 'long' },
  monthLong: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
} as const

const numbers = {
  percent: { style: 'percent', maximumFractionDigits: 0 },
  whole: { maximumFractionDigits: 0 },
  tenth: { maximumFractionDigits: 1 },
  signed: { maximumFractionDigits: 1, signDisplay: 'exceptZero' },
} as const

/** A way to write a moment. */
export type DateWay = keyof typeof dates | 'time'

/** A language as it is spoken here: with the country that the system names. English of no country is Britain's, as its texts are. */
export function spokenHere(language: string): string {
  return navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language)
}

/** How each language writes dates and times, for itself and as it is spoken here. */
export function dateFormats(): IntlDateTimeFormats {
  return Object.fromEntries(languages.flatMap((language) => [language, spokenHere(language)].map((locale) => [locale, formatsOf(locale)])))
}

/** The clock is asked for with the first time of day that is written: to ask takes long. */
function formatsOf(locale: string) {
  let time: Intl.DateTimeFormatOptions | undefined
  return {
    ...dates,
    get time() {
      return (time ??= timeOf(locale))
    },
  }
}

/** The hours of a day are counted to 12 or to 24, as the system does where it speaks the language, else as the language does. */
function timeOf(locale: string): Intl.DateTimeFormatOptions {
  const hourCycle = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle ?? 'h23'
  return { hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit', hourCycle }
}

/** How each language writes numbers: the same figures everywhere, with the language's own signs. */
export function numberFormats(): IntlNumberFormats {
  return Object.fromEntries(languages.map((language) => [language, numbers]))
}

/**
 * Which form of a text belongs to a number. A text has as many forms as its language tells apart (here always two, one and more: by
 * `Intl.PluralRules`, so in French none counts as one), and may have one before them for none at all.
 */
export function formOf(language: string): PluralizationRule {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => {
    const form = rules.select(Math.abs(count)) === 'one' ? 0 : 1
    if (forms < 3) return Math.min(form, forms - 1)
    return count === 0 ? 0 : form + 1
  }
}

/** The same for vue-i18n, language by language. */
export function pluralRules(): Readonly<Record<string, PluralizationRule>> {
  return Object.fromEntries(languages.map((language) => [language, formOf(language)]))
}
