import { box, sorted } from './box.ts'
import type { DreddBooks, Piece } from './books.ts'
import type { Readings } from './readings.ts'

/** Turns, Judges, Crimes and Perps. */
export const boardReadings: Readings<
  | 'turnStartDealt'
  | 'turnBegan'
  | 'phaseBegan'
  | 'entered'
  | 'moveEnded'
  | 'crimePlaced'
  | 'perpPlaced'
  | 'perpTurnedUp'
  | 'crimeMoved'
  | 'perpsSwapped'
  | 'lastPerpPlaced'
  | 'stridesChanged'
  | 'barneyed'
> = {
  turnStartDealt: (books, { first, die }) => {
    books.equal(
      'First Player',
      [first],
      books.dice([die]).map((value) => value - 1),
    )
    books.equal('sides of the Turn Start Card', die.sides, books.pieces.length)
    books.first = first
  },
  turnBegan: (books, { turn, first }) => {
    books.equal('turn', turn, ++books.turn)
    books.must(books.lastTurn === null || turn <= books.lastTurn, 'a turn after the last')
    if (turn > 1) books.first = (books.first + 1) % books.pieces.length
    books.equal('First Player', first, books.first)
    books.must(books.scenes.length === box.numbers.activeCrimes || books.packs.get('perps')?.length === 0, 'fewer than six Crimes')
    for (const piece of books.pieces) {
      Object.assign(piece, { barneyed: false, attempted: false, strides: box.numbers.moveAllowance })
      piece.declined.length = 0
    }
  },
  phaseBegan: (books, { phase, turn }) => {
    const before = { movement: ['', 'endOfTurn'], arrest: ['movement'], endOfTurn: ['arrest'] }[phase]
    books.must(before.includes(books.phase), `${phase} after ${books.phase}`)
    books.equal('turn', turn, books.turn)
    books.phase = phase
  },
  entered: (books, { seat, from, to, how, strides }) => {
    const piece = books.piece(seat)
    books.equal(`where seat ${seat} comes from`, from, piece.inCare ? null : piece.at)
    mayEnter(books, seat, to, how)
    const told = { step: [piece.strides - 1], 'left-care': [0, piece.strides], placed: [0], card: [piece.strides], duel: [piece.strides] }[
      how
    ]
    books.must(told.includes(strides), `${strides} strides left after ${piece.strides}`)
    Object.assign(piece, { at: to, inCare: false, arrived: ++books.arrivals, strides } satisfies Partial<Piece>)
    if (how === 'duel') piece.barneyed = false
  },
  moveEnded: (books, { seat, at, why }) => {
    books.equal(`place of seat ${seat}`, at, books.piece(seat).at)
    if (why === 'bound' || why === 'crime') books.must(books.bound(seat), `seat ${seat} is not bound`)
    if (why === 'spent') books.equal('strides left', books.piece(seat).strides, 0)
    books.equal('in Intensive Care', why === 'care', books.piece(seat).inCare)
  },
  crimePlaced: (books, { crime, sector }) => {
    books.takeTop('sectors', sector)
    books.takeTop('crimes', crime)
    books.discards.sectors.push(sector)
    books.scenes.push({ crime, sector, perp: null, faceUp: false })
    books.must(books.scenes.length <= box.numbers.activeCrimes, 'more than six Crimes')
  },
  perpPlaced: (books, { perp, crime, sector }) => {
    books.takeTop('perps', perp)
    books.equal('place of the Perp', sector, books.scene(crime).sector)
    books.scene(crime).perp = perp
  },
  perpTurnedUp: (books, { perp, crime, sector }) => {
    const scene = books.scene(crime)
    books.equal(`Perp of ${crime}`, [perp, sector, false], [scene.perp, scene.sector, scene.faceUp])
    books.must(
      books.pieces.some((piece) => piece.at === sector && !piece.inCare),
      `nobody stands in ${sector}`,
    )
    scene.faceUp = true
  },
  crimeMoved: (books, { crime, from, to }) => {
    const scene = books.scene(crime)
    books.equal(`place of ${crime}`, from, scene.sector)
    const near = box.sector(from)?.neighbours ?? []
    books.must(
      from !== to && (near.includes(to) || near.some((between) => box.adjacent(between, to))),
      `${from} to ${to} is more than two steps`,
    )
    scene.sector = to
  },
  perpsSwapped: (books, { crimes: [one, other] }) => {
    const [a, b] = [books.scene(one), books.scene(other)]
    const { perp, faceUp } = a
    Object.assign(a, { perp: b.perp, faceUp: b.faceUp })
    Object.assign(b, { perp, faceUp })
  },
  lastPerpPlaced: (books, { holder, lastTurn }) => {
    books.equal('Perps left', books.packs.get('perps'), [])
    books.equal('holder', holder, books.turn === 0 ? books.first : (books.first + 1) % books.pieces.length)
    books.lastTurn = books.turn + books.pieces.length
    books.equal('last turn', lastTurn, books.lastTurn)
  },
  stridesChanged: (books, { seat, from, to, cause }) => {
    books.equal('strides', from, books.piece(seat).strides)
    const printed = cause.by === 'card' ? box.city(cause.card) : null
    books.equal('strides by the card', to, printed?.set ?? from + (printed?.add ?? NaN))
    books.piece(seat).strides = to
  },
  barneyed: (books, { seat }) => {
    books.must(books.able(seat), `seat ${seat} is Barneyed or in Intensive Care`)
    books.piece(seat).barneyed = true
  },
}

/** JD-M1, JD-M5, JD-S3, JD-I2: whether a Judge may come to a sector in such a way. */
function mayEnter(books: DreddBooks, seat: number, to: string, how: string): void {
  const { at, inCare } = books.piece(seat)
  if (how === 'step') books.must(at !== null && box.adjacent(at, to) && !books.bound(seat) && !inCare, `seat ${seat} may not step to ${to}`)
  if (how === 'card') books.must(!books.bound(seat) && !inCare, `no card may move seat ${seat}`)
  if (how === 'left-care') books.must(inCare && to === box.hospital, `seat ${seat} leaves Intensive Care for ${to}`)
  if (how === 'duel') books.equal('place of the duel', to, box.academy)
  if (how !== 'placed') return
  books.must(
    at === null && box.sector(to)?.start === true && !books.pieces.some((piece) => piece.at === to),
    `seat ${seat} may not start in ${to}`,
  )
}

/**
 * A pack is what comes out of the box, or made of its discards once it is empty. A draw that empties the Action deck is told
 * once it is complete: what was left of the old deck then still lies on top, and all of it is drawn.
 */
export function newPack(books: DreddBooks, pack: 'sectors' | 'perps' | 'crimes' | 'cards', order: readonly string[]): void {
  const left = books.packs.get(pack)
  if (left === undefined) books.equal(`the whole pack of ${pack}`, sorted(order), sorted(box.whole[pack]))
  else if (pack === 'sectors' || pack === 'cards') {
    books.equal(`${pack} shuffled`, sorted(order), sorted(books.discards[pack]))
    books.discards[pack].length = 0
    if (pack === 'cards') books.leftOnTop = left.length
    else books.equal('sectors left before the shuffle', left, [])
  } else books.must(false, `${pack} are never shuffled again`)
  books.packs.set(pack, [...(left ?? []), ...order])
}
