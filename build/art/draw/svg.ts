/** What a drawing may stand on: a text is taken as it is, a number is rounded to a tenth, a list is joined. */
type Part = string | number | readonly string[]

function written(part: Part): string {
  if (typeof part === 'number') return String(Math.round(part * 10) / 10)
  return typeof part === 'string' ? part : part.join('')
}

/** Template tag for pieces of SVG: rounds the numbers and joins the lists put into it. */
export function svg(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  return texts.reduce((whole, text, index) => whole + written(parts[index - 1] ?? '') + text)
}

/** Points as the data of a path, not closed. */
export function line(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}`
}

/** Something that stands on the ground at height `y` of the picture. */
export type Standing = { readonly y: number; readonly drawing: string }

/** Draws what stands further back first, so that nearer things cover it. */
export function backToFront(things: readonly Standing[]): string {
  return [...things]
    .sort((a, b) => a.y - b.y)
    .map(({ drawing }) => drawing)
    .join('')
}

/** Makes `count` things. */
export function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** A complete SVG document of `width` x `height` units. */
export function svgDocument(width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
}

/** The drawing moved by `x`, `y` and scaled. */
export function placed(drawing: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${written(x)} ${written(y)}) scale(${scale})">${drawing}</g>`
}
