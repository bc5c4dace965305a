import pack from '../../../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }
import type { ArtPiece } from '../../set.ts'
import { JUDGE_SIZE, judgeBust, judgeHead } from './judges.ts'
import { PERP_SIZE, PERP_THUMB, perpBust, perpThumb, type Perp } from './perp.ts'
import { PERPS } from './perps/index.ts'
import { SKYLINE_SIZE, skyline } from './skyline.ts'

/** Busts of the pack's Judges, 300 x 320, transparent, cut at the lower edge. */
export const judgePieces: readonly ArtPiece[] = pack.judges.map((id) => ({
  key: id,
  svg: () => judgeBust(id),
  ...JUDGE_SIZE,
  format: 'svg',
}))

/** Helmet and face of the pack's Judges, 64 x 64, for the seat strip. */
export const judgeHeadPieces: readonly ArtPiece[] = pack.judges.map((id) => ({
  key: id,
  svg: () => judgeHead(id),
  width: 64,
  height: 64,
  format: 'svg',
}))

/** The skyline behind the curtain, 1280 x 320, by theme. */
export const skylinePieces: readonly ArtPiece[] = (['night', 'paper'] as const).map((theme) => ({
  key: theme,
  svg: () => skyline(theme),
  ...SKYLINE_SIZE,
  format: 'svg',
}))

/** The perp drawn for the card `id`. Throws when nobody has drawn one. */
function perp(id: string): Perp {
  const found = PERPS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`nobody has drawn the perp ${id}`)
  return found
}

/** Busts of the pack's perps, 260 x 320, transparent, cut at the lower edge. */
export const perpPieces: readonly ArtPiece[] = pack.perps.map(({ id }) => ({
  key: id,
  svg: () => perpBust(perp(id)),
  ...PERP_SIZE,
  format: 'svg',
}))

/** Faces of the pack's perps, square and transparent. */
export const perpThumbPieces: readonly ArtPiece[] = pack.perps.map(({ id }) => ({
  key: id,
  svg: () => perpThumb(perp(id)),
  width: PERP_THUMB,
  height: PERP_THUMB,
  format: 'svg',
}))
