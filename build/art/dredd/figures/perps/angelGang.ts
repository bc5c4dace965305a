import { placed, svg } from '../../../draw/svg.ts'
import { form, INK, PAPER, patch, spot, stroke, turned } from '../ink.ts'
import { bentNose, bulb, eyes, grin, lips } from '../parts/face.ts'
import type { Perp } from '../perp.ts'
import { round, sym } from '../shape.ts'

const halo = (x: number, y: number, tilt: number): string =>
  turned(
    stroke(svg`M${x + 20} ${y + 2}v26`, 5) +
      svg`<ellipse cx="${x}" cy="${y}" rx="26" ry="8" fill="none" stroke="${INK}" stroke-width="13"/><ellipse cx="${x}" cy="${y}" rx="26" ry="8" fill="none" stroke="#e0ad42" stroke-width="5"/>`,
    tilt,
    [x, y],
  )

function draw(): string {
  const brute = (): string => {
    const skin = '#d99a78'
    return (
      form('M128 332c-4-80 20-108 66-112 36 4 52 40 54 112z', { fill: '#5a4a6a', by: [12, 0] }) +
      form(round(146, 84, 92, 128, 22), {
        fill: skin,
        by: [18, 6],
        tone: [
          [210, 100],
          [238, 200],
        ],
      }) +
      form('M146 112c-4-40 18-50 46-50s50 10 46 50z', {
        fill: '#8a93a6',
        by: [10, 4],
        inside: [164, 192, 220].map((x) => spot(x, 100, 4)).join(''),
      }) +
      eyes(140, 42, 12, { lid: skin, lidded: 0.44, tilt: 6, look: [-3, 2] }, 192) +
      bulb(192, 160, 11, '#c67a5c') +
      form('M150 172h84v34q-42 24-84 0z', { fill: '#8a93a6', by: [8, 5], inside: stroke('M168 172v36M192 172v40M216 172v36', 5) })
    )
  }
  const lean = (): string => {
    const skin = '#ecc9a6'
    return (
      form('M12 332C14 286 30 250 62 242c34 6 54 36 54 90z', { fill: '#7a4a2c', by: [10, 0] }) +
      form(
        sym(
          [
            [68, 66],
            [36, 82],
            [32, 140],
            [46, 204],
            [68, 216],
          ],
          68,
        ),
        {
          fill: skin,
          tone: [
            [86, 90],
            [106, 206],
          ],
        },
      ) +
      form('M30 112C24 68 44 52 68 52s46 14 40 60q-40-26-78 0z', { fill: '#e2b65a', by: [8, 4] }) +
      eyes(132, 34, 12, { look: [4, 0], pupil: 4 }, 68) +
      bentNose(70, 138, 20) +
      form('M46 176q24 14 44-2-2 26-22 26t-22-24z', {
        fill: '#3a0d14',
        by: [0, 0],
        line: 6,
        inside: patch('M52 178h10v12H52zM74 178h10v10H74z', PAPER),
      })
    )
  }
  const pa = (): string => {
    const skin = '#c98f6a'
    return (
      form('M28 336c0-60 30-88 66-90 38 2 66 30 66 90z', { fill: '#3c4a55', by: [12, 0] }) +
      form(
        sym(
          [
            [94, 172],
            [58, 186],
            [56, 226],
            [72, 256],
            [94, 264],
          ],
          94,
        ),
        { fill: skin },
      ) +
      form('M56 228q20 14 38 8 18 6 38-8 8 46-8 66-12 22-30 34-18-12-30-34-16-20-8-66z', { fill: '#e9e4d6', by: [9, 6] }) +
      lips(94, 252, 24, -3, 7) +
      eyes(214, 34, 11, { lid: skin, lidded: 0.46, tilt: 6, look: [0, 2] }, 94) +
      bentNose(96, 216, 20) +
      form('M62 190c-2-32 8-46 18-44q14 6 28 0c10-2 20 12 18 44z', { fill: '#6b4a2a', by: [8, 4] }) +
      form('M26 176q14 14 68 10 54 4 68-10 4 30-68 26-72 4-68-26z', { fill: '#6b4a2a', by: [6, 4] })
    )
  }
  const kid = (): string => {
    const skin = '#e6b48e'
    return (
      form('M136 338c0-40 20-66 54-68 36 2 58 28 58 68z', { fill: '#2a8f86', by: [10, 0] }) +
      form(
        sym(
          [
            [192, 206],
            [156, 222],
            [152, 262],
            [168, 298],
            [192, 304],
          ],
          192,
        ),
        {
          fill: skin,
          tone: [
            [208, 226],
            [232, 296],
          ],
        },
      ) +
      form('M150 250c-8-40 16-56 42-56s52 16 42 56q-6-16-14-18h-54q-10 4-16 18z', { fill: '#c8551f', by: [8, 4] }) +
      eyes(254, 36, 12, { look: [-3, -2], pupil: 4 }, 192) +
      bulb(192, 270, 8, '#d9906c') +
      grin(192, 278, 40, 12, 4, 3)
    )
  }
  return (
    placed(brute() + halo(192, 46, 8), 2, -12) +
    placed(lean() + halo(64, 34, -10), -6, -14) +
    placed(pa() + halo(94, 136, 6), 4, 28) +
    placed(kid() + halo(196, 182, -6), 6, 26)
  )
}

/** Pa and three boys, each under a halo of tin. */
export const angelGang: Perp = { id: 'perp-24', face: [[-26, 2], 312], draw }
