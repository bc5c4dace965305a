import type { Seat } from '../../../kernel/game.ts'
import type { Action } from '../actions.ts'
import { able, scenesAt } from '../city.ts'
import { clockwise, waitAt, type At, type Next, type Play } from '../play.ts'
import type { Arrest, Board, SceneView } from '../state.ts'
import { isLastTurn } from './ending.ts'

/** JD-A1, JD-R11: First Player first, then clockwise, every Judge who stands at a Crime and is able attempts one arrest. */
export function beginNextAttempt(play: Play): Next {
  const { state } = play
  const active = clockwise(state.judges.length, state.first).find((seat) => mustAttempt(state, seat))
  if (active === undefined) return isLastTurn(play.cards, play.state) ? { begin: 'ending' } : { begin: 'endOfTurn' }
  const [only, ...others] = nameable(state, active)
  if (only === undefined) throw new Error(`seat ${active} has no Crime to name`)
  return others.length === 0 ? declare(play, active, only.crime) : waitAt(play, { step: 'naming', active })
}

/** JD-R11, JD-R14: not yet attempted, able, and in a sector with a Crime. */
export function mustAttempt(board: Board, seat: Seat): boolean {
  const judge = board.judges[seat]!
  return able(judge) && !judge.attempted && scenesAt(board.scenes, judge.at).length > 0
}

/** JD-A10, JD-R12: the Crimes a Judge may name: those in his sector that he has not declined this round. */
export function nameable(board: Board, seat: Seat): SceneView[] {
  const judge = board.judges[seat]!
  return scenesAt(board.scenes, judge.at).filter(({ crime }) => !judge.declined.includes(crime))
}

export function legalNames(board: Board, { active }: At<'naming'>): Action[] {
  return nameable(board, active).map(({ crime }) => ({ type: 'name', crime }))
}

export function name(play: Play, { active }: At<'naming'>, action: Action): Next {
  return action.type === 'name' ? declare(play, active, action.crime) : null
}

/** The attempt is named; then those who stand there too are asked, clockwise (JD-R12). */
function declare(play: Play, seat: Seat, crime: string): Next {
  const { state, table } = play
  const scene = state.scenes.find((one) => one.crime === crime)!
  state.judges[seat]!.attempted = true
  table.tell({ type: 'arrestDeclared', seat, crime, perp: scene.perp, sector: scene.sector })
  const others = clockwise(state.judges.length, seat).filter(
    (other) => other !== seat && mustAttempt(state, other) && state.judges[other]!.at === scene.sector,
  )
  return askToJoin(play, { crime, sector: scene.sector, seats: [seat], modifiers: [] }, others)
}

/** JD-A11, JD-R12: he may decline only while another Crime that he has not declined lies there; else he joins unasked. */
function mayDecline(board: Board, seat: Seat, crime: string): boolean {
  return nameable(board, seat).some((scene) => scene.crime !== crime)
}

function askToJoin(play: Play, arrest: Arrest, queue: readonly Seat[]): Next {
  const [asked, ...rest] = queue
  if (asked === undefined) return { begin: 'lastCall', fight: { kind: 'arrest', arrest } }
  if (mayDecline(play.state, asked, arrest.crime)) return waitAt(play, { step: 'joining', arrest, asked, queue: rest })
  return askToJoin(play, joined(play, arrest, asked, false), rest)
}

export function legalToJoin(): Action[] {
  return [{ type: 'join' }, { type: 'decline' }]
}

export function join(play: Play, { arrest, asked, queue }: At<'joining'>, action: Action): Next {
  const { state, table } = play
  // What another seat answered cannot be taken back (R-UNDO-1).
  table.reveal()
  if (action.type === 'join') return askToJoin(play, joined(play, arrest, asked, true), queue)
  state.judges[asked]!.declined.push(arrest.crime)
  table.tell({ type: 'declined', seat: asked, crime: arrest.crime })
  return askToJoin(play, arrest, queue)
}

function joined({ state, table }: Play, arrest: Arrest, seat: Seat, asked: boolean): Arrest {
  state.judges[seat]!.attempted = true
  table.tell({ type: 'joined', seat, crime: arrest.crime, asked })
  return { ...arrest, seats: [...arrest.seats, seat] }
}
