import type { Fate, Throw } from '../../../shared/games/judge-dredd/events.ts'
import type { Aimed, Modifier } from '../../../shared/games/judge-dredd/state.ts'
import { box } from './box.ts'
import type { DreddBooks, FightBook } from './books.ts'
import type { Readings } from './readings.ts'

/** Arrests, duels and how it ends. */
export const fightReadings: Readings<
  | 'arrestDeclared'
  | 'joined'
  | 'declined'
  | 'modified'
  | 'cancelled'
  | 'arrestRolled'
  | 'attemptEnded'
  | 'arrested'
  | 'tookToCare'
  | 'scored'
  | 'duelDeclared'
  | 'duelRolled'
  | 'ended'
> = {
  arrestDeclared: (books, { seat, crime, perp, sector }) => {
    const next = books.clockwise(books.first).find((who) => books.able(who) && !books.piece(who).attempted && books.standsAtCrime(who))
    books.equal('whose attempt it is', seat, next)
    const scene = books.scene(crime)
    books.equal('the Perp', [perp, sector, true], [scene.perp, scene.sector, scene.faceUp])
    books.equal('place of the Judge', sector, books.piece(seat).at)
    books.must(!books.piece(seat).declined.includes(crime), `${crime} was declined`)
    books.piece(seat).attempted = true
    books.fight = newFight(crime, [seat])
  },
  joined: (books, { seat, crime }) => {
    books.must(books.able(seat) && !books.piece(seat).attempted, `seat ${seat} cannot join`)
    books.equal('place of who joins', books.piece(seat).at, books.scene(crime).sector)
    books.piece(seat).attempted = true
    fightOf(books).seats.push(seat)
  },
  declined: (books, { seat, crime }) => {
    const { at, declined } = books.piece(seat)
    books.must(
      books.scenes.some((scene) => scene.sector === at && scene.crime !== crime && !declined.includes(scene.crime)),
      'nothing else to do',
    )
    declined.push(crime)
  },
  modified: (books, { modifier }) => {
    const fight = fightOf(books)
    books.equal('who played what', { seat: modifier.by, card: modifier.card }, books.inPlay)
    const strength = 'keep' in modifier ? modifier.keep : modifier.amount
    books.equal(`strength of ${modifier.card}`, strength, printedStrength(books, fight, modifier))
    if (modifier.on.side === 'judge') books.must(fight.seats.includes(modifier.on.seat), 'played on a Judge who does not take part')
    else books.must(fight.crime !== null, 'the Perp takes no part in a duel')
    fight.modifiers.push(modifier)
  },
  cancelled: (books, { modifier }) => books.equal('the last modifier', modifier, fightOf(books).modifiers.pop()),
  arrestRolled: (books, { crime, perp, judges }) => {
    const fight = fightOf(books)
    const scene = books.scene(crime)
    books.equal('the Crime', crime, fight.crime)
    books.equal('values', [perp.value, perp.crime], [box.value(scene.perp ?? ''), box.value(crime)])
    thrown(books, fight, { side: 'perp' }, perp, perp.value + perp.crime, perp.cards)
    fight.perp = perp.total
    judgesThrown(books, fight, judges)
  },
  attemptEnded: (books, { seat, fate, margin }) => {
    const fight = fightOf(books)
    books.equal('margin', margin, (fight.totals.get(seat) ?? NaN) - fight.perp)
    books.equal(`fate of seat ${seat}`, fate, fateOf(books, fight, seat))
  },
  arrested: (books, { seat, crime, perp, points, score }) => {
    const scene = books.scene(crime)
    books.equal('who is arrested', perp, scene.perp)
    books.scenes = books.scenes.filter((one) => one !== scene)
    books.piece(seat).arrests.push({ crime, perp })
    books.equal('points', points, box.value(crime) + box.value(perp))
    books.equal('score', score, books.scoreOf(seat))
  },
  tookToCare: (books, { seat, from }) => {
    const piece = books.piece(seat)
    books.equal(`where seat ${seat} was hurt`, from, piece.at)
    books.equal(`fate of seat ${seat}`, fateOf(books, fightOf(books), seat), 'intensiveCare')
    Object.assign(piece, { at: box.hospital, inCare: true })
  },
  scored: (books, { scores }) => {
    books.scores = books.pieces.map((_, seat) => books.scoreOf(seat))
    books.equal('scores', scores, books.scores)
    const over = books.turn === books.lastTurn || books.turn === box.numbers.turnCap
    books.must(over || (books.scenes.length === 0 && books.packs.get('perps')?.length === 0), 'the end came too soon')
  },
  duelDeclared: (books, { round, seats }) => {
    const before = books.fight
    const tied = round === 1 ? leaders(books) : topOf(before)
    books.equal('duellists', [...seats].sort(), tied)
    books.fight = newFight(null, [...seats])
  },
  duelRolled: (books, { judges }) => judgesThrown(books, fightOf(books), judges),
  ended: (books, { outcome, scores }) => {
    books.equal('scores', scores, books.scores)
    books.equal('winners', outcome.winners, outcome.reason === 'duel' ? topOf(books.fight) : leaders(books))
    books.equal('winners', outcome.winners.length, 1)
    books.ended = outcome
  },
}

