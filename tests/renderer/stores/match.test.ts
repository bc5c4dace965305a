import { afterEach, describe, expect, test, vi } from 'vitest'
import { watch } from 'vue'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useNotices } from '../../../renderer/stores/notices.ts'
import type { View } from '../../../shared/games/realm-lords/state.ts'
import { layWindow, type TestWindow } from '../support/window.ts'

const config = { hero: 'tamsin-wharrow', difficulty: 'knight' }

async function campaign(): Promise<TestWindow & { match: ReturnType<typeof useMatch> }> {
  const laid = layWindow()
  const match = useMatch()
  await match.create('realm-lords', config)
  return { ...laid, match }
}

const acts = ({ bridge }: TestWindow): unknown[] => bridge.made.filter(({ name }) => name === 'matches.act').map(({ input }) => input)
const stepOf = (match: ReturnType<typeof useMatch>): string => (match.current?.view as View).stage.step

afterEach(() => {
  vi.useRealTimers()
})

describe('the match on the table', () => {
  test('only an answer that lets wait is seen to be awaited; meanwhile nothing else is taken in either case', async () => {
    const { bridge, match } = await campaign()
    const call: typeof bridge.call = (...asked) => new Promise((resolve) => setTimeout(() => resolve(bridge.call(...asked)), 500))
    Object.defineProperty(window, 'gavel', { value: { ...bridge, call }, configurable: true })
    vi.useFakeTimers()
    const playing = match.act([{ type: 'roll' }])
    expect([match.busy, match.late]).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(100)
    expect([match.busy, match.late]).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(100)
    expect([match.busy, match.late]).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(300)
    expect([await playing, match.busy, match.late]).toEqual([true, false, false])
    await vi.advanceTimersByTimeAsync(1000)
    expect(match.late).toBe(false)
  })

  test('R-UX-7: a double click plays one action, on the ply it was chosen on', async () => {
    const table = await campaign()
    const both = [table.match.act([{ type: 'roll' }]), table.match.act([{ type: 'roll' }])]
    expect(await Promise.all(both)).toEqual([true, false])
    expect(acts(table)).toEqual([{ match: table.match.current?.match, ply: 0, seat: 0, action: { type: 'roll' } }])
    expect(table.match.current?.ply).toBe(1)
  })

  test('R-UX-7: several actions go one after another, each on the ply the last one led to', async () => {
    const table = await campaign()
    await table.match.act([{ type: 'roll' }, { type: 'stop' }])
    expect(acts(table)).toMatchObject([{ ply: 0 }, { ply: 1 }])
  })

  test('several actions are shown at once, with all that happened', async () => {
    const { match } = await campaign()
    const shown: number[] = []
    watch(
      () => match.fresh,
      (fresh) => shown.push(...new Set(fresh.map(({ ply }) => ply)), -1),
      { flush: 'sync' },
    )
    await match.act([{ type: 'roll' }, { type: 'stop' }])
    expect(shown).toEqual([1, 2, -1])
    expect(match.log.slice(-match.fresh.length)).toEqual(match.fresh)
  })

  test('a table that is left while actions follow one another plays no more of them', async () => {
    const table = await campaign()
    const playing = table.match.act([{ type: 'roll' }, { type: 'stop' }])
    table.match.close()
    expect([await playing, acts(table).length, table.match.current]).toEqual([false, 1, null])
  })

  test('several actions stop at the first refusal, and what was played stays', async () => {
    const table = await campaign()
    expect(await table.match.act([{ type: 'roll' }, { type: 'wake', town: 0 }, { type: 'stop' }])).toBe(false)
    expect(table.match.current?.ply).toBe(1)
    expect(stepOf(table.match)).toBe('walk')
    expect(useNotices().notes.map(({ code }) => code)).toEqual(['illegal-action'])
  })

  test('R-UX-7: a stale ply is refused without harm: the match is laid again as it is kept', async () => {
    const table = await campaign()
    const kept = table.match.current?.match ?? ''
    await table.bridge.call('matches.act', { match: kept, ply: 0, seat: 0, action: { type: 'roll' } })
    expect(await table.match.act([{ type: 'roll' }])).toBe(false)
    expect(table.match.current?.ply).toBe(1)
    expect(table.match.log.some(({ event }) => event.type === 'roadRolled')).toBe(true)
    expect(useNotices().notes.map(({ code }) => code)).toEqual(['stale-ply'])
  })

  test('the log grows with what each answer brings, and an opened match has it all', async () => {
    const { match } = await campaign()
    const before = match.log.length
    await match.act([{ type: 'roll' }])
    expect(match.fresh.map(({ event }) => event.type)).toEqual(['roadRolled'])
    expect(match.log).toHaveLength(before + 1)
    const grown = match.log
    await match.open(match.current?.match ?? '')
    expect(match.log).toEqual(grown)
    expect(match.fresh).toEqual([])
  })

  test('R-UNDO-1: undo asks the program only where it is possible', async () => {
    const { match, bridge } = await campaign()
    await match.act([{ type: 'roll' }])
    expect(match.undoState).toEqual({ possible: false, why: 'information', redo: false })
    expect(await match.undo()).toBe(false)
    const view = match.current?.view as View
    const step = (match.current?.legal as { type: string }[]).find(({ type }) => type === 'step')
    await match.act([step])
    expect(await match.undo()).toBe(true)
    expect(match.current?.view).toEqual(view)
    expect(bridge.made.filter(({ name }) => name === 'matches.undo')).toHaveLength(1)
    // R-UNDO-4: and played again, as often as there is something.
    expect([await match.redo(), await match.redo()]).toEqual([true, false])
    expect(match.log.at(-1)?.event.type).toBe('stepped')
    expect(bridge.made.filter(({ name }) => name === 'matches.redo')).toHaveLength(1)
  })

  test('a call that breaks is told as a notice, and the table stays', async () => {
    const { match, bridge } = await campaign()
    bridge.refuseNext('matches.act', { code: 'store-unavailable', detail: 'full' })
    expect(await match.act([{ type: 'roll' }])).toBe(false)
    expect(stepOf(match)).toBe('depart')
    expect(useNotices().notes.map(({ code }) => code)).toEqual(['store-unavailable'])
    expect(await match.act([{ type: 'roll' }])).toBe(true)
  })
})

