/** What the app speaks, by ISO 639-1. A new one needs its folder beside the others, see the README. */
export const languages = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof languages)[number]

/** What is spoken when nothing else is asked for, and where a text is missing. */
export const fallbackLanguage: Language = 'en'

/** Whether a text names a language of the app. */
export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}

/** The first of the wanted languages (BCP 47, as systems name them: `de-AT`, `pt_BR`) that the app speaks; English if it speaks none of them. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((one) => one.split(/[-_.@]/, 1)[0]?.toLowerCase() ?? '')
  return known.find(isLanguage) ?? fallbackLanguage
}
