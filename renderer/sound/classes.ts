import type { Bus } from '../../shared/contract/choices.ts'

/** The two worlds of sound: the city is hard and electric, the realm is wood, skin and metal. */
export const worlds = ['city', 'realm'] as const
export type World = (typeof worlds)[number]

type Manner = {
  /** Whose volume it follows. */
  readonly bus: Bus
  /** When too much happens at once, what has the lower rank is left out first. */
  readonly rank: number
  /** How long the next sound of the same step waits, and how long this one is not begun again; in milliseconds. */
  readonly gap: number
  /** How far its pitch may stray each time, in cents either way, so that repeats do not tire. Tunes hardly stray. */
  readonly sway: number
}

const manner = (bus: Bus, rank: number, gap: number, sway: number): Manner => ({ bus, rank, gap, sway })

/** Every class of event that has a sound, and how it is played. */
export const manners = {
  tumble: manner('dice', 5, 120, 90),
  land: manner('dice', 6, 150, 90),
  draw: manner('pieces', 2, 90, 120),
  play: manner('pieces', 4, 140, 80),
  discard: manner('pieces', 2, 90, 120),
  shuffle: manner('pieces', 1, 200, 60),
  move: manner('pieces', 3, 110, 100),
  cube: manner('pieces', 2, 90, 140),
  reveal: manner('pieces', 4, 160, 60),
  gold: manner('pieces', 3, 130, 70),
  challenge: manner('fights', 5, 260, 25),
  hitGiven: manner('fights', 6, 220, 80),
  hitTaken: manner('fights', 6, 220, 80),
  parry: manner('fights', 4, 200, 80),
  arrest: manner('fights', 7, 320, 15),
  downfall: manner('fights', 7, 320, 25),
  heal: manner('fights', 3, 180, 30),
  level: manner('fights', 7, 320, 10),
  round: manner('signals', 3, 200, 15),
  doom: manner('signals', 7, 320, 20),
  yourTurn: manner('signals', 6, 300, 10),
  otherTurn: manner('signals', 6, 300, 10),
  victory: manner('signals', 9, 400, 0),
  defeat: manner('signals', 9, 400, 0),
  refused: manner('signals', 5, 120, 40),
  undo: manner('signals', 5, 150, 40),
} as const satisfies Readonly<Record<string, Manner>>

export type SoundClass = keyof typeof manners
export const soundClasses = Object.keys(manners) as readonly SoundClass[]
