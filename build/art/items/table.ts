import type { SCENES } from '../portraits/parts/scenes.ts'
import type { Thing } from './motif.ts'
import type { Rest } from './rests.ts'

/** An item's picture as data: the landscape, what it lies on, and the thing itself with what lies beside it, from the back to the front. */
export type ItemScene = { readonly land: keyof typeof SCENES; readonly rest: Rest; readonly things: readonly Thing[] }

const one = (land: ItemScene['land'], rest: Rest, ...things: readonly Thing[]): ItemScene => ({ land, rest, things })

/** The picture of every item, by the id of its card. What it does is told by the accents that its effect gives it. */
export const ITEM_SCENES: Readonly<Record<string, ItemScene>> = {
  'ashwood-bow': one(
    'glade',
    'grass',
    { icon: 'quiver', material: 'leather', at: [140, 78], size: 70, turn: 14 },
    { icon: 'pocket-bow', material: 'straw', at: [86, 94], size: 126 },
  ),
  'crank-arbalest': one(
    'street',
    'table',
    { icon: 'arrow-cluster', material: 'steel', at: [44, 142], size: 50 },
    { icon: 'crossbow', material: 'bark', size: 128, other: [0.62, 0.4, -45, 'steel'] },
  ),
  'greyfeather-longbow': one(
    'stormSky',
    'rocks',
    { icon: 'two-feathers', material: 'grey', at: [146, 70], size: 66, turn: 10 },
    { icon: 'high-shot', material: 'ash', at: [86, 92], size: 132 },
  ),
  'notched-shortsword': one('battlefield', 'grass', { icon: 'gladius', material: 'steel', size: 132, other: [0.34, 0.66, 135, 'leather'] }),
  'quarry-maul': one('crag', 'rocks', { icon: 'warhammer', material: 'bark', size: 134, other: [0.5, 0.5, -45, 'stone'] }),
  'wardens-claymore': one('stoneHall', 'rocks', { icon: 'broadsword', material: 'steel', size: 140, other: [0.3, 0.7, 135, 'gold'] }),
  'hazel-wand': one(
    'thicket',
    'stump',
    { icon: 'oak-leaf', material: 'leaf', at: [48, 132], size: 44, turn: -20 },
    { icon: 'fairy-wand', material: 'bark', size: 118, other: [0.56, 0.44, -45, 'straw'] },
  ),
  'ember-rod': one('emberField', 'rocks', { icon: 'torch', material: 'blackSteel', size: 128, other: [0.55, 0.45, -60, 'ember'] }),
  'skyglass-staff': one('spire', 'snow', { icon: 'crystal-wand', material: 'darkLeather', size: 136, other: [0.5, 0.5, -45, 'sea'] }),
  'feinting-rapier': one(
    'street',
    'cloth',
    { icon: 'curly-mask', material: 'bone', at: [52, 126], size: 52 },
    { icon: 'stiletto', material: 'steel', size: 136, other: [0.36, 0.64, 135, 'gold'] },
  ),
  'barbed-glaive': one('thornWood', 'rocks', { icon: 'glaive', material: 'bark', size: 140, other: [0.56, 0.44, -45, 'rust'] }),
  'throwing-hatchets': one('forestDusk', 'stump', { icon: 'hatchets', material: 'steel', size: 124, other: [0.5, 0.62, 90, 'bark'] }),
  'binding-bolas': one('road', 'grass', { icon: 'hunting-bolas', material: 'stone', size: 128, other: [0.5, 0.4, -90, 'leather'] }),
  'hexing-dirk': one(
    'choir',
    'cloth',
    { icon: 'candle-flame', material: 'ember', at: [40, 118], size: 48 },
    { icon: 'sacrificial-dagger', material: 'violet', size: 120, other: [0.4, 0.6, 135, 'gold'] },
  ),
  'quilted-coat': one('camp', 'hook', { icon: 'armor-vest', material: 'linen', size: 126 }),
  'ringmail-hauberk': one('battlefield', 'hook', { icon: 'mail-shirt', material: 'steel', size: 130 }),
  'old-guard-plate': one('stoneHall', 'rocks', { icon: 'chest-armor', material: 'steel', size: 124, other: [0.5, 0.76, 90, 'gold'] }),
  'boiled-leather-jack': one('fieldDusk', 'hook', { icon: 'sleeveless-jacket', material: 'leather', size: 122 }),
  'spellward-mantle': one('spire', 'hook', { icon: 'cape', material: 'violet', size: 126, other: [0.5, 0.26, -90, 'gold'] }),
  'stillwater-robe': one('moonMarsh', 'water', { icon: 'robe', material: 'teal', size: 122 }),
  'wayfarer-boots': one(
    'road',
    'grass',
    { icon: 'leather-boot', material: 'leather', at: [116, 92], size: 106 },
    { icon: 'leather-boot', material: 'leather', at: [74, 104], size: 100, other: [0.5, 0.82, 90, 'darkLeather'] },
  ),
  'shadow-cowl': one('choir', 'none', { icon: 'cowled', material: 'night', size: 136 }),
  'oaken-buckler': one('forestDusk', 'stump', { icon: 'round-shield', material: 'bark', size: 114 }),
  'tower-pavise': one('battlefield', 'rocks', { icon: 'roman-shield', material: 'red', size: 134 }),
  'spiked-targe': one('thornWood', 'rocks', { icon: 'spiked-shield', material: 'rust', size: 122 }),
  'mirror-shield': one('frost', 'snow', { icon: 'shield-reflect', material: 'sky', size: 128 }),
  'poise-bracers': one('crag', 'cloth', { icon: 'bracers', material: 'gold', size: 118 }),
  'quickturn-gloves': one('seaCliff', 'table', { icon: 'gloves', material: 'tan', size: 118 }),
  'healing-draught': one(
    'glade',
    'table',
    { icon: 'herbs-bundle', material: 'leaf', at: [42, 132], size: 54 },
    { icon: 'round-bottom-flask', material: 'pale', size: 116, other: [0.5, 0.56, 90, 'red'] },
  ),
  'honeyed-oatcake': one(
    'fieldDusk',
    'cloth',
    { icon: 'honeypot', material: 'ochre', at: [50, 104], size: 70 },
    { icon: 'cookie', material: 'straw', at: [108, 110], size: 92 },
  ),
  'vigor-tonic': one(
    'camp',
    'table',
    { icon: 'three-leaves', material: 'leaf', at: [44, 138], size: 46 },
    { icon: 'standing-potion', material: 'pale', size: 120, other: [0.5, 0.5, 90, 'hairFair'] },
  ),
  'smoke-pellet': one(
    'street',
    'none',
    { icon: 'dust-cloud', material: 'ash', at: [66, 66], size: 96 },
    { icon: 'smoke-bomb', material: 'grey', at: [100, 104], size: 104 },
  ),
  'phoenix-ash': one(
    'emberCavern',
    'rocks',
    { icon: 'feathered-wing', material: 'ember', at: [98, 74], size: 96 },
    { icon: 'burning-embers', material: 'ember', at: [92, 120], size: 92 },
  ),
  'hourglass-shard': one(
    'boneCanyon',
    'cloth',
    { icon: 'crystal-shine', material: 'sky', at: [46, 118], size: 58 },
    { icon: 'hourglass', material: 'gold', size: 118 },
  ),
  'lucky-knucklebone': one(
    'camp',
    'cloth',
    { icon: 'clover', material: 'green', at: [46, 116], size: 52 },
    { icon: 'crossed-bones', material: 'bone', at: [106, 74], size: 78 },
    { icon: 'rolling-dices', material: 'bone', at: [92, 108], size: 88 },
  ),
  'battle-pennant': one('battlefield', 'grass', { icon: 'vertical-banner', material: 'red', size: 136, other: [0.5, 0.18, -90, 'bark'] }),
  'seers-lens': one(
    'choir',
    'cloth',
    { icon: 'crystal-eye', material: 'sea', at: [50, 84], size: 64 },
    { icon: 'magnifying-glass', material: 'gold', at: [104, 98], size: 112 },
  ),
  'folded-road-map': one(
    'road',
    'table',
    { icon: 'compass', material: 'gold', at: [46, 132], size: 52 },
    { icon: 'treasure-map', material: 'linen', size: 118 },
  ),
  'bounty-ledger': one(
    'street',
    'table',
    { icon: 'coins', material: 'gold', at: [42, 132], size: 58 },
    { icon: 'notebook', material: 'wine', at: [104, 94], size: 108, turn: -6 },
    { icon: 'quill', material: 'pale', at: [140, 66], size: 64 },
  ),
  'hawk-pinion': one(
    'seaCliff',
    'rocks',
    { icon: 'eagle-head', material: 'bark', at: [142, 58], size: 60 },
    { icon: 'feather', material: 'tan', at: [90, 98], size: 124 },
  ),
  'boar-tusk-charm': one(
    'thicket',
    'stump',
    { icon: 'rope-coil', material: 'leather', at: [98, 68], size: 84 },
    { icon: 'ivory-tusks', material: 'bone', at: [98, 98], size: 108 },
  ),
  'moonwater-bead': one('moonMarsh', 'water', { icon: 'moon-orbit', material: 'ghost', size: 122 }),
}
