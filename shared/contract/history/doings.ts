import { z } from '../../kernel/zod.ts'
import { fightEnds } from './filter.ts'
import { anybody, resultClass } from './parties.ts'
import { count, id, match } from './terms.ts'

export const roadStep = z.strictObject({
  round: count,
  health: count,
  maxHealth: count,
  energy: count,
  level: count,
  gold: count,
  doom: count,
  lords: count,
})
export type RoadStep = Readonly<z.output<typeof roadStep>>
export const fight = z.strictObject({
  round: count,
  ply: count,
  enemy: id,
  tier: z.string(),
  how: z.enum(fightEnds),
  rounds: count,
  /** Health that the enemy lost, and the hero. */
  dealt: count,
  taken: count,
  gold: count,
  luck: z.number(),
})
export type FightFact = Readonly<z.output<typeof fight>>
/** The road of a campaign: where the hero stood when each round ended, and the fights. Empty for other games. */
export const road = z.strictObject({
  match,
  hero: id.nullable(),
  difficulty: id.nullable(),
  result: resultClass.nullable(),
  reason: z.string().nullable(),
  steps: roadStep.array().readonly(),
  fights: fight.array().readonly(),
})
export type Road = Readonly<z.output<typeof road>>

/** What beats me. `enemies` of Realm Lords; `perps` and `crimes` of Judge Dredd, by the attempts on them. Whoever beats me most comes first. */
const attempts = z.strictObject({
  id,
  attempts: count,
  arrested: count,
  standOff: count,
  unharmed: count,
  intensiveCare: count,
  /** The sum of the chances before the dice: as many arrests as were to be expected. */
  expected: z.number(),
})
export const foes = z.strictObject({
  enemies: z
    .strictObject({
      enemy: id,
      tier: z.string(),
      met: count,
      won: count,
      fled: count,
      defeated: count,
      rounds: count,
      dealt: count,
      taken: count,
      gold: count,
    })
    .array()
    .readonly(),
  perps: attempts.array().readonly(),
  crimes: attempts.array().readonly(),
})

/** Judge Dredd: cards the player played, and whom they were played on; `party` is `null` for the Perp, and for cards that are played on nobody. */
export const cards = z.strictObject({
  played: z.strictObject({ card: id, combat: count, city: count, received: count }).array().readonly(),
  on: z.strictObject({ party: anybody.nullable(), count }).array().readonly(),
  by: z.strictObject({ party: anybody, count }).array().readonly(),
})

/** Realm Lords: items by how often they were bought; `won`: of the campaigns with it. */
export const items = z.strictObject({
  rows: z.strictObject({ item: id, bought: count, sold: count, gold: count, campaigns: count, won: count }).array().readonly(),
})
