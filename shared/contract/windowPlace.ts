import { z } from '../kernel/zod.ts'

const pixels = z.int().min(-100_000).max(100_000)
const size = z.int().min(1).max(100_000)

/** Where the window was left: its bounds while it is neither maximised nor full screen, in pixels that do not depend on the screen. */
export const windowPlace = z.strictObject({
  x: pixels,
  y: pixels,
  width: size,
  height: size,
  maximized: z.boolean(),
  fullScreen: z.boolean(),
})
export type WindowPlace = Readonly<z.output<typeof windowPlace>>
