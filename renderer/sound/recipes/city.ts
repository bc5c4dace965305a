import type { SoundClass } from '../classes.ts'
import { noise, tone, type Recipe } from '../voices.ts'

/** A hard small thing on a steel table. */
const clack = (at: number, pitch: number, gain: number): Recipe => [
  tone('square', pitch, { at, to: pitch * 0.72, attack: 1, fall: 42, gain: gain * 0.7, damp: pitch * 3 }),
  noise('highpass', 3400, { at, attack: 1, gain: gain * 0.7, fall: 20 }),
]
/** Something heavy. */
const thud = (at: number, pitch: number, gain: number, fall = 180): Recipe => [
  tone('sine', pitch * 3, { at, to: pitch, gain, fall }),
  noise('lowpass', 700, { at, gain: gain * 0.55, fall: fall * 0.4 }),
]
/** A tone of a console. */
const blip = (at: number, pitch: number, gain: number, fall = 110): Recipe => [
  tone('square', pitch, { at, attack: 3, hold: 25, fall, gain: gain * 0.36, damp: pitch * 2.6 }),
  tone('sine', pitch, { at, attack: 3, hold: 25, fall, gain: gain * 0.34 }),
]
/** Current that jumps. */
const zap = (at: number, from: number, to: number, gain: number, fall = 160): Recipe => [
  tone('sawtooth', from, { at, to, gain: gain * 0.8, fall, damp: Math.max(from, to) * 2.2 }),
  noise('bandpass', from * 2, { at, to: to * 2, q: 2, gain: gain * 0.6, fall: fall * 0.7 }),
]
/** A chord of the brass of the Hall of Justice, out of a loudspeaker. */
const stab = (at: number, pitches: readonly number[], gain: number, hold: number, fall = 180): Recipe =>
  pitches.map((pitch) => tone('sawtooth', pitch, { at, attack: 8, hold, fall, gain: gain / pitches.length, damp: pitch * 4.5 }))
/** A siren's two tones. */
const siren = (at: number, low: number, high: number, gain: number, hold: number): Recipe => [
  tone('square', low, { at, to: high, attack: 20, hold, fall: 90, gain, damp: high * 2 }),
]
/** A plastic card over a sensor, or a slot that takes it. */
const swipe = (at: number, low: number, high: number, gain: number, length: number): Recipe => [
  noise('bandpass', low, { at, to: high, q: 1.6, attack: length * 0.3, fall: length * 0.7, gain }),
]

/** A console that will not: two tones that do not go together. */
const buzz = (at: number, hold: number): Recipe =>
  [185, 196].map((pitch) => tone('square', pitch, { at, attack: 4, hold, fall: 40, gain: 0.14, damp: 1100 }))

/** The city: hard, electric, concrete and steel. */
export const city: Readonly<Record<SoundClass, Recipe>> = {
  tumble: [
    ...clack(0, 880, 0.4),
    ...clack(58, 1040, 0.34),
    ...clack(112, 780, 0.36),
    ...clack(184, 1120, 0.3),
    ...clack(240, 900, 0.28),
    ...clack(322, 830, 0.22),
    ...clack(390, 980, 0.17),
  ],
  land: [...thud(0, 120, 0.32, 170), ...clack(2, 760, 0.34), ...clack(82, 930, 0.3)],
  draw: [...swipe(0, 1800, 6200, 0.66, 110), ...blip(80, 1320, 0.18, 50)],
  play: [...swipe(0, 5200, 1800, 0.4, 80), ...thud(58, 110, 0.4, 120), ...blip(70, 660, 0.14, 90)],
  discard: [...swipe(0, 5200, 700, 0.62, 150), ...clack(120, 320, 0.26)],
  shuffle: [0, 45, 90, 135, 180, 225].flatMap((at) => swipe(at, 2600, 5200, 0.5, 50)),
  move: [...thud(0, 95, 0.4, 90), ...thud(110, 105, 0.34, 90), noise('highpass', 5000, { at: 112, gain: 0.08, fall: 40 })],
  cube: [...clack(0, 1400, 0.4), ...blip(28, 330, 0.4, 70)],
  reveal: [...zap(0, 320, 1500, 0.42, 150), ...swipe(120, 2400, 7200, 0.6, 150)],
  gold: [...blip(0, 1319, 0.24, 70), ...blip(70, 1760, 0.26, 160), ...clack(0, 1600, 0.16)],
  challenge: [...siren(0, 520, 780, 0.14, 150), ...siren(270, 520, 780, 0.14, 170), ...thud(0, 62, 0.34, 240)],
  hitGiven: [...zap(0, 1900, 160, 0.4, 130), ...thud(40, 84, 0.44, 160)],
  hitTaken: [...thud(0, 52, 0.48, 300), ...zap(0, 420, 60, 0.16, 240)],
  parry: [...clack(0, 1500, 0.44), ...zap(14, 900, 1250, 0.26, 140), ...clack(70, 1260, 0.34)],
  arrest: [...clack(0, 1180, 0.36), ...clack(85, 1020, 0.36), ...stab(170, [220, 277, 330], 0.5, 130, 320), ...thud(170, 70, 0.36, 220)],
  downfall: [...thud(0, 56, 0.46, 260), ...siren(90, 640, 470, 0.15, 170), ...siren(420, 640, 440, 0.13, 180)],
  heal: [...blip(0, 740, 0.26), ...blip(110, 740, 0.24), ...blip(220, 988, 0.28, 260)],
  level: [...blip(0, 440, 0.26, 70), ...blip(75, 554, 0.26, 70), ...blip(150, 659, 0.26, 70), ...stab(225, [440, 554, 880], 0.46, 90, 380)],
  round: [...blip(0, 587, 0.22, 90), ...thud(0, 74, 0.3, 160), ...blip(120, 440, 0.2, 200)],
  doom: [
    tone('sawtooth', 98, { attack: 25, hold: 380, fall: 380, gain: 0.25, damp: 520, wobble: { rate: 7, depth: 5 } }),
    tone('square', 196, { attack: 25, hold: 380, fall: 380, gain: 0.1, damp: 700 }),
    ...thud(0, 46, 0.24, 320),
  ],
  yourTurn: [...blip(0, 660, 0.32, 80), ...blip(115, 990, 0.34, 260)],
  otherTurn: [
    ...blip(0, 494, 0.28, 70),
    ...blip(130, 494, 0.28, 160),
    noise('highpass', 4200, { attack: 6, hold: 40, fall: 60, gain: 0.09 }),
  ],
  victory: [
    ...stab(0, [220, 330], 0.4, 80, 100),
    ...stab(150, [247, 370], 0.4, 80, 100),
    ...stab(300, [277, 415], 0.4, 80, 100),
    ...stab(450, [330, 415, 494, 659], 0.56, 190, 250),
    ...thud(450, 65, 0.3, 260),
  ],
  defeat: [
    ...stab(0, [220, 262], 0.4, 120, 120),
    ...stab(210, [196, 233], 0.4, 120, 120),
    ...stab(420, [147, 175, 220], 0.46, 200, 270),
    ...thud(420, 44, 0.34, 380),
  ],
  refused: [...buzz(0, 80), ...buzz(140, 100)],
  undo: [...blip(0, 784, 0.24, 60), ...blip(85, 523, 0.24, 90), ...zap(150, 900, 240, 0.22, 140)],
}
