/** True if things may move: not when the reader or the system asked for stillness (`data-motion` on the root element overrides the system). */
export function motionAllowed(): boolean {
  const wish = document.documentElement.dataset['motion']
  if (wish !== undefined) return wish !== 'off'
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a motion token lasts now, in milliseconds; 0 if things are not to move or the token is not known. */
export function timeOf(token: `--time-${string}`): number {
  if (!motionAllowed()) return 0
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  const number = Number.parseFloat(text)
  if (!Number.isFinite(number)) return 0
  return text.endsWith('ms') ? number : number * 1000
}
