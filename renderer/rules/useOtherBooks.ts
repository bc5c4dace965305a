import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { shownGames, windowOf } from '../games/registry.ts'
import { bookOf } from './books.ts'
import { countOf, foundOn, pagesOf } from './pages.ts'

/** A book of another game, and how many of its entries have what is looked for. */
export type OtherBook = { readonly game: string; readonly name: string; readonly count: number }

/** The books of other games that have all of the words; none while there are no words. */
export function useOtherBooks(game: Readonly<Ref<string>>, words: Readonly<Ref<readonly string[]>>): ComputedRef<OtherBook[]> {
  const { t, locale } = useI18n()

  function countIn(other: string): number {
    const rules = windowOf(other)?.rules
    if (rules === undefined || words.value.length === 0) return 0
    return pagesOf(rules, bookOf(other), t, locale.value).reduce((sum, page) => sum + countOf(foundOn(page, words.value)), 0)
  }

  return computed(() =>
    shownGames
      .filter((other) => other !== game.value)
      .map((other) => ({ game: other, name: t(windowOf(other)?.name ?? ''), count: countIn(other) }))
      .filter(({ count }) => count > 0),
  )
}
