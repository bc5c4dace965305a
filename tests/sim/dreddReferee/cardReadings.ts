import type { Place } from '../../../shared/games/judge-dredd/events.ts'
import { newPack } from './boardReadings.ts'
import { box } from './box.ts'
import type { DreddBooks } from './books.ts'
import type { Readings } from './readings.ts'

/** Packs, hands and discards. */
export const cardReadings: Readings<
  'packShuffled' | 'packReshuffled' | 'cardsMoved' | 'cardMoved' | 'cardPlayed' | 'drawNamed' | 'looked' | 'peeked'
> = {
  packShuffled: (books, { pack, order }) => newPack(books, pack, order),
  packReshuffled: (books, { pack, size }) => books.equal(`discarded ${pack}`, size, books.discards[pack].length),
  cardsMoved: (books, { count, from, to, cause }) => {
    books.must(books.toMove === null, 'cards that were never named')
    books.toMove = { count, from: placeName(from), to: placeName(to), stolen: cause.by === 'card' && from.in === 'hand' }
    if (from.in === 'pack') {
      books.must(books.leftOnTop === 0 || count > books.leftOnTop, 'shuffled before the deck was empty')
      books.leftOnTop = 0
    }
    if (cause.by === 'deal') books.equal('cards dealt', count, box.numbers.openingHand)
  },
  cardMoved: (books, { card, from, to }) => {
    if (books.inPlay !== null && to.in === 'discard' && from.in === 'hand' && books.toMove === null)
      return playedAway(books, card, from.seat)
    const move = books.toMove
    books.equal('cards on the move', [placeName(from), placeName(to)], move && [move.from, move.to])
    if (move?.stolen === true && from.in === 'hand') stolen(books, from.seat, card)
    if (from.in === 'hand') books.takeFromHand(from.seat, card)
    if (from.in === 'pack') books.takeTop('cards', card)
    if (to.in === 'discard') books.discards.cards.push(card)
    if (to.in === 'hand') books.hands[to.seat]!.push(card)
    if (to.in === 'hand') books.must(books.hands[to.seat]!.length <= box.numbers.handLimit, `seat ${to.seat} holds more than six`)
    if (move && --move.count === 0) books.toMove = null
  },
  cardPlayed: (books, { seat, card, half }) => {
    books.takeFromHand(seat, card)
    books.must(books.inPlay === null, 'a card is played already')
    books.inPlay = { seat, card }
    const { window } = books
    books.must(window !== null, `${card} outside a window`)
    books.equal('half', half, window?.id === 'combat' ? 'combat' : 'city')
    const printed = half === 'combat' ? box.combat(card) !== null : box.windows(card).includes(window?.id ?? '')
    books.must(printed, `${card} is not for ${window?.id ?? 'no window'}`)
    if (window) Object.assign(window, { passed: [], played: true })
  },
  drawNamed: (books, { seat, count }) => {
    const { at, inCare } = books.piece(seat)
    const intake = inCare ? box.numbers.intakeInIntensiveCare : (box.sector(at as string)?.intake ?? 0)
    const room = box.numbers.handLimit - books.hands[seat]!.length
    const left = (books.packs.get('cards')?.length ?? 0) + books.discards.cards.length
    const most = Math.min(intake, room, left)
    books.must(intake > 1 ? count >= 0 && count <= most : count === most, `seat ${seat} draws ${count} of at most ${most}`)
  },
  looked: (books, { crimes }) => books.must(crimes.length >= 1 && crimes.length <= 2, `${crimes.length} Perps looked at`),
  peeked: (books, { seat, crime, perp }) => {
    const scene = books.scene(crime)
    books.equal(`Perp below ${crime}`, [perp, false], [scene.perp, scene.faceUp])
    books.must(!books.known[seat]!.includes(perp), `seat ${seat} knew ${perp}`)
    books.known[seat]!.push(perp)
  },
}

/** JD-C4: the played card comes to lie on the discard pile. */
function playedAway(books: DreddBooks, card: string, seat: number): void {
  books.equal('the played card', { seat, card }, books.inPlay)
  books.discards.cards.push(card)
  books.inPlay = null
}

/** Taken at random: the number drawn says which card of the hand it is. */
function stolen(books: DreddBooks, seat: number, card: string): void {
  const hand = books.hands[seat]!
  const found = [...books.draws].find(([purpose, { used }]) => !used && /\/take-\d+$/.test(purpose))?.[1]
  books.must(found !== undefined, `${card} was taken without a draw`)
  if (found === undefined) return
  books.equal('hand taken from, card taken', [found.sides, hand[found.value - 1]], [hand.length, card])
  found.used = true
}

function placeName(place: Place): string {
  return Object.values(place).join('/')
}
