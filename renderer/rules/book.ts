import type { Component } from 'vue'

/** Gives the text of a key. */
export type Say = (key: string, named?: Record<string, unknown>) => string

/** Cards that stand together: the key of what they are called, with the number `n` in it, and their ids. */
export type Group = { readonly id: string; readonly name: string; readonly n?: number; readonly ids: readonly string[] }

/** One kind of card, shown with every card of the pack in use. */
export type Listing = {
  readonly id: string
  /** The key of its name. */
  readonly name: string
  readonly groups: readonly Group[]
  /** Draws a card; it is given its `id`. */
  readonly entry: Component
  /** All that is written on a card, to be looked through. */
  readonly words: (id: string, say: Say) => string
  /** How wide a card is at least, in rem. */
  readonly width: number
}

/** A word of the game, and the paragraphs that say more. */
export type Term = { readonly id: string; readonly paragraphs: readonly string[] }

/** What the rules screen shows of a game besides its paragraphs. */
export type Book = {
  /** The words are kept under `<texts>.<id>.term`, what they mean under `<texts>.<id>.text`. */
  readonly glossary: { readonly texts: string; readonly terms: readonly Term[] }
  readonly listings: readonly Listing[]
  /** Pictures beside paragraphs, where they help. */
  readonly pictures: Readonly<Record<string, Component>>
  /** Which paragraphs each ruling makes clear. */
  readonly rulings: Readonly<Record<string, readonly string[]>>
}
