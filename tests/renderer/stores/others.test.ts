import { describe, expect, test, vi } from 'vitest'
import { connect } from '../../../renderer/bridge/client.ts'
import { useAnnouncer } from '../../../renderer/stores/announcer.ts'
import { classOf, useLibrary } from '../../../renderer/stores/library.ts'
import { useMotion } from '../../../renderer/stores/motion.ts'
import { useNotices } from '../../../renderer/stores/notices.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { reactive } from 'vue'
import { defaultSettings } from '../../../shared/contract/choices.ts'
import type { MatchSummary } from '../../../shared/contract/schemas.ts'
import { summary } from '../support/summary.ts'
import { layWindow } from '../support/window.ts'

describe('the bridge', () => {
  test('a call that rejects is answered as an internal fault', async () => {
    const call = connect({ call: () => Promise.reject(new Error('gone')), on: () => () => undefined })
    expect(await call('app.info', {})).toEqual({ ok: false, fault: { code: 'internal', detail: 'gone' } })
  })

  test('what is reactive crosses over as plain data', async () => {
    let received: unknown = null
    const call = connect({
      call: (_name, input) => {
        received = structuredClone(input)
        return Promise.resolve({ ok: false, fault: { code: 'internal', detail: '' } })
      },
      on: () => () => undefined,
    })
    await call('matches.create', { game: 'realm-lords', config: reactive({ hero: 'random', difficulty: 'squire' }) })
    expect(received).toEqual({ game: 'realm-lords', config: { hero: 'random', difficulty: 'squire' } })
  })
})

/** A match of a computer player and a person. */
function ofTwo(winners: number[]): MatchSummary {
  const seats = (['computer', 'person'] as const).map((player) => ({ name: player, player, level: null, pin: false }))
  return summary({ seats, outcome: { winners, reason: 'points' } })
}

describe('the library', () => {
  test.each([
    ['won', summary({ outcome: { winners: [0], reason: 'death-lord' } }), 'won'],
    ['lost', summary({ outcome: { winners: [], reason: 'doom' } }), 'lost'],
    ['won by a person at another seat', ofTwo([1]), 'won'],
    ['won by a computer player', ofTwo([0]), 'lost'],
    ['practice, whoever won', summary({ outcome: { winners: [0], reason: 'death-lord' }, practice: true }), 'practice'],
    ['given up', summary({ givenUp: true }), 'givenUp'],
    ['practice, and given up', summary({ givenUp: true, practice: true }), 'practice'],
    ['not over', summary({}), null],
  ])('R-STAT-1: a match that is %s', (_, match, result) => {
    expect(classOf(match)).toBe(result)
  })

  test('R-STAT-1: the totals are the sum of the classes', async () => {
    const { bridge } = layWindow()
    bridge.shelf.push(
      summary({ outcome: { winners: [0], reason: 'death-lord' } }),
      summary({ outcome: { winners: [], reason: 'doom' } }),
      summary({ outcome: { winners: [], reason: 'doom' }, practice: true }),
      summary({ givenUp: true }),
      summary({}),
      summary({ deletedAt: '2026-11-21T10:00:00.000Z' }),
    )
    const library = useLibrary()
    await library.load()
    expect(library.totals).toEqual({ won: 1, lost: 1, givenUp: 1, practice: 1, total: 4 })
    expect(library.past).toHaveLength(4)
    expect(library.open).toHaveLength(1)
  })

  test('R-SAVE-3: a store that does not open leaves the list alone; after mending it is read', async () => {
    const { bridge } = layWindow()
    bridge.info = { store: { ok: false, reason: 'damaged' } }
    const library = useLibrary()
    await library.load()
    expect(bridge.made.map(({ name }) => name)).toEqual(['app.info'])
    await library.startFresh()
    expect(library.info?.store).toEqual({ ok: true })
    expect(library.movedTo).toEqual(['gavel.damaged.db'])
  })
})

