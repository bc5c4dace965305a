import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cards } from '../../renderer/games/realm-lords/cards.ts'
import { english } from '../../renderer/i18n/index.ts'
import { tiers } from '../../shared/games/realm-lords/cards/schema.ts'
import { paragraphs, rulebook } from '../../shared/games/realm-lords/rulebook.ts'
import { faultCodes } from '../../shared/kernel/result.ts'
import { isCallName } from '../../shared/contract/names.ts'
import { storeProblems } from '../../shared/contract/schemas.ts'

/** What the language files say under a key; undefined if there is nothing. */
function textAt(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined), english)
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(vue|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

const files = sources('renderer').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const spaces = 'realm|home|app|table|settings|match|rules|keys|about|faults'
const literal = new RegExp(`'((?:${spaces})(?:\\.[A-Za-z0-9-]+)+)'`, 'g')
const dynamic = new RegExp('`((?:' + spaces + ')\\.[A-Za-z0-9.-]*?)\\.?\\$\\{', 'g')

describe('texts', () => {
  test('every key that is written out in the sources has a text', () => {
    const missing = files.flatMap(({ path, text }) =>
      [...text.matchAll(literal)]
        .map(([, key]) => key ?? '')
        .filter((key) => textAt(key) === undefined && !isCallName(key))
        .map((key) => `${path}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  test('every key that is completed while running begins where there are texts', () => {
    const missing = files.flatMap(({ path, text }) =>
      [...text.matchAll(dynamic)]
        .map(([, key]) => key ?? '')
        .filter((key) => {
          const whole = textAt(key)
          const parent = textAt(key.slice(0, key.lastIndexOf('.')))
          return typeof whole !== 'object' && typeof parent !== 'object'
        })
        .map((key) => `${path}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  test('the search for keys finds them', () => {
    const found = new Set(files.flatMap(({ text }) => [...text.matchAll(literal)].map(([, key]) => key)))
    expect(found).toContain('home.carryOn')
    expect(found).toContain('realm.map.label')
  })

  test.each(paragraphs.map((id) => [id]))('%s has a heading and a text', (id) => {
    expect(textAt(`realm.rules.${id}.heading`)).toMatch(/\S/)
    expect(textAt(`realm.rules.${id}.text`)).toMatch(/\S/)
  })

  test('no paragraph has a text that the rulebook does not list', () => {
    expect(Object.keys(textAt('realm.rules') as object).sort()).toEqual([...paragraphs].sort())
  })

  test('every section of the rulebook has a name', () => {
    for (const { section } of rulebook) expect(textAt(`realm.game.sections.${section}`)).toMatch(/\S/)
  })

  test('every refusal has a sentence, and so has every trouble of the store', () => {
    for (const code of faultCodes) expect(textAt(`faults.${code}`)).toMatch(/\S/)
    for (const problem of storeProblems) expect(textAt(`home.store.${problem}`)).toMatch(/\S/)
  })
})

describe('texts of cards', () => {
  const { pack } = cards
  const wanted = [
    ...pack.heroes.flatMap(({ id }) => ['name', 'title', 'ability', 'text'].map((part) => `heroes.${id}.${part}`)),
    ...tiers.flatMap((tier) =>
      pack.enemies[tier].flatMap(({ id, ability }) =>
        ['name', ...(ability ? ['ability', 'text'] : [])].map((part) => `enemies.${id}.${part}`),
      ),
    ),
    ...pack.items.flatMap(({ id }) => [`items.${id}.name`, `items.${id}.text`]),
    ...pack.types.map(({ id }) => `types.${id}`),
    ...pack.towns.map(({ id }) => `towns.${id}`),
    ...pack.map.flatMap(({ left, right }) => [left, right]).flatMap((space) => ('town' in space ? [] : [`spaces.${space.id}`])),
    ...pack.doom.difficulties.map(({ id }) => `difficulties.${id}`),
  ]

  test.each(wanted.map((key) => [key]))('realm.cards.%s', (key) => {
    expect(textAt(`realm.cards.${key}`)).toMatch(/\S/)
  })

  test('every town has the words of its ability, every difficulty its chances', () => {
    for (const { id } of pack.towns) expect(textAt(`realm.towns.${id}`)).toMatch(/\S/)
    for (const { id } of pack.doom.difficulties) expect(textAt(`realm.setup.levels.${id}`)).toMatch(/\S/)
  })
})
