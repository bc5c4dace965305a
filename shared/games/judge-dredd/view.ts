import type { Seat, Table } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import type { DreddEvent } from './events.ts'
import { everyCard } from './packs.ts'
import type { State, View } from './state.ts'

/**
 * JD-R21: what a seat may see; null is the open table. Shares its parts with the state: copy it before it leaves. What is open is named part by
 * part: every question for what is legal asks for a view, and "all but" takes five times as long.
 */
export function viewOf(state: State, you: Seat | null): View {
  const { hands, known, packs, scenes } = state
  const own = you === null ? [] : known[you]!
  return {
    turn: state.turn,
    first: state.first,
    judges: state.judges,
    arrivals: state.arrivals,
    lastTurn: state.lastTurn,
    sectorDiscard: state.sectorDiscard,
    cardDiscard: state.cardDiscard,
    shuffles: state.shuffles,
    plays: state.plays,
    stage: state.stage,
    you,
    scenes: scenes.map((scene) => (scene.faceUp || own.includes(scene.perp) ? scene : { ...scene, perp: null })),
    hand: you === null ? [] : hands[you]!,
    known: own,
    held: hands.map((hand) => hand.length),
    packs: { sectors: packs.sectors.length, perps: packs.perps.length, crimes: packs.crimes.length, cards: packs.cards.length },
  }
}

/** A full state that a view could come from: everything unseen is shuffled and dealt anew. */
export function redealt(cards: Cards, view: View, table: Table<DreddEvent>): State {
  const { you, scenes, hand, known, held, packs, ...open } = view
  const { pack } = cards
  const shuffled = (what: string, ids: readonly string[]) => table.shuffle(ids, `redeal/${what}`)
  const arrested = view.judges.flatMap((judge) => judge.arrests)
  const seenPerps = [...arrested.map((one) => one.perp), ...scenes.flatMap((scene) => scene.perp ?? [])]
  const perps = shuffled('perps', without(ids(pack.perps), seenPerps))
  const laid = scenes.map((scene) => ({ ...scene, perp: scene.perp ?? (perps.pop() as string) }))
  const action = shuffled('cards', without(everyCard(cards), [...hand, ...view.cardDiscard]))
  const hands = held.map((size, seat) => (seat === you ? [...hand] : action.splice(0, size)))
  const seenCrimes = [...arrested.map((one) => one.crime), ...scenes.map((scene) => scene.crime)]
  const sectors = pack.sectors.filter((sector) => sector.sectorCard)
  return {
    ...open,
    scenes: laid,
    hands,
    known: view.judges.map((_, seat) => (seat === you ? [...known] : [])),
    packs: {
      perps: perps.slice(0, packs.perps),
      cards: action.slice(0, packs.cards),
      crimes: shuffled('crimes', without(ids(pack.crimes), seenCrimes)),
      sectors: shuffled('sectors', without(ids(sectors), view.sectorDiscard)),
    },
  }
}

function ids(cards: readonly { readonly id: string }[]): string[] {
  return cards.map((card) => card.id)
}

/** A list without some of its members, each taken out once. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all]
  for (const one of some) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
