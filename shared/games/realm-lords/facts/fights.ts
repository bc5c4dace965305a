import type { Cards } from '../cards/cards.ts'
import type { RealmEvent } from '../events.ts'
import type { Hero } from './hero.ts'
import type { FightFacts } from './rows.ts'
import { stakes, type Brawl } from './stakes.ts'

/** A fight that is over, with what achievements want to know of it besides. `chance`: to win, when it began. */
export type ToldFight = FightFacts & { readonly chance: number; readonly healthLeft: number; readonly goldHeld: number }

type Open = Brawl & {
  readonly tier: string
  chance: number
  rounds: number
  dealt: number
  taken: number
  luck: number
}

/** Follows the fights event by event. */
export function fightFollower(cards: Cards) {
  const staked = stakes(cards)
  const over: { fight: ToldFight; readonly enemy: string }[] = []
  let met: { readonly enemy: string; readonly tier: string; readonly health: number } | null = null
  let open: Open | null = null

  return {
    /** What a combat roll changed: the chance to win before the dice, and after them. To be asked before the roll is followed. */
    roll: (
      hero: Hero,
      event: Extract<RealmEvent, { type: 'combatRolled' }>,
    ): { readonly before: number; readonly after: number } | null => {
      const stake = open === null ? null : staked.ofRoll(hero, open, event)
      if (stake === null || open === null) return null
      const before = stake.hit * stake.ifHit + (1 - stake.hit) * stake.ifMissed
      const after = event.sum.hit ? stake.ifHit : stake.ifMissed
      open.luck += after - before
      return { before, after }
    },
    follow: (event: RealmEvent, hero: Hero, ply: number): void => {
      if (event.type === 'enemyMet') met = event
      if (event.type === 'typeRolled' && met !== null) open = opened(met, event.enemyType)
      const last = over.at(-1)
      if (event.type === 'goldChanged' && event.cause.by === 'victory' && last !== undefined)
        last.fight = { ...last.fight, gold: event.to - event.from }
      if (open === null) return
      switch (event.type) {
        case 'deckShuffled':
          if (event.deck === 'stance' && open.rounds === 0) open.chance = staked.win(hero, open)
          break
        case 'combatRoundBegan':
          open.rounds = event.round
          break
        case 'engaged':
          open.planned = { tactic: event.tactic, flee: event.flee }
          break
        case 'tacticChanged':
          open.planned = { tactic: event.to, flee: false }
          break
        case 'weakened':
          open.weakened += event.by
          break
        case 'roundResolved':
          open.last = event.stance
          break
        case 'enemyHealthChanged':
          open.dealt += Math.max(0, event.from - event.to)
          open.health = event.to
          break
        case 'healthChanged':
          if (event.to < event.from) open.taken += event.from - event.to
          break
        case 'fightEnded': {
          const { enemy, tier, rounds, dealt, taken, luck, chance } = open
          const fight = { round: hero.round, ply, enemy, tier, how: event.how, rounds, dealt, taken, gold: 0, luck, chance }
          over.push({ enemy, fight: { ...fight, healthLeft: hero.health, goldHeld: hero.gold } })
          open = null
          break
        }
        default:
          break
      }
    },
    told: (): ToldFight[] => over.map(({ fight }) => fight),
    rows: (): FightFacts[] =>
      over.map(({ fight: { round, ply, enemy, tier, how, rounds, dealt, taken, gold, luck } }) => {
        return { round, ply, enemy, tier, how, rounds, dealt, taken, gold, luck }
      }),
  }
}

function opened({ enemy, tier, health }: { readonly enemy: string; readonly tier: string; readonly health: number }, type: string): Open {
  const planned = { tactic: 'attack', flee: false } as const
  return { enemy, tier, type, health, weakened: 0, last: null, planned, chance: 0, rounds: 0, dealt: 0, taken: 0, luck: 0 }
}
