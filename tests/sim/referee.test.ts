import { beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../../shared/kernel/chance.ts'
import type { Move } from '../../shared/kernel/match.ts'
import { replay } from '../../shared/kernel/match.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import type { State } from '../../shared/games/realm-lords/state.ts'
import { readOptions } from './options.ts'
import { planned } from './plan.ts'
import { playersOf, playSeeded } from './playGame.ts'
import type { Books } from './referee/books.ts'
import { referee } from './referee/referee.ts'
import { simulationOf } from './simulations.ts'
import { matchLine, outcomeLine, readTranscript, stepLines, transcriptText, type Line } from './transcript.ts'

const simulation = simulationOf('realm-lords')

/** The transcript of a game of a run, by way of its text. */
function transcriptOf(level: string, number: number): Line[] {
  const options = readOptions(['--game', 'realm-lords', '--level', level, '--seed', '11'])
  if (!options.ok) throw new Error(options.fault.detail)
  const plan = planned(options.value, number)
  const lines: Line[] = [matchLine(simulation.game, plan.config, plan.seed, [level])]
  let final: unknown = null
  const played = playSeeded(simulation, plan, playersOf(simulation, [level], 1), (step, move) => {
    lines.push(...stepLines(step, move))
    final = step.position.state
  })
  return readTranscript(transcriptText([...lines, outcomeLine(played.plies, played.outcome, final)]))
}

/** The final state that the first line and the actions lead to. */
function finalState(lines: readonly Line[]): State {
  const [first] = lines
  if (first?.line !== 'match') throw new Error('no match')
  const moves = lines.flatMap((line): Move<unknown>[] => (line.line === 'action' ? [{ seat: line.seat, action: line.action }] : []))
  const end = replay(simulation.game, first.config, seededChance(first.seed), moves)
  if (!end.ok) throw new Error(end.fault.detail)
  return end.value.state as State
}

/** What the books and the state must agree on. */
const accounts = {
  books: (books: Books) => ({
    tracks: [
      books.health,
      books.maxHealth,
      books.energy,
      books.maxEnergy,
      books.gold,
      books.level,
      books.round,
      books.clock,
      books.tick,
      books.at,
    ],
    cubes: [...books.cubes].flatMap(([place, cubes]) => cubes.map((cube) => `${place} ${cube}`)).sort(),
    cards: [...books.cards].map(([item, place]) => `${item} ${place}`).sort(),
    decks: ['weapon', 'armor', 'trinket'].map((deck) => books.decks.get(deck)),
    exhausted: [...books.exhausted].sort(),
    lords: books.lords,
    fight: books.fight?.deck ?? null,
  }),
  state: (state: State) => ({
    tracks: [
      state.health,
      state.maxHealth,
      state.energy,
      state.maxEnergy,
      state.gold,
      state.level,
      state.round,
      state.doom.clock,
      state.doom.tick,
      state.at,
    ],
    cubes: [
      ...state.cubes.flatMap((cube, space) => (cube ? [`map/${space} ${cube}`] : [])),
      ...state.exp.map((cube) => `exp ${cube}`),
      ...state.spent.map((cube) => `spent ${cube}`),
      ...(['ranged', 'melee', 'magic'] as const).flatMap((stance) => state.tracks[stance].map((cube) => `track/${stance} ${cube}`)),
      ...(['health', 'energy'] as const).flatMap((raise) => (state.markers[raise] ? [`track/${raise} ${state.markers[raise]}`] : [])),
    ].sort(),
    cards: [
      ...Object.entries(state.towns).flatMap(([town, { goods }]) => goods.map((item) => `${item} town/${town}`)),
      ...state.items.map(({ id }) => `${id} hero`),
      ...state.gone.map((item) => `${item} gone`),
    ].sort(),
    decks: [state.decks.weapon, state.decks.armor, state.decks.trinket],
    exhausted: state.items.flatMap(({ id, exhausted }) => (exhausted ? [id] : [])).sort(),
    lords: state.lords,
    fight: null,
  }),
}

describe.each([
  ['random', [0, 1, 2, 3, 4, 5, 6, 7]],
  ['greedy', [0, 1, 2, 3]],
])('a %s game, refereed from its transcript alone', (level, numbers) => {
  test.each(numbers)('game %i: every die, cube, card, coin, health and energy is accounted for', (number) => {
    const lines = transcriptOf(level, number)
    const books = referee(lines)
    const state = finalState(lines)
    expect(books.faults).toEqual([])
    expect(accounts.books(books)).toEqual(accounts.state(state))
    expect(lines.at(-1)).toMatchObject({ outcome: simulation.game.outcome(state), state: fingerprint(state) })
    expect([...books.cubes.values()].flat()).toHaveLength(29)
  })
})

describe('the referee notices', () => {
  let lines: Line[] = []
  beforeAll(() => void (lines = transcriptOf('greedy', 1)))

  const of = (type: string) => lines.findLastIndex((line) => line.line === 'event' && line.type === type)

  test.each([
    'cubeMoved',
    'cardMoved',
    'healthChanged',
    'energyChanged',
    'goldChanged',
    'stepped',
    'roundBegan',
    'levelGained',
    'doomMoved',
    'enemyRevealed',
    'enemyHealthChanged',
  ])('a missing %s', (type) => {
    const all = lines.flatMap((line, at) => (line.line === 'event' && line.type === type ? [at] : []))
    const gap = all[Math.floor(all.length / 2)]!
    const tampered = referee(lines.filter((_, at) => at !== gap))
    const differs = JSON.stringify(accounts.books(tampered)) !== JSON.stringify(accounts.books(referee(lines)))
    expect(tampered.faults.length > 0 || differs).toBe(true)
  })

  test.each([
    [
      'a die that was changed',
      'combatRolled',
      (data: Record<string, unknown>) => ({
        ...data,
        dice: [{ ...(data['dice'] as object[])[0], value: 7 }, ...(data['dice'] as object[]).slice(1)],
      }),
    ],
    [
      'a sum that was changed',
      'combatRolled',
      (data: Record<string, unknown>) => ({ ...data, sum: { ...(data['sum'] as object), total: 40 } }),
    ],
    ['a coin too many', 'goldChanged', (data: Record<string, unknown>) => ({ ...data, from: Number(data['from']) + 1 })],
    ['a cube from elsewhere', 'cubeMoved', (data: Record<string, unknown>) => ({ ...data, from: { in: 'track', raise: 'melee' } })],
    ['a doom roll misread', 'doomRolled', (data: Record<string, unknown>) => ({ ...data, trips: !data['trips'] })],
  ])('%s', (_, type, change) => {
    const at = of(type)
    const forged = lines.map((line, place) => (place === at && line.line === 'event' ? { ...line, data: change(line.data) } : line))
    expect(referee(forged).faults).not.toEqual([])
  })

  test('a draw that belongs to nothing', () => {
    const extra: Line = { line: 'draw', ply: 0, purpose: 'somewhere/3', sides: 6, value: 1 }
    expect(referee([lines[0]!, extra, ...lines.slice(1)]).faults).not.toEqual([])
  })
})
