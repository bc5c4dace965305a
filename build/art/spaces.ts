import type { HeathDetail } from './terrain/heath.ts'
import { heath } from './terrain/heath.ts'
import type { HillDetail } from './terrain/hill.ts'
import { hill } from './terrain/hill.ts'
import type { MarshDetail } from './terrain/marsh.ts'
import { marsh } from './terrain/marsh.ts'
import type { MeadowDetail } from './terrain/meadow.ts'
import { meadow } from './terrain/meadow.ts'
import type { RoadDetail } from './terrain/road.ts'
import { road } from './terrain/road.ts'
import type { WoodDetail } from './terrain/wood.ts'
import { wood } from './terrain/wood.ts'
import { crag } from './terrain/crag.ts'
import { peak } from './terrain/peak.ts'
import { galavanton } from './towns/galavanton.ts'
import { houseOfErm } from './towns/houseOfErm.ts'
import { marketon } from './towns/marketon.ts'
import { rynsRest } from './towns/rynsRest.ts'
import { warCamp } from './towns/warCamp.ts'
import { windhome } from './towns/windhome.ts'
import { dapples, strokes, wash } from './draw/ground.ts'
import { finish, sharedDefs } from './draw/paint.ts'
import type { Random } from './draw/rng.ts'
import { random } from './draw/rng.ts'
import { svgDocument } from './draw/svg.ts'
import { spaceHeight, spaceWidth } from './size.ts'
import type { ArtPiece } from './set.ts'

/** A space of the map, by the id that it has in the card pack, and how to paint it. The name only seeds the brush. */
type Space = { readonly id: string; readonly name: string; readonly paint: (r: Random) => string }

const wild = <Detail>(id: string, name: string, terrain: (r: Random, detail: Detail) => string, detail: Detail): Space => ({
  id,
  name,
  paint: (r) => terrain(r, detail),
})

const town = (id: string, name: string, buildings: (r: Random) => string): Space => ({
  id,
  name,
  paint: (r) =>
    wash(spaceWidth, spaceHeight, '#e3d29a', '#b3a55e') +
    dapples(r, spaceWidth, spaceHeight, '#8f8a44', '#fbf1c4') +
    strokes(r, spaceWidth, spaceHeight, 44, ['#f4e6b4', '#94984c', '#b39a50']) +
    buildings(r),
})

/** All 36 spaces: six towns and thirty wild places, each with a detail of its own. */
export const spaces: readonly Space[] = [
  town('m01-left', 'Galavanton', galavanton),
  wild<MeadowDetail>('m01-right', 'Larkfield', meadow, 'larks'),
  wild<RoadDetail>('m02-left', 'Tollgate Road', road, 'toll'),
  town('m02-right', 'House of Erm', houseOfErm),
  town('m03-left', 'Ryn’s Rest', rynsRest),
  wild<WoodDetail>('m03-right', 'Alder Copse', wood, 'alders'),
  wild<HillDetail>('m04-left', 'Gullcliff', hill, 'gulls'),
  town('m04-right', 'Windhome', windhome),
  town('m05-left', 'Marketon', marketon),
  wild<RoadDetail>('m05-right', 'Cartwheel Road', road, 'wheel'),
  wild<HeathDetail>('m06-left', 'Ditchmarch', heath, 'ditch'),
  town('m06-right', 'War Camp', warCamp),
  wild<RoadDetail>('m07-left', 'Drovers Way', road, 'drovers'),
  wild<HillDetail>('m07-right', 'Bracken Slope', hill, 'bracken'),
  wild<WoodDetail>('m08-left', 'Hollow Oaks', wood, 'hollow'),
  wild<MeadowDetail>('m08-right', 'Mill Meadow', meadow, 'mill'),
  wild<HeathDetail>('m09-left', 'Sorrel Heath', heath, 'sorrel'),
  wild<WoodDetail>('m09-right', 'Owlwood', wood, 'owl'),
  wild<MarshDetail>('m10-left', 'Sinking Fen', marsh, 'sunken'),
  wild<RoadDetail>('m10-right', 'Reed Causeway', road, 'causeway'),
  wild<RoadDetail>('m11-left', 'Pilgrim Road', road, 'shrine'),
  wild<HillDetail>('m11-right', 'Harrow Down', hill, 'furrows'),
  wild<MeadowDetail>('m12-left', 'Foxglove Lea', meadow, 'foxgloves'),
  wild<WoodDetail>('m12-right', 'Tanglewood', wood, 'tangle'),
  wild<HillDetail>('m13-left', 'Cairn Ridge', hill, 'cairn'),
  wild<HeathDetail>('m13-right', 'Gorse Heath', heath, 'gorse'),
  wild<MarshDetail>('m14-left', 'Black Mire', marsh, 'black'),
  wild<MeadowDetail>('m14-right', 'Haywain Field', meadow, 'hay'),
  wild<'shale'>('m15-left', 'Shale Crags', crag, 'shale'),
  wild<WoodDetail>('m15-right', 'Ferny Wood', wood, 'ferns'),
  wild<HeathDetail>('m16-left', 'Windmill Heath', heath, 'windmill'),
  wild<HillDetail>('m16-right', 'Stag Hills', hill, 'stag'),
  wild<WoodDetail>('m17-left', 'Wormwood', wood, 'wormwood'),
  wild<MarshDetail>('m17-right', 'Frogsong Marsh', marsh, 'frogs'),
  wild<HillDetail>('m18-left', 'Beacon Hill', hill, 'beacon'),
  wild<'crowned'>('m18-right', 'Crownpeak', peak, 'crowned'),
]

/** The map's pictures, baked so that they stay sharp on a screen of 2560 x 1440 points at twice the density. */
export const spacePieces: readonly ArtPiece[] = spaces.map(({ id, name, paint }) => ({
  key: id,
  width: spaceWidth,
  height: spaceHeight,
  scale: 3,
  svg: () => svgDocument(spaceWidth, spaceHeight, sharedDefs, paint(random(name)) + finish(spaceWidth, spaceHeight)),
}))
