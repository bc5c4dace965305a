import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { ArtPiece, ArtSet, PixelPiece } from './set.ts'

/** Where baked pictures are kept between builds. Deleting the folder is always safe. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/gavel-art/', import.meta.url))
/** Raise it when the way of rendering changes: it is part of the hash of every picture of pixels. */
const recipe = 'webp-84-1'
const svgUnitsPerInch = 72

const short = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

/** The file name of a baked picture: set, key, and a hash over everything that its content depends on. */
export function bakedName(set: string, piece: ArtPiece, svg: string): string {
  if (piece.format === 'svg') return `${set}-${piece.key}-${short(['svg', svg])}.svg`
  return `${set}-${piece.key}-${short([recipe, piece.width, piece.height, piece.scale, svg])}.webp`
}

/** Renders an SVG document to WebP, `width` x `height` units at `scale` pixels a unit. Throws if librsvg cannot read the drawing. */
export async function render(piece: PixelPiece, svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: svgUnitsPerInch * piece.scale })
    .resize(Math.round(piece.width * piece.scale), Math.round(piece.height * piece.scale), { fit: 'fill' })
    .webp({ quality: 84, effort: 4 })
    .toBuffer()
}

/** Bakes one picture unless the cache has it, and gives its file's path. */
async function bakePiece(set: string, piece: ArtPiece): Promise<string> {
  const svg = piece.svg()
  const path = cacheFolder + bakedName(set, piece, svg)
  const present = await access(path).then(
    () => true,
    () => false,
  )
  if (present) return path
  const content = piece.format === 'svg' ? svg : await render(piece, svg)
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, content)
  await rename(draft, path)
  return path
}

/** Bakes what is missing of all `sets`, a few pictures at a time, and gives the path of each, by set name and key. */
export async function bake(sets: readonly ArtSet[]): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  await mkdir(cacheFolder, { recursive: true })
  // In the order of the sets, whichever picture is ready first: the same drawings always make the same build.
  const all = new Map(sets.map(({ name, pieces }) => [name, new Map(pieces.map(({ key }) => [key, '']))]))
  const waiting = sets.flatMap(({ name, pieces }) => pieces.map((piece) => ({ name, piece })))
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      all.get(job.name)?.set(job.piece.key, await bakePiece(job.name, job.piece))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return all
}
