import { expect, test } from 'vitest'
import { fastChance, seededChance } from '../../shared/kernel/chance.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { play, start, type Step } from '../../shared/kernel/match.ts'
import { canonical, copy, same } from '../../shared/kernel/plain.ts'
import { silentTable } from '../../shared/kernel/table.ts'
import { counter } from '../support/counter.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame, chosen } from '../support/play.ts'

// The games of tests/support were written from the kernel's README alone. What it asks of a game holds for them.

const games: readonly [string, AnyGame, unknown][] = [
  ['counter', anyGame(counter), { target: 40 }],
  ['high card', anyGame(highCard), { tricks: 12 }],
]
const seeds = Array.from({ length: 15 }, (_, at) => (at + 1).toString(16).padStart(64, '0'))

/** Every step of a match that is played by a fixed choice. */
function stepsOf(game: AnyGame, config: unknown, seed: string): Step<unknown, { readonly type: string }>[] {
  const chance = seededChance(seed)
  const steps = [start(game, config, chance)]
  for (let step = steps[0]; step !== undefined;) {
    const move = chosen(game, step.position.ply, step.position.state)
    if (move === null) return steps
    const next = play(game, step.position, move, chance)
    if (!next.ok) throw new Error(next.fault.detail)
    steps.push((step = next.value))
  }
  return steps
}

test.each(games)('%s: the match ends, and only then nobody must act', (_name, game, config) => {
  for (const seed of seeds) {
    const states = stepsOf(game, config, seed).map(({ position }) => position.state)
    const over = states.map((state) => game.outcome(state) !== null)
    expect(over).toEqual(states.map((_, at) => at === states.length - 1))
    expect(over).toEqual(states.map((state) => game.waitingFor(state).length === 0))
  }
})

test.each(games)('%s: who must act can, and each possibility stands in the list once', (_name, game, config) => {
  for (const { position } of stepsOf(game, config, seeds[0] ?? '')) {
    for (const seat of game.waitingFor(position.state)) expect(game.legalActions(position.state, seat)).not.toEqual([])
    const legal = game.legalActions(position.state, 0).map(canonical)
    expect(new Set(legal).size).toBe(legal.length)
  }
})

test.each(games)('%s: the state survives JSON', (_name, game, config) => {
  for (const { position } of stepsOf(game, config, seeds[1] ?? '')) {
    expect(JSON.parse(JSON.stringify(position.state))).toEqual(position.state)
  }
})

test.each(games)('R-RNG-4: %s: no purpose is drawn twice in a match', (_name, game, config) => {
  const drawn = stepsOf(game, config, seeds[2] ?? '').flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'drawn' ? [entry.purpose] : [])),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})

test.each(games)(
  'R-HID-1: %s: what is dealt anew behind a view changes neither the view nor what the seat may do',
  (_name, game, config) => {
    const table = silentTable<{ readonly type: string }>(fastChance(4))
    for (const { position } of stepsOf(game, config, seeds[3] ?? '')) {
      for (const viewer of [0, 1, null]) {
        const view = game.view(position.state, viewer)
        const dealt = game.redeal(copy(view), table)
        expect(game.view(dealt, viewer)).toEqual(view)
        if (viewer !== null) expect(game.legalActions(dealt, viewer)).toEqual(game.legalActions(position.state, viewer))
      }
    }
  },
)

test('R-HID-1: high card: dealing anew does deal other cards', () => {
  const game = anyGame(highCard)
  const { state } = start(game, { tricks: 3 }, seededChance('9'.repeat(64))).position
  const table = silentTable<{ readonly type: string }>(fastChance(5))
  const dealt = Array.from({ length: 10 }, () => game.redeal(game.view(state, 0), table))
  expect(dealt.some((other) => !same(other, state))).toBe(true)
})
