import { describe, expect, test } from 'vitest'
import { paragraphs as dreddParagraphs } from '../../shared/games/judge-dredd/rulebook.ts'
import { paragraphs as realmParagraphs } from '../../shared/games/realm-lords/rulebook.ts'
import { lessons } from '../../shared/games/lessons.ts'
import { gameById } from '../../shared/games/registry.ts'
import { seededChance } from '../../shared/kernel/chance.ts'
import type { Lesson } from '../../shared/kernel/lesson.ts'
import { learner, scripted, stepsAt } from '../../shared/kernel/lesson.ts'
import { replay, type Step } from '../../shared/kernel/match.ts'

type Told = { readonly type: string; readonly [key: string]: unknown }
type Played = { readonly steps: readonly Step<unknown, Told>[]; readonly told: readonly (readonly Told[])[] }

/** Plays a script through its game; `told` holds what happened at each ply. */
function played(lesson: Lesson): Played {
  const game = gameById(lesson.game)
  const config = game?.configure(lesson.config)
  if (game === undefined || !config?.ok) throw new Error(lesson.game)
  const steps: Step<unknown, Told>[] = []
  const end = replay(game, config.value, seededChance(lesson.seed), lesson.moves, (step) => steps.push(step as Step<unknown, Told>))
  if (!end.ok) throw new Error(end.fault.detail)
  return { steps, told: steps.map(({ entries }) => entries.flatMap((entry) => (entry.kind === 'told' ? [entry.event] : []))) }
}

const books: Readonly<Record<string, readonly string[]>> = { 'judge-dredd': dreddParagraphs, 'realm-lords': realmParagraphs }

describe.each(lessons.map((lesson) => [lesson.game, lesson] as const))('the guided game of %s', (_, lesson) => {
  test('every action of the script is legal, one by one, to its end', () => {
    expect(played(lesson).steps.length).toBe(lesson.moves.length + 1)
  })

  test('every step is reached, in the order in which they are written', () => {
    const reached = lesson.moves.flatMap((_move, ply) => stepsAt(lesson, ply)).concat(stepsAt(lesson, lesson.moves.length))
    expect([...new Set(reached)]).toEqual(lesson.steps)
  })

  test('whenever the learner has to choose something is asked for, and only the last step of a position asks', () => {
    const game = gameById(lesson.game)!
    const unasked = played(lesson).steps.flatMap(({ position }) => {
      const said = stepsAt(lesson, position.ply)
      const mine = scripted(lesson, position.ply)?.seat === learner
      const chooses = mine && game.legalActions(position.state, learner).length > 1
      // In windows of a rival's turn the table passes for whoever does not speak up.
      const rivals = (position.state as { stage: { moment?: { active: number; window: string } } }).stage.moment
      const open = rivals === undefined || rivals.active === learner || rivals.window === 'combat'
      const early = said.slice(0, -1).filter(({ asks }) => asks)
      return (chooses && open && said.at(-1)?.asks !== true) || early.length > 0 ? [position.ply] : []
    })
    expect(unasked).toEqual([])
  })

  test('every step stands in a paragraph of its own rulebook', () => {
    expect(lesson.steps.filter(({ why }) => !books[lesson.game]!.includes(why))).toEqual([])
  })

  test('it is short: 20 to 40 steps, each with a name of its own', () => {
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(20)
    expect(lesson.steps.length).toBeLessThanOrEqual(40)
  })
})

const eventsOf = (game: string): readonly Told[] => played(lessons.find((one) => one.game === game)!).told.flat()

test.each([
  [
    'a hit while countering, a miss while countered, one on even stances, and an escape',
    'roundResolved',
    ['hit', 'missed', 'hit', 'hit', 'escaped'],
  ],
  ['a fight won and one left', 'fightEnded', ['won', 'fled']],
  ['the doom clock that stands still twice and moves once', 'doomMoved', [false, false, true]],
])('the guided game of Realm Lords shows %s', (_, type, shown) => {
  const events = eventsOf('realm-lords').filter((event) => event.type === type)
  expect(events.map((event) => event['result'] ?? event['how'] ?? event['advanced'])).toEqual(shown)
})

test.each([
  [
    'an arrest made, one spoiled, one lost, and the rival’s own',
    'attemptEnded',
    ['arrested', 'intensiveCare', 'intensiveCare', 'arrested'],
  ],
  ['a card on oneself and one on another’s fight', 'cardPlayed', ['whole-book', 'all-my-cousins']],
])('the guided game of Judge Dredd shows %s', (_, type, shown) => {
  const events = eventsOf('judge-dredd').filter((event) => event.type === type)
  expect(events.map((event) => event['fate'] ?? event['card'])).toEqual(shown)
})
