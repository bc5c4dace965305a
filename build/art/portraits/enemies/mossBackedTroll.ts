import type { EnemyFigure } from '../figure.ts'
import { groundShadow, trunks } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { shape } from '../parts/curve.ts'
import { eye } from '../parts/eye.ts'
import { folds } from '../parts/gear.ts'
import { area, flick, glow, INK, place, solid, tail } from '../parts/ink.ts'
import { between, many } from '../parts/pen.ts'
import type { Pen } from '../parts/pen.ts'
import { fern, grass, moss, mushroom, sapling } from '../parts/plants.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'

const hide = RAMPS.moss

const trunk = (pen: Pen): string =>
  solid(
    pen,
    'M28 214C20 190 22 158 34 132C40 100 62 76 96 72C112 70 122 78 128 88C150 94 164 116 168 146C172 172 172 196 166 216L140 222C140 200 138 184 132 172C126 190 124 204 124 224L74 224C74 204 70 190 64 178C58 190 56 204 56 222Z',
    hide,
    {
      shade: 18,
      inside:
        flick('80 158, 100 174, 124 156', '#1b2214', 3, 0.7) +
        flick('78 176, 100 190, 126 174', '#1b2214', 2.6, 0.6) +
        flick('84 150, 92 140, 96 150', '#1b2214', 2, 0.5) +
        flick('112 150, 118 140, 126 148', '#1b2214', 2, 0.5) +
        area(shape('104 150, 126 152, 134 176, 116 186'), '#98985e', 0.35),
    },
  ) +
  solid(
    pen,
    shape('68 192!, 98 202, 132 190!, 130 206, 138 226!, 124 220!, 116 230!, 104 221!, 94 230!, 84 221!, 72 228!, 66 210'),
    RAMPS.leather,
    { shade: 5, inside: folds(['80 202, 78 218', '100 204, 100 224', '120 202, 122 220'], RAMPS.leather, 2.4) },
  )

const arm = (pen: Pen, d: string, lit: boolean): string =>
  solid(pen, d, lit ? ['#3c4a2c', '#6f784c', '#b9b577'] : ['#1e2918', '#3f4c31', '#6b7348'], { shade: lit ? 9 : 7, rim: lit ? 3 : 1.6 })

const nails = (xs: readonly number[], y: number, pen: Pen): string =>
  xs
    .map((x) =>
      solid(
        pen,
        shape(`${x - 4} ${y - 4}, ${x} ${y - 6}, ${x + 4} ${y - 4}, ${x + 2.6} ${y + 5}, ${x - 2.6} ${y + 5}`),
        ['#4a4228', '#8f8354', '#d6cb94'],
        { ink: 1.6, shade: 1, rim: 0.8 },
      ),
    )
    .join('')

const arms = (pen: Pen): string =>
  arm(pen, 'M40 124C16 148 8 178 12 204C9 216 16 224 30 224C44 224 50 214 44 204C44 184 52 164 64 148Z', false) +
  nails([17, 27, 37], 220, pen) +
  arm(pen, 'M148 110C176 130 186 168 182 202C186 216 178 226 163 226C149 226 146 214 152 203C155 184 150 160 134 144Z', true) +
  nails([156, 166, 176], 222, pen) +
  flick('160 150, 166 172, 162 192', '#2c3820', 2, 0.6) +
  flick('24 164, 22 184, 26 200', '#11180c', 2, 0.6)

