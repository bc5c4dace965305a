import type { Composer } from 'vue-i18n'
import { fallbackLanguage, isLanguage, type Language } from '../../shared/contract/languages.ts'
import { textsIn } from './index.ts'

/** What of vue-i18n it takes to change the language. */
type Voice = Pick<Composer, 'locale' | 'setLocaleMessage'>

/** The language that the program has started the window in, so that its first picture is in it already. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('language') ?? ''
  return isLanguage(asked) ? asked : fallbackLanguage
}

/** Gives a function that lets the window speak a language once its texts are there; of several wishes in a row the last counts. */
export function speaker({ locale, setLocaleMessage }: Voice): (language: Language) => Promise<void> {
  let wanted: Language = fallbackLanguage
  return async (language) => {
    wanted = language
    const texts = await textsIn(language)
    if (wanted !== language) return
    if (language !== fallbackLanguage) setLocaleMessage(language, texts)
    locale.value = language
    document.documentElement.lang = language
  }
}

/** For tests and development, when the program was started so: English that shows what is not translated and what has no room to be. */
export async function speakPseudo({ setLocaleMessage }: Voice): Promise<void> {
  if (!new URLSearchParams(location.search).has('pseudo')) return
  setLocaleMessage(fallbackLanguage, (await import('./pseudoTexts.ts')).default)
}
