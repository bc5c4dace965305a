import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { n } from '../parts/curve.ts'
import { crack, fissure, rock, sparks } from '../parts/elements.ts'
import { burningEye } from '../parts/eye.ts'
import { area, glow, INK, solid } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { SCENES } from '../parts/scenes.ts'

const stone: Ramp = ['#15171c', '#42474f', '#99a2a6']
const HOT = '#ff8a2c'

/** One six-sided column: two visible faces and a top, its foot at (x, y). */
const column = (pen: Pen, x: number, y: number, w: number, h: number, paint: Ramp = stone): string => {
  const top = y - h
  const face = `M${n(x - w)} ${n(top)}L${n(x - w * 0.3)} ${n(top + w * 0.34)}L${n(x + w * 0.6)} ${n(top + w * 0.26)}L${n(x + w)} ${n(top - w * 0.08)}V${n(y)}H${n(x - w)}Z`
  const cap = `M${n(x - w)} ${n(top)}L${n(x - w * 0.45)} ${n(top - w * 0.38)}L${n(x + w * 0.5)} ${n(top - w * 0.44)}L${n(x + w)} ${n(top - w * 0.08)}L${n(x + w * 0.6)} ${n(top + w * 0.26)}L${n(x - w * 0.3)} ${n(top + w * 0.34)}Z`
  return (
    solid(pen, face, paint, {
      ink: 2,
      shade: 3,
      rim: 1.6,
      inside:
        area(`M${n(x - w)} ${n(top)}H${n(x - w * 0.3)}V${n(y)}H${n(x - w)}Z`, paint[0], 0.6) +
        area(`M${n(x + w * 0.6)} ${n(top)}H${n(x + w)}V${n(y)}H${n(x + w * 0.6)}Z`, paint[2], 0.45) +
        `<path d="M${n(x - w * 0.3)} ${n(top)}V${n(y)}M${n(x + w * 0.6)} ${n(top)}V${n(y)}" stroke="${INK}" stroke-width="1.200" opacity=".8"/>` +
        many(
          2,
          () =>
            `<path d="M${n(x - w)} ${n(between(pen, top + 8, y))}l${n(w * 0.7)} ${n(w * 0.3)}l${n(w * 0.9)} ${n(-w * 0.08)}l${n(w * 0.4)} ${n(-w * 0.3)}" fill="none" stroke="${INK}" stroke-width="1" opacity=".5"/>`,
        ),
    }) + `<path d="${cap}" fill="${paint[2]}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`
  )
}

const block = (pen: Pen, text: string, shade = 9): string => solid(pen, `M${text.replace(/,/g, 'L')}Z`, stone, { shade, rim: 3 })

/** Fire runs from the heart along these lines. */
const VEINS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [86, 152],
    [72, 144],
    [66, 156],
    [52, 150],
    [44, 160],
  ],
  [
    [70, 146],
    [68, 134],
    [56, 128],
  ],
  [
    [110, 152],
    [124, 144],
    [131, 156],
    [145, 148],
    [152, 156],
  ],
  [
    [127, 148],
    [130, 134],
    [142, 126],
  ],
  [
    [98, 168],
    [92, 180],
    [101, 188],
    [97, 200],
  ],
  [
    [98, 144],
    [104, 132],
    [94, 122],
    [100, 106],
  ],
  [
    [90, 162],
    [78, 172],
    [80, 184],
  ],
  [
    [106, 162],
    [120, 170],
    [118, 184],
  ],
]

