import type { Action, Aim } from '../../../../shared/games/judge-dredd/actions.ts'
import type { WindowId } from '../../../../shared/games/judge-dredd/cards/schema.ts'
import { clockwise } from '../../../../shared/games/judge-dredd/play.ts'
import { everyCard } from '../../../../shared/games/judge-dredd/packs.ts'
import type { Fight, Judge, Modifier, Moment, Stage, State } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards } from './cards.ts'
import type { Rolls } from './dice.ts'
import { playOn, type Played } from './run.ts'

/** A city being laid: each method puts something on the table and gives it back. */
export type Laid = {
  /** Moves a Judge; those named later arrived later (JD-R9). */
  judge(seat: Seat, sector: string, more?: Partial<Judge>): Laid
  /** A Judge in Intensive Care. */
  care(seat: Seat, more?: Partial<Judge>): Laid
  /** What a Judge has arrested, as pairs of Crime and Perp. */
  arrested(seat: Seat, ...arrests: (readonly [crime: string, perp: string])[]): Laid
  /** A Crime with its Perp; face up where a Judge stands, else face down unless said otherwise. */
  scene(crime: string, perp: string, sector: string, faceUp?: boolean): Laid
  hand(seat: Seat, ...ids: string[]): Laid
  /** Perps a player has looked at. */
  knows(seat: Seat, ...perps: string[]): Laid
  discarded(...ids: string[]): Laid
  /** The packs, top first; what is not named stays as it is. */
  packs(packs: Partial<State['packs']>): Laid
  first(seat: Seat): Laid
  with(state: Partial<State>): Laid
  /** A Judge is on the move; those before him have moved. */
  moving(active: Seat): Laid
  /** A window has opened: whoever holds cards is asked, from its own player on (JD-R16). */
  window(window: Exclude<WindowId, 'combat'>, active: Seat): Laid
  /** The last call before an arrest, the one who named it first; they have attempted. */
  lastCall(crime: string, seats: readonly Seat[], ...modifiers: Modifier[]): Laid
  duel(seats: readonly Seat[], ...modifiers: Modifier[]): Laid
  /** The window asks this seat instead. */
  asking(seat: Seat): Laid
  stage(stage: Stage): Laid
  state(): State
  /** What the seat that is waited for may do. */
  legal(): Action[]
  /** What that seat, or another, may play a card on now. */
  aims(card: string): Aim[]
  play(actions: readonly Action[], rolls?: Rolls): Played
  /** The last move of Movement ends; with it begins the Arrest Round. */
  arrests(actions?: readonly Action[], rolls?: Rolls): Played
}

/** Where the Judges of a bare city stand: quiet sectors that touch none of each other. */
const posts = ['academy', 'city-hall', 'lost-property', 'spaceport', 'hospital', 'sludge-marina']

/**
 * Lays a city in its third turn: seat 0 has the Turn Start Card and is about to move; Judges stand at the Academy, City
 * Hall, Lost Property Mountain, the Spaceport, the Hospital and Sludge Marina, nobody holds cards, no Crime is active.
 * Packs hold, in the order of the card set, whatever lies nowhere else.
 */
