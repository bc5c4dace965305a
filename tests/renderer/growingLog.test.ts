// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { chaptersOf, growingChapters, withoutFirst } from '../../renderer/games/judge-dredd/journal/journal.ts'
import { cards } from '../../renderer/games/realm-lords/cards.ts'
import { chaptersOf as campaignOf, growingChapters as growingCampaign } from '../../renderer/games/realm-lords/journal/journal.ts'
import { readGrowing, type Place, type Told } from '../../renderer/table/growingLog.ts'
import type { DreddEvent } from '../../shared/games/judge-dredd/events.ts'
import type { RealmEvent } from '../../shared/games/realm-lords/events.ts'
import type { State } from '../../shared/games/realm-lords/state.ts'
import { courseOf, goldensOf } from '../shared/facts/told.ts'

/** A recorded match as a seat heard it: its log as it was after the first answers and after every fortieth, and its last position. */
function recorded<Event>(game: string, seat = -1): { logs: Told<Event>[][]; state: unknown } {
  const [, golden] = goldensOf(game)[0]!
  const { steps } = courseOf(golden)
  const logs: Told<Event>[][] = []
  for (const [ply, { entries }] of steps.entries()) {
    const told = entries.flatMap((entry) =>
      entry.kind === 'told' && (entry.audience === 'all' || entry.audience.includes(seat)) ? [{ ply, event: entry.event as Event }] : [],
    )
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

test('R-HID-1: a hand that is opened adds what only it knows, and leaves all other lines what they were', () => {
  const [shut, open] = [recorded<DreddEvent>('judge-dredd'), recorded<DreddEvent>('judge-dredd', 0)].map(({ logs }) => logs.at(-1)!)
  const read = growingChapters()
  const lines = (log: Told<DreddEvent>[]) => read(log).flatMap((chapter) => chapter.lines)
  const before = new Map(lines(shut!).map((line) => [line.id, line]))
  const after = lines(open!)
  expect(open!.length).toBeGreaterThan(shut!.length + 10)
  expect(after.filter((line) => before.get(line.id) === line).length).toBeGreaterThan(before.size * 0.8)
  expect(lines(shut!)).toEqual([...before.values()])
})

describe('R-HID-1: a log that does not go on from the one before', () => {
  type Word = { readonly word: string }
  const told = (ply: number, word: string): Told<Word> => ({ ply, event: { word } })
  const [a, b, c, d] = [told(1, 'a'), told(2, 'b'), told(3, 'c'), told(4, 'd')]
  const reader = () => readGrowing<Word, readonly (Word & Place)[]>([], (read, { word }, place) => [...read, { ...place, word }])

  test.each([
    ['is shorter', [a, b, c], [a, b]],
    ['is another', [a, b], [c, c, c]],
    ['has something new in the middle', [a, c], [a, b, c]],
    ['has another in the middle, as another hand may', [a, b, d], [a, c, d]],
    ['has another in the middle, and goes on', [a, b, d], [a, c, d, b]],
    ['is empty', [a], []],
    ['says something else at the same place', [a, told(2, 'x')], [a, told(2, 'y')]],
  ])('%s: it is read from the start', (_, first, then) => {
    const read = reader()
    read(first)
    expect(read(then).map(({ word }) => word)).toEqual(then.map(({ event }) => event.word))
  })

  test('what another hand heard leaves every line of other plies what it was', () => {
    const read = reader()
    const before = read([a, b, told(3, 'c'), told(3, 'e'), d])
    const after = read([a, told(2, 'secret'), { ...b }, told(3, 'c'), told(3, 'e'), { ...d }])
    expect(after.map(({ word }) => word)).toEqual(['a', 'secret', 'b', 'c', 'e', 'd'])
    expect([after[0], after[3], after[4], after[5]]).toEqual([before[0], before[2], before[3], before[4]])
    for (const [now, then] of [
      [0, 0],
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const)
      expect(after[now]).toBe(before[then])
  })

  test('and it grows from there', () => {
    const read = reader()
    read([a, b])
    const start = [{ ...a }]
    const back = read(start)
    expect(read([...start, c])[0]).toBe(back[0])
  })

  test('no two lines have the same name', () => {
    const names = reader()([a, a, b, told(2, 'x'), c]).map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
  })
})
