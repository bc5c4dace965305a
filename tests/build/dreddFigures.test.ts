import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { actionPieces, crimePieces } from '../../build/art/dredd/scenes/pieces.ts'
import { judgeHeadPieces, judgePieces, perpPieces, perpThumbPieces, skylinePieces } from '../../build/art/dredd/figures/pieces.ts'
import pack from '../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }

const perpIds = pack.perps.map(({ id }) => id)

const kinds = [
  ['JD-S5: perps', perpPieces, perpIds],
  ['JD-S5: faces of the perps', perpThumbPieces, perpIds],
  ['JD-S1: Judges', judgePieces, pack.judges],
  ['JD-S1: heads of the Judges', judgeHeadPieces, pack.judges],
  ['JD-S5: Crimes', crimePieces, pack.crimes.map(({ id }) => id)],
  ['JD-S6: Action Cards', actionPieces, pack.cards.map(({ id }) => id)],
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

test.each([...perpPieces, ...judgePieces].map((piece) => [piece.key, piece] as const))(
  '%s stands free: only its lower edge is cut',
  async (_key, piece) => {
    const { data, info } = await sharp(Buffer.from(piece.svg())).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
    const ink = (x: number, y: number): boolean => (data[y * info.width + x] ?? 0) > 0
    const rows = Array.from({ length: info.height }, (_, y) => y)
    const columns = Array.from({ length: info.width }, (_, x) => x)
    const cut = {
      left: rows.some((y) => ink(0, y)),
      right: rows.some((y) => ink(info.width - 1, y)),
      top: columns.some((x) => ink(x, 0)),
      bottom: columns.some((x) => ink(x, info.height - 1)),
    }
    expect(cut).toEqual({ left: false, right: false, top: false, bottom: true })
  },
)
