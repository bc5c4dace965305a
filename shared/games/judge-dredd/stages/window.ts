import type { Seat } from '../../../kernel/game.ts'
import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { couldBePlayed } from '../plays/public.ts'
import { playCard } from '../plays/play.ts'
import { plays } from '../plays/plays.ts'
import { clockwise, waitAt, type At, type Next, type Play } from '../play.ts'
import type { Moment, View } from '../state.ts'
import { rollFight } from './rolling.ts'

/**
 * JD-C1, JD-R16: opens a window. The player whose Judge it is is asked first, then clockwise; a seat without cards is
 * passed over. It does not open where everybody can see that no card could be played.
 */
export function openWindow(play: Play, moment: Moment): Next {
  const { cards, state, table } = play
  const asked = nextAsked(play, moment.active, [])
  if (asked === null || !couldBePlayed(cards, state, moment)) return closeWindow(play, moment)
  table.tell({ type: 'windowOpened', window: moment.window, active: moment.active })
  return waitAt(play, { step: 'window', moment, asked, passed: [], round: 0 })
}

/** Who is asked next, from a seat on clockwise: one who holds cards and has not passed since the last was played. */
function nextAsked({ state }: Play, from: Seat, passed: readonly Seat[]): Seat | null {
  return clockwise(state.judges.length, from).find((seat) => state.hands[seat]!.length > 0 && !passed.includes(seat)) ?? null
}

/** The asked seat plays one card or passes. */
export function legalInWindow(cards: Cards, view: View, { moment }: At<'window'>): Action[] {
  return [...plays(cards, view, moment), { type: 'pass' }]
}

/**
 * JD-R16, JD-R28: a card is resolved at once, then the next seat clockwise from its player is asked; the window closes when all have passed
 * in a row.
 */
export function inWindow(play: Play, stage: At<'window'>, action: Action): Next {
  const { state, table } = play
  const { moment, asked } = stage
  const next = (asked + 1) % state.judges.length
  if (action.type === 'play') {
    playCard(play, stage, action)
    stage.passed = []
    stage.round += 1
    return askOn(play, stage, next)
  }
  // What another seat answered cannot be taken back (R-UNDO-1).
  table.reveal()
  table.tell({ type: 'passed', seat: asked, window: moment.window })
  stage.passed.push(asked)
  return askOn(play, stage, next)
}

function askOn(play: Play, stage: At<'window'>, from: Seat): Next {
  const asked = nextAsked(play, from, stage.passed)
  if (asked !== null && couldBePlayed(play.cards, play.state, stage.moment)) {
    stage.asked = asked
    return null
  }
  play.table.tell({ type: 'windowClosed', window: stage.moment.window })
  return closeWindow(play, stage.moment)
}

function closeWindow(play: Play, moment: Moment): Next {
  switch (moment.window) {
    case 'move':
      return { begin: 'move', seat: moment.active }
    case 'reveal':
      return { begin: 'onward', seat: moment.active }
    case 'combat':
      return rollFight(play, moment.fight)
    case 'end':
      return { begin: 'passTurnStart' }
  }
}
