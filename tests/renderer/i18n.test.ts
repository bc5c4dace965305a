import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cards as dreddCards } from '../../renderer/games/judge-dredd/cards.ts'
import { cards } from '../../renderer/games/realm-lords/cards.ts'
import { shownGames, windowOf } from '../../renderer/games/registry.ts'
import { english } from '../../renderer/i18n/index.ts'
import city from '../../shared/games/judge-dredd/cards/city.json' with { type: 'json' }
import { windowIds } from '../../shared/games/judge-dredd/cards/schema.ts'
import { windowManners } from '../../shared/games/judge-dredd/config.ts'
import { paragraphs as dreddParagraphs, rulebook as dreddRulebook } from '../../shared/games/judge-dredd/rulebook.ts'
import { computerLevels } from '../../shared/games/computers.ts'
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
const spaces = 'dredd|realm|home|data|app|table|settings|match|rules|keys|about|faults|history|achievements|files|library|replay|fairness'
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
    expect(found).toContain('dredd.setup.begin')
  })

  describe.each([
    ['realm', 'RL-', paragraphs, rulebook],
    ['dredd', 'JD-', dreddParagraphs, dreddRulebook],
  ] as const)('the rulebook of %s', (space, prefix, ids, sections) => {
    test.each(ids.map((id) => [id]))('%s has a heading and a text', (id) => {
      expect(textAt(`${space}.rules.${id}.heading`)).toMatch(/\S/)
      expect(textAt(`${space}.rules.${id}.text`)).toMatch(/\S/)
      expect(id.startsWith(prefix)).toBe(true)
    })

    test('no paragraph has a text that the rulebook does not list', () => {
      expect(Object.keys(textAt(`${space}.rules`) as object).sort()).toEqual([...ids].sort())
    })

    test('every section has a name', () => {
      for (const { section } of sections) expect(textAt(`${space}.game.sections.${section}`)).toMatch(/\S/)
    })
  })

  test.each(shownGames)('what the frame says of %s has words', (game) => {
    const shown = windowOf(game)
    expect(textAt(shown?.name ?? '')).toMatch(/\S/)
    for (const shortcut of shown?.shortcuts ?? []) expect(textAt(`keys.${shortcut}.does`)).toMatch(/\S/)
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

describe('texts of Judge Dredd', () => {
  const { pack } = dreddCards
  const wanted = [
    ...pack.sectors.flatMap(({ id }) => [`names.sectors.${id}.name`]),
    ...city.bridges.map(({ id }) => `names.bridges.${id}`),
    ...pack.perps.map(({ id }) => `names.perps.${id}`),
    ...pack.crimes.map(({ id }) => `names.crimes.${id}`),
    ...pack.judges.flatMap((id) => [`names.judges.${id}`, `setup.short.${id}`]),
    ...pack.cards.flatMap(({ id }) => [`cards.names.${id}`, `cards.flavours.${id}`]),
    ...windowIds.map((window) => `cards.windows.${window}`),
    ...windowManners.flatMap((manner) => [`setup.windows.${manner}`, `setup.windows.${manner}Line`]),
    ...computerLevels('judge-dredd').flatMap((level) => [`setup.levels.${level}`, `table.levels.${level}`]),
  ]

  test.each(wanted.map((key) => [key]))('dredd.%s', (key) => {
    expect(textAt(`dredd.${key}`)).toMatch(/\S/)
  })

  test('every sector has the lines of its label on the map', () => {
    for (const { id } of pack.sectors) {
      const name = textAt(`dredd.names.sectors.${id}.name`)
      const label = textAt(`dredd.names.sectors.${id}.label`) as readonly string[]
      expect(
        label.every((line) => /\S/.test(line)),
        String(name),
      ).toBe(true)
    }
  })

  test('nothing has a name that is not in the pack', () => {
    const named = (kind: string): string[] => Object.keys(textAt(`dredd.names.${kind}`) as object).sort()
    const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id).sort()
    expect(named('sectors')).toEqual(ids(pack.sectors))
    expect(named('perps')).toEqual(ids(pack.perps))
    expect(named('crimes')).toEqual(ids(pack.crimes))
    expect(named('judges')).toEqual([...pack.judges].sort())
    expect(Object.keys(textAt('dredd.cards.names') as object).sort()).toEqual(ids(pack.cards))
  })
})
