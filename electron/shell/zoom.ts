/** The sizes that zooming goes through, in percent: those of the setting of the same name, coarsely. */
const steps = [80, 90, 100, 110, 125, 150, 175, 200] as const

/** The next size from one, larger or smaller; 0: the usual size. Beyond the last there is none. */
export function zoomed(scale: number, direction: -1 | 0 | 1): number {
  if (direction === 0) return 100
  const next = direction > 0 ? steps.find((step) => step > scale) : steps.findLast((step) => step < scale)
  return next ?? scale
}
