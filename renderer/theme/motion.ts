/** True if things may move: not when the reader or the system asked for stillness (`data-motion` on the root element overrides the system). */
export function motionAllowed(): boolean {
  const wish = document.documentElement.dataset['motion']
  if (wish !== undefined) return wish !== 'off'
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
