import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import JudgeTable from '../../../renderer/games/judge-dredd/JudgeTable.vue'
import { english } from '../../../renderer/i18n/index.ts'
import Announcer from '../../../renderer/table/Announcer.vue'
import { useMatch } from '../../../renderer/stores/match.ts'
import type { NewSeat } from '../../../shared/contract/schemas.ts'
import type { View } from '../../../shared/games/judge-dredd/state.ts'
import { cards } from '../../shared/judge-dredd/support/cards.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { layWindow } from '../support/window.ts'

const person = (name: string, pin?: string): NewSeat => ({ name, player: 'person', ...(pin === undefined ? {} : { pin }) })
const cardNames = Object.values((english['dredd'] as { cards: { names: Record<string, string> } }).cards.names)

let table: VueWrapper
const match = (): ReturnType<typeof useMatch> => useMatch()
const view = (): View => match().current?.view as View
const press = async (selector: string): Promise<void> => {
  const found = table.find(selector)
  expect(found.exists(), selector).toBe(true)
  await found.trigger('click')
  await flushPromises()
}
const key = async (init: KeyboardEventInit): Promise<void> => {
  const at = document.activeElement?.isConnected ? document.activeElement : document.body
  at.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  await flushPromises()
}
const speakUp = (seat: number): Promise<void> => key({ code: `Digit${seat + 1}`, key: '¡', altKey: true })
/** The names of Action Cards that can be found anywhere in the page: texts, labels, titles, attributes. */
const found = (): string[] => {
  const page = document.documentElement.outerHTML
  return cardNames.filter((name) => page.includes(name))
}
const namesOf = (ids: readonly string[]): string[] =>
  [...new Set(ids)].map((id) => (english['dredd'] as { cards: { names: Record<string, string> } }).cards.names[id] ?? id)

async function placeAll(): Promise<void> {
  for (let at = 0; at < 6 && view().stage.step === 'place'; at++) {
    if (match().current?.actor === null) await match().computer()
    else await match().act([match().current?.legal[0]])
  }
}

