// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { chaptersOf, growingChapters, withoutFirst } from '../../renderer/games/judge-dredd/journal/journal.ts'
import { cards } from '../../renderer/games/realm-lords/cards.ts'
import { chaptersOf as campaignOf, growingChapters as growingCampaign } from '../../renderer/games/realm-lords/journal/journal.ts'
import { readGrowing } from '../../renderer/table/growingLog.ts'
import type { DreddEvent } from '../../shared/games/judge-dredd/events.ts'
import type { RealmEvent } from '../../shared/games/realm-lords/events.ts'
import type { State } from '../../shared/games/realm-lords/state.ts'
import { courseOf, goldensOf } from '../shared/facts/told.ts'

/** A recorded match: its log as it was after the first answers and after every fortieth, and its last position. */
function recorded<Event>(game: string): { logs: Event[][]; state: unknown } {
  const [, golden] = goldensOf(game)[0]!
  const { steps } = courseOf(golden)
  const logs: Event[][] = []
  for (const { entries } of steps) {
    const told = entries.flatMap((entry) => (entry.kind === 'told' && entry.audience === 'all' ? [entry.event as Event] : []))
    logs.push([...(logs.at(-1) ?? []), ...told])
  }
  return { logs: logs.filter((_, at) => at < 40 || at % 40 === 0), state: steps.at(-1)!.position.state }
}

test('a journal without its first lines has all others, and no chapter that is empty', () => {
  const chapters = chaptersOf(recorded<DreddEvent>('judge-dredd').logs.at(-1)!)
  const lines = chapters.flatMap((chapter) => chapter.lines)
  for (const count of [0, 1, chapters[0]!.lines.length, 40, lines.length - 1, lines.length]) {
    const left = withoutFirst(chapters, count)
    expect(left.flatMap((chapter) => chapter.lines)).toEqual(lines.slice(count))
    expect(left.every((chapter) => chapter.lines.length > 0)).toBe(true)
  }
})

describe('a journal that grows is the whole journal at every moment', () => {
  test('of a match of Judge Dredd', () => {
    const read = growingChapters()
    for (const log of recorded<DreddEvent>('judge-dredd').logs) expect(read(log)).toEqual(chaptersOf(log))
  })

  test('of a campaign', () => {
    const { logs, state } = recorded<RealmEvent>('realm-lords')
    const context = { cards, spaces: (state as State).spaces }
    const read = growingCampaign(context)
    for (const log of logs) expect(read(log)).toEqual(campaignOf(log, context))
  })

  test('and what was in it before is the same object', () => {
    const { logs } = recorded<DreddEvent>('judge-dredd')
    const read = growingChapters()
    const [before, after] = [read(logs.at(-2)!), read(logs.at(-1)!)]
    expect(after[1]).toBe(before[1])
    const lines = before.at(-1)!.lines
    expect(after.find(({ turn }) => turn === before.at(-1)!.turn)!.lines.slice(0, lines.length - 1)).toEqual(lines.slice(0, -1))
    lines.slice(0, -1).forEach((line, at) => expect(after.find(({ turn }) => turn === before.at(-1)!.turn)!.lines[at]).toBe(line))
  })
})

describe('R-HID-1: a log that does not go on from the one before', () => {
  const [a, b, c, d] = [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]
  const reader = () => readGrowing<{ n: number }, readonly number[]>([], (read, { n }) => [...read, n])

  test.each([
    ['is shorter', [a, b, c], [a, b]],
    ['is another', [a, b], [c, c, c]],
    ['has something new in the middle', [a, c], [a, b, c]],
    ['has another in the middle, as another hand may', [a, b, d], [a, c, d]],
    ['has another in the middle, and goes on', [a, b, d], [a, c, d, b]],
    ['is empty', [a], []],
  ])('%s: it is read from the start', (_, first, then) => {
    const read = reader()
    read(first)
    expect(read(then)).toEqual(then.map(({ n }) => n))
  })
})
