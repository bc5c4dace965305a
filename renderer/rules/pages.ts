import type { GameWindow } from '../games/gameWindow.ts'
import type { Book, Say } from './book.ts'
import { fold } from './folding.ts'

/** Something that stands on a page by itself: a paragraph, a word, a card. `folded`: all that is written there, to be looked through. */
export type Entry = { readonly id: string; readonly folded: string }
export type Section = { readonly id: string; readonly title: string; readonly entries: readonly Entry[] }

/** A tab of the rules screen: `rules`, `glossary`, or one kind of card. */
export type Page = { readonly id: string; readonly name: string; readonly sections: readonly Section[] }

/** Where the headings and texts of paragraphs are kept. */
export type Texts = Pick<GameWindow['rules'], 'sections' | 'texts' | 'sectionNames'>

/** Everything that the rules screen has of a game, in a language: `say` gives its texts, `locale` its alphabet. */
export function pagesOf(rules: Texts, book: Book, say: Say, locale: string): Page[] {
  return [
    { id: 'rules', name: say('rules.tabs.rules'), sections: paragraphSections(rules, say) },
    { id: 'glossary', name: say('rules.tabs.glossary'), sections: termSections(book.glossary, say, locale) },
    ...book.listings.map(({ id, name, groups, words }) => ({
      id,
      name: say(name),
      sections: groups.map((group) => ({
        id: group.id,
        title: say(group.name, { n: group.n ?? 0 }),
        entries: group.ids.map((card) => ({ id: card, folded: fold(words(card, say)) })),
      })),
    })),
  ]
}

function paragraphSections({ sections, texts, sectionNames }: Texts, say: Say): Section[] {
  return sections.map(({ section, ids }) => ({
    id: section,
    title: say(`${sectionNames}.${section}`),
    entries: ids.map((id) => ({ id, folded: fold(`${id} ${say(`${texts}.${id}.heading`)} ${say(`${texts}.${id}.text`)}`) })),
  }))
}

/** The words in the order of the alphabet, under their first letters. */
function termSections({ texts, terms }: Book['glossary'], say: Say, locale: string): Section[] {
  const order = new Intl.Collator(locale)
  const named = terms.map(({ id }) => ({ id, term: say(`${texts}.${id}.term`), text: say(`${texts}.${id}.text`) }))
  const sorted = named.toSorted((a, b) => order.compare(a.term, b.term))
  const letters = Map.groupBy(sorted, ({ term }) => fold(term).charAt(0).toUpperCase())
  return [...letters].map(([letter, found]) => ({
    id: letter,
    title: letter,
    entries: found.map(({ id, term, text }) => ({ id, folded: fold(`${term} ${text}`) })),
  }))
}

/** What is left of a page when only entries with all of the folded words are shown; sections without any fall away. */
export function foundOn(page: Page, words: readonly string[]): Section[] {
  return page.sections
    .map((section) => ({ ...section, entries: section.entries.filter(({ folded }) => words.every((word) => folded.includes(word))) }))
    .filter(({ entries }) => entries.length > 0)
}

/** How many entries sections have together. */
export function countOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { entries }) => sum + entries.length, 0)
}
