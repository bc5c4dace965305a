import { battlement, gate, house, tower } from '../draw/buildings.ts'
import { ink } from '../draw/paint.ts'

/** The harbour city: walls, a keep with a golden roof, and a ship before the gate. */
export function galavanton(): string {
  const ship = `<g transform="translate(26 88)"><path d="M-13 -3H15L10 5H-9z" fill="#7c4e28" stroke="${ink}" stroke-width=".9"/><path d="M-12 -.6H13" stroke="#d9a864" stroke-width=".9"/><path d="M1 -3V-25" stroke="${ink}" stroke-width="1.2"/><path d="M2 -24Q14 -16 12 -5Q6 -7 2 -5z" fill="#fff6dd" stroke="${ink}" stroke-width=".8"/><path d="M0 -21Q-9 -14 -9 -5H0z" fill="#e9d6a4" stroke="${ink}" stroke-width=".8"/><path d="M6 -20.6Q8 -12 7 -6" stroke="#a3231c" stroke-width="2" fill="none"/><path d="M1 -25l7 1.8l-7 2z" fill="#a3231c"/></g>`
  return [
    '<path d="M0 76Q26 69 56 75T112 72V103H0z" fill="url(#pool)"/><path d="M0 76Q26 69 56 75T112 72" stroke="#4a3c1c" stroke-width="2.6" fill="none"/><path d="M0 78.5Q26 71.5 56 77.5T112 74.5" stroke="#eff6ee" stroke-width="1" fill="none"/>',
    house(28, 46, 12, 9, { roof: '#7c4a2b' }),
    house(70, 47, 13, 9, { roof: '#a8492b', chimney: true }),
    tower(50, 50, 13, 17, { roof: '#c99a34', flag: '#a3231c' }),
    tower(40, 52, 8, 11, { roof: '#3f5a78' }),
    tower(65, 52, 8, 12, { roof: '#3f5a78' }),
    house(30, 57, 11, 8),
    house(74, 58, 11, 8, { roof: '#8a5a34' }),
    battlement(20, 72, 74, 16),
    gate(57, 72, 13, 15),
    tower(12, 74, 13, 28, { roof: '#8a2e1a', flag: '#2f6bb5' }),
    tower(88, 74, 13, 31, { roof: '#8a2e1a', flag: '#2f6bb5' }),
    ship,
    '<path d="M60 84h12M80 80h14M52 92h16M84 90h12" stroke="#f3f8f0" stroke-width="1.1" opacity=".7"/>',
  ].join('')
}
