import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** The match that a dialog is about; `called` is what it is called with or without a title. */
export type Subject = { readonly match: string; readonly title: string; readonly called: string; readonly archived: boolean }

/** A dialog over the screen. `rules` may open at a paragraph; `game` is one that the table shows itself. */
export type OpenDialog =
  | { readonly kind: 'rules'; readonly paragraph: string | null }
  | { readonly kind: 'settings' }
  | { readonly kind: 'data' }
  | { readonly kind: 'match' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'about' }
  | { readonly kind: 'import' }
  | { readonly kind: 'exported' }
  | { readonly kind: 'branch' }
  | { readonly kind: 'game' }
  | { readonly kind: 'fairness'; readonly match: string }
  | { readonly kind: 'learnt'; readonly game: string }
  | { readonly kind: 'rename' | 'give-up' | 'take-up' | 'throw-away' | 'practise'; readonly subject: Subject }

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
