import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'

/** A die as an event shows it. */
type Die = { readonly purpose: string; readonly sides: number; readonly value: number }
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
export class Books {
  readonly faults: string[] = []
  ply = 0
  readonly draws = new Map<string, { readonly sides: number; readonly value: number; used: boolean }>()
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
  ended: unknown = null

  /** Notes a fault unless something is so. */
  must(so: boolean, fault: string): void {
    if (!so) this.faults.push(`ply ${this.ply}: ${fault}`)
  }

  /** Notes a fault unless two plain values are the same. */
  equal(what: string, told: unknown, own: unknown): void {
    this.must(JSON.stringify(told) === JSON.stringify(own), `${what}: told ${JSON.stringify(told)}, by the books ${JSON.stringify(own)}`)
  }

  /** A number was drawn. */
  draw(purpose: string, sides: number, value: number): void {
    this.must(!this.draws.has(purpose), `${purpose} was drawn before`)
    this.must(Number.isInteger(value) && value >= 1 && value <= sides, `${purpose}: ${value} on ${sides} sides`)
    this.draws.set(purpose, { sides, value, used: false })
  }

  /** A die that an event shows must have been drawn so, and not be shown twice. */
  dice(dice: readonly Die[]): number[] {
    for (const { purpose, sides, value } of dice) {
      const drawn = this.draws.get(purpose)
      this.must(drawn !== undefined && !drawn.used && drawn.sides === sides && drawn.value === value, `${purpose} was not drawn so`)
      if (drawn) drawn.used = true
    }
    return dice.map((die) => die.value)
  }

  /** What is drawn and shown by no event must be a step of a shuffle: as many sides as cards are not settled yet. */
  shuffles(): void {
    for (const [purpose, { sides, used }] of this.draws) {
      const step = Number(purpose.split('/').at(-1))
      this.must(used || sides === step + 1, `${purpose} belongs to nothing`)
    }
  }

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
