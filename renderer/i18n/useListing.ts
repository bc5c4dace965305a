import { useI18n } from 'vue-i18n'

/** How the language of the window lists things: "a, b and c". */
export function useListing() {
  const { locale } = useI18n()
  const listings = new Map<string, Intl.ListFormat>()

  /** The things of a list in a row, the last joined by the language's "and". */
  function list(things: readonly string[]): string {
    // English as in Britain: no comma before "and"
    const language = locale.value === 'en' ? 'en-GB' : locale.value
    const listing = listings.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' })
    listings.set(language, listing)
    return listing.format(things)
  }

  return { list }
}
