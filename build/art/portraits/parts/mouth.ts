import { brush, shape } from './curve.ts'
import { area, INK, place } from './ink.ts'

export const MOUTHS = ['calm', 'smile', 'smirk', 'grim', 'snarl', 'open', 'pursed'] as const
export type MouthKind = (typeof MOUTHS)[number]

export type MouthLook = { readonly lips: string; readonly shadow: string; readonly y: number }

const lipsOf = (upper: string, lower: string, look: MouthLook): string =>
  area(shape(upper), look.lips, 0.7) + area(shape(lower), look.lips, 0.55)

const under = (look: MouthLook, y = 7): string => area(brush(`3 ${y}, 8 ${y + 1}, 12.5 ${y - 0.3}`, 0.4, 2, 0.4), look.shadow, 0.75)

const kinds: Record<MouthKind, (look: MouthLook) => string> = {
  calm: (look) =>
    lipsOf('-1.5 0, 4 -2.4, 7.5 -1.6, 10.5 -2.4, 15 -0.6, 8 1', '0 0.4, 8 0.6, 14 -0.2, 10 3.6, 5 3.8', look) +
    area(brush('-3 0.4, 4 -0.3, 8 0.6, 12 -0.4, 16.5 -0.8', 0.5, 1.8, 0.5), INK) +
    under(look),
  smile: (look) =>
    lipsOf('-2 -1.6, 4 -1.8, 8 -1, 12 -2.2, 16 -2.6, 8 1.6', '0 0, 8 1.8, 14 -0.8, 10 4.4, 5 4.6', look) +
    area(brush('-4.5 -2.6, 2 0.6, 8 1.5, 13 -0.2, 18 -3.4', 0.8, 2, 0.8), INK) +
    area(brush('-6.4 -3.4, -5.2 -2.6, -4.6 -1.6', 0.2, 1, 0.2), INK, 0.4) +
    under(look, 7.6),
  smirk: (look) =>
    lipsOf('-1 1, 4 -1.4, 8 -1, 12 -2.4, 16.5 -3.4, 8 1.2', '0 1.4, 8 1.6, 14 -1, 10 4.2, 5 4.6', look) +
    area(brush('-3 1.6, 4 1, 10 0.4, 18 -3.8', 0.5, 1.9, 1), INK) +
    area(brush('17 -6.4, 19 -3.6, 18.4 -1.4', 0.3, 1.3, 0.3), INK, 0.8) +
    under(look),
  grim: (look) =>
    area(shape('0 0.4, 8 0.8, 15 0.2, 10 3.8, 5 3.8'), look.lips, 0.5) +
    area(brush('-4 2, 2 -0.2, 8 0.4, 13 -0.6, 17 1', 0.8, 2.1, 0.8), INK) +
    under(look, 7.4),
  snarl: (look) =>
    area(shape('-4 0, 3 -3, 9 -2.4, 17 -4, 16 3, 8 4.8, 0 4'), '#2a0c0a') +
    area(shape('-2 0, 3 -1.8, 9 -1.2, 15 -2.6, 14.6 0.2, 6 1.4, 0 1.4'), '#efe4c4') +
    area(shape('1 3.2, 7 3, 13 1.8, 12 3, 6 4.2'), '#e2d4b0') +
    area(brush('-5 1.4, -3.6 -0.8, 3 -3.2, 9 -2.4, 18 -4.6', 0.6, 1.9, 0.8), INK) +
    area(brush('-4 1, 0 4.6, 8 5.4, 16 3.4, 17.4 -3.4', 0.4, 1.5, 0.4), INK) +
    area(brush('2 0.8, 2.4 -2', 0.4, 0.6, 0.4), INK, 0.6) +
    area(brush('6 1, 6.4 -2', 0.4, 0.6, 0.4), INK, 0.6) +
    area(brush('10.4 0.6, 10.8 -2.2', 0.4, 0.6, 0.4), INK, 0.6) +
    under(look, 9),
  open: (look) =>
    area(shape('-1 -0.5, 4 -2.6, 8 -1.8, 12 -2.8, 15 -0.8, 13 6, 7 8.4, 1 6'), look.lips, 0.85) +
    area(shape('0.6 0, 7 -0.6, 14 -0.6, 12 4.6, 7 6.4, 2 4.6'), '#260a0a') +
    area(shape('2 0.2, 7 -0.4, 13 -0.4, 12 1.4, 7 1.8, 3 1.6'), '#f0e6cc') +
    area(brush('-1.5 0, 4 -1, 8 -0.6, 12 -1.2, 15.6 -0.8', 0.5, 1.4, 0.5), INK) +
    under(look, 10),
  pursed: (look) =>
    lipsOf('1.5 0, 5 -2.6, 7.5 -1.8, 10 -2.8, 13.4 -0.4, 8 1.2', '2.5 0.4, 8 0.8, 12.6 0, 10 4.4, 5.5 4.6', look) +
    area(brush('0.6 0.3, 5 -0.2, 8 0.7, 11 -0.3, 14.2 -0.4', 0.5, 1.8, 0.5), INK) +
    area(brush('4.6 3, 7.4 3.8, 10 2.8', 0.2, 1, 0.2), '#fff', 0.35) +
    under(look, 7.2),
}

/** The mouth of a head in three quarters, its line at `look.y` below the bridge of the nose. */
export const mouth = (kind: MouthKind, look: MouthLook): string => place(kinds[kind](look), 0, look.y)
