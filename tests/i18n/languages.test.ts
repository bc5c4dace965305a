import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n, type Composer } from 'vue-i18n'
import { compiled } from '../../build/vite/texts.ts'
import { formOf } from '../../renderer/i18n/formats.ts'
import { textsIn } from '../../renderer/i18n/index.ts'
import { languages, type Language } from '../../shared/contract/languages.ts'
import { filesOf, formsOf, placeholdersOf, textsOf } from './files.ts'
import { leftOver, mayBeSame } from './sameAsEnglish.ts'

const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en')
const english = textsOf('en')

/** The entries of each menu that stand side by side. */
const menus = [
  /^menu\.\w+$/,
  /^menu\.(commands\.(import|settings|data)|recent\.title|roles\.quit)/,
  /^menu\.commands\.(new-judge-dredd|new-realm-lords|home|history)/,
  /^menu\.commands\.(rules|shortcuts|about|diagnostics)/,
  /^menu\.roles\.(minimize|close)/,
  /^menu\.roles\.(undo|redo|cut|copy|paste|delete|selectAll)/,
  /^menu\.roles\.(resetZoom|zoomIn|zoomOut|togglefullscreen)/,
]

/** The keys of a language whose text does not pass. */
function failing(language: Language, passes: (text: string, key: string) => boolean): string[] {
  return [...textsOf(language)].flatMap(([key, text]) => (passes(text, key) ? [] : [`${key}: ${text}`]))
}

describe.each(others)('%s', (language) => {
  const texts = textsOf(language)

  test('has the files of English and no others', () => {
    expect(filesOf(language)).toEqual(filesOf('en'))
  })

  test('has the keys of English and no others, in the same order', () => {
    expect([...texts.keys()]).toEqual([...english.keys()])
  })

  test('fills in what English fills in', () => {
    expect(failing(language, (text, key) => same(placeholdersOf(text), placeholdersOf(english.get(key) ?? '')))).toEqual([])
  })

  test('has as many forms of each text as its plurals need, and one for none where English has one', () => {
    expect(failing(language, (text, key) => formsOf(text).length === formsOf(english.get(key) ?? '').length)).toEqual([])
  })

  test('sets the same parts in bold', () => {
    const stars = (text: string): number => formsOf(text)[0]?.split('*').length ?? 0
    expect(failing(language, (text, key) => stars(text) === stars(english.get(key) ?? ''))).toEqual([])
  })

  test('has translated every text that is not on the short list', () => {
    const same = [...texts].filter(([key, text]) => hasWords(text) && text === english.get(key)).map(([key]) => key)
    expect(same.filter((key) => !mayBeSame(language, key))).toEqual([])
    expect(leftOver(language, same)).toEqual([])
  })
})

describe.each(languages)('%s', (language) => {
  test('has no empty text, and no blank at the end of one', () => {
    expect(failing(language, (text) => text !== '' && formsOf(text).every((form) => form !== '') && text === text.trim())).toEqual([])
  })

  test('has its own quotation marks and apostrophes, not those of a typewriter', () => {
    expect(failing(language, (text) => !/["']/.test(text.replaceAll(/\{[^}]*\}/g, '')))).toEqual([])
  })

  test('says how its page that checks dice is called in letters that every system takes for a file', () => {
    expect(textsOf(language).get('verifier.title')).toMatch(/^[^\\/:*?"<>|.]+$/)
  })

  test('gives each entry of a menu another key', () => {
    const menu = [...textsOf(language)].filter(([key]) => key.startsWith('menu.'))
    for (const group of menus) {
      const keys = menu.filter(([key]) => group.test(key)).map(([, text]) => /&(\p{L})/u.exec(text)?.[1]?.toLowerCase())
      expect(keys).not.toContain(undefined)
      expect([...new Set(keys)]).toEqual(keys)
    }
  })
})

test('French has no blank that may break a line before a sign of two parts', () => {
  expect(failing('fr', (text) => !/ [;:!?»]|« /.test(text))).toEqual([])
})

describe.each(languages)('vue-i18n with the texts of %s', (language) => {
  const troubles: string[] = []
  beforeEach(() => {
    troubles.length = 0
    const note = (...said: readonly unknown[]): void => void troubles.push(said.map(String).join(' '))
    vi.spyOn(console, 'warn').mockImplementation(note)
    vi.spyOn(console, 'error').mockImplementation(note)
  })

  test('understands every form of every text, and shows everything that is filled in', async () => {
    const { t } = await voiceOf(language)
    const wrong: string[] = []
    for (const [key, text] of textsOf(language)) {
      if (key.startsWith('menu.') || text.includes('\n') || key.endsWith('.label')) continue
      for (const count of [0, 1, 2, 5]) {
        const form = formsOf(text)[formsOf(text).length === 1 ? 0 : formOf(language)(count, formsOf(text).length)] ?? ''
        const filled = Object.fromEntries(placeholdersOf(text).map((name) => [name, `‹${name}›`]))
        const wanted = Object.entries(filled).reduce((left, [name, value]) => left.replaceAll(`{${name}}`, value), form)
        const said = t(key, filled, count)
        if (said !== wanted) wrong.push(`${key}, ${count}: ${said}`)
      }
    }
    expect(wrong).toEqual([])
    expect(troubles).toEqual([])
  })
})

test('French has a narrow space that does not break before ; ! and ?, and a whole one before a colon', () => {
  const wrong = [...textsOf('fr')].filter(([, text]) => /[^\u202f;!?…]["’)]?[;!?](?=\s|$)|[^\u00a0\d]:(?=\s|$)/u.test(text))
  expect(wrong).toEqual([])
})

test('a text that vue-i18n cannot read stops the build, and is named', () => {
  expect(() => compiled({ greeting: { lines: ['Hello', 'Hello, {name'] } })).toThrow('Hello, {name')
})

/** vue-i18n with nothing but a language to speak, its texts as the build makes them. */
async function voiceOf(language: Language): Promise<Pick<Composer, 't'>> {
  const messages = { [language]: compiled(await textsIn(language)) as Record<string, never> }
  const i18n = createI18n({ legacy: false, locale: language, messages, pluralRules: { [language]: formOf(language) } })
  return i18n.global
}

function same(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((one, at) => one === right[at])
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))
}
