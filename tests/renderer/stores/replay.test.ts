import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useNotices } from '../../../renderer/stores/notices.ts'
import { useReplay } from '../../../renderer/stores/replay.ts'
import { useScreen, type HouseScreen } from '../../../renderer/stores/screen.ts'
import { playCampaign } from '../support/finished.ts'
import { layWindow } from '../support/window.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

/** A campaign that is looked back on: a whole one, or one that goes on after so many plies. */
async function lookingBack(plies?: number) {
  const { bridge } = layWindow()
  const id = await playCampaign(bridge, plies)
  const [match, replay, screen] = [useMatch(), useReplay(), useScreen()]
  const asked = () => bridge.made.flatMap(({ name, input }) => (name === 'replay.at' ? [(input as { ply: number }).ply] : []))
  return { bridge, id, match, replay, screen, asked }
}

describe('looking back', () => {
  test('a match that is over stands at its start, one that goes on where it stands (R-HID-1)', async () => {
    const over = await lookingBack()
    expect(await over.replay.open(over.id)).toBe(true)
    expect([over.replay.ply, over.replay.shown?.open, over.screen.current]).toEqual([0, true, 'replay'])
    const running = await lookingBack(30)
    await running.replay.open(running.id)
    expect([running.replay.ply, running.replay.last, running.replay.shown?.open]).toEqual([30, 30, false])
  })

  test('the table shows the position and what was heard up to it, and nothing later', async () => {
    const { id, match, replay } = await lookingBack()
    await replay.open(id)
    await replay.stand(40)
    expect(match.current?.ply).toBe(40)
    expect(match.log.length).toBeGreaterThan(0)
    expect(match.log.every(({ ply }) => ply <= 40)).toBe(true)
    expect(match.fresh.every(({ ply }) => ply === 40)).toBe(true)
    await replay.stand(10_000)
    expect([replay.ply, match.log.length]).toEqual([replay.last, replay.events.length])
  })

  test('a position is asked for once, and of two that were asked for the later wins', async () => {
    const { bridge, id, match, replay, asked } = await lookingBack()
    await replay.open(id)
    const release = bridge.hold()
    const both = [replay.stand(50), replay.stand(20)]
    release()
    await Promise.all(both)
    expect([replay.ply, match.current?.ply]).toEqual([20, 20])
    const before = asked().length
    await replay.stand(50)
    expect(asked().length).toBe(before)
  })

  test('it skips to what happened, and tells when nothing is left', async () => {
    const { id, replay } = await lookingBack()
    await replay.open(id)
    for (const stop of replay.stops.slice(1, 6)) {
      expect(replay.skip(1)).toBe(true)
      await flushPromises()
      expect(replay.ply).toBe(stop)
    }
    replay.by(-1)
    expect(replay.ply).toBe((replay.stops[5] ?? 0) - 1)
    await replay.stand(replay.last)
    expect(replay.skip(1)).toBe(false)
  })

  test('it runs at its pace, stops at the end, and begins anew from there', async () => {
    const { id, replay } = await lookingBack()
    await replay.open(id, 0)
    replay.speed = 'slow'
    replay.play(true)
    await flushPromises()
    await vi.advanceTimersByTimeAsync(2_700)
    expect(replay.ply).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(replay.ply).toBe(replay.stops[1])
    replay.speed = 'rush'
    await vi.advanceTimersByTimeAsync(150 * (replay.stops.length + 1))
    expect([replay.ply, replay.playing]).toEqual([replay.last, false])
    replay.play(true)
    expect([replay.ply, replay.playing]).toEqual([0, true])
  })

  test('left while other eyes were asked for, it stays left', async () => {
    const { bridge, id, match, replay, screen } = await lookingBack()
    await replay.open(id)
    const release = bridge.hold()
    const looking = replay.lookAs(null)
    const leaving = replay.close()
    release()
    await Promise.all([looking, leaving])
    expect([replay.shown, match.current, screen.current]).toEqual([null, null, 'home'])
  })

  test('one that is not there is a note, and nothing is left', async () => {
    const { replay, screen } = await lookingBack()
    expect(await replay.open('00000000-0000-4000-8000-999999999999')).toBe(false)
    expect([screen.current, useNotices().notes.map(({ code }) => code)]).toEqual(['home', ['unknown-match']])
  })
})

describe('the way back', () => {
  test.each<HouseScreen>(['home', 'library', 'history'])('to the screen of the house that it was opened from: %s', async (house) => {
    const { id, match, replay, screen } = await lookingBack()
    screen.go(house)
    await replay.open(id)
    await replay.close()
    expect([screen.current, screen.isBack, match.current]).toEqual([house, true, null])
    screen.go('library')
    expect(screen.isBack).toBe(false)
  })

  test('to its table, and from there to where that was opened from', async () => {
    const { id, match, replay, screen } = await lookingBack()
    screen.go('history')
    await match.open(id)
    screen.go('table')
    const { ply } = match.current ?? {}
    await replay.open(id)
    await replay.stand(5)
    await replay.close()
    expect([screen.current, match.current?.ply, screen.house]).toEqual(['table', ply, 'history'])
  })

  test('from a match that was brought to another table: to the house', async () => {
    const { bridge, id, match, replay, screen } = await lookingBack()
    const other = await playCampaign(bridge, 3)
    await match.open(other)
    screen.go('table')
    await replay.open(id)
    await replay.close()
    expect(screen.current).toBe('home')
  })
})

describe('a branch', () => {
  test.each(['same', 'fresh'] as const)('goes on from where it stands, with %s dice, on its own table (R-RNG-4)', async (dice) => {
    const { bridge, id, match, replay, screen } = await lookingBack()
    await replay.open(id)
    await replay.stand(12)
    expect(await replay.branch(dice)).toBe(true)
    expect(bridge.made.at(-1)).toEqual({ name: 'matches.branch', input: { match: id, ply: 12, dice } })
    expect([screen.current, match.current?.practice, match.current?.ply]).toEqual(['table', true, 12])
    expect([match.current?.parent, replay.shown]).toEqual([{ match: id, ply: 12 }, null])
  })

  test('that is refused leaves everything as it is', async () => {
    const { bridge, id, replay, screen } = await lookingBack()
    await replay.open(id)
    bridge.refuseNext('matches.branch', { code: 'damaged-match', detail: '' })
    expect(await replay.branch('same')).toBe(false)
    expect([screen.current, replay.shown?.table.match]).toEqual(['replay', id])
  })
})
