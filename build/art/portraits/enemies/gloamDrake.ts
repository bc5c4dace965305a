import type { EnemyFigure } from '../figure.ts'
import { beastEye, horn, spots, teeth } from '../parts/creature.ts'
import { brush, shape } from '../parts/curve.ts'
import { cloud } from '../parts/elements.ts'
import { area, flick, glow, INK, solid } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { SCENES } from '../parts/scenes.ts'

const hide: Ramp = ['#1d1136', '#513a80', '#b08fd0']
const belly: Ramp = ['#6b3a5a', '#c98a9c', '#ffdcc4']
const web: Ramp = ['#2a1440', '#7a3f7d', '#e091a4']

const leftWing = (pen: Pen): string =>
  solid(pen, shape('92 128!, 72 96, 40 66, 6 44!, 12 72, -6 96!, 14 106, 8 136!, 30 138, 36 162!, 58 150, 84 160!'), web, {
    shade: 12,
    rim: 2,
    inside:
      flick('44 72, 22 86, -4 96', INK, 2, 0.6) +
      flick('56 84, 34 112, 10 134', INK, 2, 0.6) +
      flick('70 100, 54 130, 38 160', INK, 2, 0.6) +
      area(shape('60 90, 80 120, 70 146, 48 140'), '#ffb8a0', 0.22),
  }) +
  horn(pen, '94 134, 74 98, 42 66, 6 44', 13, hide) +
  horn(pen, '44 68, 38 84, -2 95', 6, hide, 1.6) +
  horn(pen, '58 82, 44 108, 11 133', 6, hide, 1.6) +
  horn(pen, '74 100, 62 128, 38 159', 6, hide, 1.6) +
  horn(pen, '14 48, 6 38, 4 28', 5)

const rightWing = (pen: Pen): string =>
  solid(pen, shape('116 128!, 138 92, 164 60, 194 34!, 190 66, 206 92!, 188 102, 194 134!, 172 136, 164 162!, 146 148, 122 156!'), web, {
    shade: 10,
    rim: 2.6,
    inside:
      flick('162 68, 182 82, 204 92', INK, 2, 0.6) +
      flick('150 82, 170 108, 192 132', INK, 2, 0.6) +
      flick('138 98, 150 128, 163 160', INK, 2, 0.6) +
      area(shape('136 100, 150 104, 152 140, 130 140'), '#ffb8a0', 0.3),
  }) +
  horn(pen, '114 134, 138 94, 164 60, 194 34', 13, hide) +
  horn(pen, '162 64, 174 80, 203 91', 6, hide, 1.6) +
  horn(pen, '150 78, 164 106, 191 131', 6, hide, 1.6) +
  horn(pen, '136 98, 146 126, 163 158', 6, hide, 1.6) +
  horn(pen, '186 40, 194 30, 198 22', 5)

const tailPart = (pen: Pen): string =>
  solid(pen, brush('96 176, 74 204, 94 224, 134 218, 158 198, 172 204', 26, 18, 3), hide, { shade: 6, rim: 2.2 }) +
  solid(pen, shape('166 200!, 178 188, 196 190!, 186 202, 190 216!, 176 212'), web, { ink: 2, shade: 3 })

const SPINES: readonly (readonly [number, number])[] = [
  [82, 76],
  [74, 86],
  [69, 97],
  [68, 109],
  [70, 121],
  [73, 133],
  [75, 145],
  [78, 157],
  [82, 168],
]

const body = (pen: Pen): string =>
  SPINES.map(([x, y]) => horn(pen, `${x + 8} ${y + 3}, ${x - 1} ${y - 1}, ${x - 10} ${y - 8}`, 8, web, 1.6)).join('') +
  solid(
    pen,
    shape('104 60, 86 68, 78 84, 72 102, 74 120, 78 140, 78 160, 88 182, 106 190, 124 178, 131 156, 128 134, 118 116, 112 102, 116 86'),
    hide,
    {
      shade: 12,
      rim: 2.6,
      inside: spots(pen, [70, 80, 40, 100], 26, 1.2, 3, '#1d1136', 0.6),
    },
  ) +
  solid(pen, shape('104 88, 110 102, 118 118, 126 136, 127 156, 119 176, 106 184, 97 170, 99 146, 96 122, 95 102'), belly, {
    ink: 1.6,
    shade: 5,
    inside: many(11, (index) => flick(`90 ${94 + index * 8.5}, 108 ${99 + index * 8.5}, 130 ${92 + index * 8.5}`, '#6b3a5a', 1.8, 0.8)),
  })

