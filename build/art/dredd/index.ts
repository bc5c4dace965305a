import type { ArtSet } from '../set.ts'

/** Everything that `virtual:dredd-art` exports. To add pictures, add a set here and its name to `renderer/art/dreddArt.d.ts`. */
export const dreddArtSets: readonly ArtSet[] = []
