import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { anyGame } from '../support/play.ts'
import { highCard } from '../support/highCard.ts'
import { readOptions } from './options.ts'
import { anyKind, type Subject } from './subject.ts'
import { neverStuck } from './neverStuck.ts'
import { tryMatch } from './tryMatch.ts'

const sound = anyGame(highCard)

/** High card as the laws try it, with something broken in it: the laws must be able to fail. */
function subjectOf(changes: Partial<AnyGame>, conserved: Subject['conserved'] = () => null): Subject {
  return {
    game: { ...sound, ...changes },
    config: () => ({ tricks: 6 }),
    chooser: () => anyKind,
    conserved,
    mostPlies: 60,
    inTests: { matches: 1, every: 1 },
  }
}

type Loose = { stage: { name: string }; points: number[]; trick: number; deck: unknown; hands: number[][] }
let calls = 0

const breaches: readonly (readonly [string, Subject])[] = [
  ['nobody waits exactly when there is an outcome', subjectOf({ outcome: () => null })],
  ['who must act can', subjectOf({ legalActions: () => [] })],
  [
    'a legal action stands in the list once',
    subjectOf({ legalActions: (state, seat) => sound.legalActions(state, seat).flatMap((one) => [one, one]) }),
  ],
  ['nothing is lost, doubled or out of its limits', subjectOf({}, (state) => ((state as Loose).trick > 3 ? 'a fourth trick' : null))],
  [
    'a state comes back from JSON',
    subjectOf({ setup: (config, table) => Object.assign(sound.setup(config, table) as object, { when: new Date(0) }) }),
  ],
  [
    'a view is a copy',
    subjectOf({ view: (state, viewer) => ({ ...(sound.view(state, viewer) as object), points: (state as Loose).points }) }),
  ],
  ['another deal gives the same view', subjectOf({ view: (state) => structuredClone(state) })],
  [
    'another deal gives the same legal actions',
    subjectOf({
      legalActions: (state, seat) => [...sound.legalActions(state, seat), { type: 'peek', hand: (state as Loose).hands[1 - seat] }],
    }),
  ],
  [
    'a position is left untouched',
    subjectOf({
      legalActions: (state, seat) => {
        ;(state as Loose).trick += 0
        return sound.legalActions(state, seat)
      },
    }),
  ],
  ['a match ends', subjectOf({ legalActions: () => [{ type: 'wait' }], apply: () => undefined })],
  [
    'no purpose is drawn twice',
    subjectOf({
      apply: (state, seat, action, table) => {
        sound.apply(state, seat, action, table)
        table.draw(6, 'again')
      },
    }),
  ],
  [
    'a replay goes the same way',
    subjectOf({
      apply: (state, seat, action, table) => {
        sound.apply(state, seat, action, table)
        ;(state as Loose).points[0]! += calls++
      },
    }),
  ],
]

describe('each law catches a game that breaks it', () => {
  test.each(breaches)('%s', (law, subject) => {
    expect(() => tryMatch(subject, 1, 0, { every: 1, chance: 'seeded' })).toThrow(expect.objectContaining({ law }) as Error)
  })

  test('a game with hidden hands that is sound keeps them all', () => {
    for (let number = 0; number < 20; number++)
      expect(tryMatch(subjectOf({}), 1, number, { every: 1, chance: 'seeded' })).toBeGreaterThan(0)
  })
})

test.each(breaches.filter(([law]) => law === 'who must act can' || law === 'a match ends'))(
  'R-RULE-2: the fast trial catches it too: %s',
  (law, subject) => {
    expect(() => neverStuck(subject, 1, 0)).toThrow(expect.objectContaining({ law }) as Error)
  },
)

describe('the command line of the laws', () => {
  test('says what is to be tried', () => {
    expect(readOptions(['--games', '7', '--seed', '3', '--from', '2', '--every', '5', '--game', 'realm-lords'])).toEqual({
      ok: true,
      value: { games: ['realm-lords'], matches: 7, run: 3, from: 2, every: 5, stuck: false },
    })
  })
  test.each([[['--games', '0']], [['--games', 'many']], [['--game', 'chess']], [['--often']]])('refuses %j', (args) => {
    expect(readOptions(args)).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
  })
})
