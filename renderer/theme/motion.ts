/** How long things take at full speed, in milliseconds. tokens.css has the same times for what moves by style alone (a test holds them together). */
const times = { touch: 120, hop: 260, turn: 260, dice: 500, step: 40, travel: 420, linger: 650 } as const
export type Time = keyof typeof times

/** What each speed of the settings makes of these times. */
export const tempos = { slow: 2, full: 1, quick: 0.5, rapid: 0.25 } as const
export type Tempo = keyof typeof tempos

/** True if things may move: not when the reader or the system asked for stillness (`data-motion` on the root element overrides the system). */
export function motionAllowed(): boolean {
  const wish = document.documentElement.dataset['motion']
  if (wish !== undefined) return wish !== 'off'
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** By what times are multiplied now (`data-tempo` on the root element); 0 if things are not to move. */
export function tempo(): number {
  if (!motionAllowed()) return 0
  const wish = document.documentElement.dataset['tempo']
  return wish !== undefined && wish in tempos ? tempos[wish as Tempo] : tempos.full
}

/** How long something takes now, in milliseconds; 0 if things are not to move. */
export function timeOf(time: Time): number {
  return times[time] * tempo()
}
