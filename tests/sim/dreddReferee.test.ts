import { beforeAll, describe, expect, test } from 'vitest'
import type { State } from '../../shared/games/judge-dredd/state.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import { sorted } from './dreddReferee/box.ts'
import type { DreddBooks } from './dreddReferee/books.ts'
import { dreddReferee } from './dreddReferee/referee.ts'
import { readOptions } from './options.ts'
import { planned } from './plan.ts'
import { playersOf, playSeeded } from './playGame.ts'
import { simulationOf } from './simulations.ts'
import { matchLine, outcomeLine, readTranscript, stepLines, transcriptText, type Line } from './transcript.ts'

const simulation = simulationOf('judge-dredd')

/** The transcript of a game of a run, by way of its text, and the state it ended in. */
function transcriptOf(levels: string, players: number, number: number): { readonly lines: Line[]; readonly final: State } {
  const options = readOptions(['--game', 'judge-dredd', '--players', String(players), '--levels', levels, '--seed', '11'])
  if (!options.ok) throw new Error(options.fault.detail)
  const plan = planned(options.value, number)
  const lines: Line[] = [matchLine(simulation.game, plan.config, plan.seed, plan.levels)]
  let final: unknown = null
  const played = playSeeded(simulation, plan, playersOf(simulation, plan.levels, 1), (step, move) => {
    lines.push(...stepLines(step, move))
    final = step.position.state
  })
  const whole = [...lines, outcomeLine(played.plies, played.outcome, final)]
  return { lines: readTranscript(transcriptText(whole)), final: final as State }
}

type Account = Pick<State['judges'][number], 'at' | 'inCare' | 'barneyed' | 'strides' | 'arrived' | 'attempted' | 'arrests'>

function accountOf({ at, inCare, barneyed, strides, arrived, attempted, arrests }: Account): Account {
  return { at, inCare, barneyed, strides, arrived, attempted, arrests }
}

/** What the books and the state must agree on. */
const accounts = {
  books: (books: DreddBooks) => ({
    turn: [books.turn, books.first, books.lastTurn, books.arrivals],
    pieces: books.pieces.map(accountOf),
    scenes: books.scenes.map(({ crime, perp, sector, faceUp }) => ({ crime, perp, sector, faceUp })),
    hands: books.hands,
    known: books.known,
    packs: Object.fromEntries(books.packs),
    discards: [books.discards.sectors, books.discards.cards],
  }),
  state: (state: State) => ({
    turn: [state.turn, state.first, state.lastTurn, state.arrivals],
    pieces: state.judges.map(accountOf),
    scenes: state.scenes.map(({ crime, perp, sector, faceUp }) => ({ crime, perp, sector, faceUp })),
    hands: state.hands,
    known: state.known,
    packs: state.packs,
    discards: [state.sectorDiscard, state.cardDiscard],
  }),
}

describe.each([
  ['street', 2, [0, 1]],
  ['street', 4, [0, 1]],
  ['cadet,street,random,cadet,street,random', 6, [0, 1]],
  ['random', 3, [0]],
])('JD-A2, JD-V2: a game of %s at %i, refereed from its transcript alone', (levels, players, numbers) => {
  test.each(numbers)(
    'game %i: every die, card, Crime, Judge and point is accounted for',
    (number) => {
      const { lines, final } = transcriptOf(levels, players, number)
      const books = dreddReferee(lines)
      expect(books.faults.slice(0, 5)).toEqual([])
      expect(accounts.books(books)).toEqual(accounts.state(final))
      expect(lines.at(-1)).toMatchObject({ outcome: simulation.game.outcome(final), state: fingerprint(final) })
      expect(sorted([...books.hands.flat(), ...books.packs.get('cards')!, ...books.discards.cards])).toHaveLength(54)
    },
    30_000,
  )
})

describe('the referee of Judge Dredd notices', () => {
  let lines: Line[] = []
  beforeAll(() => void ({ lines } = transcriptOf('street', 4, 0)), 30_000)

  /** The places of an event of a type in the transcript. */
  const places = (type: string) => lines.flatMap((line, at) => (line.line === 'event' && line.type === type ? [at] : []))
  const middle = (type: string) => places(type)[Math.floor(places(type).length / 2)]!

  test.each([
    ...['cardMoved', 'cardsMoved', 'cardPlayed', 'entered', 'turnBegan', 'phaseBegan', 'crimePlaced', 'perpPlaced', 'perpTurnedUp'],
    ...['crimeMoved', 'modified', 'arrestDeclared', 'arrestRolled', 'arrested', 'tookToCare', 'stridesChanged', 'windowOpened', 'peeked'],
  ])('a missing %s', (type) => {
    const gap = middle(type)
    const tampered = dreddReferee(lines.filter((_, at) => at !== gap))
    const differs = JSON.stringify(accounts.books(tampered)) !== JSON.stringify(accounts.books(dreddReferee(lines)))
    expect(tampered.faults.length > 0 || differs).toBe(true)
  })

  type Data = Record<string, unknown>
  test.each([
    ['a die that was changed', 'arrestRolled', (data: Data) => withPerp(data, { dice: [{ purpose: 'x', sides: 6, value: 6 }] })],
    ['a total that was changed', 'arrestRolled', (data: Data) => withPerp(data, { total: 40 })],
    ['a Perp’s value misread', 'arrestRolled', (data: Data) => withPerp(data, { value: 11 })],
    ['another fate', 'attemptEnded', (data: Data) => ({ ...data, fate: data['fate'] === 'unharmed' ? 'standOff' : 'unharmed' })],
    ['a point too many', 'arrested', (data: Data) => ({ ...data, points: Number(data['points']) + 1 })],
    ['a card stronger than printed', 'modified', (data: Data) => ({ ...data, modifier: { ...(data['modifier'] as object), amount: 9 } })],
    ['a step over the river', 'entered', (data: Data) => ({ ...data, to: 'grand-hall', from: 'city-hall' })],
    ['a card of another hand', 'cardPlayed', (data: Data) => ({ ...data, seat: (Number(data['seat']) + 1) % 4 })],
    ['cards above what the sector gives', 'drawNamed', (data: Data) => ({ ...data, count: 7 })],
    ['another winner', 'ended', (data: Data) => ({ ...data, outcome: { winners: [0, 1], reason: 'points' } })],
  ])('%s', (_, type, change) => {
    const at = middle(type)
    const forged = lines.map((line, place) => (place === at && line.line === 'event' ? { ...line, data: change(line.data) } : line))
    expect(dreddReferee(forged).faults).not.toEqual([])
  })

  test('a draw that belongs to nothing', () => {
    const extra: Line = { line: 'draw', ply: 0, purpose: 'somewhere/3', sides: 6, value: 1 }
    expect(dreddReferee([lines[0]!, extra, ...lines.slice(1)]).faults).not.toEqual([])
  })
})

function withPerp(data: Record<string, unknown>, change: object): Record<string, unknown> {
  return { ...data, perp: { ...(data['perp'] as object), ...change } }
}