export function city(players = 2): Laid {
  const state = bare(players)
  let named: Partial<State['packs']> = {}
  let asked: Seat | null = null
  const whole = (): State => {
    const out = structuredClone(state)
    out.packs = { ...remaining(out), ...structuredClone(named) }
    if (out.stage.step === 'window') out.stage.asked = asked ?? firstAsked(out, out.stage.moment.active)
    return out
  }
  const laid: Laid = {
    judge: (seat, sector, more = {}) => {
      state.arrivals += 1
      Object.assign(state.judges[seat]!, { at: sector, inCare: false, arrived: state.arrivals }, more)
      return laid
    },
    care: (seat, more = {}) => laid.judge(seat, cards.hospital, { inCare: true, ...more }),
    arrested: (seat, ...arrests) => {
      state.judges[seat]!.arrests = arrests.map(([crime, perp]) => ({ crime, perp }))
      return laid
    },
    scene: (crime, perp, sector, faceUp) => {
      const met = state.judges.some((judge) => !judge.inCare && judge.at === sector)
      state.scenes.push({ crime, perp, faceUp: faceUp ?? met, sector })
      return laid
    },
    hand: (seat, ...ids) => {
      state.hands[seat] = ids
      return laid
    },
    knows: (seat, ...perps) => {
      state.known[seat] = perps
      return laid
    },
    discarded: (...ids) => laid.with({ cardDiscard: ids }),
    packs: (packs) => {
      named = { ...named, ...packs }
      return laid
    },
    first: (seat) => laid.with({ first: seat }),
    with: (more) => {
      Object.assign(state, more)
      return laid
    },
    moving: (active) => laid.stage({ step: 'moving', active }),
    window: (window, active) => laid.stage(open({ window, active })),
    lastCall: (crime, seats, ...modifiers) => {
      const { sector } = state.scenes.find((scene) => scene.crime === crime)!
      for (const seat of seats) state.judges[seat]!.attempted = true
      for (const judge of state.judges) judge.moved = true
      return laid.stage(called({ kind: 'arrest', arrest: { crime, sector, seats: [...seats], modifiers } }, seats))
    },
    duel: (seats, ...modifiers) => {
      for (const seat of seats) laid.judge(seat, cards.pack.duelSector)
      return laid.stage(called({ kind: 'duel', duel: { round: 1, seats: [...seats], modifiers } }, seats))
    },
    asking: (seat) => {
      asked = seat
      return laid
    },
    stage: (stage) => {
      state.stage = stage
      const active =
        'active' in stage ? stage.active : stage.step === 'window' && stage.moment.window === 'move' ? stage.moment.active : null
      if (active !== null) movedBefore(state, active)
      return laid
    },
    state: whole,
    legal: () => playOn(whole(), []).legal as Action[],
    aims: (card) => laid.legal().flatMap((action) => (action.type === 'play' && action.card === card ? [action.aim] : [])),
    play: (actions, rolls = []) => playOn(whole(), actions, rolls),
    arrests: (actions = [], rolls = []) => {
      laid.moving((state.first + players - 1) % players)
      return playOn(whole(), [{ type: 'stay' }, ...actions], rolls)
    },
  }
  return laid
}

function open(moment: Moment): Stage {
  return { step: 'window', moment, asked: moment.active, passed: [], round: 0 }
}

/** The first seat with cards, from one on; that one if there is none. */
function firstAsked({ judges, hands }: State, from: Seat): Seat {
  return clockwise(judges.length, from).find((seat) => hands[seat]!.length > 0) ?? from
}

function called(fight: Fight, seats: readonly Seat[]): Stage {
  return open({ window: 'combat', active: seats[0]!, fight })
}

function movedBefore(state: State, active: Seat): void {
  const order = clockwise(state.judges.length, state.first)
  order.forEach((seat, at) => (state.judges[seat]!.moved = at < order.indexOf(active)))
}

function bare(players: number): State {
  const { judges, numbers } = cards.pack
  return {
    turn: 3,
    first: 0,
    judges: judges.slice(0, players).map((id, seat) => ({
      id,
      at: posts[seat]!,
      inCare: false,
      barneyed: false,
      strides: numbers.moveAllowance,
      arrived: seat + 1,
      moved: false,
      attempted: false,
      declined: [],
      arrests: [],
    })),
    arrivals: players,
    lastTurn: null,
    scenes: [],
    sectorDiscard: [],
    cardDiscard: [],
    shuffles: { sectors: 0, cards: 0 },
    plays: 0,
    hands: Array.from({ length: players }, () => []),
    known: Array.from({ length: players }, () => []),
    packs: { sectors: [], perps: [], crimes: [], cards: [] },
    stage: { step: 'moving', active: 0 },
  }
}

/** What lies nowhere else, in the order of the card set. */
function remaining(state: State): State['packs'] {
  const { pack } = cards
  const arrests = state.judges.flatMap((judge) => judge.arrests)
  return {
    sectors: without(ids(pack.sectors.filter((sector) => sector.sectorCard)), state.sectorDiscard),
    perps: without(
      ids(pack.perps),
      [...arrests, ...state.scenes].map(({ perp }) => perp),
    ),
    crimes: without(
      ids(pack.crimes),
      [...arrests, ...state.scenes].map(({ crime }) => crime),
    ),
    cards: without(everyCard(cards), [...state.hands.flat(), ...state.cardDiscard]),
  }
}

function ids(list: readonly { readonly id: string }[]): string[] {
  return list.map(({ id }) => id)
}

/** A list without some of its members, each taken out once; a member that is not there is a mistake of the test. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all]
  for (const one of some) {
    const at = left.indexOf(one)
    if (at < 0) throw new Error(`${one} lies in two places`)
    left.splice(at, 1)
  }
  return left
}

/** A card as it counts in a fight. */
export const modifier = (
  card: string,
  by: Seat,
  on: Seat | 'perp',
  what: { amount: number } | { keep: 'highest' | 'lowest' },
): Modifier => ({
  card,
  by,
  on: on === 'perp' ? { side: 'perp' } : { side: 'judge', seat: on },
  ...what,
})
