import { z } from '../../../kernel/zod.ts'
import { cityTargets } from './schema.ts'

const id = z.string().regex(/^[a-z0-9-]+$/)
const positive = z.int().min(1)
const count = z.int().min(0)

const side = z.enum(['judge', 'perp', 'either'])

/** What the combat half of an Action Card does to the arrest or duel that is called. */
const combatEffect = z.union([
  z.strictObject({ op: z.literal('combat'), side, amount: positive }),
  z.strictObject({
    op: z.literal('combat'),
    side: z.literal('judge'),
    amount: positive,
    when: z.literal('judgeNear'),
    amountWhen: positive,
  }),
  z.strictObject({
    op: z.literal('combat'),
    side: z.literal('judge'),
    amount: positive,
    when: z.literal('perpAtLeast'),
    value: positive,
    amountWhen: positive,
  }),
  z.strictObject({ op: z.literal('rollTwice'), keep: z.enum(['highest', 'lowest']) }),
  z.strictObject({ op: z.literal('cancel') }),
])

/** What the city half of an Action Card does outside the Arrest Round. */
const cityEffect = z.union([
  z.strictObject({ op: z.literal('stride'), add: positive }),
  z.strictObject({ op: z.literal('stride'), set: count }),
  z.strictObject({ op: z.literal('barney') }),
  z.strictObject({ op: z.literal('relocate'), to: z.enum(['start', 'adjacent', 'adjacentQuiet']) }),
  z.strictObject({ op: z.literal('moveCrime'), steps: positive }),
  z.strictObject({ op: z.literal('swapPerps'), count: z.literal(2) }),
  z.strictObject({ op: z.literal('peek'), count: z.literal(2) }),
  z.strictObject({ op: z.literal('draw'), count: positive }),
  z.strictObject({ op: z.literal('take'), count: positive, to: z.enum(['hand', 'discard']) }),
  z.strictObject({ op: z.literal('heal') }),
])

const cityHalf = z.strictObject({
  windows: z.array(z.enum(['move', 'reveal', 'end'])).min(1),
  target: z.enum(cityTargets),
  effect: cityEffect,
})

const actionCard = z.strictObject({
  id,
  copies: positive,
  combat: combatEffect.nullable(),
  city: cityHalf.nullable(),
  /** Whether it can be used against its target. */
  harm: z.boolean(),
})

const sector = z.strictObject({
  id,
  /** A Starting Sector (JD-S4); the one that the rulebook calls Justice Department is the Armoury (JD-R1). */
  start: z.boolean(),
  hospital: z.boolean(),
  /** Whether the Sector Pack has a card of it (JD-R2). */
  sectorCard: z.boolean(),
  /** How many new cards a Judge here receives; above 1 it is "up to". */
  intake: positive,
  neighbours: z.array(id).min(1),
})

const valued = z.strictObject({ id, value: positive })

/** A card set as it is written down. */
export const packSchema = z.strictObject({
  id,
  numbers: z.strictObject({
    judgeBase: count,
    dieSides: positive,
    moveAllowance: count,
    handLimit: positive,
    openingHand: count,
    activeCrimes: positive,
    intakeInIntensiveCare: count,
    turnCap: positive,
  }),
  sectors: z.array(sector).min(1),
  /** Where tied Judges fight (JD-V3). */
  duelSector: id,
  perps: z.array(valued).min(1),
  crimes: z.array(valued).min(1),
  cards: z.array(actionCard).min(1),
  judges: z.array(id).min(2),
})

export type Pack = Readonly<z.output<typeof packSchema>>
export type Sector = Pack['sectors'][number]
export type ActionCard = Pack['cards'][number]
export type CombatEffect = z.output<typeof combatEffect>
export type CityEffect = z.output<typeof cityEffect>
export type CityHalf = NonNullable<ActionCard['city']>
