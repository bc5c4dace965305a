import { beforeAll, describe, expect, test } from 'vitest'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import { playerOf } from '../../../../shared/games/judge-dredd/bots/index.ts'
import type { State, View } from '../../../../shared/games/judge-dredd/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { copy } from '../../../../shared/kernel/plain.ts'
import { silentTable } from '../../../../shared/kernel/table.ts'
import { cards, game } from './positions.ts'

const { turnCap } = cards.pack.numbers
/** Who does only this arrests nobody, and keeps the match going for as long as it may. */
const idle: readonly Action['type'][] = ['pass', 'stay', 'decline', 'draw']

/** The first choice of a move in every turn of a match that nobody tries to win. */
function movesOfAnIdleMatch(): { readonly last: State; readonly moves: readonly State[] } {
  const table = silentTable<never>(fastChance(3))
  const state = game.setup({ judges: cards.pack.judges.slice(0, 3), windows: { manner: 'open', seconds: 5 } }, table)
  const moves: State[] = []
  for (let [seat] = game.waitingFor(state); seat !== undefined; [seat] = game.waitingFor(state)) {
    const { stage, turn } = state
    if (stage.step === 'moving' && moves.length < turn) moves.push(copy(state))
    const legal = game.legalActions(state, seat)
    game.apply(state, seat, legal.find(({ type }) => idle.includes(type)) ?? legal[0]!, table)
  }
  return { last: state, moves }
}

const bytesOf = (what: unknown): number => JSON.stringify(what).length

function questionAt(state: State): { readonly view: View; readonly legal: Action[] } {
  const [seat = 0] = game.waitingFor(state)
  return { view: game.view(state, seat), legal: game.legalActions(state, seat) }
}

describe('R-AI-3: in a match that reaches the turn cap', () => {
  let match: ReturnType<typeof movesOfAnIdleMatch>
  beforeAll(() => void (match = movesOfAnIdleMatch()))
  /** The largest figure in some turns near the beginning, and in as many before the end. */
  const compared = (figures: readonly number[]): readonly [early: number, late: number] => [
    Math.max(...figures.slice(10, 40)),
    Math.max(...figures.slice(-30)),
  ]

  test('every turn up to the cap is played', () => {
    expect([match.last.turn, match.last.stage.step, match.moves.length]).toEqual([turnCap, 'over', turnCap])
  })

  test.each([
    ['what is kept of the match', (state: State) => state],
    ['what a computer player is asked with', questionAt],
  ])('%s does not grow', (_what, of) => {
    const [early, late] = compared(match.moves.map((state) => bytesOf(of(state))))
    expect(late).toBeLessThan(1.05 * early)
  })

  // A player who kept something of every question would take ever longer; five times as long is more than other programs make of it.
  test('a computer player takes no longer for a move', () => {
    const street = playerOf('street', cards)
    const took = match.moves.map((state) => {
      const { view, legal } = questionAt(state)
      const began = performance.now()
      street(view, legal, fastChance(1), { samples: 1, stop: () => false })
      return performance.now() - began
    })
    const middle = (some: readonly number[]): number => some.toSorted((a, b) => a - b)[some.length >> 1]!
    expect(middle(took.slice(-30))).toBeLessThan(5 * middle(took.slice(10, 40)))
  })
})