function newFight(crime: string | null, seats: number[]): FightBook {
  return { crime, seats, modifiers: [], perp: 0, totals: new Map() }
}

function fightOf(books: DreddBooks): FightBook {
  books.must(books.fight !== null, 'no fight is on')
  return (books.fight ??= newFight(null, []))
}

/** What is printed on a card for this fight, by where the Judges stand and who the Perp is. */
function printedStrength(books: DreddBooks, fight: FightBook, { card, on }: Modifier): number | string | undefined {
  const printed = box.combat(card)
  if (printed?.op === 'rollTwice') return printed.keep
  if (printed?.when === 'perpAtLeast') {
    const perp = fight.crime === null ? null : books.scene(fight.crime).perp
    return perp !== null && box.value(perp) >= (printed.value ?? NaN) ? printed.amountWhen : printed.amount
  }
  if (printed?.when === 'judgeNear')
    return fight.crime === null || (on.side === 'judge' && near(books, on.seat)) ? printed.amountWhen : printed.amount
  return printed?.amount
}

function near(books: DreddBooks, seat: number): boolean {
  const at = books.piece(seat).at as string
  return books.pieces.some((other, who) => who !== seat && !other.inCare && (other.at === at || box.adjacent(at, other.at as string)))
}

function judgesThrown(
  books: DreddBooks,
  fight: FightBook,
  judges: readonly (Throw & { seat: number; base: number; cards: number })[],
): void {
  books.equal('who takes part', [...judges.map((one) => one.seat)].sort(), [...fight.seats].sort())
  for (const { seat, base, cards, ...rest } of judges) {
    books.equal('base', base, box.numbers.judgeBase)
    thrown(books, fight, { side: 'judge', seat }, rest, base, cards)
    fight.totals.set(seat, rest.total)
  }
}

/** JD-A3, JD-A4: the dice of one side, the one that counts, and the sum. */
function thrown(books: DreddBooks, { modifiers }: FightBook, on: Aimed, told: Throw, base: number, cards: number): void {
  const mine = modifiers.filter((one) => (on.side === 'perp' ? one.on.side === 'perp' : one.on.side === 'judge' && one.on.seat === on.seat))
  const added = mine.reduce((sum, one) => sum + ('amount' in one ? one.amount : 0), 0)
  books.equal('cards', cards, added)
  const highest = mine.some((one) => 'keep' in one && one.keep === 'highest')
  const lowest = mine.some((one) => 'keep' in one && one.keep === 'lowest')
  const dice = books.dice(told.dice)
  books.equal('dice', dice.length, highest === lowest ? 1 : 2)
  const counts = lowest ? Math.min(...dice) : Math.max(...dice)
  books.equal('the die that counts', dice[told.kept], counts)
  books.equal('total', told.total, base + added + counts)
}

/** JD-R13: by what is told of the totals and of who came first. */
function fateOf(books: DreddBooks, { perp, totals }: FightBook, seat: number): Fate {
  const own = totals.get(seat) ?? NaN
  if (own < perp) return 'intensiveCare'
  const best = Math.max(...totals.values())
  if (best <= perp) return 'standOff'
  const winners = [...totals].filter(([, total]) => total === best).map(([who]) => who)
  const first = winners.reduce((one, other) => (books.piece(other).arrived < books.piece(one).arrived ? other : one))
  return first === seat ? 'arrested' : 'unharmed'
}

function leaders(books: DreddBooks): number[] {
  const most = Math.max(...books.scores)
  return books.scores.flatMap((score, seat) => (score === most ? [seat] : []))
}

function topOf(fight: FightBook | null): number[] {
  const totals = [...(fight?.totals ?? [])]
  const most = Math.max(...totals.map(([, total]) => total))
  return totals.flatMap(([seat, total]) => (total === most ? [seat] : [])).sort()
}
