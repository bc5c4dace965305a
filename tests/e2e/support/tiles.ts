import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** A picture within the shot of its group, in pixels. */
export type Tile = { readonly what: string; readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A colour channel that is another by more than this, of 255, is seen to be. */
const seen = 64

/** The pictures of a group: all that are larger than the signs between words. */
export async function tilesOf(group: Locator): Promise<readonly Tile[]> {
  return group.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    return [...element.querySelectorAll('img, image, svg')].flatMap((picture, at) => {
      const { left, top, width, height } = picture.getBoundingClientRect()
      if (Math.min(width, height) < 28) return []
      const box = { left: left - frame.left, top: top - frame.top, width, height }
      const [x, y] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))]
      const size = { width: Math.floor(Math.min(width, frame.width - x)), height: Math.floor(Math.min(height, frame.height - y)) }
      return [{ what: `${picture.tagName.toLowerCase()} ${at}`, left: x, top: y, ...size }]
    })
  })
}

/** The tiles that differ from those of an earlier shot in more than `most` of their pixels: of a whole group a small picture is too little. */
export async function changedTiles(now: Buffer, before: Buffer, tiles: readonly Tile[], most: number): Promise<readonly string[]> {
  const shares = await Promise.all(
    tiles.map(async (tile) => ({ what: tile.what, share: shareOf(await cut(now, tile), await cut(before, tile)) })),
  )
  return shares.flatMap(({ what, share }) => (share > most ? [`${what}: ${Math.round(share * 100)} %`] : []))
}

const cut = (shot: Buffer, { left, top, width, height }: Tile): Promise<Buffer> =>
  sharp(shot).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()

function shareOf(one: Buffer, other: Buffer): number {
  let changed = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > seen)) changed += 1
  return changed / (one.length / 3)
}
