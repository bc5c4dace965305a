import { createI18n } from 'vue-i18n'

type Texts = { readonly [key: string]: string | Texts }

const frameFiles = import.meta.glob<Texts>('./en/*.json', { eager: true, import: 'default' })
const dreddFiles = import.meta.glob<Texts>('./en/judge-dredd/*.json', { eager: true, import: 'default' })
const realmFiles = import.meta.glob<Texts>('./en/realm-lords/*.json', { eager: true, import: 'default' })

function byName(files: Readonly<Record<string, Texts>>): Texts {
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), texts]))
}

/** Every visible text in English. A file's name is the first part of its keys; the games' files stand under `dredd` and `realm`. */
export const english: Texts = { ...byName(frameFiles), dredd: byName(dreddFiles), realm: byName(realmFiles) }

/** The languages of the window. A key without a text is a bug: tests look for them, and they are reported while developing. */
export function makeI18n() {
  return createI18n({
    legacy: false,
    locale: 'en',
    fallbackLocale: 'en',
    messages: { en: english },
    datetimeFormats: {
      en: {
        day: { day: 'numeric', month: 'short' },
        dayAndYear: { day: 'numeric', month: 'short', year: 'numeric' },
        month: { month: 'short' },
        monthAndYear: { month: 'short', year: '2-digit' },
        weekdayLong: { weekday: 'long' },
        monthLong: { month: 'long', year: 'numeric' },
        weekday: { weekday: 'short' },
        time: { hour: '2-digit', minute: '2-digit', hour12: false },
      },
    },
    numberFormats: {
      en: {
        percent: { style: 'percent', maximumFractionDigits: 0 },
        whole: { maximumFractionDigits: 0 },
        tenth: { maximumFractionDigits: 1 },
        signed: { maximumFractionDigits: 1, signDisplay: 'exceptZero' },
      },
    },
  })
}
