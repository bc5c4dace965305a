import { brush, n, shape } from './curve.ts'
import { area, flick, INK, solid, stroke } from './ink.ts'
import type { Ramp } from './ink.ts'
import type { Pen } from './pen.ts'
import { RAMPS } from './ramps.ts'

/** A pole from (0, `top`) to (0, `bottom`), `width` thick, bound with leather around the grip at 0. */
export const haft = (pen: Pen, top: number, bottom: number, width = 4, paint: Ramp = RAMPS.bark): string =>
  solid(pen, `M${-width / 2} ${top}L${width / 2} ${top}L${width / 2} ${bottom}L${-width / 2} ${bottom}Z`, paint, {
    ink: 1.8,
    shade: 2,
    rim: 1,
  })

const rustSpots = (pen: Pen, length: number, width: number): string =>
  Array.from({ length: 12 }, () => {
    const y = -8 - pen.rnd() * (length - 14)
    const x = (pen.rnd() - 0.5) * width
    const r = 0.8 + pen.rnd() * 2
    return area(
      shape(`${x - r} ${y}, ${x} ${y - r * 1.2}, ${x + r} ${y + 0.4}, ${x} ${y + r}`),
      pen.rnd() < 0.5 ? '#7a3a17' : '#b9672c',
      0.85,
    )
  }).join('')

export type BladeLook = {
  readonly length: number
  readonly width?: number
  readonly paint?: Ramp
  readonly guard?: number
  readonly rust?: boolean
  readonly notched?: boolean
  readonly hilt?: Ramp
}

/** A sword that points up, its grip around (0, 0). */
export const sword = (pen: Pen, look: BladeLook): string => {
  const { length: l, width: w = 8, paint = RAMPS.steel, guard = 22, hilt = RAMPS.gold } = look
  const edge =
    look.notched === true
      ? `L${w / 2} ${-l * 0.7}L${w * 0.16} ${-l * 0.66}L${w / 2} ${-l * 0.6}L${w / 2} ${-l * 0.42}L${w * 0.2} ${-l * 0.38}L${w / 2} ${-l * 0.33}`
      : ''
  const blade = `M${-w / 2} -8L${-w / 2} ${n(-l + w)}L0 ${-l}L${w / 2} ${n(-l + w)}${edge}L${w / 2} -8Z`
  const fuller = `<path d="M0 -8V${n(-l + w * 1.4)}" stroke="${paint[0]}" stroke-width="${n(w * 0.2)}" opacity=".8"/><path d="M${n(-w / 2)} -8V${n(-l)}H0V-8Z" fill="${paint[0]}" opacity=".35"/>`
  return (
    solid(pen, blade, paint, { ink: 1.8, shade: 0, rim: 1.2, inside: fuller + (look.rust === true ? rustSpots(pen, l, w) : '') }) +
    haft(pen, -6, 12, 5, RAMPS.darkLeather) +
    `<path d="M-2.5 0l5 2.400M-2.500 4l5 2.400M-2.500 8l5 2.400" stroke="${RAMPS.leather[2]}" stroke-width="1" opacity=".7"/>` +
    solid(pen, shape(`${-guard / 2} -9, 0 -8.5, ${guard / 2} -9, ${guard / 2 + 1} -5.5, 0 -4, ${-guard / 2 - 1} -5.5`), hilt, {
      ink: 1.6,
      shade: 2,
      rim: 1,
    }) +
    solid(pen, shape('-4 14, 0 10.5, 4 14, 0 18'), hilt, { ink: 1.6, shade: 2, rim: 1 })
  )
}

/** A bow that bends to the right with its string on the left; the grip at (0, 0), `size` from grip to tip. */
export const bow = (pen: Pen, size: number, paint: Ramp = RAMPS.bark, drawn = 0): string => {
  const [back, tip] = [-size * 0.36, size]
  const wood = brush(
    `${back - 5} ${-tip}, ${back + 1} ${-tip * 0.94}, ${back * 0.35} ${-tip * 0.55}, 0 0, ${back * 0.35} ${tip * 0.55}, ${back + 1} ${tip * 0.94}, ${back - 5} ${tip}`,
    1.6,
    6,
    1.6,
  )
  return (
    `<path d="M${n(back - 2)} ${n(-tip * 0.96)}L${n(back - drawn)} 0L${n(back - 2)} ${n(tip * 0.96)}" fill="none" stroke="#efe6c8" stroke-width="1.2"/>` +
    solid(pen, wood, paint, { ink: 1.8, shade: 2, rim: 1.2 }) +
    solid(pen, shape('-3.5 -9!, 4 -9!, 4.5 9!, -3.5 9!'), RAMPS.leather, { ink: 1.5, shade: 2, rim: 1 })
  )
}

