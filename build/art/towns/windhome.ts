import { house, windmill } from '../draw/buildings.ts'
import { hill } from '../draw/rocks.ts'
import { tree } from '../draw/plants.ts'
import type { Random } from '../draw/rng.ts'

/** Mills on a green hill, and the wind made visible. */
export function windhome(r: Random): string {
  return [
    hill(r, 30, 60, 46, 22, 'hillStraw'),
    hill(r, 60, 86, 66, 36, 'hillGrass'),
    windmill(22, 56, 0.62, '#3f6a74'),
    tree(r, 102, 66, 6.5, 'leaf0'),
    windmill(58, 64, 1.08, '#3f6a74'),
    house(18, 76, 14, 10, { roof: '#a8492b' }),
    house(76, 74, 15, 11, { roof: '#3f6a74', chimney: true }),
    house(96, 82, 12, 9, { roof: '#a8492b' }),
    '<path d="M4 40q10 -5 18 -1q6 3 9 -1q1 -4 -3 -4q-3 .6 -2 3M78 46q10 -5 17 -1q6 3 9 -1q1 -4 -3 -4q-3 .6 -2 3M40 80q10 -4 18 0" stroke="#fffbe8" stroke-width="1.3" fill="none" opacity=".85" stroke-linecap="round"/>',
  ].join('')
}
