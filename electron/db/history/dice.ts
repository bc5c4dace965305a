import { overCounted, type Read } from './reader.ts'

/** How often each face fell. */
export type DiceRow = { readonly game: string; readonly kind: string } & Readonly<Record<'f1' | 'f2' | 'f3' | 'f4' | 'f5' | 'f6', number>>
export type LuckRow = { readonly contests: number; readonly won: number; readonly luck: number }
/** The rolls of a match, as JSON. */
export type RollsRow = { readonly match: string; readonly game: string; readonly day: string; readonly seat: number; readonly body: string }

const faces = 'sum(d.f1) AS f1, sum(d.f2) AS f2, sum(d.f3) AS f3, sum(d.f4) AS f4, sum(d.f5) AS f5, sum(d.f6) AS f6'
const luck = 'sum(p.contests) AS contests, sum(p.contests_won) AS won, sum(p.luck) AS luck'

/** How the dice fell, and what that did to the player's luck. Practice is out of it. */
export function diceQueries(read: Read) {
  const counted = overCounted(read)
  const diceOf = (seat: 'p.seat' | '-1') =>
    counted<DiceRow>(
      (condition) =>
        `SELECT p.game, d.kind, ${faces} FROM played p JOIN fact_dice d ON d.fact = p.fact AND d.seat = ${seat}
        WHERE ${condition} GROUP BY p.game, d.kind`,
    )
  return {
    dice: diceOf('p.seat'),
    /** Dice that nobody owns. */
    commonDice: diceOf('-1'),
    luckByGame: counted<LuckRow & { readonly game: string }>(
      (condition) => `SELECT p.game, ${luck} FROM played p WHERE ${condition} GROUP BY p.game`,
    ),
    luckByMonth: counted<LuckRow & { readonly month: string; readonly matches: number; readonly matchesWon: number }>(
      (condition) =>
        `SELECT substr(p.day, 1, 7) AS month, ${luck}, count(*) AS matches, sum(p.result = 'won') AS matchesWon
        FROM played p WHERE ${condition} GROUP BY month ORDER BY month`,
    ),
    /** Of every match, the oldest first. */
    rolls: counted<RollsRow>(
      (condition) =>
        `SELECT p.match, p.game, p.day, p.seat, x.body FROM played p JOIN fact_papers x ON x.fact = p.fact AND x.name = 'rolls'
        WHERE ${condition} ORDER BY p.at, p.fact`,
    ),
  }
}
