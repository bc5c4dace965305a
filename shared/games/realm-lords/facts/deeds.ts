import type { deedCounter } from '../../../kernel/facts.ts'
import type { Outcome } from '../../../kernel/game.ts'
import type { RealmEvent } from '../events.ts'
import type { ToldFight } from './fights.ts'
import type { Hero } from './hero.ts'
import type { ItemFacts } from './rows.ts'

/** What is counted. */
export const deedNames = [
  'fights',
  'flights',
  'defeats',
  'lords',
  'twelves',
  'snakeEyes',
  'fullPurse',
  'levels',
  'veteran',
  'ashes',
  'healed',
  'steps',
  'pauper',
  'untouched',
  'oneBlow',
  'lastBreath',
  'longShots',
  'longFights',
  'bought',
  'longRoad',
  'soClose',
  'freshFace',
  'wins',
  'deathLord',
  'threeLords',
  'legend',
  'hurry',
  'deathless',
  'bareHands',
] as const
export type RealmDeed = (typeof deedNames)[number]

type Deeds = ReturnType<typeof deedCounter<RealmDeed>>

/** The one seat. */
const seat = 0
/** Gold that the purse can hold at most counts as rich; a level that few reach. */
const much = { gold: 20, level: 10 } as const

/** Counts what an event shows of a deed, with the hero before it and after it. */
export function deedsOf(deeds: Deeds, event: RealmEvent, before: Hero, after: Hero): void {
  switch (event.type) {
    case 'fightEnded':
      deeds.add(seat, ({ won: 'fights', fled: 'flights', defeated: 'defeats' } as const)[event.how])
      break
    case 'lordFell':
      deeds.add(seat, 'lords')
      break
    case 'combatRolled':
      if (event.sum.dice === 12) deeds.add(seat, 'twelves')
      if (event.sum.dice === 2) deeds.add(seat, 'snakeEyes')
      break
    case 'goldChanged':
      if (after.gold >= much.gold && before.gold < much.gold) deeds.add(seat, 'fullPurse')
      break
    case 'levelGained':
      deeds.add(seat, 'levels')
      if (event.level === much.level) deeds.add(seat, 'veteran')
      break
    case 'healthChanged':
      if (event.from === 0 && event.cause.by === 'item') deeds.add(seat, 'ashes')
      if (event.cause.by === 'heal') deeds.add(seat, 'healed', event.to - event.from)
      break
    case 'stepped':
      deeds.add(seat, 'steps')
      break
    default:
      break
  }
}

type Ended = {
  readonly fights: readonly ToldFight[]
  readonly items: readonly ItemFacts[]
  readonly hero: Hero
  readonly difficulty: string
  readonly outcome: Outcome | null
}

/** Counts what shows only when a fight, or everything, is known. */
export function endDeeds(deeds: Deeds, { fights, items, hero, difficulty, outcome }: Ended): void {
  for (const { how, tier, rounds, taken, healthLeft, goldHeld, chance } of fights) {
    if (how === 'defeated' && goldHeld === 0) deeds.add(seat, 'pauper')
    if (how !== 'won') continue
    if (tier === 'lord' && taken === 0) deeds.add(seat, 'untouched')
    if (rounds === 1 && tier !== 'I') deeds.add(seat, 'oneBlow')
    if (healthLeft === 1) deeds.add(seat, 'lastBreath')
    if (chance <= 0.1) deeds.add(seat, 'longShots')
    if (rounds >= 10) deeds.add(seat, 'longFights')
  }
  const bought = items.reduce((sum, item) => sum + item.bought, 0)
  deeds.add(seat, 'bought', bought)
  if (outcome === null) return
  if (hero.round >= 60) deeds.add(seat, 'longRoad')
  if (outcome.winners.length === 0 && hero.lords === 2) deeds.add(seat, 'soClose')
  if (outcome.winners.length === 0 && hero.level === 0) deeds.add(seat, 'freshFace')
  if (outcome.winners.length === 0) return
  deeds.add(seat, 'wins')
  if (outcome.reason === 'death-lord') deeds.add(seat, 'deathLord')
  if (outcome.reason === 'three-lords') deeds.add(seat, 'threeLords')
  if (difficulty === 'legend') deeds.add(seat, 'legend')
  if (hero.round <= 35) deeds.add(seat, 'hurry')
  if (!fights.some(({ how }) => how === 'defeated')) deeds.add(seat, 'deathless')
  if (bought === 0) deeds.add(seat, 'bareHands')
}
