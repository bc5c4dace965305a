import type { Cards } from '../../cards/cards.ts'

/** The city with numbers for sectors, in the order of the card set, as players reckon with it. */
export type Atlas = {
  readonly ids: readonly string[]
  readonly of: ReadonlyMap<string, number>
  readonly neighbours: readonly (readonly number[])[]
  readonly intake: readonly number[]
  readonly hospital: number
  /** Steps from each sector to each other. */
  readonly steps: readonly (readonly number[])[]
  /** The most steps from anywhere to anywhere. */
  readonly diameter: number
}

/** Draws the atlas of a card set; worth keeping. */
export function atlasOf(cards: Cards): Atlas {
  const ids = cards.pack.sectors.map((sector) => sector.id)
  const of = new Map(ids.map((id, at) => [id, at]))
  const neighbours = cards.pack.sectors.map((sector) => sector.neighbours.map((id) => of.get(id)!))
  const steps = ids.map((_, from) => roadsFrom(neighbours, from, [], ids.length))
  return {
    ids,
    of,
    neighbours,
    intake: cards.pack.sectors.map((sector) => sector.intake),
    hospital: of.get(cards.hospital)!,
    steps,
    diameter: Math.max(...steps.flat()),
  }
}

/** No road leads there. */
export const farAway = 99

/**
 * Steps from a sector to each other, at most `most`; a sector in `stops` can be entered and not passed through, as a Crime
 * stops a Judge (JD-R7). `farAway` where no such road leads.
 */
export function roadsFrom(neighbours: Atlas['neighbours'], from: number, stops: readonly number[], most: number): number[] {
  const steps = Array<number>(neighbours.length).fill(farAway)
  steps[from] = 0
  const queue = [from]
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]!
    const next = steps[at]! + 1
    if (next > most || (at !== from && stops.includes(at))) continue
    for (const neighbour of neighbours[at]!) {
      if (steps[neighbour]! <= next) continue
      steps[neighbour] = next
      queue.push(neighbour)
    }
  }
  return steps
}
