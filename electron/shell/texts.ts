import type { Language } from '../../shared/contract/languages.ts'
import germanMenu from '../../renderer/i18n/de/menu.json' with { type: 'json' }
import germanVerifier from '../../renderer/i18n/de/verifier.json' with { type: 'json' }
import englishMenu from '../../renderer/i18n/en/menu.json' with { type: 'json' }
import englishVerifier from '../../renderer/i18n/en/verifier.json' with { type: 'json' }
import spanishMenu from '../../renderer/i18n/es/menu.json' with { type: 'json' }
import spanishVerifier from '../../renderer/i18n/es/verifier.json' with { type: 'json' }
import frenchMenu from '../../renderer/i18n/fr/menu.json' with { type: 'json' }
import frenchVerifier from '../../renderer/i18n/fr/verifier.json' with { type: 'json' }

/** What the shell itself says: in the menu, in its dialogs, and as titles. An ampersand marks the key of a menu's entry. */
export type ShellTexts = typeof englishMenu

/** By language: what the shell says, out of the same files as what the window says. */
export const shellTexts: Readonly<Record<Language, ShellTexts>> = { en: englishMenu, de: germanMenu, es: spanishMenu, fr: frenchMenu }

/** By language: what the page that checks dice is called. */
export const verifierTitles: Readonly<Record<Language, string>> = {
  en: englishVerifier.title,
  de: germanVerifier.title,
  es: spanishVerifier.title,
  fr: frenchVerifier.title,
}
