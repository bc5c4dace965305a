import { shape } from '../portraits/parts/curve.ts'
import { area, flick, solid, stroke } from '../portraits/parts/ink.ts'
import { rock, wave } from '../portraits/parts/elements.ts'
import { grass, reeds } from '../portraits/parts/plants.ts'
import { between, many } from '../portraits/parts/pen.ts'
import type { Pen } from '../portraits/parts/pen.ts'
import { RAMPS } from '../portraits/parts/ramps.ts'

/** Side of an item's picture, in units. */
export const ITEM_SIDE = 196

const planks = (pen: Pen): string =>
  solid(pen, 'M-6 150L202 142V202H-6Z', RAMPS.bark, {
    shade: 0,
    rim: 0,
    inside:
      stroke('0 162, 196 155', '#1c1008', 2, 0.8) +
      stroke('0 178, 196 172', '#1c1008', 2, 0.8) +
      many(16, () => {
        const [x, y] = [between(pen, 0, 180), between(pen, 150, 194)]
        return flick(`${x} ${y}, ${x + 9} ${y - 1.4}, ${x + 20} ${y - 1}`, '#c79a5c', 1.4, 0.4)
      }),
  })

/** What lies in the foreground, under an item: each is painted over the landscape. */
export const RESTS = {
  table: planks,
  cloth: (pen) =>
    planks(pen) +
    solid(pen, shape('18 158!, 60 144, 140 142, 180 152!, 190 182, 150 190, 120 184, 84 192, 40 184, 10 186'), RAMPS.wine, {
      shade: 6,
      inside: flick('40 160, 60 174, 56 190', '#1c0713', 3, 0.5) + flick('150 152, 142 170, 150 188', '#1c0713', 3, 0.5),
    }),
  stump: (pen) =>
    solid(pen, 'M34 202L42 150H154L164 202Z', RAMPS.bark, {
      inside: many(7, (index) => flick(`${50 + index * 16} 160, ${48 + index * 17} 182, ${46 + index * 18} 200`, '#190d06', 2, 0.6)),
    }) +
    solid(pen, shape('40 150, 98 138, 156 150, 98 164'), RAMPS.straw, {
      shade: 3,
      inside:
        stroke('60 150, 98 144, 138 150, 98 158, 62 151', '#8a6220', 1.4, 0.7) +
        stroke('80 150, 98 147, 118 150, 98 154, 82 151', '#8a6220', 1.2, 0.7),
    }) +
    grass(pen, -4, 200, 202, 22, 16, ['#1d2c14', '#3c5524', '#6d8a3e']),
  rocks: (pen) => rock(pen, 30, 168, 76, 40) + rock(pen, 150, 172, 88, 44) + rock(pen, 96, 182, 100, 40, RAMPS.basalt),
  grass: (pen) => grass(pen, -4, 200, 202, 34, 40, ['#1d2c14', '#3c5524', '#8aa64a']),
  reeds: (pen) => wave(pen, -10, 206, 172, 16, RAMPS.teal) + reeds(pen, 4, 46, 200, 9, 70) + reeds(pen, 150, 194, 200, 9, 60),
  snow: (pen) => solid(pen, shape('-10 168, 40 154, 96 164, 150 152, 206 166!, 206 206!, -10 206!'), RAMPS.pale, { shade: 4, rim: 2 }),
  water: (pen) =>
    wave(pen, -10, 206, 168, 20, RAMPS.sea) +
    many(4, (index) =>
      stroke(
        `${30 + index * 34} ${178 + (index % 2) * 8}, ${44 + index * 34} ${175 + (index % 2) * 8}, ${58 + index * 34} ${178 + (index % 2) * 8}`,
        '#d8f4ee',
        1.6,
        0.6,
      ),
    ),
  hook: () =>
    area('M-4 -4H200V18H-4Z', '#2b1b10') +
    stroke('0 18, 196 18', '#8a6a3c', 2, 0.8) +
    `<path d="M98 16v14" stroke="#16100b" stroke-width="7"/><path d="M98 16v14" stroke="#8d9bab" stroke-width="3.400"/>`,
  none: () => '',
} as const satisfies Readonly<Record<string, (pen: Pen) => string>>
export type Rest = keyof typeof RESTS
