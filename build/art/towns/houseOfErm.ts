import { ink } from '../draw/paint.ts'
import { tower } from '../draw/buildings.ts'
import { tree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'

/** The wizards' house: violet roofs, lit windows, and a star that hangs over the ridge. */
export function houseOfErm(r: Random): string {
  const window = (x: number, y: number) =>
    `<path d="M${x} ${y}v-6q3 -4.5 6 0v6z" fill="#ffd75a" stroke="${ink}" stroke-width=".8"/><path d="M${x + 3} ${y}v-8.5M${x} ${y - 4}h6" stroke="${ink}" stroke-width=".5"/>`
  return [
    tree(r, 9, 66, 8.5, 'leaf1'),
    tree(r, 104, 64, 8, 'leaf0'),
    tower(16, 74, 12, 30, { roof: '#4f3f74', wall: 'stoneCool', pitch: 1.7 }),
    tower(84, 74, 12, 36, { roof: '#4f3f74', wall: 'stoneCool', pitch: 1.7, flag: '#6b4fa0' }),
    `<path d="M30 75h54l6 2H34z" fill="#22180a" opacity=".4"/><rect x="28" y="50" width="56" height="25" fill="#dccbb0" stroke="${ink}"/><path d="M68 50h16v25H68z" fill="#6b5436" opacity=".35"/>`,
    `<path d="M23 51L37 31H75L89 51z" fill="#4f3f74" stroke="${ink}"/><path d="M23 51L37 31H50L41 51z" fill="#9484bd" opacity=".7"/><path d="M29 45h54M33 39h46" stroke="#22173a" stroke-width=".7" stroke-dasharray="3 .8"/>`,
    `<path d="M47 51V40L56 30L65 40V51z" fill="#e8dac0" stroke="${ink}"/><path d="M43 42L56 26L69 42" fill="none" stroke="#3a2c5c" stroke-width="3"/><circle cx="56" cy="43" r="4.6" fill="#ffd75a" stroke="${ink}" stroke-width=".9"/><path d="M56 38.5v9M51.5 43h9" stroke="${ink}" stroke-width=".6"/>`,
    window(34, 67),
    window(72, 67),
    `<path d="M50 75V62Q56 53 62 62V75z" fill="#3a2010" stroke="${ink}"/><path d="M52 75V63Q56 57 60 63" stroke="#8a6136" stroke-width="1" fill="none"/><circle cx="60" cy="69" r=".8" fill="#e2b24a"/>`,
    `<path d="M50 75L44 84H70L62 75z" fill="#d8c193" stroke="#7a5c34" stroke-width=".7"/>`,
    '<circle cx="74" cy="31" r="8" fill="#ffe9a0" opacity=".5" filter="url(#soft3)"/><path d="M74 24l1.7 5l5 .2l-4 3l1.5 5l-4.2 -3l-4.2 3l1.5 -5l-4 -3l5 -.2z" fill="#fff0b0" stroke="#7c5a12" stroke-width=".7"/>',
  ].join('')
}
