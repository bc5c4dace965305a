import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** A dialog over the screen. `rules` may open at a paragraph. */
export type OpenDialog =
  | { readonly kind: 'rules'; readonly paragraph: string | null }
  | { readonly kind: 'settings' }
  | { readonly kind: 'data' }
  | { readonly kind: 'match' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'about' }

/** Which dialog is open, and what asked for it. One at a time. */
export const useDialogs = defineStore('dialogs', () => {
  const open = shallowRef<OpenDialog | null>(null)
  /** Counts the openings, so that asking for the same paragraph again scrolls to it again. */
  const openings = ref(0)

  function show(dialog: OpenDialog): void {
    open.value = dialog
    openings.value += 1
  }

  function openRules(paragraph: string | null = null): void {
    show({ kind: 'rules', paragraph })
  }

  function close(): void {
    open.value = null
  }

  return { open, openings, show, openRules, close }
})
