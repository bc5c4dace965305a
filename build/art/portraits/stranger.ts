import type { EnemyFigure, HeroFigure } from './figure.ts'
import { groundShadow } from './parts/backdrop.ts'
import type { Backdrop } from './parts/backdrop.ts'
import { neck, onHead, shoulders } from './parts/bust.ts'
import { horn } from './parts/creature.ts'
import { shape } from './parts/curve.ts'
import { burningEye } from './parts/eye.ts'
import { belt, folds } from './parts/gear.ts'
import { GROUNDS } from './parts/grounds.ts'
import { hair } from './parts/hair.ts'
import { fist } from './parts/hands.ts'
import { head } from './parts/head.ts'
import { area, flick, INK, place, solid } from './parts/ink.ts'
import type { Ramp } from './parts/ink.ts'
import { MOUTHS } from './parts/mouth.ts'
import { between, createPen, oneOf } from './parts/pen.ts'
import type { Pen } from './parts/pen.ts'
import { RAMPS } from './parts/ramps.ts'
import { SCENES } from './parts/scenes.ts'
import { axeHead, haft, spearHead, sword } from './parts/weapons.ts'

const CLOTHS: readonly Ramp[] = [RAMPS.green, RAMPS.red, RAMPS.violet, RAMPS.blue, RAMPS.teal, RAMPS.olive, RAMPS.wine, RAMPS.grey]
const SKINS: readonly Ramp[] = [RAMPS.fair, RAMPS.ruddy, RAMPS.tan, RAMPS.brown, RAMPS.deep]
const HAIRS: readonly Ramp[] = [RAMPS.hairBlack, RAMPS.hairBrown, RAMPS.hairRed, RAMPS.hairFair, RAMPS.hairGrey, RAMPS.hairWhite]
const EYES = ['#ffb84a', '#ff5a3a', '#9cf05a', '#8fd8ff', '#d79cff']
const scenes: readonly Backdrop[] = Object.values(SCENES)
const grounds: readonly Backdrop[] = Object.values(GROUNDS)

const weapon = (pen: Pen): string =>
  oneOf(pen, [
    sword(pen, { length: 112, width: 12 }),
    haft(pen, -110, 70, 5) + place(axeHead(pen, 42), 2, -96),
    haft(pen, -112, 70, 5) + place(spearHead(pen, 30), 0, -110),
  ])

const crest = (pen: Pen, cloth: Ramp): string =>
  oneOf(pen, [
    horn(pen, '76 66, 58 48, 60 22', 10) + horn(pen, '120 64, 138 46, 134 20', 10),
    solid(pen, shape('44 66, 98 56, 152 62, 150 70, 98 80, 48 76'), cloth, { shade: 5 }) +
      solid(pen, shape('70 64!, 98 14!, 126 62!, 98 70'), cloth, { shade: 6 }),
    '',
  ])

/** A hooded stranger for an enemy that nobody has drawn yet: cloth, eyes, weapon, crest and place follow from its id. */
export const strangerEnemy = (id: string): EnemyFigure => ({
  id,
  scene: oneOf(createPen(`${id}-scene`), scenes),
  focus: { x: 98, y: 90 },
  draw: (pen) => {
    const cloth: Ramp = oneOf(pen, CLOTHS)
    const colour = oneOf(pen, EYES)
    return (
      groundShadow(pen, 98, 232, 78) +
      solid(pen, shape('70 116, 44 136, 32 180, 18 264!, 178 264!, 164 180, 152 136, 126 116'), cloth, {
        shade: 16,
        inside: folds(['60 140, 50 190, 44 236', '98 160, 96 200, 96 236', '136 140, 146 190, 152 236'], cloth, 5),
      }) +
      belt(pen, '44 188, 98 198, 154 187', 8, 98, 197) +
      place(weapon(pen), 162, 160, 1, 8) +
      solid(pen, shape('124 122, 146 130, 160 148, 166 164, 152 174, 138 160, 120 148'), cloth, { shade: 6 }) +
      place(fist(pen, RAMPS.leather), 161, 164) +
      solid(pen, shape('98 34!, 124 46, 138 78, 132 110, 116 128, 98 134, 80 128, 62 110, 58 78, 72 46'), cloth, { shade: 9, rim: 3 }) +
      area(shape('98 52, 118 64, 122 90, 112 114, 98 122, 82 114, 74 90, 80 64'), '#050405') +
      burningEye(pen, 88, 90, 5, colour, '#ffffff', 8) +
      burningEye(pen, 110, 89, 5, colour, '#ffffff', -10) +
      flick('76 84, 88 80, 98 88', INK, 3) +
      crest(pen, cloth)
    )
  },
})

/** A hooded traveller for a hero that nobody has drawn yet. */
export const strangerHero = (id: string): HeroFigure => {
  const look = createPen(`${id}-look`)
  const [cloth, skin, mane]: readonly [Ramp, Ramp, Ramp] = [oneOf(look, CLOTHS), oneOf(look, SKINS), oneOf(look, HAIRS)]
  return {
    id,
    ground: oneOf(look, grounds),
    bust: (pen) =>
      neck(pen, skin) +
      shoulders(pen, cloth, folds(['52 170, 46 190, 44 210', '148 166, 154 188, 156 208'], cloth, 4)) +
      onHead(
        head(pen, {
          skin,
          iris: oneOf(pen, ['#4f8a3c', '#5f7a9a', '#7a5a2a']),
          brow: mane[0],
          mouth: oneOf(pen, MOUTHS),
          jaw: between(pen, -0.6, 1),
          nose: between(pen, 0.8, 1.5),
          frown: between(pen, -0.5, 1.2),
          age: between(pen, 0, 0.8),
        }) +
          hair(pen, '-25 6, -32 -12, -26 -34, -6 -49, 16 -46, 29 -28, 29 -6, 24 -18, 18 -28, 4 -34, -10 -26, -19 -14, -22 2', mane, [
            '-28 -8, -22 -28, -4 -42',
            '12 -42, 24 -30, 27 -14',
          ]),
      ) +
      solid(pen, shape('56 150, 74 136, 98 162, 122 136, 142 150, 122 174, 98 186, 74 174'), cloth, { shade: 6 }),
  }
}
