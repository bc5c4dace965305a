import { mix } from './mix.ts'
import type { Ground, Inks } from './palette.ts'

/** The colours of one sector: the inks, its ground, and the mixes of both for roofs and walls. */
export type Paint = Inks & {
  readonly ground: string
  readonly paving: string
  readonly roofs: readonly [string, string, string]
  readonly rim: string
  readonly skylight: string
  readonly front: string
  readonly flank: string
}

/** The paint of a sector on `ground`. */
export function paintOf(inks: Inks, ground: Ground): Paint {
  const base = inks.grounds[ground]
  const lighter = (share: number): string => mix(base, inks.roofMix, share)
  const darker = (share: number): string => mix(base, inks.wallMix, share)
  return {
    ...inks,
    ground: base,
    paving: lighter(0.16),
    roofs: [lighter(0.12), lighter(0.25), lighter(0.4)],
    rim: lighter(0.62),
    skylight: lighter(0.52),
    front: darker(0.36),
    flank: darker(0.66),
  }
}
