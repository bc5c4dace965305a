import type { Die, RealmEvent } from '../../../../shared/games/realm-lords/events.ts'

/** A campaign in numbers, counted from what happened. */
export type Campaign = {
  readonly rounds: number
  readonly won: number
  readonly fled: number
  readonly defeated: number
  readonly combatRounds: number
  readonly hits: number
  readonly misses: number
  readonly levels: number
  readonly goldGained: number
  readonly bought: number
  readonly steps: number
  readonly healthLost: number
  /** The lords that fell, in order, with the round they fell in. */
  readonly lords: readonly { readonly lord: string; readonly round: number }[]
  /** How often each face of the six came up, from 1 to 6. */
  readonly faces: readonly number[]
}

type Count = {
  -readonly [Key in keyof Campaign]: Campaign[Key] extends number ? number : Campaign[Key] extends readonly (infer One)[] ? One[] : never
}

/** Counts a campaign's events. */
export function countCampaign(events: readonly RealmEvent[]): Campaign {
  const count: Count = {
    rounds: 0,
    won: 0,
    fled: 0,
    defeated: 0,
    combatRounds: 0,
    hits: 0,
    misses: 0,
    levels: 0,
    goldGained: 0,
    bought: 0,
    steps: 0,
    healthLost: 0,
    lords: [],
    faces: [0, 0, 0, 0, 0, 0],
  }
  for (const event of events) {
    add(count, event)
    for (const die of diceOf(event)) if (die.sides === 6) count.faces[die.value - 1]! += 1
  }
  return count
}

function add(count: Count, event: RealmEvent): void {
  if (event.type === 'roundBegan') count.rounds = event.round
  if (event.type === 'fightEnded') count[event.how] += 1
  if (event.type === 'combatRoundBegan') count.combatRounds += 1
  if (event.type === 'roundResolved') count[event.result === 'missed' ? 'misses' : 'hits'] += 1
  if (event.type === 'levelGained') count.levels = event.level
  if (event.type === 'goldChanged') count.goldGained += Math.max(0, event.to - event.from)
  if (event.type === 'cardMoved' && event.from.in === 'town' && event.to.in === 'hero') count.bought += 1
  if (event.type === 'stepped') count.steps += 1
  if (event.type === 'healthChanged') count.healthLost += Math.max(0, event.from - event.to)
  if (event.type === 'lordFell') count.lords.push({ lord: event.lord, round: count.rounds })
}

/** All dice that an event threw. */
export function diceOf(event: RealmEvent): readonly Die[] {
  switch (event.type) {
    case 'startRolled':
      return [event.column, event.row]
    case 'enemyMet':
      return event.rolls
    case 'typeRolled':
      return [event.die]
    case 'roadRolled':
    case 'tested':
    case 'combatRolled':
    case 'doomRolled':
      return event.dice
    default:
      return []
  }
}

/** How many dice there were, and their mean; 0 and null without any. */
export function diceMean(faces: readonly number[]): { readonly dice: number; readonly mean: number | null } {
  const dice = faces.reduce((sum, times) => sum + times, 0)
  return { dice, mean: dice === 0 ? null : faces.reduce((sum, times, at) => sum + times * (at + 1), 0) / dice }
}
