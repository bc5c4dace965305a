import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { shape } from '../parts/curve.ts'
import { sparks } from '../parts/elements.ts'
import { eye } from '../parts/eye.ts'
import { belt, folds, rivets } from '../parts/gear.ts'
import { fur, lock } from '../parts/hair.ts'
import { fist } from '../parts/hands.ts'
import { area, flick, INK, place, solid, stroke } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { RAMPS } from '../parts/ramps.ts'
import { SCENES } from '../parts/scenes.ts'
import { axeHead, haft } from '../parts/weapons.ts'

const skin: Ramp = ['#3a2226', '#86574c', '#d9a07a']
const pelt: Ramp = ['#23160f', '#54381f', '#a37a44']

const axe = (pen: Pen): string =>
  place(
    haft(pen, -118, 74, 6.5) +
      place(axeHead(pen, 52, RAMPS.blackSteel), 2, -96) +
      place(axeHead(pen, 52, RAMPS.blackSteel), -2, -96, 1, 0, true) +
      solid(pen, shape('-6 -108!, 6 -108!, 6 -84!, -6 -84!'), RAMPS.leather, { ink: 1.8, shade: 2 }) +
      place(`<path d="M-4 -120L0 -136L4 -120Z" fill="#8d9bab" stroke="${INK}" stroke-width="1.800"/>`, 0, 0),
    152,
    168,
    0.88,
    4,
  )

const legs = (pen: Pen): string =>
  solid(pen, shape('62 184, 56 212, 48 264!, 88 264!, 94 214, 98 204!, 104 214, 112 264!, 150 264!, 142 210, 134 184'), RAMPS.darkLeather, {
    shade: 8,
    inside: folds(['74 200, 70 220, 66 238', '122 200, 126 220, 130 238'], RAMPS.darkLeather),
  })

const torso = (pen: Pen): string =>
  solid(pen, shape('54 122, 54 156, 64 190, 98 198, 134 190, 144 154, 142 120, 98 110'), skin, {
    shade: 13,
    inside:
      flick('98 130, 99 156, 98 184', skin[0], 3, 0.8) +
      flick('66 138, 82 152, 97 146', skin[0], 3, 0.8) +
      flick('99 146, 116 152, 132 138', skin[0], 3, 0.8) +
      flick('80 164, 90 168, 97 165', skin[0], 2.2, 0.7) +
      flick('100 165, 108 168, 118 164', skin[0], 2.2, 0.7) +
      flick('82 176, 90 180, 97 177', skin[0], 2.2, 0.6) +
      flick('100 177, 108 180, 116 176', skin[0], 2.2, 0.6) +
      area(shape('108 130, 130 128, 134 142, 116 148'), skin[2], 0.4) +
      flick('62 150, 78 162, 92 186', '#b9372a', 5, 0.9) +
      flick('66 142, 84 156, 97 182', '#b9372a', 3, 0.85),
  }) +
  stroke('136 120, 112 150, 72 188', INK, 9) +
  stroke('136 120, 112 150, 72 188', RAMPS.leather[1], 6) +
  rivets([
    [128, 130],
    [116, 145],
    [102, 160],
    [88, 174],
  ]) +
  solid(pen, shape('60 186!, 98 196, 136 186!, 134 204, 124 226!, 114 212!, 104 232!, 94 214!, 82 228!, 72 208!, 62 214!'), pelt, {
    shade: 6,
    inside: fur(pen, [60, 192, 76, 26], 34, [0, 9], [pelt[0], pelt[2]]),
  }) +
  belt(pen, '58 186, 98 196, 138 186', 8, 98, 195, RAMPS.darkLeather)

const arms = (pen: Pen): string =>
  solid(pen, shape('56 118, 38 130, 28 152, 26 178, 32 198, 46 198, 52 178, 58 162, 68 142'), skin, {
    shade: 8,
    inside: flick('40 140, 36 158, 42 172', skin[0], 2.4, 0.7),
  }) +
  solid(pen, shape('26 168!, 52 172!, 50 196!, 29 194!'), RAMPS.blackSteel, { ink: 2, shade: 4 }) +
  rivets(
    [
      [32, 174],
      [46, 176],
      [33, 190],
      [45, 191],
    ],
    '#cfd6d6',
  ) +
  place(fist(pen, skin, 1.25), 40, 206, 1, 0, true) +
  axe(pen) +
  solid(pen, shape('136 118, 156 126, 168 142, 170 158, 164 174, 148 176, 144 160, 134 146'), skin, {
    shade: 8,
    inside: flick('152 134, 158 148, 156 162', skin[0], 2.4, 0.7),
  }) +
  solid(pen, shape('150 156!, 172 154!, 168 176!, 148 178!'), RAMPS.blackSteel, { ink: 2, shade: 4 }) +
  rivets(
    [
      [154, 160],
      [167, 159],
      [152, 173],
      [165, 171],
    ],
    '#cfd6d6',
  ) +
  place(fist(pen, skin, 1.25), 153, 182, 1, 8)

