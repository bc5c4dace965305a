import type { Move } from '../../../kernel/match.ts'
import type { Action, Aim } from '../actions.ts'

const you = 0
const rival = 1

const pass: Action = { type: 'pass' }
const step = (to: string): Action => ({ type: 'step', to })
const play = (card: string, on: Extract<Aim, { at: 'fight' }>['on']): Action => ({ type: 'play', card, aim: { at: 'fight', on } })
const of =
  (seat: number) =>
  (...actions: readonly Action[]): Move<Action>[] =>
    actions.map((action) => ({ seat, action }))
const mine = of(you)
const theirs = of(rival)

export const firstSector = 'grand-hall'
export const firstCrime = 'palais-de-boing'
export const secondCrime = 'slidewalk-circuit'
export const ownCard = 'whole-book'
export const harmfulCard = 'all-my-cousins'
export const spareCard = 'anonymous-tip'

/** Three Game Turns: an arrest made and one spoiled; an arrest lost; Intensive Care left and the hand limit met. */
export const dreddMoves: readonly Move<Action>[] = [
  ...[...mine({ type: 'place', sector: firstSector }), ...theirs({ type: 'place', sector: 'city-hall' })],
  // Turn 1: the learner moves and turns a Perp up, then the rival.
  ...[...mine(pass), ...theirs(pass), ...mine(step(firstCrime), pass), ...theirs(pass)],
  ...[...theirs(pass), ...mine(pass), ...theirs(step('grandparent-stacks'), pass), ...mine(pass)],
  // The learner's last call, then the rival's.
  ...[...mine(play(ownCard, { side: 'judge', seat: you })), ...theirs(pass), ...mine(pass)],
  ...[...theirs(pass), ...mine(play(harmfulCard, { side: 'perp' })), ...theirs(pass), ...mine(pass)],
  ...[...mine(pass), ...theirs(pass, { type: 'draw', count: 0 })],
  // Turn 2: the rival leaves Intensive Care, the learner meets somebody who is too strong.
  ...[...theirs(pass), ...mine(pass), ...theirs(step('hospital')), ...mine(pass), ...theirs(pass), ...mine(step(secondCrime), pass)],
  ...[...theirs(pass), ...mine(pass), ...theirs(pass), ...theirs(pass), ...mine(pass), ...theirs({ type: 'draw', count: 0 })],
  // Turn 3: out of Intensive Care; the rival makes an arrest; the hand is full.
  ...[...mine(pass), ...theirs(pass), ...mine(step('hospital')), ...theirs(pass), ...mine(pass), ...theirs(step('grandparent-stacks'))],
  ...[...theirs(pass), ...mine(pass), ...mine(pass), ...theirs(pass), ...theirs({ type: 'draw', count: 0 })],
  ...mine({ type: 'discard', card: spareCard }),
]
