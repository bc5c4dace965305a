import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { About } from './journal/sentence.ts'

/** What the journal points at on the table: a space of the map, or an item. */
export const useSpotlight = defineStore('spotlight', () => {
  const space = ref<number | null>(null)
  const item = ref<string | null>(null)

  function show(about: About): void {
    space.value = about.space ?? null
    item.value = about.item ?? null
  }

  function clear(): void {
    space.value = null
    item.value = null
  }

  return { space, item, show, clear }
})