/** Three talons below (x, y). */
const talons = (pen: Pen, x: number, y: number): string =>
  [-6, 0, 6].map((dx) => horn(pen, `${x + dx} ${y - 3}, ${x + dx * 1.6 + 2} ${y + 6}, ${x + dx * 1.5} ${y + 14}`, 6)).join('')

const claws = (pen: Pen): string =>
  talons(pen, 76, 206) +
  solid(pen, shape('70 178, 62 192, 68 206, 82 208, 84 196, 86 182'), hide, { shade: 4 }) +
  solid(pen, shape('84 142, 70 150, 64 166, 68 182, 82 188, 94 178, 96 158'), hide, {
    shade: 7,
    rim: 2.4,
    inside: spots(pen, [64, 146, 26, 34], 6, 1.2, 2.4, '#1d1136', 0.6),
  }) +
  talons(pen, 138, 204) +
  solid(pen, shape('128 176, 128 192, 132 204, 146 206, 148 192, 142 176'), hide, { shade: 4 }) +
  solid(pen, shape('122 142, 136 148, 146 162, 146 178, 134 186, 120 178, 116 160'), hide, {
    shade: 7,
    rim: 2.4,
    inside: spots(pen, [120, 148, 24, 30], 5, 1.2, 2.4, '#1d1136', 0.6),
  }) +
  talons(pen, 154, 138) +
  solid(pen, shape('120 112, 132 116, 146 112, 154 120, 158 134, 150 140, 144 128, 132 130, 118 126'), hide, { shade: 4, rim: 2 })

const neckAndHead = (pen: Pen): string =>
  horn(pen, '92 62, 76 46, 58 44, 46 34', 9) +
  horn(pen, '104 56, 92 38, 76 30, 70 18', 9) +
  area(shape('108 82, 132 78, 156 80, 164 94, 144 104, 118 100'), '#330c1a') +
  glow(pen, 150, 90, 20, '#ff9ad0', 0.7) +
  solid(pen, shape('114 92, 130 90, 150 92, 172 84, 160 92, 140 98, 118 98'), ['#6b1d3a', '#c8476a', '#f592a0'], { ink: 1.6, shade: 2 }) +
  teeth(pen, [120, 83], [166, 81], 7, [1, 9]) +
  solid(pen, shape('92 92!, 108 100, 132 104, 158 100!, 154 110, 130 116, 104 112, 92 104'), hide, { shade: 5 }) +
  teeth(pen, [156, 101], [122, 104], 5, [0, -8]) +
  solid(pen, shape('84 84, 88 64, 104 52, 122 54, 138 62, 158 66, 172 74, 172 84!, 156 84, 134 84, 116 90, 102 100, 90 98'), hide, {
    shade: 8,
    rim: 2.8,
    inside: flick('112 80, 132 74, 156 78', '#1d1136', 2.2, 0.7) + area(shape('120 58, 144 64, 164 72, 140 70'), hide[2], 0.5),
  }) +
  `<ellipse cx="162" cy="74" rx="3" ry="1.800" fill="${INK}" transform="rotate(20 162 74)"/>` +
  beastEye(pen, 120, 70, 6.6, '#ffb84a', hide) +
  flick('108 66, 120 58, 134 68', INK, 5) +
  horn(pen, '92 94, 80 98, 70 108', 7, web, 1.6) +
  horn(pen, '94 100, 86 108, 80 118', 6, web, 1.6)

/** A dusk-coloured drake that hangs over the peaks. */
export const gloamDrake: EnemyFigure = {
  id: 'gloam-drake',
  scene: SCENES.gloamSky,
  focus: { x: 112, y: 80, span: 164 },
  draw: (pen) =>
    tailPart(pen) +
    leftWing(pen) +
    rightWing(pen) +
    body(pen) +
    claws(pen) +
    neckAndHead(pen) +
    cloud(pen, 24, 232, 70, ['#2a1a44', '#5a3f7d', '#c98ab4'], 1.6) +
    cloud(pen, 172, 234, 76, ['#2a1a44', '#4d3670', '#b07aa8'], 1.6) +
    cloud(pen, 98, 242, 60, ['#2a1a44', '#3f2c60', '#8d62a0'], 1.6),
}
