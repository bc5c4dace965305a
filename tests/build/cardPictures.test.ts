import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cityAccent, combatAccent } from '../../build/art/dredd/scenes/accents.ts'
import { ACTION_SCENES } from '../../build/art/dredd/scenes/actions.ts'
import { CRIME_SCENES } from '../../build/art/dredd/scenes/crimes.ts'
import { actionPicture, actionPieces, crimePicture, crimePieces } from '../../build/art/dredd/scenes/pieces.ts'
import { signOf } from '../../build/art/items/accents.ts'
import { itemPicture, itemPieces, itemThumbPieces } from '../../build/art/items/pieces.ts'
import { ITEM_SCENES } from '../../build/art/items/table.ts'
import type { PixelPiece } from '../../build/art/set.ts'
import { defaultCards as dreddCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import { defaultCards as realmCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'

const { crimes, cards } = dreddCards().pack
const { items } = realmCards().pack
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Every ` id="…"` and `url(#…)` of a drawing. */
const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name)
const usesIn = (svg: string): string[] => [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, name = '']) => name)

describe('every card of the packs is described, none twice and none too many', () => {
  test.each<readonly [string, Readonly<Record<string, { readonly things: readonly unknown[] }>>, readonly string[]]>([
    ['JD-S5: Crimes', CRIME_SCENES, ids(crimes)],
    ['JD-S6: Action Cards', ACTION_SCENES, ids(cards)],
    ['RL-S6: items', ITEM_SCENES, ids(items)],
  ])('%s', (_, scenes, expected) => {
    expect(Object.keys(scenes).sort()).toEqual([...expected].sort())
    // A scene has its main motif and something beside it, or a ground and a light of its own.
    expect(Object.entries(scenes).filter(([, { things }]) => things.length === 0)).toEqual([])
  })

  test.each([
    ['JD-S5: Crimes', crimePieces],
    ['JD-S6: Action Cards', actionPieces],
    ['RL-S6: items', itemPieces],
    ['RL-S6: items cut close', itemThumbPieces],
  ])('no two pictures of %s are alike', (_, pieces) => {
    expect(new Set(pieces.map(({ svg }) => svg())).size).toBe(pieces.length)
  })
})

test.each(itemPieces.map((piece) => [piece.key, piece.svg()] as const))(
  'RL-S6: %s refers only to its own parts and is bounded',
  (_, svg) => {
    const names = idsIn(svg)
    expect(new Set(names).size).toBe(names.length)
    expect(usesIn(svg).filter((name) => !names.includes(name))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image/)
    expect(svg.length).toBeLessThanOrEqual(110_000)
  },
)

describe('what a card does is seen in its picture', () => {
  const [blueLight] = cards.filter(({ id }) => id === 'blue-light')
  const pictureOf = (change: object): string => actionPicture({ ...blueLight!, ...change })

  test.each([
    ['JD-R20: the amount', { combat: { op: 'combat', side: 'judge', amount: 3 } }],
    ['JD-R20: the side', { combat: { op: 'combat', side: 'perp', amount: 2 } }],
    ['JD-R20: two dice', { combat: { op: 'rollTwice', keep: 'lowest' } }],
    ['JD-R16: no fight half', { combat: null }],
    ['JD-R16: the city half', { city: { windows: ['move'], target: 'self', effect: { op: 'draw', count: 2 } } }],
    ['JD-R16: no city half', { city: null }],
  ])('%s changes it', (_, change) => {
    expect(pictureOf(change)).not.toBe(pictureOf({}))
  })

  test('JD-S6: no two effects of the pack are told alike', () => {
    const combat = new Map(
      cards.flatMap((card) => (card.combat === null ? [] : [[JSON.stringify(card.combat), combatAccent(card.combat)]])),
    )
    const city = new Map(cards.flatMap(({ city: half }) => (half === null ? [] : [[JSON.stringify(half.effect), cityAccent(half.effect)]])))
    expect(new Set(combat.values()).size).toBe(combat.size)
    expect(new Set(city.values()).size).toBe(city.size)
  })

  test('RL-S6: a stance, a damage and a number each have their sign', () => {
    const [bow, arbalest, longbow] = ['ashwood-bow', 'crank-arbalest', 'greyfeather-longbow'].map((id) =>
      signOf(items.find((item) => item.id === id)!.effect),
    )
    expect(bow).toMatchObject({ studs: 1 })
    expect(bow).not.toHaveProperty('more')
    expect(arbalest).toMatchObject({ studs: 0, more: 'bloody-sword' })
    expect(longbow).toMatchObject({ studs: 1, more: 'bloody-sword' })
  })

  test('the value of a Crime stands on its evidence marker', () => {
    expect(crimePicture('crime-01', 1)).not.toBe(crimePicture('crime-01', 2))
  })
})

describe('a card of a new pack gets a scene of its own', () => {
  test.each([
    ['Crime', (id: string) => crimePicture(id, 2)],
    ['Action Card', (id: string) => actionPicture({ id, combat: { op: 'cancel' }, city: null })],
    ['item', (id: string) => itemPicture({ ...items[0]!, id })],
  ] as const)('%s', (_, draw) => {
    const [one, other] = [draw('a-salt-harrier'), draw('a-brine-warden')]
    expect(one).not.toBe(other)
    expect(draw('a-salt-harrier')).toBe(one)
  })
})

test('librsvg paints them: the middle of a picture is not one colour', async () => {
  const drawn = [crimePieces[0]!.svg(), actionPieces[0]!.svg(), (itemPieces[0] as PixelPiece).svg()]
  const spreads = await Promise.all(
    drawn.map(async (svg) => {
      const { channels } = await sharp(Buffer.from(svg)).extract({ left: 60, top: 40, width: 80, height: 60 }).stats()
      return Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))
    }),
  )
  for (const spread of spreads) expect(spread).toBeGreaterThan(20)
})
