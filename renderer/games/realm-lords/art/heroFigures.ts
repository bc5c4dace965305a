/** One layer of a painted figurine: filled, or only a stroke. Units: the foot is at 0 0, a figure is about 60 high. */
export type Layer = { readonly d: string; readonly fill?: string; readonly stroke?: string; readonly width?: number }

const ink = '#1d1006'
const skin = '#e9bf92'
const cloak = 'M-13 2Q-16 -21 -8 -33Q0 -38 8 -33Q16 -21 13 2Q0 7 -13 2Z'
const shade = 'M3 -36Q16 -22 13 2Q9 4.5 4 5Q8 -16 3 -36Z'
const head = 'M-7 -41A7 7.5 0 1 1 7 -41A7 7.5 0 1 1 -7 -41Z'
const eyes = 'M-3.2 -42v1.4M2.6 -42v1.4'
const hood = 'M-9.5 -33Q-13 -52 0 -54Q13 -52 9.5 -33Q6 -36 6 -41Q5 -48 0 -48Q-5 -48 -6 -41Q-6 -36 -9.5 -33Z'

const filled = (d: string, fill: string): Layer => ({ d, fill, stroke: ink, width: 1.2 })
const soft = (d: string, fill: string): Layer => ({ d, fill })
const drawn = (d: string, stroke: string, width: number): Layer => ({ d, stroke, width })
const shaft = (d: string, colour: string): readonly Layer[] => [drawn(d, ink, 3.6), drawn(d, colour, 2)]

const body = (colour: string, trim: string): readonly Layer[] => [
  filled(cloak, colour),
  soft(shade, '#0003'),
  drawn('M-11.6 -3Q0 1 11.6 -3', trim, 2),
]
const face: readonly Layer[] = [filled(head, skin), drawn(eyes, ink, 1.4)]

