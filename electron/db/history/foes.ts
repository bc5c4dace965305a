import { overCounted, type Read } from './reader.ts'

export type EnemyRow = {
  readonly enemy: string
  readonly tier: string
  readonly met: number
  readonly won: number
  readonly fled: number
  readonly defeated: number
  readonly rounds: number
  readonly dealt: number
  readonly taken: number
  readonly gold: number
}
export type AttemptsRow = {
  readonly id: string
  readonly attempts: number
  readonly arrested: number
  readonly standOff: number
  readonly unharmed: number
  readonly intensiveCare: number
  readonly expected: number
}

/** Whom the player met: enemies, Perps and Crimes, those first that beat him most. Practice is out of it. */
export function foeQueries(read: Read) {
  const counted = overCounted(read)
  const attemptsBy = (column: 'perp' | 'crime') =>
    counted<AttemptsRow>(
      (condition) =>
        `SELECT a.${column} AS id, count(*) AS attempts, sum(a.fate = 'arrested') AS arrested, sum(a.fate = 'standOff') AS standOff,
          sum(a.fate = 'unharmed') AS unharmed, sum(a.fate = 'intensiveCare') AS intensiveCare, sum(a.chance) AS expected
        FROM played p JOIN fact_attempts a ON a.fact = p.fact AND a.seat = p.seat
        WHERE ${condition} GROUP BY a.${column} ORDER BY intensiveCare DESC, attempts DESC, id`,
    )
  return {
    enemies: counted<EnemyRow>(
      (condition) =>
        `SELECT x.enemy, x.tier, count(*) AS met, sum(x.how = 'won') AS won, sum(x.how = 'fled') AS fled, sum(x.how = 'defeated') AS defeated,
          sum(x.rounds) AS rounds, sum(x.dealt) AS dealt, sum(x.taken) AS taken, sum(x.gold) AS gold
        FROM played p JOIN fact_fights x ON x.fact = p.fact
        WHERE ${condition} GROUP BY x.enemy, x.tier ORDER BY defeated DESC, fled DESC, met DESC, x.enemy`,
    ),
    perps: attemptsBy('perp'),
    crimes: attemptsBy('crime'),
  }
}
