import { dreddBook } from '../games/judge-dredd/rules/book.ts'
import { realmBook } from '../games/realm-lords/rules/book.ts'
import type { Book } from './book.ts'

const books: Readonly<Record<string, Book>> = { 'judge-dredd': dreddBook, 'realm-lords': realmBook }
const empty: Book = { glossary: { texts: '', terms: [] }, listings: [], pictures: {}, rulings: {} }

/** The words and cards of a game; none of one that this version does not know. */
export function bookOf(game: string): Book {
  return books[game] ?? empty
}