/** An arrow from the tail (0, 0) to its head at (`length`, 0). */
export const arrow = (length: number, feather = '#a83a2a'): string =>
  `<path d="M0 0H${n(length)}" stroke="${INK}" stroke-width="3.2"/><path d="M0 0H${n(length)}" stroke="#d9bd84" stroke-width="1.4"/>` +
  `<path d="M${n(length - 2)} -4.500L${n(length + 10)} 0L${n(length - 2)} 4.500L${n(length + 1)} 0Z" fill="#dfe6e6" stroke="${INK}" stroke-width="1.4"/>` +
  `<path d="M0 0L-7 -5H6L12 0L6 5H-7Z" fill="${feather}" stroke="${INK}" stroke-width="1.3"/>`

/** A single-bitted axe head on a pole top at (0, 0), its edge to the right; `size` is its height. */
export const axeHead = (pen: Pen, size: number, paint: Ramp = RAMPS.steel): string => {
  const s = size / 2
  return (
    solid(
      pen,
      shape(
        `-4 ${-s * 0.4}!, ${s * 0.5} ${-s * 0.4}, ${s * 1.1} ${-s}!, ${s * 1.35} 0, ${s * 1.1} ${s}!, ${s * 0.5} ${s * 0.4}, -4 ${s * 0.4}!`,
      ),
      paint,
      { ink: 2, shade: 3, rim: 2 },
    ) + stroke(`${s * 0.98} ${-s * 0.75}, ${s * 1.12} 0, ${s * 0.98} ${s * 0.75}`, INK, 1, 0.55)
  )
}

/** A block-headed maul on a pole top at (0, 0), `w` wide and `h` high. */
export const maul = (pen: Pen, w: number, h: number, paint: Ramp = RAMPS.stone): string =>
  solid(
    pen,
    shape(
      `${-w / 2} ${-h / 2 + 2}!, ${-w / 2 + 4} ${-h / 2}!, ${w / 2 - 4} ${-h / 2}!, ${w / 2} ${-h / 2 + 2}!, ${w / 2} ${h / 2 - 2}!, ${w / 2 - 4} ${h / 2}!, ${-w / 2 + 4} ${h / 2}!, ${-w / 2} ${h / 2 - 2}!`,
    ),
    paint,
    {
      ink: 2.2,
      shade: 4,
      rim: 2,
      inside:
        area(`M${-w / 2} ${h * 0.12}H${w / 2}V${h / 2}H${-w / 2}Z`, paint[0], 0.5) +
        `<path d="M${n(-w * 0.3)} ${n(-h / 2)}V${n(h / 2)}M${n(w * 0.3)} ${n(-h / 2)}V${n(h / 2)}" stroke="${RAMPS.blackSteel[1]}" stroke-width="${n(w * 0.09)}"/><path d="M${n(-w * 0.3)} ${n(-h / 2)}V${n(h / 2)}M${n(w * 0.3)} ${n(-h / 2)}V${n(h / 2)}" stroke="${INK}" stroke-width="1" transform="translate(${n(-w * 0.05)})"/>` +
        flick(`${-w * 0.1} ${-h * 0.3}, ${w * 0.04} ${-h * 0.1}, ${-w * 0.02} ${h * 0.1}`, INK, 1.2, 0.6),
    },
  )

/** A leaf-shaped spear point on a pole top at (0, 0), `length` long. */
export const spearHead = (pen: Pen, length: number, paint: Ramp = RAMPS.steel): string =>
  solid(
    pen,
    shape(`-2.5 2!, -2.5 -4, ${-length * 0.2} ${-length * 0.4}, 0 ${-length}!, ${length * 0.2} ${-length * 0.4}, 2.5 -4, 2.5 2!`),
    paint,
    {
      ink: 1.8,
      shade: 2,
      rim: 1.2,
      inside: `<path d="M0 2V${-length}" stroke="${paint[0]}" stroke-width="1.2"/>`,
    },
  )
