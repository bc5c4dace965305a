import { app } from 'electron'
import { preferredLanguage, type Language } from '../../shared/contract/languages.ts'

/**
 * The first of the system's languages that the app speaks, English if it speaks none of them. The switch `--lang` goes before the system, as it
 * does in Electron. Call when the app is ready.
 */
export function systemLanguage(): Language {
  const asked = app.commandLine.getSwitchValue('lang')
  return preferredLanguage([...(asked ? [asked] : []), ...app.getPreferredSystemLanguages(), app.getLocale()])
}
