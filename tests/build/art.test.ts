import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bake, bakedName, render } from '../../build/art/bake.ts'
import { pick, random } from '../../build/art/draw/rng.ts'
import { backToFront, line, svg } from '../../build/art/draw/svg.ts'
import { placeholderModule } from '../../build/art/plugin.ts'
import { artModules } from '../../build/art/index.ts'
import { platePieces } from '../../build/art/plates/index.ts'
import { spacePieces } from '../../build/art/spaces.ts'
import { texturePieces } from '../../build/art/textures.ts'
import pack from '../../shared/games/realm-lords/cards/pack.json' with { type: 'json' }

const pieces = [...spacePieces, ...platePieces, ...texturePieces]
const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

test('RL-S1: each of the 36 spaces of the card set has a picture of its own', () => {
  const spaces = pack.map.flatMap(({ left, right }) => [left.id, right.id])
  expect(spacePieces.map(({ key }) => key).sort()).toEqual([...spaces].sort())
  expect(new Set(spacePieces.map((piece) => piece.svg())).size).toBe(36)
})

test.each(pieces.map((piece) => [piece.key, piece] as const))('%s: a drawing without holes, and the same twice', (_key, piece) => {
  const drawing = piece.svg()
  const names = found(/ id="([^"]+)"/g, drawing)
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/)
  expect(new Set(names).size).toBe(names.length)
  expect(found(/url\(#([^)]+)\)/g, drawing).filter((name) => !names.includes(name))).toEqual([])
  expect(piece.svg()).toBe(drawing)
})

test('every set stands once in all modules, every key once in its set', () => {
  const sets = artModules.flatMap((module) => module.sets)
  expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length)
  for (const set of sets) expect(new Set(set.pieces.map(({ key }) => key)).size).toBe(set.pieces.length)
})

describe('baking', () => {
  const dot = {
    key: 'dot',
    width: 20,
    height: 10,
    scale: 3,
    svg: () => '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#f00"/></svg>',
  }

  test('renders WebP at the scale asked for', async () => {
    const { format, width, height } = await sharp(await render(dot, dot.svg())).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 60, height: 30 })
  })

  test('multiply darkens: the renderer knows blend modes', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#808080"/><rect width="20" height="10" fill="#808080" style="mix-blend-mode:multiply"/></svg>'
    const { channels } = await sharp(await render(dot, drawing)).stats()
    expect(channels[0]?.mean).toBeGreaterThan(58)
    expect(channels[0]?.mean).toBeLessThan(70)
  })

  test('refuses what is no drawing', async () => {
    await expect(render(dot, 'no drawing')).rejects.toThrow()
  })

  test.each([
    ['the drawing', dot, '<svg/>'],
    ['the width', { ...dot, width: 21 }, dot.svg()],
    ['the scale', { ...dot, scale: 2 }, dot.svg()],
  ])('the name of the file changes with %s', (_what, piece, drawing) => {
    expect(bakedName('spaceArt', piece, drawing)).not.toBe(bakedName('spaceArt', dot, dot.svg()))
    expect(bakedName('spaceArt', dot, dot.svg())).toBe(bakedName('spaceArt', dot, dot.svg()))
  })

  test('a vector piece is written as it is drawn, under a name that changes with the drawing', async () => {
    const sketch = { key: 'sketch', width: 20, height: 10, format: 'svg', svg: dot.svg } as const
    const path = (await bake([{ name: 'testArt', pieces: [sketch] }])).get('testArt')?.get('sketch') ?? ''
    expect(path.endsWith(bakedName('testArt', sketch, dot.svg()))).toBe(true)
    expect(await readFile(path, 'utf8')).toBe(dot.svg())
    expect(bakedName('testArt', sketch, '<svg/>')).not.toBe(bakedName('testArt', sketch, dot.svg()))
  })

  test('pictures come in the order of their set, whichever is ready first', async () => {
    // Never in the cache, so that the large one really takes longer.
    const drawing = dot.svg().replace('<svg', `<svg data-run="${randomUUID()}"`)
    const large = { key: 'large', width: 20, height: 10, scale: 60, svg: () => drawing }
    const small = { key: 'small', width: 20, height: 10, format: 'svg', svg: dot.svg } as const
    const baked = (await bake([{ name: 'orderedArt', pieces: [large, small] }])).get('orderedArt')
    expect([...(baked?.keys() ?? [])]).toEqual(['large', 'small'])
    await rm(baked?.get('large') ?? '')
  })
})

test('under test a module has every key, and no picture is drawn', () => {
  const drawing = {
    key: 'm01-left',
    width: 1,
    height: 1,
    svg: () => {
      throw new Error('drawn')
    },
  }
  const pieces = [
    { ...drawing, scale: 1 },
    { ...drawing, key: 'night', format: 'svg' },
  ] as const
  expect(placeholderModule({ name: 'realm-art', sets: [{ name: 'spaceArt', pieces }] })).toBe(
    'export const spaceArt = Object.freeze({"m01-left":"/realm-art/spaceArt/m01-left.webp","night":"/realm-art/spaceArt/night.svg"})',
  )
})

describe('the pens', () => {
  test('a seed always gives the same numbers, another seed others', () => {
    const take = (seed: string) => Array.from({ length: 5 }, random(seed))
    expect(take('Owlwood')).toEqual(take('Owlwood'))
    expect(take('Owlwood')).not.toEqual(take('Wormwood'))
    expect(Array.from({ length: 1000 }, random('range')).every((number) => number >= 0 && number < 1)).toBe(true)
  })

  test('picks every entry of a list', () => {
    const r = random('picks')
    expect(new Set(Array.from({ length: 200 }, () => pick(r, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
  })

  test('rounds numbers to a tenth and joins lists', () => {
    expect(svg`M${1 / 3} ${2}${['a', 'b']}`).toBe('M0.3 2ab')
    expect(
      line([
        [0, 1.26],
        [2, 3],
      ]),
    ).toBe('M0 1.3L2 3')
  })

  test('draws what stands further back first', () => {
    expect(
      backToFront([
        { y: 9, drawing: 'near' },
        { y: 1, drawing: 'far ' },
      ]),
    ).toBe('far near')
  })
})
