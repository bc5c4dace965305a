import { manners, type SoundClass } from './classes.ts'

/** A sound and when it begins, in milliseconds from now. */
export type Note = { readonly sound: SoundClass; readonly at: number }

/** The most sounds that one step makes, and the most of one class. */
export const mostOfStep = 6
export const mostOfClass = 3
/** No sound of a step begins later than this, in milliseconds. */
export const latest = 1_200

/**
 * Spreads the sounds of one step in time, in their order; closer together where the last would come late. When they are too many, repeats
 * are left out first, then what matters least; of equals the later one.
 */
export function arrange(sounds: readonly SoundClass[]): readonly Note[] {
  let next = 0
  const notes = capped(sounds).map((sound): Note => {
    const at = next
    next += manners[sound].gap
    return { sound, at }
  })
  const last = notes.at(-1)?.at ?? 0
  return last <= latest ? notes : notes.map(({ sound, at }) => ({ sound, at: Math.round((at * latest) / last) }))
}

function capped(sounds: readonly SoundClass[]): readonly SoundClass[] {
  const counts = new Map<SoundClass, number>()
  const few = sounds.filter((sound) => {
    const count = (counts.get(sound) ?? 0) + 1
    counts.set(sound, count)
    return count <= mostOfClass
  })
  if (few.length <= mostOfStep) return few
  const ranked = few.map((sound, i) => ({ i, rank: manners[sound].rank })).sort((a, b) => b.rank - a.rank || a.i - b.i)
  const kept = new Set(ranked.slice(0, mostOfStep).map(({ i }) => i))
  return few.filter((_, i) => kept.has(i))
}
