import { defineStore } from 'pinia'
import { ref } from 'vue'

const kept = 8

/** What screen readers are told. Each saying is an element of its own, so that the same words twice are read twice (R-A11Y-3). */
export const useAnnouncer = defineStore('announcer', () => {
  const said = ref<readonly { readonly id: number; readonly text: string }[]>([])
  let next = 1

  function say(text: string): void {
    said.value = [...said.value, { id: next++, text }].slice(-kept)
  }

  return { said, say }
})