/** Every hero's figurine by the id of the card, back to front. */
export const heroFigures: Readonly<Record<string, readonly Layer[]>> = {
  'tamsin-wharrow': [
    ...body('#3f7038', '#e2b24a'),
    ...face,
    filled(hood, '#2f5a2c'),
    ...shaft('M-13 -52Q-31 -26 -13 0', '#a9713a'),
    drawn('M-13 -52L-13 0', '#fff3d6', 1),
    ...shaft('M-27 -26H2', '#e9d6a4'),
    filled('M-31 -26l6 -3.5v7z', '#cfd6da'),
    filled('M-3 -29.5a4 4 0 1 1 0 7a4 4 0 1 1 0 -7z', skin),
  ],
  'brogan-dunmallet': [
    filled('M-17 2Q-21 -20 -12 -33Q0 -39 12 -33Q21 -20 17 2Q0 8 -17 2Z', '#9a5a30'),
    soft('M4 -36Q21 -20 17 2Q12 5 5 5.5Q10 -16 4 -36Z', '#0003'),
    filled('M-15.5 -12Q0 -7 15.5 -12V-6Q0 -1 -15.5 -6Z', '#5b3a1c'),
    ...shaft('M11 2L24 -48', '#8a5c2e'),
    filled('M13 -57L33 -52L30 -40L10 -45Z', '#8d9399'),
    ...face,
    filled('M-8 -41Q-9 -27 0 -25Q9 -27 8 -41Q4 -36 0 -37Q-4 -36 -8 -41Z', '#a8441e'),
    filled('M14 -20a4.5 4.5 0 1 1 6 5a4.5 4.5 0 1 1 -6 -5z', skin),
  ],
  'ysolde-fennick': [
    ...shaft('M17 3V-50', '#6b4423'),
    filled('M17 -61L22 -54L17 -47L12 -54Z', '#8fd0e8'),
    ...body('#5b4a9a', '#c0b2f5'),
    ...face,
    filled('M-8 -42Q-10 -30 -11 -26Q-6 -30 -6 -40ZM8 -42Q10 -30 11 -26Q6 -30 6 -40Z', '#b3632c'),
    filled('M-14 -45Q0 -51 14 -45Q0 -41 -14 -45ZM-8 -46Q-4 -62 6 -67Q3 -58 8 -46Q0 -49 -8 -46Z', '#43357e'),
    filled('M12 -24a4 4 0 1 1 7 3a4 4 0 1 1 -7 -3z', skin),
  ],
  'corvin-ashlatch': [
    filled('M-13 2Q-20 -12 -12 -33Q0 -38 12 -33Q20 -12 13 2Q0 7 -13 2Z', '#4a4048'),
    soft(shade, '#0004'),
    drawn('M-9 -30L10 -8', '#a3231c', 3),
    ...face,
    filled('M-7 -40Q0 -37 7 -40Q7 -33 0 -32Q-7 -33 -7 -40Z', '#a3231c'),
    filled(hood, '#332b33'),
    filled('M-24 -33l3 -1l6 13l-3.6 1.8z', '#cfd6da'),
    filled('M-20 -19l7 -3.5l1 2l-7 3.5z', '#6b4423'),
    filled('M24 -33l-3 -1l-6 13l3.6 1.8z', '#cfd6da'),
    filled('M20 -19l-7 -3.5l-1 2l7 3.5z', '#6b4423'),
  ],
  'sister-maelin-orr': [
    ...shaft('M-17 3V-44', '#a97c48'),
    filled('M-24 -50a7 7 0 1 1 14 0a7 7 0 1 1 -14 0zM-20 -50a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', '#e2b24a'),
    ...body('#f1e6cf', '#b98a2e'),
    filled('M-3 -28h6v5h5v6h-5v9h-6v-9h-5v-6h5z', '#a3231c'),
    ...face,
    filled(hood, '#fbf6ea'),
    drawn('M-7 -46Q0 -51 7 -46', '#a3231c', 2),
  ],
  'garrick-stonewade': [
    ...shaft('M17 3V-50', '#8a5c2e'),
    filled('M17 -64L21 -51L17 -48L13 -51Z', '#cfd6da'),
    ...body('#34659a', '#e2b24a'),
    ...face,
    filled('M-8.5 -40Q-10 -53 0 -54Q10 -53 8.5 -40H6V-44H1.5V-36H-1.5V-44H-6V-40Z', '#aeb6bd'),
    filled('M-2 -54Q0 -61 8 -60Q4 -57 2 -53Z', '#a3231c'),
    filled('M-24 -33Q-15 -36 -6 -33V-14Q-8 -3 -15 1Q-22 -3 -24 -14Z', '#c9ced2'),
    filled('M-21 -29.5Q-15 -31.5 -9 -29.5V-14Q-10.5 -6 -15 -3Q-19.5 -6 -21 -14Z', '#7d2317'),
    drawn('M-15 -29V-5M-20 -19H-10', '#f0cf78', 2),
  ],
  'nettle-quickbriar': [
    ...shaft('M16 3L20 -44', '#8a5c2e'),
    filled('M-11 2Q-14 -18 -7 -29Q0 -33 7 -29Q14 -18 11 2Q0 6 -11 2Z', '#8a9a34'),
    soft('M3 -31Q14 -18 11 2Q8 4 4 4.5Q7 -14 3 -31Z', '#0003'),
    filled('M-9.5 -14Q0 -10 9.5 -14V-10Q0 -6 -9.5 -10Z', '#6b4423'),
    filled('M-7 -37A7 7.5 0 1 1 7 -37A7 7.5 0 1 1 -7 -37Z', '#d9a878'),
    drawn('M-3.2 -38v1.4M2.6 -38v1.4', ink, 1.4),
    filled('M-10 -41Q-9 -51 2 -51Q9 -50 12 -42Q2 -45 -10 -41Z', '#b8522c'),
    filled('M5 -49Q15 -62 22 -58Q18 -49 7 -46Z', '#fff3d6'),
    filled('M15 -21a4 4 0 1 1 6 3.5a4 4 0 1 1 -6 -3.5z', '#d9a878'),
  ],
  'hesper-vane': [
    ...body('#3c5c72', '#d9c196'),
    ...face,
    filled('M-7.5 -40Q-8 -22 0 -17Q8 -22 7.5 -40Q4 -36 0 -36.5Q-4 -36 -7.5 -40Z', '#e8e4da'),
    filled('M-8 -43Q-11 -50 -3 -53Q4 -55 8 -49Q10 -46 8 -43Q0 -48 -8 -43Z', '#d4cfc2'),
    drawn('M-5.5 -41a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0zM.9 -41a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0z', '#8a6a1c', 1),
    filled('M-23 -22L-9 -19V-5L-23 -8ZM5 -22L-9 -19V-5L5 -8Z', '#fbf3df'),
    filled('M-24 -9L-9 -6L6 -9V-6L-9 -2.5L-24 -6Z', '#7d2317'),
    drawn('M-20 -18l8 1.7M-20 -14l8 1.7M2 -18l-8 1.7M2 -14l-8 1.7', '#7a5c34', 1),
  ],
}
