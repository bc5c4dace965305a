import type { Language } from '../../shared/contract/languages.ts'

/** What each language is called by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }
