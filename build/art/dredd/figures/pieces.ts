import pack from '../../../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }
import type { ArtPiece } from '../../set.ts'
import { JUDGE_SIZE, judgeBust, judgeHead } from './judges.ts'
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
