import type { EnemyFigure } from '../figure.ts'
import { groundShadow } from '../parts/backdrop.ts'
import { horn } from '../parts/creature.ts'
import { n, shape } from '../parts/curve.ts'
import { area, flick, glow, INK, place, solid, tail } from '../parts/ink.ts'
import type { Ramp } from '../parts/ink.ts'
import type { Pen } from '../parts/pen.ts'
import { between, many } from '../parts/pen.ts'
import { fern, grass, mushroom } from '../parts/plants.ts'
import { SCENES } from '../parts/scenes.ts'

const chitin: Ramp = ['#0f1220', '#2c3350', '#8390b8']
const far: Ramp = ['#090b14', '#1a1f33', '#454f72']

/** A leg of two joints: hip, knee and foot. */
const leg = (
  pen: Pen,
  [hx, hy]: readonly [number, number],
  [kx, ky]: readonly [number, number],
  [fx, fy]: readonly [number, number],
  paint: Ramp,
): string => {
  const limb = (ax: number, ay: number, bx: number, by: number, wide: number, thin: number): string => {
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(ay - by) / length, (bx - ax) / length]
    return solid(
      pen,
      `M${n(ax + nx * wide)} ${n(ay + ny * wide)}L${n(bx + nx * thin)} ${n(by + ny * thin)}L${n(bx - nx * thin)} ${n(by - ny * thin)}L${n(ax - nx * wide)} ${n(ay - ny * wide)}Z`,
      paint,
      { ink: 2, shade: 3, rim: 1.6 },
    )
  }
  const [mx, my] = [kx + (fx - kx) * 0.5, ky + (fy - ky) * 0.5]
  const spur = `<path d="M${n(mx)} ${n(my)}l${n((kx - hx) * 0.2)} ${n(-2)}l${n(-(kx - hx) * 0.08)} 6z" fill="${paint[2]}" stroke="${INK}" stroke-width="1.3"/>`
  return (
    limb(hx, hy, kx, ky, 6, 5) +
    spur +
    limb(kx, ky, fx, fy, 5, 1.4) +
    `<circle cx="${n(kx)}" cy="${n(ky)}" r="6.4" fill="${paint[1]}" stroke="${INK}" stroke-width="2"/><path d="M${n(kx)} ${n(ky - 4)}a4 4 0 0 1 4 4" fill="none" stroke="${paint[2]}" stroke-width="1.8"/>`
  )
}

const legs = (pen: Pen, near: boolean): string =>
  near
    ? leg(pen, [50, 176], [14, 180], [4, 228], chitin) +
      leg(pen, [82, 184], [54, 200], [40, 236], chitin) +
      leg(pen, [160, 176], [180, 192], [188, 232], chitin)
    : leg(pen, [40, 160], [8, 160], [-4, 200], far) + leg(pen, [110, 186], [104, 208], [96, 230], far)

const PANES: readonly (readonly [string, string])[] = [
  ['24 168, 18 140, 30 112, 50 124, 48 158', '#2f7fa8'],
  ['30 112, 46 84, 70 92, 66 124, 50 124', '#56b6c4'],
  ['46 84, 72 62, 98 58, 96 88, 70 92', '#9fe3dc'],
  ['98 58, 126 66, 140 84, 118 98, 96 88', '#c9f2e2'],
  ['140 84, 152 106, 152 128, 128 126, 118 98', '#8fd0e8'],
  ['50 124, 66 124, 88 132, 84 166, 48 158', '#4a5fb8'],
  ['66 124, 70 92, 96 88, 104 116, 88 132', '#6f86d8'],
  ['96 88, 118 98, 128 126, 104 116', '#b8a4ea'],
  ['104 116, 128 126, 152 128, 144 154, 116 156, 88 132', '#7d62c4'],
  ['24 168, 48 158, 84 166, 70 184, 40 184', '#274a8a'],
  ['84 166, 88 132, 116 156, 108 182, 70 184', '#3a3f9a'],
  ['116 156, 144 154, 134 176, 108 182', '#5a45a8'],
]

