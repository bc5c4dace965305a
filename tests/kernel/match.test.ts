import { expect, test } from 'vitest'
import { seededChance } from '../../shared/kernel/chance.ts'
import { play, replay, start, type Move } from '../../shared/kernel/match.ts'
import { copy, fingerprint } from '../../shared/kernel/plain.ts'
import { counter } from '../support/counter.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame, chosen } from '../support/play.ts'

const chance = seededChance('5'.repeat(64))
const at = (total: number, ply = 3) => ({ ply, state: { total, rolls: 0, steps: 0, target: 10 } })
const add = (points: 1 | 2) => ({ seat: 0, action: { type: 'add', points } as const })

test('a match starts at ply 0, and its set-up is an information point', () => {
  const { position, information } = start(counter, { target: 10 }, chance)
  expect({ position, information }).toEqual({ position: at(0, 0), information: true })
})

test('an action leads to the next ply, tells what happened and leaves the position it was given', () => {
  const before = at(4)
  const kept = copy(before)
  expect(play(counter, before, add(2), chance)).toEqual({
    ok: true,
    value: {
      position: { ply: 4, state: { total: 6, rolls: 0, steps: 1, target: 10 } },
      entries: [{ kind: 'told', event: { type: 'added', points: 2 }, audience: 'all' }],
      information: false,
    },
  })
  expect(before).toEqual(kept)
})

test('R-UNDO-1: an action that rolls a die says that it is an information point', () => {
  const step = play(counter, at(4), { seat: 0, action: { type: 'roll' } }, chance)
  expect(step.ok && step.value.information).toBe(true)
})

test.each<[string, number, Move<unknown>, string]>([
  ['an action that is not in the list', 4, { seat: 0, action: { type: 'add', points: 3 } }, 'illegal-action'],
  ['a member too many', 4, { seat: 0, action: { type: 'roll', value: 6 } }, 'illegal-action'],
  ['no action at all', 4, { seat: 0, action: null }, 'illegal-action'],
  ['another seat', 4, { seat: 1, action: { type: 'roll' } }, 'illegal-action'],
  ['any action after the end', 10, { seat: 0, action: { type: 'roll' } }, 'match-over'],
])('R-UX-7: %s is refused without harm', (_what, total, move, code) => {
  const answer = play(anyGame(counter), at(total), move, chance)
  expect(answer.ok ? 'played' : answer.fault.code).toBe(code)
})

test('the keys of an action may come in any order', () => {
  const action = { points: 2, type: 'add' } as const
  expect(play(counter, at(4), { seat: 0, action }, chance).ok).toBe(true)
})

test('R-RNG-5: a replay visits the set-up and every step, and ends where the match did', () => {
  const game = anyGame(highCard)
  const moves: Move<unknown>[] = []
  let { position } = start(game, { tricks: 6 }, chance)
  const hashes = [fingerprint(position.state)]
  for (let move = chosen(game, 0, position.state); move !== null; move = chosen(game, position.ply, position.state)) {
    const step = play(game, position, move, chance)
    if (!step.ok) throw new Error(step.fault.detail)
    position = step.value.position
    moves.push(move)
    hashes.push(fingerprint(position.state))
  }
  const visited: string[] = []
  const again = replay(game, { tricks: 6 }, chance, moves, (step) => visited.push(fingerprint(step.position.state)))
  expect(again).toEqual({ ok: true, value: position })
  expect(visited).toEqual(hashes)
})

test('a replay refuses at the first action that is not legal', () => {
  const visited: number[] = []
  const moves = [add(1), { seat: 0, action: { type: 'add', points: 9 } }, add(1)]
  const answer = replay(anyGame(counter), { target: 10 }, chance, moves, (step) => visited.push(step.position.ply))
  expect([answer.ok ? 'played' : answer.fault.code, visited]).toEqual(['illegal-action', [0, 1]])
})
