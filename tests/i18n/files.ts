import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Language } from '../../shared/contract/languages.ts'
import type { Texts } from '../../renderer/i18n/texts.ts'

const root = 'renderer/i18n'

/** The language files of a language, as paths from its folder. */
export function filesOf(language: Language): string[] {
  return readdirSync(join(root, language), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, language), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

const spaces: readonly (readonly [string, string])[] = [
  ['judge-dredd/', 'dredd/'],
  ['realm-lords/', 'realm/'],
]

/** Every text of a language by its whole key; a list of lines is one text, its lines joined by a line break. */
export function textsOf(language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of filesOf(language)) {
    const texts = JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Texts
    const space = spaces.reduce((name, [folder, short]) => name.replace(folder, short), file)
    collect(texts, space.replace(/\.json$/, '').replaceAll('/', '.'), found)
  }
  return found
}

function collect(texts: Texts, prefix: string, found: Map<string, string>): void {
  for (const [key, value] of Object.entries(texts)) {
    const whole = `${prefix}.${key}`
    if (typeof value === 'string') found.set(whole, value)
    else if (Array.isArray(value)) found.set(whole, value.join('\n'))
    else collect(value as Texts, whole, found)
  }
}

/** The forms of a text, as vue-i18n parts them. */
export function formsOf(text: string): readonly string[] {
  return text.split('|').map((form) => form.trim())
}

/** What is filled in, in the order of the letters, each once. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
}
