import type { CityEffect, CombatEffect } from '../../../../shared/games/judge-dredd/cards/schema.ts'
import { svg } from '../../draw/svg.ts'
import { form, INK, PAPER, stroke } from '../figures/ink.ts'
import { burst, oval, poly, rect, type Point } from '../figures/shape.ts'
import { motif } from './motif.ts'

/** Strokes of the figures 0 to 9 in a box of 10 x 16: the pictures stand alone, without letters. */
const figures = [
  'M2 2H8V14H2Z',
  'M2 4L6 1.500V14.500M2 14.500H9',
  'M1.500 4V2H8.500V7L1.500 14H9',
  'M1.500 2H8.500V14H1.500M3 8H8.500',
  'M7 14.500V1.500L1 10H9.500',
  'M8.500 2H2V7H8.500V14H1.500',
  'M8.500 2H2V14H8.500V8H2',
  'M1.500 2H8.500L4 14.500',
  'M2 2H8V14H2ZM2 8H8',
  'M8 14V2H2V8H8',
] as const

/** A whole number, its upper left corner at (x, y), `size` high; with its sign if asked. */
export function figure(value: number, x: number, y: number, size: number, colour: string, plus = false): string {
  const digits = [...String(value)].map(
    (digit, index) => svg`<path d="${figures[Number(digit)] ?? ''}" transform="translate(${(plus ? 12 : 0) + index * 12})"/>`,
  )
  const sign = plus ? '<path d="M0 8H8.500M4.250 3.700V12.300"/>' : ''
  return svg`<g transform="translate(${x} ${y}) scale(${String(size / 16)})" fill="none" stroke="${colour}" stroke-width="3.600" stroke-linecap="butt" stroke-linejoin="miter">${sign}${digits}</g>`
}

const SIDES = { judge: '#2f74c8', perp: '#d3342b', either: '#7a4fb0' } as const
const star = (x: number, y: number, r: number, fill: string): string =>
  form(poly(burst(x, y, 11, r, r * 0.78)), { fill, by: [3, 2], line: 3 })
const die = (x: number, y: number, turn: number, pips: readonly Point[]): string =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})">${form(rect(-8, -8, 16, 16), { fill: PAPER, by: [2, 2], line: 3 })}${pips.map(([px, py]) => svg`<circle cx="${px}" cy="${py}" r="1.900" fill="${INK}"/>`)}</g>`

/** The burst in the lower left corner: what the card does in a fight, in the colour of the side that it helps. */
export function combatAccent(effect: CombatEffect): string {
  const at = [29, 104] as const
  if (effect.op === 'cancel')
    return star(...at, 21, SIDES.either) + stroke('M20 96L36 112M36 96L20 112', 9) + stroke('M20 96L36 112M36 96L20 112', 4.6, PAPER)
  if (effect.op === 'rollTwice') {
    const up = effect.keep === 'highest'
    const arrow = up ? 'M28 82l9 10h-5v6h-8v-6h-5z' : 'M28 98l9-10h-5v-6h-8v6h-5z'
    return (
      star(...at, 22, SIDES.either) +
      die(20, 110, -12, [[0, 0]]) +
      die(37, 108, 10, [
        [-4, -4],
        [4, -4],
        [0, 0],
        [-4, 4],
        [4, 4],
      ]) +
      form(arrow, { fill: '#ffcc1f', by: [0, 0], line: 2.4 })
    )
  }
  const main =
    star(...at, 23, SIDES[effect.side]) + figure(effect.amount, 17.5, 96, 18, INK, true) + figure(effect.amount, 16.5, 95, 18, PAPER, true)
  if (!('when' in effect)) return main
  return (
    main +
    form(poly(burst(57, 110, 11, 17, 14)), { fill: '#ffcc1f', by: [2, 1], line: 2.6 }) +
    figure(effect.amountWhen, 48, 103.5, 13, INK, true)
  )
}

/** What a city half is told by: an icon, its paint, and a number if it has one. */
function citySign(effect: CityEffect): readonly [icon: string, fill: string, amount: number | null] {
  switch (effect.op) {
    case 'stride':
      return 'add' in effect ? ['fast-forward-button', '#7fe07a', effect.add] : ['stop-sign', '#ff6a55', null]
    case 'barney':
      return ['breaking-chain', '#ffcc1f', null]
    case 'relocate':
      return [{ start: 'position-marker', adjacent: 'push', adjacentQuiet: 'move' }[effect.to], '#8fd0ff', null]
    case 'moveCrime':
      return ['walk', '#ffcc1f', effect.steps]
    case 'swapPerps':
      return ['card-exchange', '#ff9a6a', null]
    case 'peek':
      return ['brass-eye', '#c6fff0', effect.count]
    case 'draw':
      return ['card-draw', '#7fe07a', effect.count]
    case 'take':
      return effect.to === 'hand' ? ['card-pickup', '#7fe07a', effect.count] : ['card-discard', '#ff6a55', effect.count]
    case 'heal':
      return ['hospital-cross', '#ff6a55', null]
  }
}

/** The street sign in the lower right corner: what the card does in the city. */
export function cityAccent(effect: CityEffect): string {
  const [icon, fill, amount] = citySign(effect)
  const plate = form('M150 84h38l6 6v26l-6 6h-38l-6-6v-26z', { fill: '#12343a', by: [3, 2], line: 3 })
  const edge = stroke('M152 88h34l4 4v22l-4 4h-34l-4-4v-22z', 1.4, '#ffcc1f')
  const sign = motif({ icon, at: [amount === null ? 169 : 162, 103], size: 25, fill, cast: 0 })
  return plate + edge + sign + (amount === null ? '' : figure(amount, 178, 95, 16, PAPER))
}

/** A crime's evidence marker, with what it is worth, and the tape around the scene. */
export function crimeAccent(value: number): string {
  const tent = form('M164 122l7-34h18l7 34z', { fill: '#ffcc1f', by: [5, 2], line: 3 })
  const tape = svg`<g transform="rotate(-7 100 6)">${form(rect(-20, 2, 250, 10), {
    fill: '#ffcc1f',
    by: [0, 0],
    line: 2.6,
    inside: Array.from({ length: 13 }, (_, index) => svg`<path d="M${-16 + index * 20} 12l8-10h7l-8 10z" fill="${INK}"/>`).join(''),
  })}</g>`
  return tape + form(oval(180, 124, 20, 4), { fill: INK, by: [0, 0], line: 0 }) + tent + figure(value, 174.5, 96, 20, INK)
}
