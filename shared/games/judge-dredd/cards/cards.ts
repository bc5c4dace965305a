import { byId, found } from '../../../kernel/byId.ts'
import type { PackRef } from '../../../kernel/game.ts'
import { packRef } from '../../../kernel/packRef.ts'
import type { ActionCard, Pack, Sector, WindowId } from './schema.ts'

/** A checked card set with its cards by id. Looking up an id that is not there is a bug, and throws. */
export type Cards = {
  readonly pack: Pack
  readonly ref: PackRef
  card(id: string): ActionCard
  sector(id: string): Sector
  /** Combat values. */
  perpValue(id: string): number
  crimeValue(id: string): number
  readonly hospital: string
  readonly starts: readonly string[]
  /** The kinds of Action Card that name a window (JD-R16), in the pack's order. */
  playableIn(window: WindowId): readonly ActionCard[]
}

/** The cards of a card set that is known to be right. */
export function cardsOf(pack: Pack): Cards {
  const cards = byId(pack.cards)
  const sectors = byId(pack.sectors)
  const perps = byId(pack.perps)
  const crimes = byId(pack.crimes)
  const combat = pack.cards.filter((card) => card.combat !== null)
  const inCity = (window: WindowId) => pack.cards.filter((card) => card.city?.windows.some((one) => one === window))
  const playable: Readonly<Record<WindowId, readonly ActionCard[]>> = {
    move: inCity('move'),
    reveal: inCity('reveal'),
    combat,
    end: inCity('end'),
  }
  return {
    pack,
    ref: packRef(pack),
    card: (id) => found(cards, id),
    sector: (id) => found(sectors, id),
    perpValue: (id) => found(perps, id).value,
    crimeValue: (id) => found(crimes, id).value,
    hospital: pack.sectors.find((sector) => sector.hospital)!.id,
    starts: pack.sectors.filter((sector) => sector.start).map((sector) => sector.id),
    playableIn: (window) => playable[window],
  }
}
