import { svg } from './svg.ts'

/** The colour of every drawn outline. */
export const ink = '#35230f'

/** Stops from light to dark: `colour` or `colour@offset`. */
function stops(colours: readonly string[]): string {
  return colours
    .map((entry, index) => {
      const [colour = '', offset] = entry.split('@')
      return `<stop offset="${offset ?? String(index / Math.max(1, colours.length - 1))}" stop-color="${colour}"/>`
    })
    .join('')
}

/** A gradient from upper left, where the light is, to lower right. */
export function radial(id: string, ...colours: readonly string[]): string {
  return `<radialGradient id="${id}" cx=".34" cy=".28" r=".85">${stops(colours)}</radialGradient>`
}

/** A gradient from left to right (`across`) or from top to bottom (`down`). */
export function linear(id: string, way: 'across' | 'down' | 'slant', ...colours: readonly string[]): string {
  const end = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', slant: 'x2="1" y2=".5"' }[way]
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(colours)}</linearGradient>`
}

/** A blur of `radius` units. */
export function blur(id: string, radius: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`
}

/** Brown stains of pigment, as on hand-coloured paper; drawn over everything with `mix-blend-mode: multiply`. */
const pigment =
  '<filter id="pigment" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".028 .034" numOctaves="5" seed="21"/><feColorMatrix values="0 0 0 0 .26 0 0 0 0 .16 0 0 0 0 .06 .9 .9 0 0 -.72"/></filter>'
/** The tooth of the paper: fine, dark specks. */
const tooth =
  '<filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .12 0 0 0 0 .04 0 0 0 .9 -.42"/></filter>'

/** Paints that all drawings share. */
export const sharedDefs = [
  pigment,
  tooth,
  blur('soft1', 1),
  blur('soft3', 3),
  blur('soft6', 6),
  blur('soft14', 14),
  radial('leaf0', '#cbd78a', '#7d9a4a', '#38551f'),
  radial('leaf1', '#b4ca76', '#62853c', '#2c4a1c'),
  radial('leaf2', '#dcd788', '#94994a', '#4d5824'),
  radial('leaf3', '#ebc27a', '#ad7c38', '#633f16'),
  radial('leaf4', '#c3cdb0', '#73876a', '#374a36'),
  linear('pool', 'down', '#cfded8', '#86a9a8', '#46707c'),
  linear('mire', 'down', '#5d7271', '#2b3d40'),
  linear('gold', 'down', '#fdeeb4', '#e2b24a', '#a87417'),
  linear('hillStraw', 'slant', '#f1e5a6', '#bbac5e', '#575129'),
  linear('hillGrass', 'slant', '#dfe39c', '#98a652', '#43582a'),
  linear('hillRust', 'slant', '#edc98a', '#b17f45', '#58371c'),
  linear('stone', 'across', '#f2e8cd', '#d3c4a0@.45', '#8c7a5c'),
  linear('stoneWarm', 'across', '#f6e9c6', '#e0cb9c@.45', '#9a7d51'),
  linear('stoneCool', 'across', '#e6e4da', '#b9b6aa@.45', '#75716b'),
].join('')

/** A last wash over a finished picture: pigment, tooth, light from the upper left, and a burnt inner edge. */
export function finish(width: number, height: number, edge = 16): string {
  const whole = svg`width="${width}" height="${height}"`
  return [
    `<radialGradient id="sunlight" cx=".3" cy=".2" r=".9"><stop offset="0" stop-color="#fff3c4" stop-opacity=".34"/><stop offset=".6" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>`,
    svg`<rect ${whole} fill="url(#sunlight)"/>`,
    svg`<rect ${whole} filter="url(#pigment)" opacity=".34" style="mix-blend-mode:multiply"/>`,
    svg`<rect ${whole} filter="url(#tooth)" opacity=".2" style="mix-blend-mode:multiply"/>`,
    svg`<rect ${whole} fill="none" stroke="#3a220c" stroke-width="${edge}" opacity=".42" filter="url(#soft3)"/>`,
  ].join('')
}
