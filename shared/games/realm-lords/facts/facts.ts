import { deedCounter, diceCounter, type RollFacts, type ToldStep } from '../../../kernel/facts.ts'
import type { Outcome } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { Die, RealmEvent } from '../events.ts'
import { deedsOf, endDeeds, type RealmDeed } from './deeds.ts'
import { heroFollower } from './hero.ts'
import { fightFollower } from './fights.ts'
import type { ItemFacts, RealmFacts, StepFacts } from './rows.ts'

/**
 * The facts of a campaign, from what was told at each step: fights with what they cost, items, the road round by round, dice and luck.
 * `outcome` is `null` for one that was given up.
 */
export function realmFacts(cards: Cards, steps: readonly ToldStep<RealmEvent>[], outcome: Outcome | null): RealmFacts {
  const hero = heroFollower()
  const fights = fightFollower(cards)
  const dice = diceCounter()
  const deeds = deedCounter<RealmDeed>()
  const rolls: RollFacts[] = []
  const items = new Map<string, ItemFacts>()
  const road = new Map<number, StepFacts>()

  for (const [ply, { told }] of steps.entries()) {
    for (const { event } of told) {
      const before = hero.now()
      if (event.type === 'roundBegan' && before.round > 0) road.set(before.round, stepOf(before))
      const roll = rolled(event)
      if (roll !== null) {
        const stake = event.type === 'combatRolled' ? fights.roll(before, event) : null
        dice.add(0, roll.kind, roll.dice)
        rolls.push({
          ply,
          seat: 0,
          kind: roll.kind,
          faces: roll.dice.map((die) => die.value),
          before: stake?.before ?? null,
          after: stake?.after ?? null,
        })
      }
      if (event.type === 'cardMoved') trade(items, cards, event)
      fights.follow(event, before, ply)
      hero.follow(event)
      deedsOf(deeds, event, before, hero.now())
    }
  }
  const last = hero.now()
  road.set(last.round, stepOf(last))
  const fought = fights.rows()
  const [won, luck] = [fought.filter(({ how }) => how === 'won').length, fought.reduce((sum, fight) => sum + fight.luck, 0)]
  endDeeds(deeds, { fights: fights.told(), items: [...items.values()], hero: last, difficulty: hero.difficulty(), outcome })
  return {
    rounds: last.round,
    difficulty: hero.difficulty(),
    seats: [
      {
        hero: last.hero,
        won: outcome?.winners.includes(0) ?? false,
        place: null,
        score: last.lords,
        ahead: null,
        contests: fought.length,
        contestsWon: won,
        luck,
      },
    ],
    dice: dice.rows(),
    rolls,
    deeds: deeds.rows(),
    fights: fought,
    items: [...items.values()],
    steps: [...road.values()],
  }
}

function stepOf({ round, health, maxHealth, energy, level, gold, doom, lords }: StepFacts): StepFacts {
  return { round, health, maxHealth, energy, level, gold, doom, lords }
}

/** The dice of an event, with what they were thrown for. */
function rolled(event: RealmEvent): { readonly kind: string; readonly dice: readonly Die[] } | null {
  switch (event.type) {
    case 'combatRolled':
      return { kind: 'combat', dice: event.dice }
    case 'tested':
      return { kind: 'test', dice: event.dice }
    case 'roadRolled':
      return { kind: 'road', dice: event.dice }
    case 'doomRolled':
      return { kind: 'doom', dice: event.dice }
    case 'enemyMet':
      return { kind: 'enemy', dice: event.rolls }
    case 'typeRolled':
      return { kind: 'type', dice: [event.die] }
    case 'startRolled':
      return { kind: 'start', dice: [event.column, event.row] }
    case 'heroTaken':
      return event.die === null ? null : { kind: 'hero', dice: [event.die] }
    default:
      return null
  }
}

function trade(items: Map<string, ItemFacts>, cards: Cards, { item, from, to, cause }: Extract<RealmEvent, { type: 'cardMoved' }>): void {
  const bought = to.in === 'hero' && cause.by === 'buy'
  const sold = from.in === 'hero' && cause.by === 'sell'
  if (!bought && !sold) return
  const row = items.get(item) ?? { item, bought: 0, sold: 0, gold: 0 }
  items.set(item, {
    item,
    bought: row.bought + (bought ? 1 : 0),
    sold: row.sold + (sold ? 1 : 0),
    gold: row.gold + (bought ? cards.item(item).gold : 0),
  })
}
