import { createI18n, type I18n } from 'vue-i18n'
import { fallbackLanguage, type Language } from '../../shared/contract/languages.ts'
import english from './en.ts'
import { dateFormats, numberFormats, pluralRules } from './formats.ts'
import type { Texts } from './texts.ts'

export { english }

/** What a window speaks with. */
export type Speech = I18n<Record<string, Texts>, Record<string, never>, Record<string, never>, string, false>

/** English comes with the window, for it stands in where a text is missing; the others are fetched from beside it when they are wanted. */
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: Texts }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
}

/** Every text in a language. Rejects where its file is missing from the build. */
export async function textsIn(language: Language): Promise<Texts> {
  return language === 'en' ? english : (await others[language]()).default
}

/** The languages of the window, English at first. A key without a text is a bug: tests look for them, and they are reported while developing. */
export function makeI18n(): Speech {
  return createI18n({
    legacy: false,
    locale: fallbackLanguage,
    fallbackLocale: fallbackLanguage,
    messages: { en: english },
    datetimeFormats: dateFormats(),
    numberFormats: numberFormats(),
    pluralRules: pluralRules(),
  }) as unknown as Speech
}
