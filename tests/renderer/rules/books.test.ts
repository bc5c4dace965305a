import { describe, expect, test } from 'vitest'
import { cards as dreddCards } from '../../../renderer/games/judge-dredd/cards.ts'
import { cards as realmCards } from '../../../renderer/games/realm-lords/cards.ts'
import { shownGames, windowOf } from '../../../renderer/games/registry.ts'
import { makeI18n } from '../../../renderer/i18n/index.ts'
import { bookOf } from '../../../renderer/rules/books.ts'
import { wordsOf } from '../../../renderer/rules/folding.ts'
import { countOf, foundOn, pagesOf } from '../../../renderer/rules/pages.ts'

const { global: i18n } = makeI18n()
const { t } = i18n

describe.each(shownGames)('the book of %s', (game) => {
  const book = bookOf(game)
  const rules = windowOf(game)!.rules
  const paragraphs = rules.sections.flatMap(({ ids }) => ids)
  const rulings = rules.sections.filter(({ section }) => section === 'rulings').flatMap(({ ids }) => ids)

  test('every ruling says which paragraphs it makes clear, and no other paragraph does', () => {
    expect(Object.keys(book.rulings).sort()).toEqual([...rulings].sort())
    for (const cleared of Object.values(book.rulings)) {
      expect(cleared.length).toBeGreaterThan(0)
      expect(cleared.filter((id) => !paragraphs.includes(id) || rulings.includes(id))).toEqual([])
    }
  })

  test('every word of the glossary has a text and leads to paragraphs that there are', () => {
    for (const { id, paragraphs: leads } of book.glossary.terms) {
      expect(i18n.te(`${book.glossary.texts}.${id}.term`), id).toBe(true)
      expect(i18n.te(`${book.glossary.texts}.${id}.text`), id).toBe(true)
      expect(leads.length).toBeGreaterThan(0)
      expect(leads.filter((lead) => !paragraphs.includes(lead))).toEqual([])
    }
  })

  test('the glossary has no text without a word', () => {
    const named = book.glossary.terms.map(({ id }) => id)
    expect(new Set(named).size).toBe(named.length)
    const messages = i18n.messages.value as unknown as Record<string, Record<string, Record<string, object>>>
    const [space = '', file = ''] = book.glossary.texts.split('.')
    expect(Object.keys(messages['en']?.[space]?.[file] ?? {}).sort()).toEqual([...named].sort())
  })

  test('pictures stand beside paragraphs that there are', () => {
    expect(Object.keys(book.pictures).filter((id) => !paragraphs.includes(id))).toEqual([])
  })

  test('no page says a key instead of a text', () => {
    const folded = pagesOf(rules, book, t, 'en').flatMap(({ name, sections }) => [
      name,
      ...sections.flatMap(({ title, entries }) => [title, ...entries.map((entry) => entry.folded)]),
    ])
    expect(folded.filter((text) => /\b(dredd|realm)\.\w+\./.test(text) || text === '')).toEqual([])
  })
})

describe('every card of the packs in use is listed once', () => {
  const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id).sort()
  const listed = (game: string, listing: string): string[] =>
    (bookOf(game).listings.find(({ id }) => id === listing)?.groups ?? []).flatMap((group) => group.ids).sort()
  const { enemies } = realmCards.pack

  test.each([
    ['judge-dredd', 'actions', 24, dreddCards.pack.cards],
    ['judge-dredd', 'crimes', 28, dreddCards.pack.crimes],
    ['judge-dredd', 'perps', 28, dreddCards.pack.perps],
    ['realm-lords', 'items', 42, realmCards.pack.items],
    ['realm-lords', 'enemies', 24, [...enemies.I, ...enemies.II, ...enemies.III, ...enemies.lord]],
    ['realm-lords', 'heroes', 8, realmCards.pack.heroes],
    ['realm-lords', 'towns', 6, realmCards.pack.towns],
  ] as const)('%s: %s', (game, listing, count, pack) => {
    expect(listed(game, listing)).toEqual(ids(pack))
    expect(listed(game, listing)).toHaveLength(count)
  })
})

describe('the search', () => {
  const found = (game: string, typed: string): Record<string, number> =>
    Object.fromEntries(
      pagesOf(windowOf(game)!.rules, bookOf(game), t, 'en').map((page) => [page.id, countOf(foundOn(page, wordsOf(typed)))]),
    )
  const entries = (game: string, page: string, typed: string): string[] =>
    foundOn(
      pagesOf(windowOf(game)!.rules, bookOf(game), t, 'en').find(({ id }) => id === page)!,
      wordsOf(typed),
    ).flatMap((section) => section.entries.map(({ id }) => id))

  test.each([
    ['realm-lords', 'rules', 'WAR camp levels', ['RL-R22']],
    ['realm-lords', 'rules', 'ryn’s rest', ['RL-T9', 'RL-R22']],
    ['realm-lords', 'rules', 'rl-c12', ['RL-C12']],
    ['judge-dredd', 'rules', 'hospital step move', ['JD-R15']],
    ['judge-dredd', 'actions', 'robodoc', ['robodoc']],
    ['judge-dredd', 'actions', 'postcode', ['moonlight-flit']],
    ['realm-lords', 'enemies', 'goaded', ['thicket-boar']],
    ['realm-lords', 'heroes', 'once per combat energy', ['ysolde-fennick']],
    ['judge-dredd', 'crimes', 'no such thing', []],
  ])('%s, %s: %s', (game, page, typed, ids) => {
    expect(entries(game, page, typed)).toEqual(ids)
  })

  test('shows everything while nothing is looked for', () => {
    expect(found('realm-lords', '')).toMatchObject({ items: 42, enemies: 24, heroes: 8, towns: 6 })
  })
})