const body = (pen: Pen): string =>
  block(pen, '60 176, 52 238, 90 238, 96 196, 104 238, 146 238, 136 176') +
  column(pen, 36, 126, 15, 44) +
  column(pen, 60, 112, 15, 52) +
  column(pen, 160, 126, 15, 48) +
  column(pen, 136, 110, 15, 46) +
  column(pen, 22, 136, 11, 30) +
  column(pen, 176, 134, 11, 30) +
  block(pen, '28 112, 60 92, 98 98, 136 90, 170 112, 160 150, 140 190, 98 200, 56 190, 36 150', 16) +
  `<g fill="none" stroke="${INK}" stroke-width="1.800" opacity=".8"><path d="M60 92L66 130L56 190M136 90L130 130L140 190M66 130L98 138L130 130M98 138V200M28 112L66 130M170 112L130 130"/></g>` +
  area('M98 138L130 130L136 92L98 98Z', stone[2], 0.3) +
  area('M98 138L66 130L56 190L98 200Z', stone[0], 0.4) +
  glow(pen, 98, 154, 44, HOT, 0.75) +
  VEINS.map((run) => fissure(run, 4.4, HOT)).join('') +
  area('M98 142L112 152L98 172L84 152Z', '#ffd27a') +
  `<path d="M98 142L112 152L98 172L84 152Z" fill="none" stroke="#7c1608" stroke-width="2"/>`

const arms = (pen: Pen): string =>
  block(pen, '12 120, 38 116, 46 148, 40 168, 14 166, 6 142') +
  block(pen, '4 166, 40 162, 48 188, 44 214, 26 224, 4 216, -4 190', 10) +
  `<path d="M10 212V198M20 216V200M31 215V199" stroke="${INK}" stroke-width="2"/>` +
  crack(pen, 24, 170, 26, HOT) +
  block(pen, '158 116, 184 118, 192 142, 184 166, 158 168, 150 146') +
  block(pen, '154 162, 194 164, 204 190, 196 216, 172 224, 154 214, 150 188', 10) +
  `<path d="M166 214V198M177 216V200M188 213V198" stroke="${INK}" stroke-width="2"/>` +
  crack(pen, 178, 170, 26, HOT)

const face = (pen: Pen): string =>
  column(pen, 88, 78, 11, 22) +
  column(pen, 112, 76, 11, 30) +
  column(pen, 100, 76, 10, 40) +
  block(pen, '76 70, 98 62, 122 68, 128 92, 120 116, 98 124, 78 116, 70 92', 9) +
  `<path d="M98 62V86M76 70L86 92M122 68L112 92" stroke="${INK}" stroke-width="1.400" opacity=".6"/>` +
  area('M98 64L120 70L124 90L110 84Z', stone[2], 0.45) +
  area('M70 84L96 90L128 82L126 98L98 102L74 98Z', '#08090c') +
  burningEye(pen, 85, 94.5, 6.2, HOT, '#fff3c0', 12) +
  `<g transform="translate(198 0) scale(-1 1)">${burningEye(pen, 85, 94, 6, HOT, '#fff3c0', 14)}</g>` +
  solid(pen, 'M66 74L98 82L132 72L130 82L98 93L69 85Z', stone, { ink: 2, shade: 2, rim: 2 }) +
  glow(pen, 99, 112, 22, HOT, 0.5) +
  area('M80 110L86 107L91 110L96 105.5L102 109L107 105L112 108L119 106L114 113L108 111L102 115L96 112L90 116L85 112Z', INK) +
  area('M84 110L90 111.5L96 107.5L102 111L107 107.5L114 108.5L108 109.5L102 113L96 109.5L90 113.500Z', '#ffb04a') +
  area('M93 96L98 92L104 96L102 102L95 102Z', stone[1]) +
  `<path d="M93 96L95 102H102L104 96" fill="none" stroke="${INK}" stroke-width="1.6"/>`

/** A walking cliff of basalt columns with fire in its joints. */
export const basaltColossus: EnemyFigure = {
  id: 'basalt-colossus',
  scene: SCENES.crag,
  focus: { x: 99, y: 92 },
  draw: (pen) =>
    groundShadow(pen, 98, 230, 100) +
    body(pen) +
    arms(pen) +
    face(pen) +
    rock(pen, 8, 240, 20, 22) +
    rock(pen, 186, 240, 22, 26) +
    rock(pen, 120, 240, 13, 12) +
    sparks(pen, [50, 110, 100, 100], 14),
}
