import type { Stance } from '../../../../shared/games/realm-lords/cards/schema.ts'
import type { Footing, RealmEvent, Sum } from '../../../../shared/games/realm-lords/events.ts'

/** A number that went from one value to another. */
export type Change = { readonly from: number; readonly to: number }

export type RoundResult = Extract<RealmEvent, { type: 'roundResolved' }>['result']

/** What the dice of a combat round said and what came of it. */
export type RoundReport = {
  readonly round: number
  readonly stance: Stance
  readonly against: Stance
  readonly footing: Footing
  readonly dice: readonly number[]
  /** Positions of the dice that count. */
  readonly kept: readonly number[]
  readonly sum: Sum
  /** Null while the roll may still change. */
  readonly result: RoundResult | null
  readonly enemy: Change | null
  readonly hero: Change | null
  readonly gold: Change | null
  readonly energy: Change | null
}

type Draft = { -readonly [Key in keyof RoundReport]: RoundReport[Key] }

/** The last combat roll of the fight that began last, with all that followed from it; null before its first roll. */
export function latestRound(events: readonly RealmEvent[]): RoundReport | null {
  const start = events.findLastIndex((event) => event.type === 'enemyMet')
  let report: Draft | null = null
  let open = false
  for (const event of events.slice(start + 1)) {
    if (event.type === 'combatRolled') {
      report = rolled(event)
      open = true
    } else if (event.type === 'combatRoundBegan' || event.type === 'fightEnded') open = false
    else if (report !== null && open) note(report, event)
  }
  return report
}

function rolled({ round, stance, against, footing, dice, kept, sum }: Extract<RealmEvent, { type: 'combatRolled' }>): Draft {
  const nothing = { result: null, enemy: null, hero: null, gold: null, energy: null }
  return { round, stance, against, footing, dice: dice.map((die) => die.value), kept, sum, ...nothing }
}

function note(report: Draft, event: RealmEvent): void {
  if (event.type === 'bonusAdded') report.sum = event.sum
  if (event.type === 'roundResolved') {
    report.sum = event.sum
    report.result = event.result
  }
  if (report.result === null) return
  if (event.type === 'enemyHealthChanged') report.enemy = joined(report.enemy, event)
  if (event.type === 'healthChanged') report.hero = joined(report.hero, event)
  if (event.type === 'goldChanged') report.gold = joined(report.gold, event)
  if (event.type === 'energyChanged') report.energy = joined(report.energy, event)
}

function joined(earlier: Change | null, { from, to }: Change): Change {
  return { from: earlier?.from ?? from, to }
}
