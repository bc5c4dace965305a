import type { Input } from '../../shared/contract/api.ts'
import { fallbackLanguage } from '../../shared/contract/languages.ts'
import { defaultSettings, defaultSound } from '../../shared/contract/choices.ts'
import { settings as schema, type Settings } from '../../shared/contract/settings.ts'
import { done } from '../../shared/kernel/result.ts'
import { parsedJson } from './parsedJson.ts'
import type { StoreKeeper } from './storeKeeper.ts'

export type SettingsKeeper = {
  readonly get: () => Settings
  readonly set: (change: Input<'settings.set'>) => Settings
  readonly onChange: (listener: (settings: Settings) => void) => () => void
}

/** What the stored settings are put aside for in safe mode: the defaults, and nothing that moves or sounds. */
const plainest: Omit<Settings, 'language'> = { ...defaultSettings, motion: 'off', sound: { ...defaultSound, on: false } }

/**
 * The player's settings. Each that is missing or unreadable in the store is its default. Without a store they hold until the program ends:
 * whoever needs a larger scale to read why nothing is saved gets it. `language`: what is spoken until one is chosen. `safe`: of what is stored
 * only the language counts, and nothing is stored.
 */
export function settingsKeeper(keeper: StoreKeeper, language: Settings['language'] = fallbackLanguage, safe = false): SettingsKeeper {
  const first: Settings = { ...defaultSettings, language }
  const listeners = new Set<(settings: Settings) => void>()
  let unsaved: Partial<Settings> = {}

  const get = (): Settings => {
    const stored = keeper.withStore((store) => done(fromRows(store.settings())))
    const found: Settings = { ...first, ...(stored.ok ? stored.value : {}) }
    return { ...(safe ? { ...plainest, language: found.language } : found), ...unsaved }
  }
  return {
    get,
    set: (change) => {
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Settings>
      const wanted = { ...unsaved, ...given }
      const entries = Object.entries(wanted).map(([name, value]) => [name, JSON.stringify(value)] as const)
      const isSaved = !safe && keeper.withStore((store) => done(store.putSettings(entries))).ok
      unsaved = isSaved ? {} : wanted
      const settings = get()
      for (const listener of listeners) listener(settings)
      return settings
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Those that are there and can be read. */
function fromRows(rows: readonly { readonly name: string; readonly value: string }[]): Partial<Settings> {
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const read = Object.entries(schema.shape).flatMap(([name, shape]) => {
    const parsed = shape.safeParse(parsedJson(stored.get(name) ?? ''))
    return parsed.success ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(read)
}
