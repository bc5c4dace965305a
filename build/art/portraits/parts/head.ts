import { brush, shape } from './curve.ts'
import { eye } from './eye.ts'
import { area, flick, INK, solid } from './ink.ts'
import type { Ramp } from './ink.ts'
import { mouth } from './mouth.ts'
import type { MouthKind } from './mouth.ts'
import type { Pen } from './pen.ts'

export type HeadLook = {
  readonly skin: Ramp
  readonly iris: string
  readonly brow: string
  /** Width of the jaw: -1 pointed … 1 square. */
  readonly jaw?: number
  /** Chin lowered by this many units. */
  readonly chin?: number
  /** Hollow of the cheeks, 0 … 1. */
  readonly gaunt?: number
  /** Length and bulk of the nose; 1 is plain. */
  readonly nose?: number
  readonly hook?: number
  /** Positive frowns, negative is gentle. */
  readonly frown?: number
  readonly browWidth?: number
  readonly eyeSize?: number
  readonly lid?: number
  readonly lash?: number
  readonly look?: number
  readonly white?: string
  readonly slit?: boolean
  readonly mouth?: MouthKind
  readonly lips?: string
  /** 0 young … 1 old: folds and crow's feet. */
  readonly age?: number
  readonly ear?: 'round' | 'pointed' | 'none'
  /** Paint, scars, freckles: cut to the face. */
  readonly marks?: string
  readonly ink?: number
}

/** Path data of the face as {@link head} draws it, for masks and hoods. */
export const faceShape = ({ jaw = 0, chin = 0, gaunt = 0 }: Pick<HeadLook, 'jaw' | 'chin' | 'gaunt'>): string =>
  shape(
    `2 -41, 18 -34, 25 -18, 24 -5, ${27 - gaunt} 7, ${23.5 + jaw * 2 - gaunt * 4} 20, ${15.5 + jaw * 3.5} ${32 + chin * 0.7}, ${7 + jaw * 2} ${39 + chin}, ${-1 - jaw * 2} ${38.5 + chin}, ${-14 - jaw * 4} ${29 + chin * 0.5}, ${-22 - jaw * 1.5 + gaunt * 3} 15, -25 -4, -25 -22, -15 -36`,
  )

const ears = (pen: Pen, look: HeadLook): string => {
  if (look.ear === 'none') return ''
  const lobe =
    look.ear === 'pointed' ? '-22 -6, -34 -14, -50 -27!, -44 -8, -33 8, -23 13' : '-22 -6, -29 -10, -34 -4, -32 7, -27 15, -22 13'
  const fold = look.ear === 'pointed' ? '-27 6, -34 -6, -43 -19' : '-25 8, -30 3, -29 -5, -25 -6'
  return solid(pen, shape(lobe), look.skin, { ink: look.ink ?? 2, shade: 3, rim: 0 }) + flick(fold, INK, 1.6, 0.65)
}

const nose = (look: HeadLook): string => {
  const k = look.nose ?? 1
  const hook = look.hook ?? 0
  const [tipX, tipY] = [12.5 + k * 1.6 + hook, 9 + k * 5 + hook * 2]
  const side = shape(`5 -5, 4.5 4, ${1 - k} ${tipY - 2}, ${3 - k} ${tipY + 3}, ${9} ${tipY + 3}, ${9.5} ${tipY - 6}, 8 0`)
  const bulk =
    k > 1.3 || hook > 0.5
      ? area(
          shape(
            `6 -6, 11 -6, ${12 + hook * 1.6} 2, ${tipX + 0.4} ${tipY - 2}, ${tipX} ${tipY + 2}, 8 ${tipY + 3.4}, ${2 - k} ${tipY + 2}, 4 4`,
          ),
          look.skin[1],
        )
      : ''
  return (
    bulk +
    area(side, look.skin[0], 0.42) +
    area(brush(`9.5 -5, ${11 + hook} 3, ${tipX - 1.5} ${tipY - 2}`, 0.5, 2.4, 1.6), look.skin[2], 0.85) +
    area(
      brush(`12.5 -4, ${12 + hook * 1.6} 2, ${tipX + 0.6} ${tipY - 3}, ${tipX + 0.4} ${tipY + 1.5}, ${8.5} ${tipY + 3.8}`, 0.3, 1.9, 1),
      INK,
    ) +
    area(brush(`${2 - k} ${tipY - 3.5}, ${-k} ${tipY}, ${2.5 - k} ${tipY + 3}, ${6} ${tipY + 2.4}`, 0.3, 1.5, 0.8), INK)
  )
}

