import { battlement, gate, house, tower, windmill } from '../draw/buildings.ts'
import { road, smoke } from '../draw/ground.ts'
import { blur, finish, ink, linear, sharedDefs } from '../draw/paint.ts'
import { pine, tree } from '../draw/plants.ts'
import { mountain } from '../draw/rocks.ts'
import type { Random } from '../draw/rng.ts'
import { between, pick, random } from '../draw/rng.ts'
import { cloud, rays } from '../draw/sky.ts'
import { backToFront, placed, svg, svgDocument, times } from '../draw/svg.ts'
import { plateHeight as h, plateWidth as w } from './size.ts'

const sky = () =>
  [
    `<rect width="${w}" height="${h}" fill="url(#morning)"/>`,
    rays(396, 78, 420, 26, '#fff6cf', 0.13),
    '<circle cx="396" cy="78" r="58" fill="#fff3c8" opacity=".85" filter="url(#soft14)"/><circle cx="396" cy="78" r="25" fill="#fffbe6"/>',
    cloud(64, 40, 62),
    cloud(16, 62, 40),
    cloud(196, 34, 70),
    cloud(300, 58, 48),
    cloud(470, 42, 74),
    '<path d="M250 60q5 -5 9 0q4 -5 9 0M276 72q4 -4 7 0q3 -4 7 0M232 76q3 -3 6 0q3 -3 6 0" stroke="#4a4650" stroke-width="1.3" fill="none"/>',
  ].join('')

const far = (r: Random) =>
  [
    `<g opacity=".72">${mountain(r, 74, 132, 96, 84)}${mountain(r, 486, 136, 112, 104)}${mountain(r, 296, 134, 82, 66)}</g>`,
    mountain(r, 176, 138, 112, 120),
    '<rect y="104" width="560" height="34" fill="#f8eabc" opacity=".75" filter="url(#soft6)"/>',
  ].join('')

function castle(): string {
  return [
    '<path d="M232 152Q312 120 404 150L410 170H226z" fill="#a9a45c" stroke="#5c5a2c"/>',
    tower(262, 138, 13, 30, { roof: '#3f5a78' }),
    tower(352, 138, 13, 34, { roof: '#3f5a78', flag: '#c99a34' }),
    house(284, 140, 15, 11),
    house(334, 140, 14, 11, { roof: '#7c4a2b' }),
    tower(305, 142, 22, 46, { roof: '#c99a34', flag: '#a3231c', pitch: 1.6 }),
    tower(290, 144, 10, 24, { roof: '#8a2e1a' }),
    tower(332, 144, 10, 26, { roof: '#8a2e1a' }),
    battlement(250, 160, 132, 20),
    gate(316, 160, 18, 19),
    tower(240, 164, 17, 36, { roof: '#8a2e1a', flag: '#2f6bb5' }),
    tower(374, 164, 17, 40, { roof: '#8a2e1a', flag: '#2f6bb5' }),
  ].join('')
}

/** A traveller with a staff, seen from behind, and a shadow towards the reader. */
const traveller = `<g transform="translate(206 206)"><ellipse cx="10" cy="1" rx="22" ry="4" fill="#22200a" opacity=".45"/><path d="M20 2L14 -50" stroke="${ink}" stroke-width="3.6"/><path d="M20 2L14 -50" stroke="#9a6b38" stroke-width="2"/><path d="M-13 0Q-17 -26 -8 -38Q0 -44 8 -38Q17 -26 13 0Q0 5 -13 0z" fill="#34592f" stroke="${ink}" stroke-width="1.2"/><path d="M3 -41Q17 -26 13 0Q9 3 4 3.5Q8 -20 3 -41z" fill="#000" opacity=".28"/><path d="M-9 -34Q-12 -20 -11 -6" stroke="#7fa05a" stroke-width="1.5" fill="none"/><path d="M-9 -38Q-12 -56 0 -58Q12 -56 9 -38Q0 -34 -9 -38z" fill="#274723" stroke="${ink}" stroke-width="1.2"/><path d="M-7 -42Q-8 -53 0 -55" stroke="#7fa05a" stroke-width="1.3" fill="none"/><path d="M-18 -36Q-28 -18 -14 -2" stroke="${ink}" stroke-width="3.4" fill="none"/><path d="M-18 -36Q-28 -18 -14 -2" stroke="#b98446" stroke-width="1.8" fill="none"/><path d="M-18 -36L-14 -2" stroke="#fff3d6" stroke-width=".8"/><path d="M-6 -36L6 -12M-8 -30l14 -4" stroke="#6b4423" stroke-width="2.4"/><path d="M4 -34l8 -12l3 1.6l-7 13z" fill="#8a5c2e" stroke="${ink}" stroke-width=".9"/><path d="M10 -46l3 -7M12 -45l4 -6" stroke="#f6ead0" stroke-width="1.4"/><circle cx="15" cy="-26" r="3.2" fill="#e9bf92" stroke="${ink}"/></g>`

function nearWoods(r: Random): string {
  const right = times(19, () => [between(r, 400, w + 8), between(r, 178, h + 6)] as const)
  const left = times(11, () => [between(r, -6, 120), between(r, 188, h + 6)] as const)
  return backToFront(
    [...right, ...left].map(([x, y], i) => ({
      y,
      drawing:
        i % 4 === 3
          ? pine(x, y, between(r, 13, 17), 'dark')
          : tree(r, x, y, between(r, 11, 16), pick(r, ['leaf0', 'leaf1', 'leaf1', 'leaf2', 'leaf3'])),
    })),
  )
}

/** The realm of the Realm Lords in the morning: mountains, the city on its hill, and the way to it. */
export function realmPlate(): string {
  const r = random('realm plate')
  const hedges = times(30, () => {
    const y = between(r, 132, 148)
    return { y, drawing: tree(r, between(r, 0, 210), y, between(r, 4, 6), pick(r, ['leaf0', 'leaf1', 'leaf2'])) }
  })
  const defs = sharedDefs + linear('morning', 'down', '#6f9cab', '#c4cfb4@.34', '#f0dca4@.6') + blur('haze', 8)
  const fields = [
    svg`<path d="M0 138Q112 110 236 136T560 124V${h}H0z" fill="#bcb96c" stroke="#6b6a34"/>`,
    '<path d="M20 134Q60 126 96 130L80 146Q44 142 20 134z" fill="#d8c276" stroke="#7a6a34" stroke-width=".7"/><path d="M120 130Q160 128 190 134L176 146Q140 140 120 130z" fill="#a9b25c" stroke="#6a7434" stroke-width=".7"/><path d="M440 136Q490 128 530 132L520 148Q470 146 440 136z" fill="#d3bd70" stroke="#7a6a34" stroke-width=".7"/>',
    backToFront(hedges),
    placed(windmill(0, 0, 1), 470, 146, 0.62),
    house(430, 150, 14, 10, { chimney: true }),
    house(500, 152, 13, 9, { roof: '#7c4a2b' }),
    smoke(437, 126, 16),
    castle(),
    svg`<path d="M0 168Q150 136 308 160T560 154V${h}H0z" fill="#98a654" stroke="#56622a"/><path d="M0 172Q150 140 300 163" stroke="#d9dc94" stroke-width="2.2" fill="none" opacity=".7"/>`,
  ].join('')
  const way = road(svg`M316 160C296 176 372 182 290 196S178 208 170 ${h + 8}`, 13)
  return svgDocument(w, h, defs, [sky(), far(r), fields, way, nearWoods(r), traveller, finish(w, h, 26)].join(''))
}