const shell = (pen: Pen): string => {
  const dome = shape('20 172, 16 140, 30 106, 58 72, 94 56, 128 66, 150 94, 156 130, 146 158, 128 180, 96 188, 52 188')
  const straight = (text: string): string => `M${text.replace(/,/g, 'L')}Z`
  const panes = PANES.map(
    ([text, colour]) =>
      `<path d="${straight(text)}" fill="${colour}" opacity=".82" stroke="#101428" stroke-width="2.200" stroke-linejoin="round"/>`,
  ).join('')
  const gleams = PANES.map(([text]) => {
    const numbers = text.split(/[\s,]+/).map(Number)
    const [x, y] = [
      numbers.filter((_, i) => i % 2 === 0).reduce((a, b) => a + b, 0) / (numbers.length / 2),
      numbers.filter((_, i) => i % 2 === 1).reduce((a, b) => a + b, 0) / (numbers.length / 2),
    ]
    return `<path d="M${n(x - 5)} ${n(y + 5)}L${n(x + 6)} ${n(y - 7)}M${n(x - 1)} ${n(y + 6)}L${n(x + 7)} ${n(y - 2)}" stroke="#fff" stroke-width="1.500" opacity=".5" stroke-linecap="round"/>`
  }).join('')
  return solid(pen, dome, ['#12204a', '#3d6aa8', '#d6f5ee'], {
    ink: 2.8,
    shade: 12,
    rim: 4,
    rimColour: '#ffffff',
    inside: glow(pen, 92, 120, 60, '#e6fff4', 0.55) + panes + gleams + area(shape('100 62, 126 70, 142 92, 132 90, 114 76'), '#fff', 0.55),
  })
}

const front = (pen: Pen): string =>
  solid(pen, shape('104 176, 100 152, 112 134, 136 126, 158 134, 166 156, 158 180, 134 190, 114 188'), chitin, {
    shade: 9,
    rim: 3,
    inside: flick('112 148, 132 138, 154 146', '#0a0c16', 2.4, 0.7) + flick('134 130, 136 150, 134 170', '#0a0c16', 2, 0.6),
  }) +
  solid(pen, shape('118 184, 116 168, 128 158, 146 156, 162 164, 166 182, 156 196, 138 200, 124 196'), chitin, { shade: 6, rim: 2.6 }) +
  horn(pen, '140 162, 146 138, 162 122, 178 116', 13, chitin) +
  horn(pen, '158 126, 166 114, 166 104', 6.5, chitin, 1.8) +
  horn(pen, '128 194, 122 212, 134 224, 148 222', 9, ['#4a2413', '#a8602a', '#f0b46a']) +
  horn(pen, '156 192, 170 204, 168 220, 154 226', 9, ['#4a2413', '#a8602a', '#f0b46a']) +
  many(2, (index) => {
    const [x, y, r] = index === 0 ? [126, 178, 7.4] : [159, 175, 6.4]
    return `<circle cx="${x}" cy="${y}" r="${r + 1.6}" fill="${INK}"/><circle cx="${x}" cy="${y}" r="${r}" fill="#e88a1c"/><circle cx="${n(x + r * 0.15)}" cy="${n(y - r * 0.15)}" r="${n(r * 0.72)}" fill="#ffc24a"/><circle cx="${n(x + r * 0.35)}" cy="${n(y - r * 0.35)}" r="${n(r * 0.26)}" fill="#fff"/><path d="M${n(x - r)} ${y}a${r} ${r} 0 0 0 ${r * 2} 0" fill="none" stroke="#7a3408" stroke-width="1" opacity=".6"/>`
  }) +
  flick('117 172, 126 166, 136 172', INK, 4) +
  flick('150 170, 160 164, 168 170', INK, 3.6) +
  flick('136 192, 143 195, 151 191', INK, 2) +
  tail('134 158, 118 128, 122 96, 112 84', INK, 3.4) +
  tail('150 157, 172 142, 186 146, 192 136', INK, 3.2)

/** A beetle as big as a cart under a shell like a church window. */
export const glassbackBeetle: EnemyFigure = {
  id: 'glassback-beetle',
  scene: SCENES.glade,
  focus: { x: 120, y: 156, span: 184 },
  draw: (pen) =>
    groundShadow(pen, 94, 216, 92) +
    legs(pen, false) +
    legs(pen, true) +
    shell(pen) +
    front(pen) +
    many(3, (index) => place(fern(26 + index * 4, index * 5 - 4, '#7da550'), 12 + index * 12, 236)) +
    place(mushroom(pen, 10), 182, 234) +
    place(mushroom(pen, 7), 170, 236) +
    grass(pen, -4, 200, 242, 36, 18, ['#16240f', '#35521f', '#86a548']) +
    many(12, () => `<circle cx="${n(between(pen, 10, 186))}" cy="${n(between(pen, 20, 200))}" r="1.200" fill="#f3f7b8" opacity=".8"/>`),
}
