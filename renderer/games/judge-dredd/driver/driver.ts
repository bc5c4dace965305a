import type { SeatView } from '../../../../shared/contract/schemas.ts'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Config } from '../../../../shared/games/judge-dredd/config.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { same } from '../../../../shared/kernel/plain.ts'
import { restKey, whereOf } from './moments.ts'
import type { Paces } from './paces.ts'

/** What people have decided, to be carried out as the rules ask for it. `where` and `plays`: where it was decided (see moments.ts). */
export type Plan =
  /** Nobody plays a card: everybody passes until one is played or the window closes; then the Judge on turn does the rest. */
  | { readonly kind: 'go'; readonly where: string; readonly plays: number; readonly then: readonly Action[] }
  /** A seat plays a card as soon as it is asked. */
  | { readonly kind: 'play'; readonly where: string; readonly seat: Seat; readonly action: Action }
  /** Everybody draws what fits. */
  | { readonly kind: 'draw'; readonly where: string }

/** All that what happens next depends on. */
export type Standing = {
  readonly view: View
  readonly ply: number
  /** What the person may do who is asked. */
  readonly legal: readonly Action[]
  readonly waiting: readonly Seat[]
  readonly seats: readonly Pick<SeatView, 'player'>[]
  readonly windows: Config['windows']
  readonly plan: Plan | null
  /** Computer players wait for the Hold button. */
  readonly held: boolean
  /** Somebody has spoken up: is at the curtain, looks at cards or aims one. */
  readonly speaking: boolean
  /** The waiting that is over. */
  readonly rested: string | null
  /** Who played the last card. */
  readonly lastPlay: Seat | null
  readonly paces: Paces
}

/** What happens next. `ask`: the table waits for people; `seat` is then whoever has to answer with the hand open. */
export type Move =
  | { readonly do: 'computer' }
  | { readonly do: 'pass'; readonly seat: Seat }
  | { readonly do: 'act'; readonly seat: Seat; readonly action: Action }
  | { readonly do: 'wait'; readonly ms: number; readonly key: string }
  | { readonly do: 'ask'; readonly seat: Seat | null }
  /** The plan cannot be carried out. */
  | { readonly do: 'drop' }
  | { readonly do: 'rest' }

const ask: Move = { do: 'ask', seat: null }

/**
 * Decides what happens next without a person (JD-R16, for people at one screen): who is passed for, when a computer player is let think,
 * what is waited for, and when the table stops. Of the windows only the last call stops it; the others stand open while a person's Judge
 * has not moved, or for one pace when it is a computer player's.
 */
export function nextMove(standing: Standing): Move {
  const { view, waiting, seats, plan, held, speaking } = standing
  const [asked] = waiting
  if (asked === undefined) return { do: 'rest' }
  const planned = plan === null || !holds(plan, view) ? null : plan
  if (plan !== null && planned === null) return { do: 'drop' }
  const person = seats[asked]?.player !== 'computer'
  if (speaking && planned === null) return person && asksEach(standing) ? { do: 'ask', seat: asked } : ask
  if (person) return forPerson(standing, asked, planned)
  if (held) return ask
  return pause(standing, asked) ?? { do: 'computer' }
}

/** Whether this match asks each person in turn here. */
function asksEach({ view, windows }: Standing): boolean {
  return windows.manner === 'ask' && view.stage.step === 'window'
}

/** Whether a plan is still about what is going on: nobody has played a card meanwhile, unless it is the plan to play one. */
export function holds(plan: Plan, view: View): boolean {
  return plan.where === whereOf(view) && (plan.kind !== 'go' || plan.plays === view.plays)
}

function forPerson(standing: Standing, asked: Seat, plan: Plan | null): Move {
  const { view, legal, windows } = standing
  if (view.stage.step !== 'window') return plan === null ? ask : planned(plan, asked, legal)
  if (plan?.kind === 'go') return { do: 'pass', seat: asked }
  if (plan?.kind === 'play' && plan.seat === asked) return played(plan.action, asked, legal)
  if (asksEach(standing)) return { do: 'ask', seat: asked }
  if (plan !== null) return { do: 'pass', seat: asked }
  const { window, active } = view.stage.moment
  const open = window === 'combat' || standing.seats[active]?.player !== 'computer'
  const wait = pause(standing, asked)
  if (wait !== null) return wait
  return windows.manner === 'open' && open ? ask : { do: 'pass', seat: asked }
}

/** What was planned for after the window, or for the drawing. */
function planned(plan: Plan, asked: Seat, legal: readonly Action[]): Move {
  if (plan.kind === 'draw') {
    const most = legal.find(({ type }) => type === 'draw')
    return most === undefined ? ask : { do: 'act', seat: asked, action: most }
  }
  const next = plan.kind === 'go' ? plan.then[0] : undefined
  return next === undefined ? { do: 'drop' } : played(next, asked, legal)
}

function played(action: Action, seat: Seat, legal: readonly Action[]): Move {
  return legal.some((each) => same(each, action)) ? { do: 'act', seat, action } : { do: 'drop' }
}

/** What is waited for before the asked seat answers; null if nothing, or not any more. */
function pause(standing: Standing, asked: Seat): Move | null {
  const { view, seats, plan, held, rested, windows, paces, ply } = standing
  const key = restKey(view) ?? `ply-${ply}`
  if (key === rested || plan !== null) return null
  const byComputer = seats[asked]?.player === 'computer'
  if (view.stage.step !== 'window') return byComputer ? { do: 'wait', ms: paces.act, key } : null
  // A clock that runs on while somebody holds the table would be no hold.
  if (windows.manner === 'wait') return held ? ask : { do: 'wait', ms: windows.seconds * 1000, key }
  if (!needsPace(standing)) return null
  return held ? ask : { do: 'wait', ms: paces.window, key }
}

/** Whether a pace runs in a window: a computer player is on turn, has just played a card, or nobody at the table is going to be asked. */
function needsPace({ view, seats, lastPlay }: Standing): boolean {
  if (view.stage.step !== 'window') return false
  const { moment, round } = view.stage
  const computer = (seat: Seat | null): boolean => seat !== null && seats[seat]?.player === 'computer'
  if (round > 0 && computer(lastPlay)) return true
  if (moment.window !== 'combat') return computer(moment.active)
  return !view.held.some((held, seat) => held > 0 && !computer(seat))
}
