import { house, stall } from '../draw/buildings.ts'
import { ink } from '../draw/paint.ts'

/** The market square: houses around it, stalls with striped awnings, a well. */
export function marketon(): string {
  const cobbles = [
    [8, 70],
    [30, 64],
    [54, 68],
    [84, 64],
    [100, 74],
    [20, 80],
    [66, 80],
    [90, 84],
    [42, 76],
  ].map(
    ([x, y]) => `<path d="M${x} ${y}q3 -2 6 0M${(x ?? 0) + 7} ${(y ?? 0) + 3}q3 -2 6 0" stroke="#8d7440" stroke-width=".8" fill="none"/>`,
  )
  const well = `<g transform="translate(57 66)"><ellipse cx="2" cy="2" rx="10" ry="2.6" fill="#22180a" opacity=".4"/><path d="M-8 0V-7H8V0Q0 3.5 -8 0z" fill="url(#stoneCool)" stroke="${ink}" stroke-width=".9"/><ellipse cy="-7" rx="8" ry="2.4" fill="#2b3d40" stroke="${ink}" stroke-width=".8"/><path d="M-7 -7V-18M7 -7V-18" stroke="#5b3a1c" stroke-width="1.5"/><path d="M-10 -17L0 -24L10 -17z" fill="#a8492b" stroke="${ink}" stroke-width=".9"/><path d="M0 -17v7" stroke="${ink}" stroke-width=".7"/></g>`
  return [
    '<path d="M-2 58Q56 48 114 58V103H-2z" fill="#e6d3a0" opacity=".85"/>',
    cobbles.join(''),
    house(4, 54, 18, 14, { roof: '#a8492b', timber: true, chimney: true }),
    house(32, 50, 16, 13, { roof: '#7c4a2b', wall: '#ead9b0' }),
    house(60, 50, 16, 14, { roof: '#8a5a34', timber: true }),
    house(86, 54, 17, 14, { roof: '#a8492b', chimney: true }),
    well,
    stall(4, 80, 30, '#a3231c'),
    stall(79, 79, 29, '#2f7a3a'),
    stall(41, 86, 30, '#2f6bb5'),
  ].join('')
}
