import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { enemyFigure, enemyPieces, enemyThumbPieces, heroFigure, heroPieces } from '../../build/art/portraits/pieces.ts'
import { ENEMY_FIGURES, enemyPortrait, HERO_FIGURES, heroPortrait } from '../../build/art/portraits/portrait.ts'
import pack from '../../shared/games/realm-lords/cards/pack.json' with { type: 'json' }

const ids = {
  enemies: (['I', 'II', 'III', 'lord'] as const).flatMap((tier) => pack.enemies[tier].map(({ id }) => id)),
  heroes: pack.heroes.map(({ id }) => id),
}

const kinds = [
  ['enemy portraits', enemyPieces, ids.enemies],
  ['enemy strips', enemyThumbPieces, ids.enemies],
  ['hero busts', heroPieces, ids.heroes],
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
  test('RL-S2, RL-S5: every card of the pack has a picture', () => {
    expect(pieces.map(({ key }) => key)).toEqual(expected)
  })

  test.each(pieces.map((piece) => [piece.key, piece] as const))(
    '%s is well-formed, refers only to its own parts and is drawn alike twice',
    (_key, piece) => {
      const svg = piece.svg()
      const names = all(/ id="([^"]+)"/g, svg)
      expect(unbalanced(svg)).toEqual([])
      expect(svg).toMatch(new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${piece.width}" height="${piece.height}"`))
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/)
      expect(new Set(names).size).toBe(names.length)
      expect(all(/url\(#([^)]+)\)/g, svg).filter((name) => !names.includes(name))).toEqual([])
      expect(piece.svg()).toBe(svg)
    },
  )
})

test('every card of the pack is drawn by hand, none twice', () => {
  expect(ENEMY_FIGURES.map(({ id }) => id)).toEqual(ids.enemies)
  expect(HERO_FIGURES.map(({ id }) => id)).toEqual(ids.heroes)
})

test('no two pictures share the id of a gradient, so that several can stand in one page', () => {
  const names = [...enemyPieces, ...enemyThumbPieces, ...heroPieces].flatMap(({ svg }) => all(/ id="([^"]+)"/g, svg()))
  expect(new Set(names).size).toBe(names.length)
})

test('a card that nobody has drawn gets a stranger of its own', () => {
  const strangers = ['salt-harrier', 'brine-warden'].map((id) => enemyPortrait(enemyFigure(id)))
  expect(strangers[0]).not.toBe(strangers[1])
  expect(unbalanced(strangers.join(''))).toEqual([])
  expect(unbalanced(heroPortrait(heroFigure('ada-north')))).toEqual([])
})

test('librsvg paints the face: the middle of a portrait is not one colour', async () => {
  const { channels } = await sharp(Buffer.from(heroPortrait(heroFigure('tamsin-wharrow'))))
    .extract({ left: 70, top: 60, width: 60, height: 70 })
    .stats()
  expect(Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20)
})
