import { describe, expect, test } from 'vitest'
import { promptOf, type Prompt, type PromptInput, type Words } from '../../../renderer/games/judge-dredd/bar/prompts.ts'
import { phaseOf } from '../../../renderer/games/judge-dredd/panels/phases.ts'
import { stateOf } from '../../../renderer/games/judge-dredd/seats/seatState.ts'
import { english } from '../../../renderer/i18n/index.ts'
import { legalActions } from '../../../shared/games/judge-dredd/game.ts'
import { paragraphs } from '../../../shared/games/judge-dredd/rulebook.ts'
import { waitingAt } from '../../../shared/games/judge-dredd/stages/stages.ts'
import { viewOf } from '../../../shared/games/judge-dredd/view.ts'
import { cards } from '../../shared/judge-dredd/support/cards.ts'
import { city, type Laid } from '../../shared/judge-dredd/support/city.ts'

const textAt = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined), english)

function input(laid: Laid, more: Partial<PromptInput> = {}): PromptInput {
  const state = laid.state()
  const waiting = waitingAt(state.stage)
  const legal = legalActions(cards, viewOf(state, waiting[0] ?? 0)).filter(({ type }) => type !== 'play' && type !== 'discard')
  return {
    view: viewOf(state, null),
    legal,
    waiting,
    isComputer: () => false,
    asked: null,
    waits: false,
    held: false,
    floor: null,
    viewer: null,
    wish: null,
    ...more,
  }
}
const prompt = (laid: Laid, more: Partial<PromptInput> = {}): Prompt => promptOf(input(laid, more))

function table(): Laid {
  const laid = city(3).hand(0, 'big-gun').hand(1, 'whole-book').hand(2, 'riot-shield')
  return laid.scene('crime-01', 'perp-01', 'academy').scene('crime-02', 'perp-02', 'lost-property')
}
const quiet = (): Laid => city(3).hand(0, 'big-gun').hand(1, 'whole-book')
const called = (): Laid => table().lastCall('crime-01', [0])

const situations: readonly (readonly [string, () => Laid])[] = [
  ['place', () => quiet().stage({ step: 'place', queue: [0, 1] })],
  ['a move', () => quiet().window('move', 0)],
  ['a move half done', () => quiet().moving(0)],
  ['bound', () => table().window('move', 0)],
  ['no steps', () => quiet().judge(0, 'academy', { strides: 0 }).window('move', 0)],
  ['Intensive Care', () => quiet().care(0).moving(0)],
  ['a Perp turned up', () => table().window('reveal', 0)],
  ['the last call', called],
  ['the end of the turn', () => table().window('end', 0)],
  ['naming', () => table().scene('crime-03', 'perp-03', 'academy').stage({ step: 'naming', active: 0 })],
  [
    'joining',
    () =>
      table()
        .judge(1, 'academy')
        .scene('crime-03', 'perp-03', 'academy')
        .stage({ step: 'joining', arrest: { crime: 'crime-01', sector: 'academy', seats: [0], modifiers: [] }, asked: 1, queue: [] }),
  ],
  ['drawing', () => table().stage({ step: 'drawing', asked: 0, spare: 0 })],
  ['drawing with a full hand', () => table().stage({ step: 'drawing', asked: 1, spare: 2 })],
  ['the end', () => quiet().stage({ step: 'over', outcome: { winners: [0], reason: 'points' } })],
]

