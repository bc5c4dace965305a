import { battlement, gate, house, tower } from '../draw/buildings.ts'
import { ink } from '../draw/paint.ts'

/** The harbour city: walls, a keep with a golden roof, and a ship before the gate. */
export function galavanton(): string {
  const ship = `<g transform="translate(27 77) scale(.9)"><path d="M-13 -3H15L10 5H-9z" fill="#7c4e28" stroke="${ink}" stroke-width=".9"/><path d="M-12 -.6H13" stroke="#d9a864" stroke-width=".9"/><path d="M1 -3V-25" stroke="${ink}" stroke-width="1.1"/><path d="M1.6 -24Q14 -16 12 -5Q6 -7 1.6 -5z" fill="#fff6dd" stroke="${ink}" stroke-width=".8"/><path d="M.4 -22Q-9 -14 -9 -5H.4z" fill="#e9d6a4" stroke="${ink}" stroke-width=".8"/><path d="M6 -20.6Q8 -12 7 -6" stroke="#a3231c" stroke-width="2" fill="none"/><path d="M1 -25l7 1.8l-7 2z" fill="#a3231c"/></g>`
  return [
    '<path d="M0 67Q26 60 56 66T112 63V103H0z" fill="url(#pool)"/><path d="M0 67Q26 60 56 66T112 63" stroke="#4a3c1c" stroke-width="2.6" fill="none"/><path d="M0 69.5Q26 62.5 56 68.5T112 65.5" stroke="#eff6ee" stroke-width="1" fill="none"/>',
    house(28, 37, 12, 9, { roof: '#7c4a2b' }),
    house(70, 38, 13, 9, { roof: '#a8492b', chimney: true }),
    tower(50, 41, 13, 17, { roof: '#c99a34', flag: '#a3231c' }),
    tower(40, 43, 8, 11, { roof: '#3f5a78' }),
    tower(65, 43, 8, 12, { roof: '#3f5a78' }),
    house(30, 48, 11, 8),
    house(74, 49, 11, 8, { roof: '#8a5a34' }),
    battlement(20, 63, 74, 16),
    gate(57, 63, 13, 15),
    tower(12, 65, 13, 28, { roof: '#8a2e1a', flag: '#2f6bb5' }),
    tower(88, 65, 13, 31, { roof: '#8a2e1a', flag: '#2f6bb5' }),
    ship,
    '<path d="M60 74h12M84 71h14M52 80h16M82 79h12M4 78h8" stroke="#f3f8f0" stroke-width="1.1" opacity=".7"/>',
  ].join('')
}
