import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Fault, FaultCode, Result } from '../../shared/kernel/result.ts'

/** Something the player has to be told quietly: what happened (a fault's code) and a detail for whoever mends it. */
export type Note = { readonly id: number; readonly code: FaultCode; readonly detail: string }

/** The one place where refusals become sentences. Nothing vanishes by itself: a note stays until it is put away. */
export const useNotices = defineStore('notices', () => {
  const notes = ref<readonly Note[]>([])
  let next = 1

  function report({ code, detail }: Fault): void {
    const others = notes.value.filter((note) => note.code !== code)
    notes.value = [...others, { id: next++, code, detail }].slice(-3)
  }

  /** The value of what went well; of a refusal `null`, after reporting it. */
  function valueOf<Value>(result: Result<Value>): Value | null {
    if (result.ok) return result.value
    report(result.fault)
    return null
  }

  function putAway(id: number): void {
    notes.value = notes.value.filter((note) => note.id !== id)
  }

  return { notes, report, valueOf, putAway }
})
