import type { Game, Seat, Table } from '../../shared/kernel/game.ts'
import { copy } from '../../shared/kernel/plain.ts'
import { done, refuse } from '../../shared/kernel/result.ts'

type Pair<Value> = [Value, Value]
type Stage = { name: 'lay'; seat: Seat; raised: boolean } | { name: 'over' }
type State = {
  tricks: number
  trick: number
  stake: number
  points: Pair<number>
  deck: number[]
  hands: Pair<number[]>
  laid: Pair<number | null>
  discards: number[]
  reshuffles: number
  stage: Stage
}
/** `null` in a hand and `'face-down'` on the table: a card that the viewer may not see. */
type View = Omit<State, 'deck' | 'hands' | 'laid'> & {
  deck: number
  hands: Pair<(number | null)[]>
  laid: Pair<number | 'face-down' | null>
}
type Action = { readonly type: 'raise' } | { readonly type: 'lay'; readonly card: number }
type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'raised'; readonly seat: Seat; readonly stake: number }
  | { readonly type: 'laid'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'turnedUp'; readonly cards: Pair<number> }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number }

const handSize = 3
const other = (seat: Seat): 0 | 1 => (seat === 0 ? 1 : 0)
const own = (seat: Seat): 0 | 1 => (seat === 0 ? 0 : 1)

/**
 * A two-seat game with secrets: both lay a card face down, the higher one takes the stake. It was written from the
 * kernel's README alone and has what the others lack: hidden hands, events for one seat only, a deck that runs out.
 * Two cards whose halves are equal are decided by a die. `above` is added to every card, so that cards can be told from other numbers.
 */
export const highCardAbove = (above: number): Game<{ readonly tricks: number }, State, Action, View, Event> => ({
  id: 'high-card',
  rulesVersion: 1,
  pack: { id: 'twelve', hash: 'c'.repeat(64) },
  configure: (input) => {
    const tricks = (input as { tricks?: unknown } | null)?.tricks
    return Number.isInteger(tricks) && Number(tricks) > 0 ? done({ tricks: Number(tricks) }) : refuse('bad-input', 'tricks')
  },
  seats: () => 2,
  setup: ({ tricks }, table) => {
    const deck = table.shuffle(cardsAbove(above), 'deck')
    const stage: Stage = { name: 'lay', seat: 0, raised: false }
    const state: State = {
      tricks,
      trick: 1,
      stake: 1,
      points: [0, 0],
      deck,
      hands: [[], []],
      laid: [null, null],
      discards: [],
      reshuffles: 0,
      stage,
    }
    for (let round = 0; round < handSize; round++) drawEach(state, table)
    return state
  },
  waitingFor: ({ stage }) => (stage.name === 'lay' ? [stage.seat] : []),
  legalActions: ({ stage, hands }, seat) => {
    if (stage.name === 'over' || stage.seat !== seat) return []
    const lays = hands[own(seat)].map((card): Action => ({ type: 'lay', card }))
    return stage.raised ? lays : [{ type: 'raise' }, ...lays]
  },
  apply: (state, seat, action, table) => {
    if (state.stage.name === 'over') return
    if (action.type === 'raise') {
      state.stage.raised = true
      state.stake += 1
      return table.tell({ type: 'raised', seat, stake: state.stake })
    }
    const mine = own(seat)
    state.hands[mine] = state.hands[mine].filter((card) => card !== action.card)
    state.laid[mine] = action.card
    table.tell({ type: 'laid', seat })
    table.tell({ type: 'chose', seat, card: action.card }, [seat])
    state.stage = { name: 'lay', seat: other(seat), raised: false }
    const [first, second] = state.laid
    if (first !== null && second !== null) settle(state, [first, second], table)
  },
  view: ({ deck, hands, laid, ...open }, viewer) => ({
    ...copy(open),
    deck: deck.length,
    hands: [hiddenHand(hands[0], viewer === 0), hiddenHand(hands[1], viewer === 1)],
    laid: [hiddenCard(laid[0], viewer === 0), hiddenCard(laid[1], viewer === 1)],
  }),
  redeal: ({ deck, hands, laid, ...open }, table) => {
    const seen = new Set<unknown>([...hands.flat(), ...laid, ...open.discards])
    const unseen = table.shuffle(
      cardsAbove(above).filter((card) => !seen.has(card)),
      'redeal',
    )
    const next = (): number => unseen.pop() ?? 0
    const fill = (hand: (number | null)[]): number[] => hand.map((card) => card ?? next())
    const place = (card: number | 'face-down' | null): number | null => (card === 'face-down' ? next() : card)
    return { ...open, hands: [fill(hands[0]), fill(hands[1])], laid: [place(laid[0]), place(laid[1])], deck: unseen.slice(0, deck) }
  },
  secret: ({ type }) => type === 'lay',
  steady: ({ stage }) => stage.name === 'lay',
  outcome: ({ stage, points: [first, second] }) => {
    if (stage.name !== 'over') return null
    if (first === second) return { winners: [0, 1], reason: 'equal' }
    return { winners: [first > second ? 0 : 1], reason: 'points' }
  },
  glance: ({ trick, points }) => ({ trick, points }),
})

export const highCard = highCardAbove(0)

function cardsAbove(above: number): number[] {
  return Array.from({ length: 12 }, (_, at) => above + at + 1)
}

function hiddenHand(hand: readonly number[], mine: boolean): (number | null)[] {
  return hand.map((card) => (mine ? card : null))
}

function hiddenCard(card: number | null, mine: boolean): number | 'face-down' | null {
  return card === null || mine ? card : 'face-down'
}

function settle(state: State, laid: Pair<number>, table: Table<Event>): void {
  table.reveal()
  table.tell({ type: 'turnedUp', cards: laid })
  const rank = laid.map((card) => Math.ceil(card / 2)) as Pair<number>
  const tied = rank[0] === rank[1] && table.d6(`tie/trick-${state.trick}`) > 3
  const winner = rank[0] === rank[1] ? (tied ? 0 : 1) : rank[0] > rank[1] ? 0 : 1
  state.points[winner] += state.stake
  table.tell({ type: 'won', seat: winner, points: state.stake })
  state.discards.push(...laid)
  state.laid = [null, null]
  state.stake = 1
  if (state.trick === state.tricks) {
    state.stage = { name: 'over' }
    return
  }
  state.trick += 1
  state.stage = { name: 'lay', seat: winner, raised: false }
  drawEach(state, table)
}

function drawEach(state: State, table: Table<Event>): void {
  if (state.deck.length < 2) {
    state.reshuffles += 1
    table.tell({ type: 'reshuffled', cards: state.discards.length })
    state.deck = [...state.deck, ...table.shuffle(state.discards, `reshuffle-${state.reshuffles}`)]
    state.discards = []
  }
  for (const seat of [0, 1] as const) {
    const card = state.deck.shift()
    if (card === undefined) continue
    state.hands[seat].push(card)
    table.reveal()
    table.tell({ type: 'drew', seat, card }, [seat])
  }
}
