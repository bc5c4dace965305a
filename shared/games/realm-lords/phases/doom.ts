import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { spend } from '../changes.ts'
import type { Cause } from '../events.ts'
import { ready } from '../items.ts'
import { waitAt, type At, type Next, type Play } from '../play.ts'
import { sum } from '../stats.ts'
import type { Realm } from '../state.ts'
import { end } from './ending.ts'

/** RL-D1, RL-R26: two dice against the tick timer; at or above it the clock would advance. */
export function beginDoom(play: Play): Next {
  const { cards, state, table } = play
  table.tell({ type: 'phaseBegan', phase: 'doom' })
  const dice = [1, 2].map((n) => {
    const purpose = `round-${state.round}/doom/die-${n}`
    return { purpose, sides: 6, value: table.d6(purpose) }
  })
  const values = dice.map((die) => die.value)
  const total = sum(values)
  const trips = total >= state.doom.tick
  table.tell({ type: 'doomRolled', dice, total, tick: state.doom.tick, trips })
  if (!trips) return waitLonger(play)
  return ready(cards, state, 'doomPhase').length ? waitAt(play, { step: 'doom', dice: values }) : advance(play)
}

/** Hourglass Shard: offered just when the clock would advance (RL-R17). */
export function legalAtDoom(cards: Cards, realm: Realm): Action[] {
  return [...ready(cards, realm, 'doomPhase').map((item): Action => ({ type: 'use', item: item.id })), { type: 'decline' }]
}

export function atDoom(play: Play, _stage: At<'doom'>, action: Action): Next {
  if (action.type !== 'use') return advance(play)
  spend(play, action.item)
  resetTimer(play, false, { by: 'item', item: action.item })
  return 'movement'
}

/** RL-D1: the clock goes one space on and the timer back to its start; at the end of the clock the match is lost. */
function advance(play: Play): Next {
  const { cards, state } = play
  state.doom.clock += 1
  resetTimer(play, true, null)
  return state.doom.clock >= cards.pack.doom.spaces ? end(play, { winners: [], reason: 'doom' }) : 'movement'
}

/** RL-R26: a prevented advance resets the timer too. */
function resetTimer(play: Play, advanced: boolean, cause: Cause | null): void {
  const { doom } = play.state
  doom.tick = play.cards.tickOf(play.state.difficulty)
  play.table.tell({ type: 'doomMoved', clock: doom.clock, tick: doom.tick, advanced, cause })
}

/** RL-D1, RL-R26: the timer's cube goes to the next lower number, so that the next roll trips it more easily. */
function waitLonger(play: Play): Next {
  const { doom } = play.state
  doom.tick = Math.max(play.cards.pack.doom.lowestTick, doom.tick - 1)
  play.table.tell({ type: 'doomMoved', clock: doom.clock, tick: doom.tick, advanced: false, cause: null })
  return 'movement'
}
