import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** Something that was tried and is not allowed: why, in words, and the paragraph that says so. */
export type Refusal = { readonly reason: string; readonly paragraph: string }

/** Where help is wanted: which paragraph the decision on the table comes from, and what was last refused (R-RULE-5). */
export const useHelp = defineStore('help', () => {
  const decisions = shallowRef<readonly { readonly who: symbol; readonly paragraph: string }[]>([])
  const refusal = shallowRef<Refusal | null>(null)
  /** The game that was last at hand, or whose rules were last read: between matches its book is opened. */
  const book = shallowRef<string | null>(null)

  /** The paragraph of the decision that is asked for now; null where none is. */
  const here = computed(() => decisions.value.at(-1)?.paragraph ?? null)

  /** Says which paragraph a part of the table is about; an empty one when it is about none any more. */
  function about(who: symbol, paragraph: string): void {
    const others = decisions.value.filter((one) => one.who !== who)
    decisions.value = paragraph === '' ? others : [...others, { who, paragraph }]
  }

  function refuse(refused: Refusal): void {
    refusal.value = { ...refused }
  }

  function putAway(): void {
    refusal.value = null
  }

  return { here, refusal, book, about, refuse, putAway }
})
