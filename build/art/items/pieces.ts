import { defaultCards } from '../../../shared/games/realm-lords/cards/defaultPack.ts'
import type { ItemCard } from '../../../shared/games/realm-lords/cards/schema.ts'
import { backdrop } from '../portraits/parts/backdrop.ts'
import { finish, picture } from '../portraits/parts/finish.ts'
import { createPen, oneOf, type Pen } from '../portraits/parts/pen.ts'
import { SCENES } from '../portraits/parts/scenes.ts'
import type { ArtPiece } from '../set.ts'
import { effectLight, effectSeal } from './accents.ts'
import { painted, type Material } from './motif.ts'
import { ITEM_SIDE, RESTS } from './rests.ts'
import { ITEM_SCENES, type ItemScene } from './table.ts'

const { pack } = defaultCards()
/** Landscapes are drawn taller than an item's picture: so much is cut off at their top. */
const SKY_CUT = 40

type Lands = keyof typeof SCENES
const strangeIcons = { hand: 'battle-gear', clothing: 'shirt', bag: 'knapsack' } as const

/** The picture of an item that nobody has described: a landscape and a material that belong to its id. */
function strangeItem({ id, slot }: Pick<ItemCard, 'id' | 'slot'>): ItemScene {
  const pen = createPen(id)
  const land = oneOf(pen, Object.keys(SCENES) as readonly Lands[])
  const material = oneOf(pen, ['steel', 'leather', 'gold', 'linen', 'violet', 'teal'] as readonly Material[])
  return {
    land,
    rest: oneOf(pen, ['table', 'cloth', 'rocks', 'stump'] as const),
    things: [{ icon: strangeIcons[slot], material, turn: oneOf(pen, [-12, 0, 12]) }],
  }
}

const sceneOf = (item: Pick<ItemCard, 'id' | 'slot'>): ItemScene => ITEM_SCENES[item.id] ?? strangeItem(item)

function body(pen: Pen, item: ItemCard): string {
  const { land, rest, things } = sceneOf(item)
  const far = `<g transform="translate(0 -${SKY_CUT})">${backdrop(pen, ITEM_SIDE, ITEM_SIDE + SKY_CUT, SCENES[land])}</g>`
  return far + effectLight(pen, item.effect) + RESTS[rest](pen) + things.map((thing) => painted(pen, thing)).join('')
}

/** The picture of an item: landscape, the light of its effect, the thing itself, and the seal that says what it does; 196 x 196. */
export function itemPicture(item: ItemCard): string {
  const pen = createPen(`item-${item.id}`)
  return picture(body(pen, item) + finish(pen, ITEM_SIDE, ITEM_SIDE, 0.4) + effectSeal(pen, item.effect), ITEM_SIDE, ITEM_SIDE)
}

/** The thing alone in its light, cut close, for small round places; 96 x 96. */
export function itemThumb(item: ItemCard): string {
  const pen = createPen(`thumb-${item.id}`)
  return picture(body(pen, item), 96, 96, '26 22 144 144')
}

/** Pictures of the pack's items. */
export const itemPieces: readonly ArtPiece[] = pack.items.map((item) => ({
  key: item.id,
  svg: () => itemPicture(item),
  width: ITEM_SIDE,
  height: ITEM_SIDE,
  scale: 2,
}))

/** Small pictures of the pack's items. */
export const itemThumbPieces: readonly ArtPiece[] = pack.items.map((item) => ({
  key: item.id,
  svg: () => itemThumb(item),
  width: 96,
  height: 96,
  scale: 1.5,
}))
