import type { Table } from '../../kernel/game.ts'
import type { Action } from './actions.ts'
import { enter } from './arriving.ts'
import type { Cards } from './cards/cards.ts'
import type { Config } from './config.ts'
import type { DreddEvent } from './events.ts'
import { drawCards, everyCard, replenish } from './packs.ts'
import { clockwise, waitAt, type At, type Next, type Play } from './play.ts'
import type { State, Street } from './state.ts'

/** Sets a match up to the first choice: where the First Player puts his piece. */
export function setUp(cards: Cards, config: Config, table: Table<DreddEvent>): State {
  const { pack } = cards
  const shuffled = (name: 'sectors' | 'perps' | 'crimes' | 'cards', ids: readonly string[]): string[] => {
    const order = table.shuffle(ids, `setup/${name}`)
    table.tell({ type: 'packShuffled', pack: name, order: [...order] }, [])
    return order
  }
  const seats = config.judges.length
  const first = dealTurnStart(seats, table)
  return {
    turn: 0,
    first,
    judges: config.judges.map((id) => ({
      id,
      at: null,
      inCare: false,
      barneyed: false,
      strides: 0,
      arrived: 0,
      moved: false,
      attempted: false,
      declined: [],
      arrests: [],
    })),
    arrivals: 0,
    lastTurn: null,
    scenes: [],
    sectorDiscard: [],
    cardDiscard: [],
    shuffles: { sectors: 0, cards: 0 },
    plays: 0,
    hands: config.judges.map(() => []),
    known: config.judges.map(() => []),
    packs: {
      sectors: shuffled(
        'sectors',
        pack.sectors.filter((sector) => sector.sectorCard).map((sector) => sector.id),
      ),
      perps: shuffled(
        'perps',
        pack.perps.map((perp) => perp.id),
      ),
      crimes: shuffled(
        'crimes',
        pack.crimes.map((crime) => crime.id),
      ),
      cards: shuffled('cards', everyCard(cards)),
    },
    stage: { step: 'place', queue: clockwise(seats, first) },
  }
}

/** JD-S1, JD-R5: of as many cards as players one is the Turn Start Card; the shuffle decides only who is First Player. */
function dealTurnStart(seats: number, table: Table<DreddEvent>): number {
  const purpose = 'setup/turn-start'
  const value = table.draw(seats, purpose)
  table.tell({ type: 'turnStartDealt', first: value - 1, die: { purpose, sides: seats, value } })
  return value - 1
}

/** JD-S2, JD-S3, JD-S4: a Starting Sector that nobody stands in. */
export function freeStarts(cards: Cards, street: Pick<Street, 'judges'>): string[] {
  return cards.starts.filter((sector) => !street.judges.some((judge) => judge.at === sector))
}

export function legalPlacings(cards: Cards, street: Street): Action[] {
  return freeStarts(cards, street).map((sector) => ({ type: 'place', sector }))
}

/** JD-S2, JD-S3: one after another, First Player first, then clockwise; the last is not asked if he has no choice (JD-R5). */
export function place(play: Play, stage: At<'place'>, action: Action): Next {
  if (action.type !== 'place') return null
  const { cards, state } = play
  const [seat, ...rest] = stage.queue
  enter(play, seat!, action.sector, 'placed')
  const left = freeStarts(cards, state)
  if (rest.length === 1 && left.length === 1) enter(play, rest[0]!, left[0]!, 'placed')
  else if (rest.length > 0) return waitAt(play, { step: 'place', queue: rest })
  return dealOut(play)
}

/** JD-S5, JD-S6: six Crimes, then six Action Cards for each player; the first turn begins. */
function dealOut(play: Play): Next {
  const { cards, state } = play
  replenish(play)
  for (const seat of clockwise(state.judges.length, state.first)) {
    drawCards(play, seat, cards.pack.numbers.openingHand, { by: 'deal' })
  }
  return { begin: 'turn' }
}
