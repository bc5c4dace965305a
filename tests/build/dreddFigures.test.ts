import { describe, expect, test } from 'vitest'
import { judgeHeadPieces, judgePieces, skylinePieces } from '../../build/art/dredd/figures/pieces.ts'
import pack from '../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }

const kinds = [
  ['JD-S1: Judges', judgePieces, pack.judges],
  ['JD-S1: heads of the Judges', judgeHeadPieces, pack.judges],
  ['skylines', skylinePieces, ['night', 'paper']],
] as const

/** Tags that are opened and not closed, or closed and not opened, in reading order. */
const unbalanced = (svg: string): string[] => {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (rest.endsWith('/')) continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) return [...open, `/${name}`]
  }
  return open
}

const all = (pattern: RegExp, svg: string): string[] => [...svg.matchAll(pattern)].map(([, found = '']) => found)

describe.each(kinds)('%s', (_, pieces, expected) => {
  test('every card has a picture', () => {
    expect(pieces.map(({ key }) => key)).toEqual(expected)
  })

  test.each(pieces.map((piece) => [piece.key, piece] as const))('%s is well-formed, small and drawn alike twice', (_key, piece) => {
    const svg = piece.svg()
    const names = all(/ id="([^"]+)"/g, svg)
    expect(piece).toMatchObject({ format: 'svg' })
    expect(unbalanced(svg)).toEqual([])
    expect(svg).toMatch(new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${piece.width}" height="${piece.height}"`))
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href="[^#]/)
    expect(new Set(names).size).toBe(names.length)
    expect(all(/(?:url\(|href=")#([^)"]+)/g, svg).filter((name) => !names.includes(name))).toEqual([])
    expect(svg.length).toBeLessThanOrEqual(25_000)
    expect(piece.svg()).toBe(svg)
  })

  test('no two pictures are alike', () => {
    expect(new Set(pieces.map(({ svg }) => svg())).size).toBe(pieces.length)
  })
})
