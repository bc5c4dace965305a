/** A die as an event shows it. */
type Die = { readonly purpose: string; readonly sides: number; readonly value: number }

/** What every referee writes down: the faults he found, what was drawn, how it ended. */
export class Ledger {
  readonly faults: string[] = []
  ply = 0
  readonly draws = new Map<string, { readonly sides: number; readonly value: number; used: boolean }>()
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
}
