/** How fast computer players go, chosen at the table. */
export const speeds = ['calm', 'brisk', 'rapid'] as const
export type Speed = (typeof speeds)[number]

/** Times in milliseconds. */
export type Paces = {
  /** How long a window stands open on a computer player's turn, and how long a card it played is shown. */
  readonly window: number
  /** Before a computer player's move or choice. */
  readonly act: number
  /** How long the result of an arrest or a duel is shown. */
  readonly result: number
}

/** They have nothing to do with how fast things move (the setting `motion`): without motion there is as much to read as ever. */
export const paces: Readonly<Record<Speed, Paces>> = {
  calm: { window: 2200, act: 700, result: 5000 },
  brisk: { window: 1200, act: 400, result: 3500 },
  rapid: { window: 450, act: 150, result: 1500 },
}