describe('seats, hands and computer players', () => {
  const wanderer = { name: 'Wanderer', player: 'computer', level: 'random' } as const
  const guarded = { name: 'Ann', player: 'person', pin: '4711' } as const

  async function seated(seat: typeof wanderer | typeof guarded): Promise<TestWindow & { match: ReturnType<typeof useMatch> }> {
    const laid = layWindow()
    const match = useMatch()
    expect(await match.create('realm-lords', config, undefined, [seat])).toBe(true)
    return { ...laid, match }
  }

  test('R-HID-1: a hand opens with its PIN and closes again; a wrong one is not a note but the answer', async () => {
    const { match } = await seated(guarded)
    const viewers = [match.current?.viewer]
    expect((await match.take(0, '1111'))?.code).toBe('wrong-pin')
    viewers.push(match.current?.viewer)
    expect(await match.take(0, '4711')).toBe(null)
    viewers.push(match.current?.viewer)
    expect(await match.leave()).toBe(true)
    viewers.push(match.current?.viewer)
    expect([viewers, useNotices().notes]).toEqual([[null, null, 0, null], []])
  })

  test('whoever has the screen, an action is played for the seat that is named', async () => {
    const table = await seated(guarded)
    expect([table.match.current?.viewer, table.match.current?.actor]).toEqual([null, 0])
    expect(await table.match.actAs(0, { type: 'roll' })).toBe(true)
    expect(await table.match.act([table.match.current?.legal[0]])).toBe(true)
    expect(acts(table)).toMatchObject([
      { ply: 0, seat: 0, action: { type: 'roll' } },
      { ply: 1, seat: 0 },
    ])
  })

  test('a computer player plays when it is asked, one thought at a time, and closing a hand does not wait for it', async () => {
    const table = await seated(wanderer)
    const { match, bridge } = table
    const release = bridge.hold()
    const asked = [match.computer(), match.computer()]
    const left = match.leave()
    expect(match.thinking).toBe(true)
    release()
    expect([await Promise.all(asked), await left, match.thinking]).toEqual([[true, false], true, false])
    expect(bridge.made.map(({ name }) => name)).toEqual(['matches.create', 'matches.computer', 'matches.leave'])
  })

  test.each(['cancelled', 'stale-ply'] as const)(
    'a thought that was interrupted (%s) is no note, and the table stays as it is',
    async (code) => {
      const { match, bridge } = await seated(wanderer)
      bridge.refuseNext('matches.computer', { code, detail: '' })
      expect([await match.computer(), match.current?.ply, useNotices().notes]).toEqual([false, 0, []])
      expect(bridge.made.map(({ name }) => name)).not.toContain('matches.open')
    },
  )

  test('who leaves the table stops the computer player that is thinking', async () => {
    const { match, bridge } = await seated(wanderer)
    const release = bridge.hold()
    const asked = match.computer()
    match.close()
    release()
    expect([await asked, match.current]).toEqual([true, null])
    expect(bridge.made.at(-1)?.name).toBe('matches.hush')
  })
})
