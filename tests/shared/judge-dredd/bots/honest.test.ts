import { beforeAll, describe, expect, test } from 'vitest'
import { playerLevels, playerOf, simulatedLevels, type Player } from '../../../../shared/games/judge-dredd/bots/index.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { silentTable } from '../../../../shared/kernel/table.ts'
import { cards, game, somePositions, type Position } from './positions.ts'

// One sample is enough for a Senior Judge to differ from a Street Judge, and the most that all these positions have time for.
const thinking = { samples: 1, stop: () => false }

/** What a player does in a position, everything hidden from its seat having been dealt anew. */
function choiceOf(player: Player, { state, seat }: Position, redealt: number | null): unknown {
  const view = game.view(state, seat)
  const table = silentTable<never>(fastChance(redealt ?? 0))
  const truth = redealt === null ? state : game.redeal(view, table)
  return player(game.view(truth, seat), game.legalActions(truth, seat), fastChance(77), thinking)
}

let positions: Position[] = []
beforeAll(() => void (positions = somePositions(500, 7, 5)), 60_000)

describe.each(simulatedLevels.map((level) => [level]))('R-AI-1: %s', (level) => {
  test('chooses the same whatever is hidden from his seat, in 500 positions', () => {
    const player = playerOf(level, cards)
    positions.forEach((position, at) => {
      expect(choiceOf(player, position, 1000 + at), position.state.stage.step).toEqual(choiceOf(player, position, null))
    })
  })
})

test('R-AI-1: a player who peeks is found out', () => {
  const found = positions.filter((position) => {
    const peeking = (state: Position['state']) => state.hands.map((hand) => hand.join()).join(';')
    const truth = game.redeal(game.view(position.state, position.seat), silentTable<never>(fastChance(1)))
    return peeking(truth) !== peeking(position.state)
  })
  expect(found.length).toBeGreaterThan(400)
})

test('R-AI-1: the positions are of every kind in which there is a choice', () => {
  const steps = positions.map(({ state: { stage } }) => (stage.step === 'window' ? stage.moment.window : stage.step))
  expect([...new Set(steps)].sort()).toEqual(expect.arrayContaining(['combat', 'drawing', 'end', 'move', 'moving', 'place', 'reveal']))
})

describe.each(playerLevels.map((level) => [level]))('R-AI-2: %s', (level) => {
  test('answers with a legal action, also when he is stopped at once', () => {
    const player = playerOf(level, cards)
    for (const { state, seat } of positions.slice(0, 150)) {
      const legal = game.legalActions(state, seat)
      expect(legal).toContainEqual(player(game.view(state, seat), legal, fastChance(1), { samples: 1000, stop: () => true }))
    }
  })
})
