import { placeName, sum } from './books.ts'
import type { Readings } from './readings.ts'

const worth: Readonly<Record<string, number>> = { green: 1, yellow: 2, blue: 3, red: 4 }
const exp = (cubes: readonly string[]) => sum(cubes.map((cube) => worth[cube]!))

/** Cubes, cards, gold, health and energy. */
export const pieceReadings: Readings<
  | 'deckShuffled'
  | 'cubeMoved'
  | 'cardMoved'
  | 'exhausted'
  | 'readied'
  | 'abilityUsed'
  | 'healthChanged'
  | 'energyChanged'
  | 'goldChanged'
  | 'levelGained'
  | 'maximumRaised'
> = {
  deckShuffled: (books, { deck, order }) => {
    books.must(new Set(order).size === order.length, `${deck} deck with a card twice`)
    if (deck !== 'stance') return void books.decks.set(deck, [...order])
    const fight = books.inFight()
    books.equal('cards left before the shuffle', fight.deck.length, 0)
    books.equal('type/stance cards', order.length, 6)
    fight.deck = [...order]
  },
  cubeMoved: (books, { cube, from, to }) => {
    books.takeCube(cube, placeName(from))
    books.putCube(cube, placeName(to))
  },
  cardMoved: (books, { item, from, to, cause }) => {
    const deck = from.in === 'deck' ? (books.decks.get(from.deck) ?? []) : null
    if (deck === null) books.equal(`place of ${item}`, placeName(from), books.cards.get(item))
    else {
      const depth = deck.indexOf(item)
      books.must(cause.by === 'setup' ? depth >= 0 : depth === 0, `${item} is not on top of its deck`)
      deck.splice(depth, 1)
    }
    books.cards.set(item, placeName(to))
    books.exhausted.delete(item)
  },
  exhausted: (books, { item }) => {
    books.equal(`place of ${item}`, books.cards.get(item), 'hero')
    books.must(!books.exhausted.has(item), `${item} is exhausted already`)
    books.exhausted.add(item)
  },
  readied: (books, { items }) => {
    books.equal('cards to reset', [...items].sort(), [...books.exhausted].sort())
    books.exhausted.clear()
  },
  abilityUsed: () => undefined,
  healthChanged: (books, { from, to, cause }) => {
    books.equal('health', from, books.health)
    books.must(to >= 0 && to <= books.maxHealth, `health ${to} of ${books.maxHealth}`)
    if (cause.by === 'hit') books.equal('health lost to a hit', from - to, Math.min(from, books.inFight().pending))
    books.health = to
  },
  energyChanged: (books, { from, to }) => {
    books.equal('energy', from, books.energy)
    books.must(to >= 0 && to <= books.maxEnergy, `energy ${to} of ${books.maxEnergy}`)
    books.energy = to
  },
  goldChanged: (books, { from, to, lost, cause }) => {
    books.equal('gold', from, books.gold)
    books.must(to >= 0 && to <= 20 && (lost === 0 || to === 20), `gold ${to}, ${lost} lost`)
    if (cause.by === 'defeat') books.equal('gold after a defeat', to, from - Math.ceil(from / 2))
    books.gold = to
  },
  levelGained: (books, { level, cost, paid, change, lost }) => {
    books.equal('level', level, ++books.level)
    books.must(cost >= 1 && cost <= level, `level ${level} for ${cost}`)
    books.equal('exp lost', lost, exp(paid) - cost - exp(change))
  },
  maximumRaised: (books, { of, to }) => {
    if (of === 'health') books.equal('maximum health', to, (books.maxHealth += 1))
    else books.equal('maximum energy', to, (books.maxEnergy += 2))
  },
}