async function sit(seats: readonly NewSeat[], manner: 'open' | 'ask' = 'open'): Promise<void> {
  const { show } = layWindow()
  await match().create(
    'judge-dredd',
    { judges: cards.pack.judges.slice(0, seats.length), windows: { manner, seconds: 5 } },
    undefined,
    seats,
  )
  await placeAll()
  show(Announcer)
  table = show(JudgeTable)
  await flushPromises()
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

describe('R-HID-3: the curtain and the hand behind it', () => {
  test('a person speaks up by the key of the seat; the hand opens only behind the curtain', async () => {
    await sit([person('Anna'), person('Ben'), person('Chloe')])
    expect(found()).toEqual([])
    await speakUp(1)
    expect(table.find('.curtain').text()).toContain('Ben')
    expect(found()).toEqual([])
    expect(match().current?.viewer).toBeNull()
    await press('.curtain .open')
    expect(match().current?.viewer).toBe(1)
    expect(found().sort()).toEqual(namesOf(view().hand).sort())
    await key({ key: 'Escape' })
    expect(match().current?.viewer).toBeNull()
    expect(found()).toEqual([])
  })

  test.each<[string, () => void]>([
    ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
    [
      'the window is hidden',
      () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
      },
    ],
    ['nobody touches anything', () => vi.advanceTimersByTime(61_000)],
  ])('an open hand closes when %s', async (_, happens) => {
    await sit([person('Anna'), person('Ben')])
    await speakUp(0)
    await press('.curtain .open')
    expect(found()).not.toEqual([])
    happens()
    await flushPromises()
    expect(match().current?.viewer).toBeNull()
    expect(found()).toEqual([])
  })

  test('R-HID-3: how long nobody may touch anything is a setting, and every touch starts it anew', async () => {
    await sit([person('Anna'), person('Ben')])
    await useSettings().change({ idleSeconds: 20 })
    await speakUp(0)
    await press('.curtain .open')
    await vi.advanceTimersByTimeAsync(15_000)
    window.dispatchEvent(new Event('mousemove'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(match().current?.viewer).toBe(0)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(match().current?.viewer).toBeNull()
  })

  test('a hand that closes is out of the page before the program has answered', async () => {
    const { bridge, show } = layWindow()
    await match().create('judge-dredd', { judges: cards.pack.judges.slice(0, 2), windows: { manner: 'open', seconds: 5 } }, undefined, [
      person('Anna'),
      person('Ben'),
    ])
    await placeAll()
    table = show(JudgeTable)
    await speakUp(0)
    await press('.curtain .open')
    expect(found()).not.toEqual([])
    const release = bridge.hold()
    window.dispatchEvent(new Event('blur'))
    await flushPromises()
    expect(match().current?.viewer).toBe(0)
    expect(found()).toEqual([])
    release()
    await flushPromises()
    expect(match().current?.viewer).toBeNull()
  })

  test('a window that loses the focus while the PIN is looked at shows nothing, not for a moment', async () => {
    const { bridge, show } = layWindow()
    await match().create('judge-dredd', { judges: cards.pack.judges.slice(0, 2), windows: { manner: 'open', seconds: 5 } }, undefined, [
      person('Anna'),
      person('Ben'),
    ])
    await placeAll()
    table = show(JudgeTable)
    await speakUp(0)
    const seen: string[] = []
    const watcher = new MutationObserver(() => seen.push(...found()))
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    const release = bridge.hold()
    await press('.curtain .open')
    window.dispatchEvent(new Event('blur'))
    release()
    await flushPromises()
    watcher.disconnect()
    expect(seen).toEqual([])
    expect(match().current?.viewer).toBeNull()
    expect(table.find('.curtain').exists()).toBe(false)
  })

  test('a wrong PIN opens nothing and is said; the right one does', async () => {
    await sit([person('Anna'), person('Ben', '4711')])
    await speakUp(1)
    await table.find('.curtain input').setValue('1234')
    await press('.curtain .open')
    expect(table.find('.curtain [role="alert"]').text()).toBe('That is not the PIN of this seat.')
    expect(match().current?.viewer).toBeNull()
    await table.find('.curtain input').setValue('4711')
    await press('.curtain .open')
    expect(match().current?.viewer).toBe(1)
  })

  test('another person who speaks up finds the first hand put away', async () => {
    await sit([person('Anna'), person('Ben')])
    await speakUp(0)
    await press('.curtain .open')
    await speakUp(1)
    expect(match().current?.viewer).toBeNull()
    expect(found()).toEqual([])
    expect(table.find('.curtain').text()).toContain('Anna’s hand is put away.')
  })

  test('the keys of the table do not reach through the curtain', async () => {
    await sit([person('Anna'), person('Ben')])
    await speakUp(1)
    const { ply } = match().current!
    for (const one of ['1', ' ', 'u', 'h']) await key({ key: one })
    expect(match().current?.ply).toBe(ply)
    await key({ key: 'Escape' })
    expect(table.find('.curtain').exists()).toBe(false)
  })

  test('one person alone has no curtain, and nothing closes', async () => {
    await sit([person('Anna'), { name: 'Robot', player: 'computer', level: 'cadet' }])
    await speakUp(0)
    window.dispatchEvent(new Event('blur'))
    await flushPromises()
    expect(table.find('.curtain').exists()).toBe(false)
    expect(found().length).toBeGreaterThan(0)
  })

  test('in a match that asks everybody the curtain comes by itself, and who passes is followed by the next', async () => {
    await sit([person('Anna'), person('Ben')], 'ask')
    const [first] = match().current!.waiting
    expect(table.find('.curtain').text()).toContain(['Anna', 'Ben'][first!])
    const pass = table.findAll('.curtain button').find((button) => button.text() === 'Pass without looking')
    await pass?.trigger('click')
    await flushPromises()
    expect(match().current!.waiting).toEqual([1 - first!])
    expect(table.find('.curtain').text()).toContain(['Anna', 'Ben'][1 - first!])
    // Whoever looks and passes has put the hand away with it: nothing holds the table up.
    await press('.curtain .open')
    expect(match().current?.viewer).toBe(1 - first!)
    const passes = table.findAll('.prompt button').find((button) => button.text().includes('passes'))
    await passes?.trigger('click')
    await flushPromises()
    expect(match().current?.viewer).toBeNull()
    expect(view().stage).toMatchObject({ step: 'moving', active: first })
  })
})

describe('R-HID-1: no hidden card is in the page while another seat looks', () => {
  test('through some turns, with every hand opened in turn', async () => {
    await sit([person('Anna'), person('Ben'), person('Chloe')])
    for (let round = 0; round < 8; round++) {
      const seat = round % 3
      await speakUp(seat)
      expect(found()).toEqual([])
      await press('.curtain .open')
      const own = namesOf(view().hand)
      const drawn = namesOf(match().log.flatMap(({ event }) => ('card' in event ? [String(event['card'])] : [])))
      expect(found().filter((name) => !own.includes(name) && !drawn.includes(name))).toEqual([])
      await key({ key: 'Escape' })
      expect(found()).toEqual([])
      for (let step = 0; step < 3; step++) {
        const { actor, legal } = match().current!
        const [action] = (legal as { type: string }[]).filter(({ type }) => type !== 'play' && type !== 'discard').reverse()
        if (actor !== null) await match().actAs(actor, action)
        vi.advanceTimersByTime(10_000)
        await flushPromises()
      }
    }
    expect(view().turn).toBeGreaterThan(1)
  })
})
