import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { n, shape } from '../parts/curve.ts'
import { bone, skull } from '../parts/elements.ts'
import { burningEye } from '../parts/eye.ts'
import { folds, rivets } from '../parts/gear.ts'
import { area, flick, glow, INK, place, soft, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { haft } from '../parts/weapons.ts'

const shroud: Ramp = ['#060508', '#1d1820', '#5f4a5c']
const inner: Ramp = ['#1d0508', '#5a1216', '#b8402f']
const old: Ramp = ['#5a4f3c', '#c4b48a', '#fdf4d2']

const scythe = (pen: Pen): string =>
  haft(pen, -158, 92, 5.8, RAMPS.darkLeather) +
  solid(pen, shape('4 -148!, -10 -168, -42 -180, -82 -168, -112 -138!, -78 -156, -46 -160, -18 -150, 0 -136!'), RAMPS.steel, {
    ink: 2.4,
    shade: 4,
    rim: 2.4,
    inside: flick('-106 -140, -60 -164, -6 -150', '#fff', 2.4, 0.8) + flick('-60 -172, -36 -174, -10 -160', '#343b44', 2, 0.8),
  }) +
  solid(pen, shape('-6 -152!, 7 -152!, 7 -132!, -6 -132!'), RAMPS.gold, { ink: 1.8, shade: 2 }) +
  place(skull(pen, 0.3, old), 0, -142)

const mantle = (pen: Pen): string =>
  solid(pen, shape('98 92, 64 100, 36 116, 22 150, 14 196, -4 264!, 200 264!, 184 196, 174 150, 160 114, 132 100'), shroud, {
    shade: 18,
    rim: 3,
    rimColour: '#b8402f',
    inside: folds(
      ['46 130, 34 180, 20 236', '66 140, 56 190, 48 238', '150 130, 162 180, 176 236', '130 140, 142 190, 148 238'],
      shroud,
      6,
    ),
  }) +
  solid(pen, shape('98 128, 78 136, 68 176, 56 264!, 142 264!, 130 176, 118 136'), inner, {
    ink: 2.2,
    shade: 12,
    inside: folds(['84 160, 78 200, 72 238', '112 160, 120 200, 126 238'], inner, 5),
  })

const ribs = (pen: Pen): string =>
  many(5, (index) => {
    const [y, w] = [142 + index * 10, 22 - Math.abs(index - 1) * 2.4]
    const side = (s: 1 | -1): string =>
      solid(
        pen,
        shape(
          `${98 + s * 3} ${y - 2}, ${98 + s * w * 0.6} ${y - 4}, ${98 + s * w} ${y + 3}, ${98 + s * (w - 4)} ${y + 8}, ${98 + s * w * 0.55} ${y + 2}, ${98 + s * 3} ${y + 2}`,
        ),
        old,
        { ink: 1.6, shade: 1.5, rim: 1 },
      )
    return side(-1) + side(1)
  }) +
  many(7, (index) =>
    solid(
      pen,
      shape(
        `94 ${138 + index * 9}, 98 ${136 + index * 9}, 102 ${138 + index * 9}, 101 ${144 + index * 9}, 98 ${145 + index * 9}, 95 ${144 + index * 9}`,
      ),
      old,
      { ink: 1.5, shade: 1.5, rim: 0.8 },
    ),
  ) +
  glow(pen, 98, 166, 20, '#ff4a2a', 0.6)

/** One finger of two bones from (x, y), leaning by `turn` degrees. */
const finger = (pen: Pen, x: number, y: number, turn: number, long: number): string => {
  const a = (turn * Math.PI) / 180
  const joint = (length: number, width: number): string =>
    solid(
      pen,
      shape(
        `${-width * 0.42} 0, ${-width * 0.32} ${-length * 0.5}, ${-width * 0.55} ${-length}, ${width * 0.55} ${-length}, ${width * 0.32} ${-length * 0.5}, ${width * 0.42} 0`,
      ),
      old,
      { ink: 1.5, shade: 1, rim: 0.8 },
    )
  return (
    place(joint(long, 6.4), x, y, 1, turn) +
    place(joint(long * 0.9, 5.4), x + Math.sin(a) * (long + 0.5), y - Math.cos(a) * (long + 0.5), 1, turn * 0.45)
  )
}

/** A bony hand, open with the fingers up or closed around an upright shaft. */
const boneHand = (pen: Pen, open: boolean): string =>
  open
    ? finger(pen, 8, -1, 62, 9) +
      many(4, (index) => finger(pen, -9 + index * 5.4, -7 - (index === 1 || index === 2 ? 2 : 0), -24 + index * 15, 11)) +
      solid(pen, shape('-11 -6, 0 -10, 11 -6, 8 7, 0 11, -8 7'), old, { ink: 1.8, shade: 3, rim: 1.2 }) +
      flick('-4 -6, -3 0, -3 6', INK, 1.4) +
      flick('4 -6, 3 0, 3 6', INK, 1.4)
    : many(4, (index) => place(bone(pen, 13, 6.4, old), -7, -9 + index * 6, 1, 86)) +
      solid(pen, shape('-11 -11, -4 -13, -2 0, -4 13, -11 11, -14 0'), old, { ink: 1.8, shade: 2, rim: 1.2 })

const arms = (pen: Pen): string =>
  solid(pen, shape('132 106, 152 116, 164 136, 168 156, 180 184!, 166 182!, 160 194!, 148 176, 138 156, 128 140'), shroud, {
    shade: 8,
    rim: 2.4,
    rimColour: '#b8402f',
    inside: folds(['142 120, 156 146, 166 178'], shroud, 4),
  }) +
  area(shape('152 160, 164 152, 172 166, 162 176'), '#050305') +
  place(boneHand(pen, false), 165, 160, 1.15, 5) +
  solid(pen, shape('66 106, 46 116, 32 132, 22 142, 8 166!, 24 168!, 26 184!, 44 168, 56 154, 70 142'), shroud, {
    shade: 8,
    inside: folds(['56 122, 38 146, 24 172'], shroud, 4),
  }) +
  area(shape('22 142, 34 136, 38 150, 26 156'), '#050305') +
  place(bone(pen, 18, 4.6, old), 30, 150, 1, -22) +
  place(boneHand(pen, true), 22, 132, 1.25, -10) +
  glow(pen, 16, 84, 38, '#ff4a2a', 0.75) +
  solid(pen, shape('16 68, 28 73, 30 85, 22 95, 9 93, 3 83, 6 72'), ['#5a0a0a', '#e0402a', '#ffd0a0'], {
    ink: 1.8,
    shade: 3,
    inside: flick('7 84, 16 79, 27 84', '#ffe0b0', 2.4),
  })

const face = (pen: Pen): string =>
  solid(pen, shape('98 14!, 126 26, 142 56, 144 90, 136 116, 118 132, 98 140!, 78 132, 60 116, 52 90, 54 56, 70 26'), shroud, {
    shade: 9,
    rim: 3,
    rimColour: '#b8402f',
    inside: folds(['74 34, 60 66, 62 104', '124 34, 136 66, 134 102'], shroud, 5),
  }) +
  area(shape('98 30, 120 42, 130 66, 130 96, 120 118, 98 128, 76 118, 66 96, 66 66, 76 42'), '#020102') +
  soft(pen, 5, area(shape('76 96, 98 124, 122 96, 112 120, 98 126, 84 120'), '#a82a20', 0.6)) +
  place(skull(pen, 1.18, old, '#050203'), 97, 80) +
  burningEye(pen, 88.5, 81, 5.4, '#ff4a2a', '#ffe0b0', 6) +
  burningEye(pen, 111.5, 80.5, 5, '#ff4a2a', '#ffe0b0', -8) +
  flick('76 74, 86 70, 96 77', INK, 3.6) +
  flick('103 77, 112 70, 121 74', INK, 3.4) +
  flick('112 52, 108 62, 113 68, 109 74', INK, 1.6)

const crown = (pen: Pen): string =>
  solid(pen, 'M68 60L58 24L74 40L78 12L92 36L99 2L108 36L122 12L125 40L140 24L130 60Q98 72 68 60Z', ['#2a2018', '#6b5636', '#d9b872'], {
    ink: 2.4,
    shade: 5,
    rim: 2.2,
    inside: flick('99 6, 100 30, 99 60', INK, 1.5, 0.6),
  }) +
  stroke('67 60, 98 70, 131 60', INK, 8) +
  stroke('67 60, 98 70, 131 60', '#8f7240', 5) +
  stroke('67 59, 98 69, 131 59', '#e6cf98', 1.3) +
  rivets(
    [
      [76, 63],
      [87, 67],
      [110, 67],
      [121, 63],
    ],
    '#c5331f',
    2.2,
  ) +
  `<path d="M98 58l6 9l-6 10l-6 -10z" fill="#e0402a" stroke="${INK}" stroke-width="1.800"/><path d="M98 61l3 6l-3 3z" fill="#ffd0a0"/>`

const clasp = (pen: Pen): string =>
  stroke('64 128, 82 142, 98 146, 114 142, 134 128', INK, 7) +
  stroke('64 128, 82 142, 98 146, 114 142, 134 128', '#8f7240', 4) +
  place(skull(pen, 0.3, old), 98, 146) +
  flick('70 118, 98 134, 128 118', '#000', 4, 0.6)

/** The Death Lord: a crowned skull under a black hood, a red moon behind him. */
export const deathLord: EnemyFigure = {
  id: 'the-death-lord',
  scene: SCENES.graveField,
  focus: { x: 99, y: 102 },
  draw: (pen) =>
    groundShadow(pen, 98, 234, 96) +
    place(scythe(pen), 155.6, 170.6, 0.93, -9) +
    place(mantle(pen) + ribs(pen) + face(pen) + crown(pen) + clasp(pen) + arms(pen), 13.7, 33, 0.86) +
    soft(pen, 5, area(shape('-10 228, 40 214, 90 226, 150 212, 206 226, 206 246, -10 246'), '#7d3a3a', 0.6)) +
    many(
      20,
      () =>
        `<circle cx="${n(between(pen, 4, 192))}" cy="${n(between(pen, 90, 232))}" r="${n(between(pen, 0.6, 1.8))}" fill="#ff7a4a" opacity=".8"/>`,
    ),
}
