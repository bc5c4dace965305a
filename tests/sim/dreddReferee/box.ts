import pack from '../../../shared/games/judge-dredd/cards/pack.json' with { type: 'json' }

/** What is printed on the cards and the board, looked up in the card set itself. */
const values = new Map([...pack.perps, ...pack.crimes].map(({ id, value }) => [id, value]))
const sectors = new Map(pack.sectors.map((sector) => [sector.id, sector]))
const cards = new Map(pack.cards.map((card) => [card.id, card]))

type Printed = {
  readonly op: string
  readonly amount?: number
  readonly amountWhen?: number
  readonly when?: string
  readonly value?: number
  readonly keep?: string
  readonly add?: number
  readonly set?: number
}

export const box = {
  value: (id: string): number => values.get(id) ?? NaN,
  sector: (id: string) => sectors.get(id),
  adjacent: (a: string, b: string): boolean => sectors.get(a)?.neighbours.includes(b) === true,
  combat: (card: string): Printed | null => cards.get(card)?.combat ?? null,
  city: (card: string): Printed | null => cards.get(card)?.city?.effect ?? null,
  windows: (card: string): readonly string[] => cards.get(card)?.city?.windows ?? [],
  hospital: pack.sectors.find((sector) => sector.hospital)!.id,
  academy: pack.duelSector,
  numbers: pack.numbers,
  /** Every card of a pack as it comes out of the box, in order of their ids. */
  whole: {
    sectors: pack.sectors.filter((sector) => sector.sectorCard).map((sector) => sector.id),
    perps: pack.perps.map((perp) => perp.id),
    crimes: pack.crimes.map((crime) => crime.id),
    cards: pack.cards.flatMap((card) => Array<string>(card.copies).fill(card.id)),
  },
} as const

/** The same cards, whatever their order. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort()
}
