import type { Seat } from './game.ts'

/*
 * What can be said of a match from its events alone, whatever game it is of. Nothing here is truth: it is derived from the log, and can be
 * derived again.
 */

/**
 * What a seat did. A contest is what dice decide for somebody (a fight, an arrest, a duel); `luck` sums the change of its chances by dice
 * (R-RNG-2).
 */
export type SeatFacts = {
  readonly hero: string | null
  readonly won: boolean
  /** 1 for the first; `null` where one plays alone. */
  readonly place: number | null
  readonly score: number | null
  /** Points ahead of the best of the others. */
  readonly ahead: number | null
  readonly contests: number
  readonly contestsWon: number
  readonly luck: number
}

/** Six-sided dice of one kind by face; `seat`: whose, `null` for nobody's. */
export type DiceFacts = { readonly seat: Seat | null; readonly kind: string; readonly faces: readonly number[] }

/** One throw. `before` and `after`: the chance to win the contest (0 … 1); `null` where none was at stake. */
export type RollFacts = {
  readonly ply: number
  readonly seat: Seat | null
  readonly kind: string
  readonly faces: readonly number[]
  readonly before: number | null
  readonly after: number | null
}

/** Something worth counting that a seat did so often; achievements are made of these. */
export type Deed = { readonly seat: Seat; readonly deed: string; readonly count: number }

/** The facts that every game has. */
export type GameFacts = {
  readonly rounds: number
  readonly difficulty: string | null
  readonly seats: readonly SeatFacts[]
  readonly dice: readonly DiceFacts[]
  readonly rolls: readonly RollFacts[]
  readonly deeds: readonly Deed[]
}

/** A step as its facts are read: who played it, and everything that was told, whoever heard it. Step 0 is the set-up. */
export type ToldStep<Event> = { readonly seat: Seat | null; readonly told: readonly { readonly event: Event }[] }

/** Counts dice by whose they are and what they were thrown for. */
export function diceCounter() {
  const counts = new Map<string, { readonly seat: Seat | null; readonly kind: string; readonly faces: number[] }>()
  return {
    /** Counts some dice; those without six sides are left out. */
    add: (seat: Seat | null, kind: string, dice: readonly { readonly sides: number; readonly value: number }[]): void => {
      for (const { sides, value } of dice) {
        if (sides !== 6) continue
        const key = `${seat} ${kind}`
        const row = counts.get(key) ?? { seat, kind, faces: [0, 0, 0, 0, 0, 0] }
        counts.set(key, row)
        row.faces[value - 1]! += 1
      }
    },
    /** All that was counted, in the order in which each kind came up. */
    rows: (): DiceFacts[] => [...counts.values()],
  }
}

/** Counts deeds by seat; `Name` are those that a game knows. */
export function deedCounter<Name extends string>() {
  const counts = new Map<string, { readonly seat: Seat; readonly deed: string; count: number }>()
  return {
    add: (seat: Seat, deed: Name, count = 1): void => {
      if (count <= 0) return
      const row = counts.get(`${seat} ${deed}`)
      if (row === undefined) counts.set(`${seat} ${deed}`, { seat, deed, count })
      else row.count += count
    },
    of: (seat: Seat, deed: Name): number => counts.get(`${seat} ${deed}`)?.count ?? 0,
    rows: (): Deed[] => [...counts.values()],
  }
}
