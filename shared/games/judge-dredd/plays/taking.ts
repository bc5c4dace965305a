import type { Seat } from '../../../kernel/game.ts'
import { discardFrom, takeFromHand } from '../packs.ts'
import type { Play } from '../play.ts'

/** Takes cards at random out of a rival's hand (Internal Audit, Sticky Fingers; JD-R18: his only card, if he has one). */
export function takeAtRandom(
  play: Play,
  from: Seat,
  by: Seat,
  card: string,
  { count, to }: { count: number; to: 'hand' | 'discard' },
): void {
  const { state, table } = play
  const cause = { by: 'card', card, player: by } as const
  for (let taken = 1; taken <= count && state.hands[from]!.length > 0; taken++) {
    const hand = state.hands[from]!
    const stolen = hand[table.draw(hand.length, `play-${state.plays}/take-${taken}`) - 1] as string
    if (to === 'discard') discardFrom(play, from, stolen, cause)
    else handOver(play, from, by, stolen, cause)
  }
}

/** JD-R21: what is stolen is seen only by those two. */
function handOver(
  play: Play,
  from: Seat,
  to: Seat,
  card: string,
  cause: { readonly by: 'card'; readonly card: string; readonly player: Seat },
): void {
  const { state, table } = play
  takeFromHand(play, from, card)
  state.hands[to]!.push(card)
  table.tell({ type: 'cardsMoved', count: 1, from: { in: 'hand', seat: from }, to: { in: 'hand', seat: to }, cause })
  table.tell({ type: 'cardMoved', card, from: { in: 'hand', seat: from }, to: { in: 'hand', seat: to } }, [from, to])
}
