import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import { Ledger } from './ledger.ts'

type Sum = Extract<RealmEvent, { type: 'combatRolled' }>['sum']

/** The fight that is on, as far as the transcript told of it. */
export type FightBook = {
  health: number
  most: number
  /** What is left of the type/stance deck, top first. */
  deck: string[]
  round: number
  stance: string
  tactic: string
  fleeing: boolean
  shown: string
  sum: Sum | null
  /** Health that a hit is about to cost. */
  pending: number
}

/**
 * What somebody who reads a transcript, and knows the rulebook but not the program, can keep account of. Nothing here
 * is computed by the rules of the program.
 */
export class Books extends Ledger {
  health = 0
  maxHealth = 0
  energy = 0
  maxEnergy = 0
  gold = 0
  at: number | null = null
  level = 0
  round = 0
  phase = 'doom'
  left = 0
  clock = 0
  tick = 0
  firstTick = 0
  /** Cubes by place, each place a list of colours. */
  readonly cubes = new Map<string, string[]>()
  /** Where each item is; items never seen lie in their deck. */
  readonly cards = new Map<string, string>()
  readonly decks = new Map<string, string[]>()
  readonly exhausted = new Set<string>()
  readonly lords: string[] = []
  fight: FightBook | null = null
  /** One of the cubes of a place, taken away; the first 29 come out of the tin. */
  takeCube(cube: string, place: string): void {
    const pile = this.cubes.get(place) ?? []
    const found = pile.indexOf(cube)
    if (place !== 'supply') this.must(found >= 0, `no ${cube} cube in ${place}`)
    if (found >= 0) pile.splice(found, 1)
  }

  putCube(cube: string, place: string): void {
    this.cubes.set(place, [...(this.cubes.get(place) ?? []), cube])
  }

  /** The fight that is on; noting a fault if there is none. */
  inFight(): FightBook {
    this.must(this.fight !== null, 'no fight is on')
    return (this.fight ??= newFight(0))
  }
}

/** A fight as it begins. */
export function newFight(health: number): FightBook {
  return { health, most: health, deck: [], round: 0, stance: '', tactic: '', fleeing: false, shown: '', sum: null, pending: 0 }
}

/** A place as a word: `map/7`, `track/melee`, `town/windhome`, `hero` … */
export function placeName(place: Readonly<Record<string, unknown>>): string {
  return Object.values(place).join('/')
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
