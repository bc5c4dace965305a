import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { About, Spot } from './journal/sentence.ts'

/** What the journal points at on the table. */
export const useSpotlight = defineStore('spotlight', () => {
  const about = shallowRef<About | null>(null)

  const space = computed(() => (about.value && 'space' in about.value ? about.value.space : null))
  const item = computed(() => (about.value && 'item' in about.value ? about.value.item : null))
  const enemy = computed(() => (about.value && 'enemy' in about.value ? about.value.enemy : null))
  const spot = computed<Spot | 'hero' | null>(() => {
    if (about.value === null) return null
    if ('hero' in about.value) return 'hero'
    return 'spot' in about.value ? about.value.spot : null
  })

  function show(what: About): void {
    about.value = { ...what }
  }

  function clear(): void {
    about.value = null
  }

  return { about, space, item, enemy, spot, show, clear }
})
