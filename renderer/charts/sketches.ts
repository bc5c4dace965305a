/** What a chart looks like, in a few strokes on 160 x 72 units: shown while there is nothing to draw yet. */
export type Sketch = keyof typeof sketches

const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}z`
const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
const times = <One>(count: number, make: (at: number) => One): One[] => Array.from({ length: count }, (_, at) => make(at))

export const sketches = {
  bars: [box(4, 6, 112, 14), box(4, 29, 76, 14), box(4, 52, 144, 14)].join(''),
  columns: `M4 66H156${[30, 48, 22, 54, 38].map((high, at) => box(14 + at * 28, 66 - high, 20, high)).join('')}`,
  line: 'M6 4V66H156M14 56L42 40L68 48L98 24L124 30L150 12',
  days: times(24, (at) => box(8 + (at % 8) * 18.5, 8 + Math.floor(at / 8) * 19, 14, 14)).join(''),
  seals: times(4, (at) => ring(22 + at * 38.5, 28, 15) + `M${12 + at * 38.5} 58h20`).join(''),
  field: `M80 4V68M6 36H154${ring(36, 20, 4)}${ring(112, 16, 4)}${ring(58, 54, 4)}${ring(134, 50, 4)}`,
  pairs: times(9, (at) => box(8 + (at % 3) * 50, 5 + Math.floor(at / 3) * 22, 44, 17)).join(''),
  dice: times(
    3,
    (at) => box(10 + at * 50, 16, 40, 40) + times(at + 1, (pip) => ring(20 + at * 50 + pip * 10, 26 + pip * 10, 3)).join(''),
  ).join(''),
  road: `M6 60C40 64 38 22 74 28S112 58 154 12${ring(6, 60, 3)}${ring(74, 28, 5)}${ring(154, 12, 3)}`,
  list: times(4, (at) => `M8 ${12 + at * 17}h${at % 2 ? 70 : 92}M120 ${12 + at * 17}h32`).join(''),
} as const
