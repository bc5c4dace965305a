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

const body = (pen: Pen): string =>
  solid(pen, shape('78 140, 80 120, 98 108, 118 114, 130 136, 128 164, 112 188, 92 192, 78 172'), hide, {
    shade: 12,
    inside: spots(pen, [76, 110, 50, 70], 16, 1.4, 3, '#1d1136', 0.6),
  }) +
  solid(pen, shape('100 116, 114 116, 124 136, 122 162, 108 184, 96 180, 100 150'), belly, {
    ink: 1.6,
    shade: 6,
    inside: many(8, (index) => flick(`92 ${124 + index * 8}, 110 ${128 + index * 8}, 128 ${121 + index * 8}`, '#6b3a5a', 1.8, 0.8)),
  })

const claws = (pen: Pen): string =>
  [
    [84, 172, -1],
    [122, 170, 1],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        solid(
          pen,
          shape(`${x - 9} ${y - 10}, ${x + 9} ${y - 10}, ${x + 11 + s * 4} ${y + 10}, ${x + s * 6} ${y + 22}, ${x - 10 + s * 4} ${y + 10}`),
          hide,
          { shade: 4 },
        ) +
        horn(pen, `${x - 5 + s * 5} ${y + 16}, ${x - 9 + s * 7} ${y + 24}, ${x - 7 + s * 6} ${y + 32}`, 5) +
        horn(pen, `${x + s * 5} ${y + 19}, ${x + s * 8} ${y + 27}, ${x + 1 + s * 7} ${y + 35}`, 5) +
        horn(pen, `${x + 6 + s * 5} ${y + 16}, ${x + 9 + s * 7} ${y + 23}, ${x + 8 + s * 7} ${y + 31}`, 5),
    )
    .join('')

const neckAndHead = (pen: Pen): string =>
  many(7, (index) =>
    horn(
      pen,
      `${84 - Math.sin(index / 2.2) * 12 + index * 1.5} ${132 - index * 11}, ${74 - Math.sin(index / 2.2) * 12 + index * 1.5} ${127 - index * 11}, ${66 - Math.sin(index / 2.2) * 12 + index * 1.5} ${118 - index * 11}`,
      7,
      web,
      1.6,
    ),
  ) +
  solid(pen, shape('86 142, 74 118, 70 92, 80 66, 104 56, 122 66, 112 84, 100 92, 102 112, 118 134, 106 150'), hide, {
    shade: 10,
    rim: 2.4,
    inside: spots(pen, [70, 66, 30, 70], 14, 1.2, 2.6, '#1d1136', 0.6),
  }) +
  solid(pen, shape('108 80, 100 92, 104 112, 118 132, 108 144, 96 116, 92 94, 100 80'), belly, {
    ink: 1.6,
    shade: 4,
    inside: many(6, (index) => flick(`90 ${92 + index * 8}, 100 ${96 + index * 8}, 114 ${91 + index * 9}`, '#6b3a5a', 1.6, 0.8)),
  }) +
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
  focus: { x: 118, y: 80 },
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
