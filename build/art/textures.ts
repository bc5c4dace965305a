import { between, random } from './draw/rng.ts'
import { svg, svgDocument, times } from './draw/svg.ts'
import type { ArtPiece } from './set.ts'

const grainSize = 512
/** The part of the tile in which its end turns into its beginning. */
const overlap = 0.25
/** The tile and as much again before it, both ways. */
const beyond = `x="-${grainSize}" y="-${grainSize}" width="${grainSize * 2}" height="${grainSize * 2}"`
const tableWidth = 1280
const tableHeight = 800
const plankHeight = 160

/** The paints for joining a drawing one way: out towards the end of the tile, in from before its beginning. */
function fades(way: 'x' | 'y'): string {
  const end = way === 'x' ? `x2="${grainSize}" y2="0"` : `x2="0" y2="${grainSize}"`
  const fade = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" ${end}><stop offset="${1 - overlap}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><mask id="${id}-mask" maskUnits="userSpaceOnUse" ${beyond}><rect ${beyond} fill="url(#${id})"/></mask>`
  return fade(`${way}-out`, '#fff', '#000') + fade(`${way}-in`, '#000', '#fff')
}

/** Lets a drawing that goes on for ever join itself after `grainSize` units: its end fades into what lies before its beginning. */
function joined(drawing: string, way: 'x' | 'y'): string {
  const shift = way === 'x' ? `${grainSize} 0` : `0 ${grainSize}`
  return `<g mask="url(#${way}-out-mask)">${drawing}</g><g mask="url(#${way}-in-mask)"><g transform="translate(${shift})">${drawing}</g></g>`
}

/** Stains of pigment on white, to be multiplied with the paper below, as a tile that joins on all sides. Without transparency it is a sixth as large. */
function grain(): string {
  const stains = `<filter id="stains" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".024 .03" numOctaves="5" seed="21"/><feColorMatrix values="0 0 0 0 .26 0 0 0 0 .16 0 0 0 0 .06 .9 .9 0 0 -.72"/></filter>`
  const tooth = `<filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .12 0 0 0 0 .04 0 0 0 .8 -.36"/></filter>`
  const drawing = `<rect ${beyond} filter="url(#stains)" opacity=".6"/><rect ${beyond} filter="url(#tooth)" opacity=".5"/>`
  const ground = `<rect width="${grainSize}" height="${grainSize}" fill="#fff"/>`
  return svgDocument(grainSize, grainSize, stains + tooth + fades('x') + fades('y'), ground + joined(joined(drawing, 'x'), 'y'))
}

/** Planks of walnut, seen from above. */
function table(): string {
  const r = random('walnut')
  const wood = `<filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0035 .11" numOctaves="5" seed="11"/><feColorMatrix values="0 0 0 0 .09 0 0 0 0 .045 0 0 0 0 .02 1.9 .5 0 0 -1.02"/></filter><filter id="sheen" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".002 .05" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .95 0 0 0 0 .68 0 0 0 0 .4 1.3 .4 0 0 -.92"/></filter><linearGradient id="seam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".03" stop-color="#000" stop-opacity=".1"/><stop offset=".06" stop-color="#ffd9a0" stop-opacity=".12"/><stop offset=".12" stop-color="#ffd9a0" stop-opacity="0"/><stop offset=".94" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>`
  const tones = ['#6b452a', '#5f3c24', '#714a2d', '#653f26', '#6e472b']
  const planks = times(Math.ceil(tableHeight / plankHeight), (row) => {
    const y = row * plankHeight
    const cut = between(r, 0.2, 0.8) * tableWidth
    return svg`<rect y="${y}" width="${tableWidth}" height="${plankHeight}" fill="${tones[row % tones.length] ?? '#653f26'}"/><rect x="${cut}" y="${y}" width="${tableWidth - cut}" height="${plankHeight}" fill="#2a1508" opacity=".13"/><g transform="translate(${-row * 1700} ${y})"><rect x="${row * 1700}" width="${tableWidth}" height="${plankHeight}" filter="url(#wood)"/><rect x="${row * 1700}" width="${tableWidth}" height="${plankHeight}" filter="url(#sheen)" opacity=".5"/></g><rect y="${y}" width="${tableWidth}" height="${plankHeight}" fill="url(#seam)"/><path d="M${cut} ${y}v${plankHeight}" stroke="#120802" stroke-width="1.600" opacity=".7"/><path d="M${cut + 1.4} ${y}v${plankHeight}" stroke="#ffd9a0" stroke-width=".8" opacity=".2"/>${[cut - 14, cut + 14].map((x) => svg`<circle cx="${x}" cy="${y + 22}" r="3.600" fill="#1c0f06" opacity=".8"/><circle cx="${x}" cy="${y + plankHeight - 22}" r="3.600" fill="#1c0f06" opacity=".8"/><circle cx="${x - 0.8}" cy="${y + 21}" r="1.400" fill="#8a6a44" opacity=".6"/>`)}`
  })
  return svgDocument(tableWidth, tableHeight, wood, planks.join(''))
}

/** Grounds for the style sheets: `--texture-grain` over paper, `--texture-table` under everything. */
export const texturePieces: readonly ArtPiece[] = [
  { key: 'grain', width: grainSize, height: grainSize, scale: 1, svg: grain },
  { key: 'table', width: tableWidth, height: tableHeight, scale: 1.25, svg: table },
]
