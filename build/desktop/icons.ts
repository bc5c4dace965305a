// The icons of the program and of its files, in all sizes, from the one drawing that the window uses too.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { inProject } from '../start/paths.ts'
import { icns, ico, type Picture } from './iconFiles.ts'

const DRAWING = inProject('renderer/icon.svg')
/** Units of the drawing, in both directions. */
const UNITS = 512
const POINTS_PER_INCH = 72
/** Below it a drawing is shown without its fine lines. */
const FINE_FROM = 48
/** Around an icon macOS wants some air. */
const MAC_FRAME = 'viewBox="-50 -50 612 612"'

/** The sizes of the pictures for Linux, in pixels. */
export const SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024] as const
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256] as const
const MAC_SIZES = [16, 32, 64, 128, 256, 512, 1024] as const
const FILE_SIZES = [16, 24, 32, 48, 64, 128, 256] as const
/** The picture that the window itself has on Linux. */
const WINDOW_SIZE = 256

/** The name of a match file's icon, after its media type, where desktops look for it. */
export const FILE_ICON = 'application-x-gavel-match'

/** A sheet of paper with a folded corner, and the program's icon on it. */
function sheet(icon: string): string {
  const emblem = icon.replace('<svg ', '<svg x="136" y="200" width="240" height="240" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}">
  <path d="M104 16H312L432 136V464q0 32-32 32H104q-32 0-32-32V48q0-32 32-32z" fill="#fbf1d8" stroke="#5a3a1a" stroke-width="16" stroke-linejoin="round" />
  <path d="M312 16 432 136H336q-24 0-24-24z" fill="#dcc393" stroke="#5a3a1a" stroke-width="16" stroke-linejoin="round" />
  <g class="fine" stroke="#c9ab74" stroke-width="12" stroke-linecap="round"><path d="M124 84H248M124 124H248M124 164H284" /></g>
  ${emblem}
</svg>`
}

/** Draws an icon at one size, sharp at each. */
async function draw(svg: string, size: number): Promise<Picture> {
  const drawing = size < FINE_FROM ? svg.replace('<defs>', '<style>.fine { display: none }</style><defs>') : svg
  const density = Math.max(1, (POINTS_PER_INCH * size) / UNITS)
  return { size, png: await sharp(Buffer.from(drawing), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer() }
}

function drawAll(svg: string, sizes: readonly number[]): Promise<readonly Picture[]> {
  return Promise.all(sizes.map((size) => draw(svg, size)))
}

function write(file: string, content: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Writes the picture of the window, which it needs on Linux where no desktop entry lends it one. */
export async function writeWindowIcon(file: string): Promise<void> {
  write(file, (await draw(readFileSync(DRAWING, 'utf8'), WINDOW_SIZE)).png)
}

/** Writes every icon that packages need under `folder`: `icons` for Linux, `icon.ico`, `icon.icns`, those of match files, and `share` as Linux lays it out. */
export async function writeIcons(folder: string): Promise<void> {
  const icon = readFileSync(DRAWING, 'utf8')
  const file = sheet(icon)
  const onMac = (svg: string): string => svg.replace(`viewBox="0 0 ${UNITS} ${UNITS}"`, MAC_FRAME)
  for (const { size, png } of await drawAll(icon, SIZES)) write(`${folder}/icons/${size}x${size}.png`, png)
  for (const { size, png } of await drawAll(file, FILE_SIZES))
    write(`${folder}/share/icons/hicolor/${size}x${size}/mimetypes/${FILE_ICON}.png`, png)
  write(`${folder}/share/icons/hicolor/scalable/apps/gavel.svg`, icon)
  write(`${folder}/share/icons/hicolor/scalable/mimetypes/${FILE_ICON}.svg`, file)
  write(`${folder}/icon.ico`, ico(await drawAll(icon, WINDOWS_SIZES)))
  write(`${folder}/match.ico`, ico(await drawAll(file, WINDOWS_SIZES)))
  write(`${folder}/icon.icns`, icns(await drawAll(onMac(icon), MAC_SIZES)))
  write(`${folder}/match.icns`, icns(await drawAll(onMac(file), MAC_SIZES)))
}