const face = (pen: Pen): string => {
  const ear = (text: string): string => solid(pen, shape(text), hide, { shade: 3 })
  const skull = solid(
    pen,
    shape('112 88, 130 93, 139 106, 140 122, 134 140, 120 150, 104 149, 91 138, 85 122, 87 104, 97 92'),
    ['#3a452a', '#7a8354', '#c2bf80'],
    {
      shade: 8,
      rim: 2.6,
      inside:
        area(shape('84 92, 96 92, 94 118, 100 150, 80 146'), '#2b361e', 0.5) +
        area(shape('126 126, 138 118, 138 132, 130 140'), '#d3cf92', 0.5) +
        flick('96 98, 112 94, 130 99', '#2b361e', 1.8, 0.6) +
        flick('98 103, 112 100, 128 104', '#2b361e', 1.5, 0.5),
    },
  )
  return (
    ear('92 118!, 82 108, 66 98!, 74 118, 86 130!') +
    ear('136 112!, 148 102, 162 94!, 154 114, 138 126!') +
    skull +
    glow(pen, 102, 117, 13, '#ffd75a', 0.5) +
    glow(pen, 126, 115, 13, '#ffd75a', 0.5) +
    eye(pen, 102, 117, { width: 13, height: 8, iris: '#e89a1a', white: '#ffe06a', skin: '#5a6540', lid: 0.3, turn: 6 }) +
    eye(pen, 126, 115.6, { width: 12, height: 8, iris: '#e89a1a', white: '#ffe06a', skin: '#5a6540', lid: 0.3, turn: -10 }) +
    flick('90 112, 102 106, 113 114', INK, 6) +
    flick('115 113, 125 105, 138 108', INK, 5.4) +
    solid(pen, shape('112 112, 118 112, 123 124, 125 131, 119 137, 110 137, 104 132, 108 122'), ['#4a5534', '#8b9360', '#d3cf92'], {
      ink: 1.8,
      shade: 3,
    }) +
    flick('106 133, 110 130, 113 134', INK, 1.8) +
    flick('117 134, 120 130, 123 132', INK, 1.6) +
    area(shape('95 138!, 105 143, 116 144, 128 141, 135 134!, 130 146, 116 151, 103 148'), '#241409') +
    horn(pen, '103 147, 101 138, 104 128', 7, RAMPS.bone, 1.6) +
    horn(pen, '128 144, 130 134, 128 126', 6.4, RAMPS.bone, 1.6)
  )
}

const growth = (pen: Pen): string => {
  const back = [
    [36, 128],
    [40, 116],
    [46, 104],
    [54, 94],
    [62, 86],
    [72, 79],
    [82, 75],
    [94, 73],
    [106, 73],
    [33, 142],
    [30, 156],
    [50, 112],
    [60, 100],
    [72, 92],
    [84, 86],
    [44, 134],
    [142, 95],
    [152, 105],
    [160, 118],
    [134, 89],
  ] as const
  return (
    moss(pen, back, 5.4) +
    back
      .slice(0, 14)
      .map(([x, y]) => tail(`${x + 3} ${y + 4}, ${x + 2} ${y + 10}, ${x + 4} ${y + 12 + between(pen, 2, 10)}`, '#6d8a35', 1.8))
      .join('') +
    sapling(pen, 58, 86, 11) +
    sapling(pen, 84, 72, 9, ['#335024', '#7d9a4a', '#d3dd8f']) +
    (
      [
        [40, 112, -6],
        [70, 78, -3],
        [100, 70, 5],
        [34, 136, -8],
        [150, 98, 6],
      ] as const
    )
      .map(([x, y, bend]) => place(fern(20, bend, '#a9bf5c'), x, y))
      .join('') +
    place(mushroom(pen, 9), 46, 100, 1, -24) +
    place(mushroom(pen, 6.5), 55, 96, 1, -10) +
    place(mushroom(pen, 7, RAMPS.ochre), 156, 112, 1, 24)
  )
}

/** A hunched troll whose back has become a piece of forest. */
export const mossBackedTroll: EnemyFigure = {
  id: 'moss-backed-troll',
  scene: SCENES.forestDusk,
  focus: { x: 110, y: 118 },
  draw: (pen) =>
    groundShadow(pen, 98, 224, 86) +
    trunk(pen) +
    arms(pen) +
    growth(pen) +
    face(pen) +
    trunks(196, 236) +
    grass(pen, -4, 200, 242, 34, 18, ['#1d2c14', '#3c5524', '#6d8a3e']) +
    many(3, (index) => place(mushroom(pen, 6), 70 + index * 13, 233 + (index % 2) * 2)),
}
