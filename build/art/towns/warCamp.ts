import { fire, palisade, tent } from '../draw/buildings.ts'
import { smoke } from '../draw/ground.ts'
import { ink } from '../draw/paint.ts'

/** Tents inside a palisade, arms stacked by the fire. */
export function warCamp(): string {
  const arms = `<g transform="translate(92 84)"><ellipse cx="2" cy="0" rx="9" ry="1.8" fill="#22180a" opacity=".4"/><path d="M-6 0L3 -22M6 0L-3 -22M0 1V-24" stroke="#4a3018" stroke-width="1.3"/><path d="M3 -22l1.6 -4l1 4.2zM-3 -22l-1.6 -4l-1 4.2zM0 -24l-1.3 -4.2h2.6z" fill="#cfd6da" stroke="${ink}" stroke-width=".5"/><path d="M-9 -1a5 5.5 0 0 1 9 -3a5 5.5 0 0 1 -9 3z" fill="#2f6bb5" stroke="${ink}" stroke-width=".8"/><circle cx="-4.5" cy="-3" r="1.3" fill="#e2b24a"/></g>`
  return [
    '<path d="M6 62Q56 50 106 62V103H6z" fill="#d6bd84" opacity=".8" filter="url(#soft3)"/>',
    palisade(2, 44, 108, 9),
    tent(24, 60, 30, 25, '#d9c79a', '#8a6a44', '#2f6bb5'),
    tent(90, 60, 30, 26, '#c99a6a', '#7c4a2b'),
    tent(57, 73, 42, 37, '#b3402c', '#f0d8a0', '#c99a34'),
    fire(27, 82, 1.3),
    smoke(27, 66, 16),
    arms,
    palisade(-2, 88, 16, 10),
  ].join('')
}