describe('settings', () => {
  test.each([
    ['day', 'daylight'],
    ['candlelight', 'candlelight'],
  ] as const)('the theme %s shows at once', async (theme, shown) => {
    layWindow()
    await useSettings().change({ theme })
    expect(document.documentElement.dataset['theme']).toBe(shown)
    expect(document.documentElement.hasAttribute('data-contrast')).toBe(false)
  })

  test('R-A11Y-2: more contrast lies over candlelight, and goes with it', async () => {
    layWindow()
    const settings = useSettings()
    await settings.change({ theme: 'contrast' })
    expect(document.documentElement.dataset['theme']).toBe('candlelight')
    expect(document.documentElement.hasAttribute('data-contrast')).toBe(true)
    await settings.switchTheme()
    expect(settings.settings.theme).toBe('day')
    expect(document.documentElement.hasAttribute('data-contrast')).toBe(false)
  })

  test('size and motion reach the page, and all of it is kept by the program', async () => {
    const { bridge } = layWindow()
    const settings = useSettings()
    await settings.change({ scale: 150, motion: 'off' })
    expect(document.documentElement.style.getPropertyValue('--scale')).toBe('1.5')
    expect(document.documentElement.dataset['motion']).toBe('off')
    expect(bridge.made.at(-1)).toEqual({ name: 'settings.set', input: { scale: 150, motion: 'off' } })
    await settings.change({ motion: 'quick', scale: 100 })
    expect(document.documentElement.dataset['motion']).toBe('on')
    expect(document.documentElement.dataset['tempo']).toBe('quick')
    await settings.change({ motion: 'system' })
    expect(document.documentElement.dataset).toMatchObject({ tempo: 'full' })
    expect(document.documentElement.dataset['motion']).toBeUndefined()
  })

  test('settings that were changed elsewhere are heard', () => {
    const { bridge } = layWindow()
    const settings = useSettings()
    const stop = settings.listen()
    bridge.tell({ type: 'settings', settings: { ...defaultSettings, scale: 80 } })
    expect(settings.settings.scale).toBe(80)
    stop()
    bridge.tell({ type: 'settings', settings: { ...defaultSettings, scale: 90 } })
    expect(settings.settings.scale).toBe(80)
  })
})

describe('notices', () => {
  test('one of a kind, at most three, until they are put away', () => {
    layWindow()
    const notices = useNotices()
    for (const code of ['internal', 'bad-input', 'internal', 'stale-ply', 'match-over'] as const) notices.report({ code, detail: '' })
    expect(notices.notes.map(({ code }) => code)).toEqual(['internal', 'stale-ply', 'match-over'])
    notices.putAway(notices.notes[0]?.id ?? 0)
    expect(notices.notes.map(({ code }) => code)).toEqual(['stale-ply', 'match-over'])
  })
})

describe('what screen readers are told', () => {
  test('R-A11Y-3: the same words twice are two sayings', () => {
    layWindow()
    const announcer = useAnnouncer()
    announcer.say('Hit.')
    announcer.say('Hit.')
    expect(announcer.said.map(({ text }) => text)).toEqual(['Hit.', 'Hit.'])
    expect(new Set(announcer.said.map(({ id }) => id)).size).toBe(2)
  })
})

describe('motion', () => {
  test('runs for its time, or until it is finished early', async () => {
    vi.useFakeTimers()
    layWindow()
    document.documentElement.dataset['motion'] = 'on'
    const motion = useMotion()
    const first = motion.play(500)
    expect(motion.running).toBe(true)
    expect(motion.finish()).toBe(true)
    await first
    expect(motion.finish()).toBe(false)
    const second = motion.play(500)
    vi.advanceTimersByTime(500)
    await second
    expect(motion.running).toBe(false)
    vi.useRealTimers()
  })

  test('with motion off nothing runs', async () => {
    layWindow()
    document.documentElement.dataset['motion'] = 'off'
    const motion = useMotion()
    const played = motion.play(500)
    expect(motion.running).toBe(false)
    await played
  })
})
