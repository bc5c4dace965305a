import { overCounted, type Read } from './reader.ts'

export type PlayedRow = { readonly card: string; readonly combat: number; readonly city: number; readonly received: number }
/** `seated`: 0 for the Perp and for nobody. */
export type AimRow = {
  readonly game: string
  readonly seated: 0 | 1
  readonly person: number | null
  readonly level: string | null
  readonly count: number
}
export type ItemRow = {
  readonly item: string
  readonly bought: number
  readonly sold: number
  readonly gold: number
  readonly campaigns: number
  readonly won: number
}

/** What was played, on whom and by whom, and what was bought. Practice is out of it. */
export function cardQueries(read: Read) {
  const counted = overCounted(read)
  return {
    cardsPlayed: counted<PlayedRow>(
      (condition) =>
        `SELECT card, sum(combat) AS combat, sum(city) AS city, sum(received) AS received FROM (
          SELECT x.card, sum(iif(x.half = 'combat', x.count, 0)) AS combat, sum(iif(x.half = 'city', x.count, 0)) AS city, 0 AS received
          FROM played p JOIN fact_plays x ON x.fact = p.fact AND x.seat = p.seat WHERE ${condition} GROUP BY x.card
          UNION ALL
          SELECT x.card, 0, 0, sum(x.count) FROM played p JOIN fact_plays x INDEXED BY fact_plays_by_target ON x.fact = p.fact AND x.target = p.seat
          WHERE ${condition} AND x.seat <> p.seat GROUP BY x.card)
        GROUP BY card ORDER BY combat + city DESC, card`,
    ),
    /** Whom the player's cards were played on. */
    cardsOn: counted<AimRow>(
      (condition) =>
        `SELECT p.game, x.target >= 0 AS seated, o.person, o.level, sum(x.count) AS count
        FROM played p JOIN fact_plays x ON x.fact = p.fact AND x.seat = p.seat LEFT JOIN fact_seats o ON o.fact = x.fact AND o.seat = x.target
        WHERE ${condition} GROUP BY p.game, seated, o.person, o.level ORDER BY count DESC`,
    ),
    /** Who played cards on the player. */
    cardsBy: counted<AimRow>(
      (condition) =>
        `SELECT p.game, 1 AS seated, o.person, o.level, sum(x.count) AS count
        FROM played p JOIN fact_plays x INDEXED BY fact_plays_by_target ON x.fact = p.fact AND x.target = p.seat
        JOIN fact_seats o ON o.fact = x.fact AND o.seat = x.seat
        WHERE ${condition} AND x.seat <> p.seat GROUP BY p.game, o.person, o.level ORDER BY count DESC`,
    ),
    items: counted<ItemRow>(
      (condition) =>
        `SELECT x.item, sum(x.bought) AS bought, sum(x.sold) AS sold, sum(x.gold) AS gold,
          sum(x.bought > 0) AS campaigns, sum(x.bought > 0 AND p.result = 'won') AS won
        FROM played p JOIN fact_items x ON x.fact = p.fact WHERE ${condition}
        GROUP BY x.item ORDER BY bought DESC, x.item`,
    ),
  }
}