const folds = (age: number): string =>
  age <= 0
    ? ''
    : flick('-4 15, -8 22, -8 29', INK, 1.5, 0.25 + age * 0.5) +
      flick('19 16, 21 22, 19 27', INK, 1.2, 0.2 + age * 0.45) +
      flick('-14 7.5, -8 9.5, -2 7', INK, 1.1, age * 0.7) +
      flick('10 7, 15 8.5, 20 6', INK, 1, age * 0.6) +
      (age > 0.4
        ? flick('-18 -22, -4 -25, 16 -23', INK, 1.1, age * 0.6) +
          flick('-14 -28, 0 -31, 14 -29', INK, 1, age * 0.5) +
          flick('-19 2, -23 1', INK, 1, age * 0.8) +
          flick('-19 4, -23 6', INK, 1, age * 0.8)
        : '')

/**
 * A head in three quarters, looking right, lit from the right; no hair. The bridge of the nose lies near (7, 0), the face is about
 * 50 wide and 80 high, so place it with {@link place} and a scale.
 */
export const head = (pen: Pen, look: HeadLook): string => {
  const { skin, iris, brow, frown = 0, browWidth = 3, eyeSize = 1, lid = 0.2, lash = 1, age = 0, look: gaze = 0.2 } = look
  const common = { iris, lid, lash, look: gaze, skin: skin[1], ...(look.white && { white: look.white }), ...(look.slit && { slit: true }) }
  const shading =
    area(shape('-30 -44, -14 -38, -20 -18, -19 2, -12 16, -10 30, 4 46, -30 46'), skin[0], 0.5) +
    area(shape('-17 -6, -8 -8, 2 -5, 1 4, -8 6, -16 4'), skin[0], 0.28) +
    area(shape('9 -7, 16 -8, 23 -4, 22 4, 15 5, 9 3'), skin[0], 0.24) +
    area(shape('15 10, 22 6, 25 12, 20 18'), skin[2], 0.7) +
    area(shape('-13 11, -6 9, -2 14, -8 19'), skin[2], 0.28) +
    area(shape('2 -36, 15 -32, 21 -20, 12 -14, 4 -22'), skin[2], 0.45) +
    area(shape('4 33, 9 31.5, 13 33, 9 37'), skin[2], 0.5)
  const inside = shading + (look.marks ?? '') + folds(age)
  const brows =
    area(
      brush(
        `${-18} ${-8 - frown}, ${-9} ${-12.5 + frown * 0.6}, ${2.5} ${-8.5 + frown * 2.6}`,
        browWidth * 0.35,
        browWidth * 1.15,
        browWidth * 0.9,
      ),
      brow,
    ) +
    area(
      brush(
        `${9.5} ${-8.5 + frown * 2.6}, ${16} ${-12 + frown * 0.5}, ${23} ${-8 - frown}`,
        browWidth * 0.9,
        browWidth * 1.1,
        browWidth * 0.35,
      ),
      brow,
    )
  return (
    ears(pen, look) +
    solid(pen, faceShape(look), skin, { ink: look.ink ?? 2, shade: 4, rim: 1.8, inside }) +
    eye(pen, -8, 0, { ...common, width: 14 * eyeSize, height: 8.4 * eyeSize, turn: frown * 2.5 - 1 }) +
    eye(pen, 15.6, -0.4, { ...common, width: 11 * eyeSize, height: 8.2 * eyeSize, turn: -frown * 2.5 + 1 }) +
    brows +
    nose(look) +
    mouth(look.mouth ?? 'calm', {
      lips: look.lips ?? skin[0],
      shadow: skin[0],
      y: 25 + (look.chin ?? 0) * 0.5 + ((look.nose ?? 1) - 1) * 3,
    })
  )
}