const mantle = (pen: Pen): string =>
  solid(
    pen,
    shape(
      '98 108, 126 102, 150 108, 162 122!, 154 126!, 158 138!, 144 136!, 138 148!, 128 136!, 116 142!, 98 134, 80 142!, 70 136!, 58 148!, 52 136!, 38 138!, 42 126!, 34 122!, 46 108, 70 102',
    ),
    pelt,
    { shade: 8, inside: fur(pen, [36, 106, 124, 32], 70, [0, 10], [pelt[0], pelt[2]]) },
  )

const face = (pen: Pen): string =>
  solid(pen, shape('72 96!, 62 86, 52 84!, 56 98, 68 108!'), skin, { shade: 3 }) +
  solid(pen, shape('126 94!, 136 84, 146 80!, 142 96, 130 106!'), skin, { shade: 3 }) +
  `<circle cx="57" cy="95" r="4" fill="none" stroke="#e2b24a" stroke-width="2"/>` +
  lock(pen, '100 48, 92 30, 76 24, 60 32, 52 52', 15, RAMPS.hairBlack) +
  lock(pen, '102 48, 98 26, 84 18, 66 22, 58 38', 14, RAMPS.hairBlack) +
  solid(pen, shape('90 48!, 94 38, 104 37, 110 46!, 100 51'), RAMPS.gold, { ink: 1.8, shade: 2 }) +
  solid(pen, shape('99 46, 116 52, 126 68, 130 90, 130 106, 122 122, 108 130, 92 130, 76 123, 69 106, 69 88, 72 66, 82 52'), skin, {
    shade: 9,
    rim: 2.6,
    inside:
      area(shape('66 56, 82 50, 78 84, 84 132, 66 124'), skin[0], 0.5) +
      area(shape('112 54, 124 66, 126 80, 114 72'), skin[2], 0.4) +
      area(shape('118 96, 128 92, 128 104, 120 110'), skin[2], 0.5) +
      area(shape('74 78, 98 84, 128 76, 128 90, 98 96, 72 92'), '#7d1d16', 0.9) +
      flick('80 64, 96 66, 112 62', skin[0], 1.8, 0.7),
  }) +
  eye(pen, 86, 86, { width: 14, height: 8, iris: '#d98a1a', white: '#f7e6b0', skin: '#5f3a34', lid: 0.24, turn: 9 }) +
  eye(pen, 113, 85, { width: 13, height: 8, iris: '#d98a1a', white: '#f7e6b0', skin: '#5f3a34', lid: 0.24, turn: -11 }) +
  flick('72 77, 86 76, 99 85', INK, 7) +
  flick('102 85, 113 75, 128 74', INK, 6.4) +
  solid(pen, shape('96 82, 104 82, 110 94, 113 101, 106 106, 95 106, 89 102, 93 94'), skin, { ink: 1.8, shade: 3 }) +
  area(shape('92 102, 96 100, 98 104'), INK) +
  area(shape('104 104, 107 100, 111 102'), INK) +
  area(shape('78 112!, 90 108, 101 110, 112 107, 123 110!, 119 121, 101 126, 83 122'), '#2a0b0a') +
  area(shape('90 112, 101 113.500, 112 111, 111 115, 101 117, 91 116'), '#e8dbb5') +
  solid(pen, shape('78 114, 90 120, 101 121, 112 119, 123 112, 122 126, 112 134, 92 134, 80 127'), skin, { ink: 2, shade: 4 }) +
  horn(pen, '86 124, 80 112, 82 94', 9.5, RAMPS.bone, 1.8) +
  horn(pen, '118 122, 124 110, 121 92', 9, RAMPS.bone, 1.8) +
  stroke('81 106, 86 106', '#c6922f', 2.4)

/** A tusked raider in wolf pelt with a double axe and war paint. */
export const tuskedReaver: EnemyFigure = {
  id: 'tusked-reaver',
  scene: SCENES.camp,
  focus: { x: 99, y: 92 },
  draw: (pen) =>
    groundShadow(pen, 98, 232, 80) + legs(pen) + torso(pen) + arms(pen) + mantle(pen) + face(pen) + sparks(pen, [6, 130, 184, 100], 16),
}