describe('R-UX-4, R-UX-5: prompts', () => {
  test.each(situations)('%s: who is asked what, why, and with what consequence, for people and computers', (_, lay) => {
    for (const more of [
      {},
      { isComputer: () => true },
      { isComputer: () => true, held: true },
      { isComputer: () => true, floor: 1 },
      { asked: 1 },
      { viewer: 0 },
      { viewer: 1, floor: 1 },
    ]) {
      const { title, line, why, buttons } = prompt(lay(), more)
      const said: (Words | null)[] = [title, line, ...buttons.map(({ words }) => words)]
      for (const words of said) if (words) expect(textAt(words.key), words.key).toMatch(/\S/)
      for (const { parts = {} } of said.flatMap((words) => words ?? [])) {
        for (const [name, value] of Object.entries(parts))
          if (name.endsWith('Key') && value !== '') expect(textAt(String(value)), String(value)).toMatch(/\S/)
      }
      if (why !== null) expect(paragraphs).toContain(why)
    }
  })

  test('R-UX-1: Space never ends a move that could be made', () => {
    for (const lay of [situations[1]![1], situations[2]![1]]) {
      const stay = prompt(lay()).buttons.find(({ id }) => id === 'stay')
      expect(stay).toMatchObject({ next: false, does: { press: 'go', then: [{ type: 'stay' }] } })
    }
  })

  test.each([
    ['a Crime stops a Judge (JD-R7)', false, 'line'],
    ['but not one who is Barneyed (JD-R27)', true, 'barneyed'],
  ])('%s', (_, barneyed, key) => {
    expect(prompt(quiet().judge(0, 'academy', { barneyed }).moving(0)).line?.key).toBe(`dredd.table.prompt.move.${key}`)
  })

  test.each([
    ['before a step all of it', 2, 'title'],
    ['after one what is left', 1, 'titleLeft'],
  ])('JD-M1: how far a Judge may go: %s', (_, strides, key) => {
    const { title } = prompt(quiet().judge(0, 'academy', { strides }).moving(0))
    expect([title.key, title.n]).toEqual([`dredd.table.prompt.move.${key}`, strides])
  })

  test('where moves are said twice, the sector that was chosen is what Space goes on to', () => {
    const way = [{ type: 'step', to: 'lost-property' }] as const
    const { buttons } = prompt(quiet().window('move', 0), { wish: { sector: 'lost-property', way } })
    expect(buttons.map(({ id, go, next }) => [id, go, next])).toEqual([
      ['stay', false, false],
      ['moveThere', true, true],
    ])
    expect(buttons.at(-1)?.does).toEqual({ press: 'go', then: way })
  })

  test.each([
    ['a bound Judge only stays', () => table().window('move', 0), 'bound'],
    ['from Intensive Care only the Hospital (JD-I2)', () => quiet().care(0).moving(0), 'leaveCare'],
    ['after a Perp was turned up', () => table().window('reveal', 0), 'onward'],
    ['at the end of the turn', () => table().window('end', 0), 'passCard'],
    ['new cards', () => table().stage({ step: 'drawing', asked: 0, spare: 0 }), 'drawAll'],
  ])('Space goes on where nothing is forfeited: %s', (_, lay, id) => {
    expect(
      prompt(lay())
        .buttons.filter(({ next }) => next)
        .map((button) => button.id),
    ).toEqual([id])
  })

  test('R-UX-5: who alone is asked plays no card; that nobody does is said only where several are asked', () => {
    const { buttons } = prompt(table().window('reveal', 0), { isComputer: (seat) => seat !== 0 })
    expect(buttons.map(({ words }) => textAt(words.key))).toEqual(['You play no card'])
  })

  test('in a match that asks everybody the asked person passes alone', () => {
    expect(prompt(called(), { asked: 2 }).buttons.map(({ does }) => does)).toEqual([{ press: 'act', seat: 2, action: { type: 'pass' } }])
  })

  test('computer players can be held, and their pace be cut short', () => {
    const ids = (more: Partial<PromptInput>): string[] =>
      prompt(quiet().window('move', 1), { isComputer: () => true, ...more }).buttons.map(({ id }) => id)
    expect([ids({}), ids({ waits: true }), ids({ held: true })]).toEqual([['hold'], ['hold', 'goOn'], ['resume']])
  })
})

describe('the strip of seats', () => {
  const rested = () => ['armoury', 'city-hall', 'spaceport'].reduce((laid, at, seat) => laid.judge(seat, at, { moved: true }), quiet())

  test.each<[string, Laid, number, string]>([
    ['moves', quiet().window('move', 0), 0, 'moving'],
    ['JD-M5: is bound', table().window('move', 1), 0, 'bound'],
    ['JD-I1: lies in Intensive Care', quiet().care(2).window('move', 1), 2, 'care'],
    ['JD-E2: is Barneyed', quiet().judge(2, 'spaceport', { barneyed: true }).window('move', 1), 2, 'barneyed'],
    ['has moved', quiet().window('move', 1), 0, 'moved'],
    ['waits', quiet().window('move', 1), 2, 'waits'],
    ['stands somewhere, once all have moved', rested().window('end', 0), 2, 'at'],
    ['makes an arrest', called(), 0, 'arrestingWhom'],
    ['draws', table().stage({ step: 'drawing', asked: 2, spare: 0 }), 2, 'drawing'],
    ['has won', quiet().stage({ step: 'over', outcome: { winners: [1], reason: 'points' } }), 1, 'winner'],
  ])('a Judge who %s', (_, laid, seat, key) => {
    const state = stateOf(viewOf(laid.state(), null), seat)
    expect(state.key).toBe(key)
    expect(textAt(`dredd.table.states.${key}`)).toMatch(/\S/)
  })

  test('JD-T1: every stage belongs to its phase', () => {
    expect(situations.map(([, lay]) => phaseOf(lay().state().stage))).toEqual([
      ...[null, 'movement', 'movement', 'movement', 'movement', 'movement', 'movement'],
      ...['arrest', 'endOfTurn', 'arrest', 'arrest', 'endOfTurn', 'endOfTurn', null],
    ])
  })
})
