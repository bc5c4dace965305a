import { house } from '../draw/buildings.ts'
import { road, smoke } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'
import { tree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'

/** The inn at the bend of the road: timber frame, thatch, smoke, and a sign with a bed. */
export function rynsRest(r: Random): string {
  return [
    road('M-4 92C26 74 50 96 116 72', 9),
    tree(r, 100, 52, 9, 'leaf2'),
    tree(r, 14, 56, 9.5, 'leaf0'),
    house(70, 66, 18, 11, { roof: '#b2793a', wall: '#e9d8b0', timber: true, glass: '#f6c84a' }),
    house(26, 72, 38, 22, { roof: '#c28d4a', wall: '#f4e8ca', timber: true, chimney: true, depth: 20, pitch: 17, glass: '#f6c84a' }),
    smoke(49, 26, 14),
    `<g transform="translate(92 80)"><path d="M0 2V-20H12" stroke="${ink}" stroke-width="1.8" fill="none"/><path d="M3 -20v3M11 -20v3" stroke="${ink}" stroke-width=".7"/><rect x="1.5" y="-17" width="12" height="9.5" fill="#a3231c" stroke="${ink}" stroke-width=".8"/><path d="M3.5 -9v-4.5M3.5 -10.5h8v1.5M5 -11.2q1.5 -2 3 0" stroke="#ffe6b0" stroke-width="1.1" fill="none"/></g>`,
    `<g transform="translate(20 78)"><ellipse cx="2" cy="1" rx="6" ry="1.6" fill="#22180a" opacity=".4"/><path d="M-4 0q-1.5 -4 0 -8h8q1.5 4 0 8z" fill="#9a6b38" stroke="${ink}" stroke-width=".8"/><path d="M-4.6 -2.5h9.2M-4.6 -5.5h9.2" stroke="#4a3a2c" stroke-width=".9"/></g>`,
  ].join('')
}
