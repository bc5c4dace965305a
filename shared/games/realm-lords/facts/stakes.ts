import type { Cards } from '../cards/cards.ts'
import { stances, type Stance } from '../cards/schema.ts'
import type { RealmEvent } from '../events.ts'
import { at, fresh, solve, type Duel } from '../bots/greedy/duel.ts'
import { buildName, duelTerms } from '../bots/greedy/duelTerms.ts'
import { reach } from '../odds/index.ts'
import { nextStance } from '../odds/stances.ts'
import { enemyDamage } from '../phases/combat/measure.ts'
import { hitDamage, resisted } from '../stats.ts'
import type { Hero } from './hero.ts'

/** A fight as its events tell of it. `planned` is what the hero set out to do this round. */
export type Brawl = {
  readonly enemy: string
  readonly type: string
  health: number
  weakened: number
  last: Stance | null
  planned: { readonly tactic: 'attack' | 'defend'; readonly flee: boolean }
}

type Rolled = Extract<RealmEvent, { type: 'combatRolled' }>

/** A roll's exact chance to hit, and the chances to win the fight if it does and if it does not. */
export type Stake = { readonly hit: number; readonly ifHit: number; readonly ifMissed: number }

/**
 * What combat rolls decide. The chance to win a fight is that of the fight as a game of its own, solved exactly (duel.ts): both sides hit until
 * one falls, the hero's stances chosen best, every stance of the enemy's as likely as its type has it, items used in the fight left out.
 */
export function stakes(cards: Cards) {
  const known = new Map<string, Duel>()
  const duelOf = (hero: Hero, { enemy, type, weakened }: Brawl): Duel => {
    const key = [enemy, type, weakened, buildName(cards, hero)].join('/')
    const old = known.get(key)
    if (old !== undefined) return old
    const whole = nextStance(cards, { type, left: [], top: null })
    const duel = solve(
      duelTerms(
        cards,
        hero,
        enemy,
        stances.map((stance) => whole[stance]),
        { weakened },
      ),
    )
    known.set(key, duel)
    return duel
  }
  const look = ({ terms, win }: Duel, health: number, enemy: number, energy: number, last: Stance | null): number =>
    health <= 0
      ? 0
      : win[
          at(
            terms,
            Math.min(health, terms.health),
            Math.min(enemy, terms.enemyHealth),
            energy,
            last === null ? fresh : stances.indexOf(last),
          )
        ]!

  return {
    /** The chance to win from here on, before the next round is planned. */
    win: (hero: Hero, brawl: Brawl): number => look(duelOf(hero, brawl), hero.health, brawl.health, hero.energy, brawl.last),
    /** RL-C12 … RL-C15: what a roll decides; `null` when the hero flees, which is no way to win. */
    ofRoll: (hero: Hero, brawl: Brawl, { stance, against, footing, sum }: Rolled): Stake | null => {
      const { tactic, flee } = brawl.planned
      if (flee) return null
      const duel = duelOf(hero, brawl)
      const { leeches, saps } = duel.terms
      const hit = reach(footing, sum.target - (sum.total - sum.dice))
      const dealt = tactic === 'attack' ? hitDamage(cards, hero, stance) : 0
      const lost = resisted(cards, hero, against, enemyDamage(cards, brawl, against)).left
      return {
        hit,
        ifHit: look(duel, hero.health, brawl.health - dealt, hero.energy, stance),
        ifMissed: look(duel, hero.health - lost, brawl.health + leeches, hero.energy - saps, stance),
      }
    },
  }
}
