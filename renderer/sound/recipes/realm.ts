import type { SoundClass } from '../classes.ts'
import { noise, struck, tone, type Recipe } from '../voices.ts'

/** A piece of wood on a board. */
const wood = (at: number, pitch: number, gain: number): Recipe => [
  ...struck(pitch, [1, 2.76, 5.4], { at, gain: gain * 1.3, fall: 110 }),
  noise('bandpass', pitch * 3, { at, q: 1.4, gain: gain * 0.5, fall: 28 }),
]
/** A die on the table: bone, small and dry. */
const bone = (at: number, pitch: number, gain: number): Recipe => [
  tone('sine', pitch, { at, attack: 1, gain, fall: 38 }),
  noise('bandpass', pitch * 2.2, { at, q: 1.2, gain: gain * 0.9, fall: 22 }),
]
/** A drum's skin. */
const skin = (at: number, pitch: number, gain: number, fall = 240): Recipe => [
  tone('sine', pitch * 1.9, { at, to: pitch, gain, fall }),
  tone('triangle', pitch * 3.1, { at, to: pitch * 1.6, gain: gain * 0.3, fall: fall * 0.4 }),
  noise('lowpass', 1100, { at, gain: gain * 0.4, fall: 60 }),
]
/** Metal: coin, blade or bell, by its pitch and how long it rings. */
const metal = (at: number, pitch: number, gain: number, fall = 420): Recipe =>
  struck(pitch, [1, 2.32, 4.25, 6.63], { at, gain: gain * 1.4, fall })
/** A coin: smaller metal, without the highest partial. */
const coin = (at: number, pitch: number, gain: number, fall: number): Recipe =>
  struck(pitch, [1, 2.32, 4.25], { at, gain: gain * 1.4, fall })
/** A string of a lute. */
const string = (at: number, pitch: number, gain: number, fall = 420): Recipe => [
  tone('triangle', pitch, { at, attack: 3, gain, fall }),
  tone('sine', pitch * 2, { at, gain: gain * 0.4, fall: fall * 0.6 }),
  noise('bandpass', pitch * 4, { at, gain: gain * 0.25, fall: 18 }),
]
/** A horn, far away. */
const horn = (at: number, pitch: number, gain: number, hold: number): Recipe => [
  tone('triangle', pitch, { at, attack: 35, hold, fall: 190, gain: gain * 0.75 }),
  tone('sawtooth', pitch, { at, attack: 45, hold, fall: 160, gain: gain * 0.32, damp: pitch * 3.2 }),
]
/** Paper and parchment that move. */
const paper = (at: number, low: number, high: number, gain: number, length: number): Recipe => [
  noise('bandpass', low, { at, to: high, q: 0.9, attack: length * 0.35, fall: length * 0.65, gain }),
]

/** The realm: wood, skin, metal and strings, warm. */
export const realm: Readonly<Record<SoundClass, Recipe>> = {
  tumble: [
    ...bone(0, 1250, 0.38),
    ...bone(62, 1480, 0.33),
    ...bone(118, 1120, 0.36),
    ...bone(190, 1560, 0.28),
    ...bone(246, 1300, 0.28),
    ...bone(330, 1180, 0.21),
    ...bone(398, 1420, 0.16),
  ],
  land: [...wood(0, 420, 0.42), ...bone(4, 1150, 0.3), ...bone(78, 1330, 0.26), ...wood(80, 360, 0.2)],
  draw: paper(0, 2000, 6000, 0.66, 130),
  play: [...paper(0, 3200, 1400, 0.46, 90), ...wood(62, 250, 0.46)],
  discard: [...paper(0, 3000, 650, 0.56, 170), ...wood(120, 170, 0.24)],
  shuffle: [0, 60, 115, 165, 210, 250].flatMap((at) => paper(at, 1800, 3600, 0.38, 60)),
  move: [...wood(0, 330, 0.48), ...wood(95, 290, 0.36)],
  cube: [...wood(0, 620, 0.46), noise('lowpass', 700, { gain: 0.15, fall: 60 }), ...wood(72, 560, 0.32)],
  reveal: [...paper(0, 1200, 5200, 0.36, 150), ...string(110, 659, 0.28, 300)],
  gold: [...coin(0, 2350, 0.3, 260), ...coin(72, 2790, 0.26, 300), ...coin(150, 2510, 0.2, 340)],
  challenge: [...skin(0, 98, 0.4, 90), ...skin(110, 98, 0.4, 90), ...skin(220, 98, 0.42, 200), ...horn(220, 294, 0.26, 210)],
  hitGiven: [
    noise('bandpass', 5200, { to: 1500, q: 1.1, attack: 30, fall: 80, gain: 0.26 }),
    ...metal(60, 880, 0.3, 300),
    ...skin(64, 120, 0.34, 150),
  ],
  hitTaken: [
    ...skin(0, 66, 0.46, 320),
    noise('lowpass', 500, { gain: 0.16, fall: 130 }),
    tone('triangle', 147, { at: 40, to: 104, gain: 0.16, fall: 320 }),
  ],
  parry: [...metal(0, 1420, 0.28, 210), ...metal(26, 1890, 0.2, 170), ...wood(0, 300, 0.24)],
  arrest: [...metal(0, 1175, 0.24, 260), ...horn(60, 330, 0.24, 90), ...horn(220, 494, 0.26, 220), ...skin(220, 98, 0.3)],
  downfall: [...skin(0, 60, 0.5, 420), ...horn(70, 196, 0.24, 120), ...horn(270, 147, 0.26, 200)],
  heal: [...string(0, 349, 0.26), ...string(140, 440, 0.24), ...string(280, 523, 0.26, 560)],
  level: [
    ...string(0, 392, 0.28),
    ...string(80, 494, 0.26),
    ...string(160, 587, 0.26),
    ...string(240, 784, 0.3, 600),
    ...metal(245, 1568, 0.12, 560),
  ],
  round: [...paper(0, 900, 3400, 0.5, 210), ...metal(150, 740, 0.24, 520)],
  doom: [...metal(0, 131, 0.36, 860), ...metal(0, 98, 0.16, 820), ...skin(0, 55, 0.14, 420)],
  yourTurn: [...string(0, 587, 0.34), ...string(110, 880, 0.34, 480)],
  otherTurn: [...wood(0, 392, 0.38), ...wood(150, 392, 0.38), ...string(150, 294, 0.24, 360)],
  victory: [
    ...horn(0, 262, 0.2, 70),
    ...horn(130, 330, 0.2, 70),
    ...horn(260, 392, 0.2, 70),
    ...horn(400, 523, 0.26, 250),
    ...horn(400, 659, 0.13, 250),
    ...metal(405, 1047, 0.12, 470),
  ],
  defeat: [...horn(0, 220, 0.24, 120), ...horn(200, 196, 0.24, 120), ...horn(400, 147, 0.28, 260), ...skin(400, 52, 0.36, 440)],
  refused: [...string(0, 165, 0.42, 110), ...string(115, 139, 0.42, 150)],
  undo: [...string(0, 523, 0.28, 170), ...string(90, 392, 0.28, 240), ...paper(120, 1000, 4600, 0.36, 180)],
}
