import { computed, ref, shallowRef } from 'vue'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Heard } from '../../../stores/match.ts'
import type { Told } from '../../../table/growingLog.ts'
import { linesOf, type Line } from '../journal/journal.ts'

/** What one action of a computer player led to, and whose doing that was. */
export type Deed = { readonly ply: number; readonly seat: Seat; readonly lines: readonly Line[] }

/** How many deeds are kept: more than a round of five computer players has. */
const kept = 60

/**
 * R-UX-6: what computer players did since a person last decided something, to be stepped through. `at` is the deed that is looked at;
 * null while nobody steps back.
 */
export function useRecap() {
  const deeds = shallowRef<readonly Deed[]>([])
  const at = ref<number | null>(null)
  /** Whether the next deed begins a new recap: a person has decided something since the last. */
  let over = false

  /** A computer player has acted; answers that say nothing (it passed) leave no trace. Nothing secret is kept. */
  function add(seat: Seat, heard: readonly Heard[]): void {
    const lines = toldAlone(seat, heard)
    const [first] = lines
    if (first === undefined) return
    const before = over ? [] : deeds.value
    over = false
    deeds.value = [...before, { ply: heard[0]?.ply ?? 0, seat: first.who ?? seat, lines }].slice(-kept)
    at.value = null
  }

  /** A person has decided something: the recap stays until the next computer player acts. */
  function personActed(): void {
    over = true
    at.value = null
  }

  const index = computed(() => (deeds.value.length === 0 ? null : (at.value ?? deeds.value.length - 1)))
  const current = computed(() => (index.value === null ? null : (deeds.value[index.value] ?? null)))

  function step(by: 1 | -1): void {
    if (index.value === null) return
    const next = index.value + by
    if (next >= 0 && next < deeds.value.length) at.value = next
  }

  function clear(): void {
    deeds.value = []
    at.value = null
  }

  /** The sector that is shown while somebody steps back. */
  const sector = computed(() => (at.value === null ? null : (current.value?.lines.find((line) => line.sector !== null)?.sector ?? null)))

  return { deeds, at, index, current, sector, add, personActed, step, clear }
}

/**
 * What an answer led to, as far as it can be told by itself: what its seat did, else what another did next. A sentence that goes on with
 * what was told before is left out, and what is nobody's doing, as new Crimes are.
 */
function toldAlone(seat: Seat, heard: readonly Heard[]): readonly Line[] {
  const lines = linesOf(heard as readonly Told<DreddEvent>[]).flatMap((line) => {
    const sentences = line.sentences.filter(({ secret }) => !secret)
    return sentences.length > 0 && sentences[0]?.joins === undefined ? [{ ...line, sentences }] : []
  })
  const doers = lines.map(({ who }) => who)
  const doer = doers.includes(seat) ? seat : (doers.find((who) => who !== null) ?? null)
  return lines.filter(({ who }) => who !== null && who === doer)
}
