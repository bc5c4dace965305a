import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { dreddHints } from '../../../renderer/games/judge-dredd/hints.ts'
import { realmHints } from '../../../renderer/games/realm-lords/hints.ts'
import HintLayer from '../../../renderer/hints/HintLayer.vue'
import { hintFor, type Hint } from '../../../renderer/hints/hint.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { playerOf } from '../../../shared/games/judge-dredd/bots/index.ts'
import { defaultCards } from '../../../shared/games/judge-dredd/cards/defaultPack.ts'
import { judgeDredd } from '../../../shared/games/judge-dredd/game.ts'
import { fastChance, seededChance } from '../../../shared/kernel/chance.ts'
import { play, start } from '../../../shared/kernel/match.ts'
import { layWindow } from '../support/window.ts'

const always = (id: string, when: boolean): Hint => ({ id, at: 'board', why: 'X-1', when: () => when })

test.each([
  ['the first that matters', [], 'b'],
  ['the next, when that was put away', ['b'], 'c'],
  ['none, when all were', ['b', 'c'], null],
])('of the hints %s is shown', (_, seen, id) => {
  expect(hintFor([always('a', false), always('b', true), always('c', true)], {}, seen)?.id ?? null).toBe(id)
})

test('every hint has a name of its own', () => {
  const ids = [...dreddHints, ...realmHints].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const shown = (): string | undefined => document.querySelector('[data-hint] h2')?.textContent

beforeEach(() => {
  // happy-dom lays nothing out: the map is given a size.
  Element.prototype.getBoundingClientRect = () => new DOMRect(300, 60, 600, 600)
})

/** A campaign of its own whose hero has rolled for the road, with what would be pointed at. */
async function onTheRoad(): Promise<ReturnType<typeof useSettings>> {
  const { show } = layWindow()
  const settings = useSettings()
  await settings.load()
  await useMatch().create('realm-lords', { hero: 'tamsin-wharrow', difficulty: 'squire' })
  useScreen().go('table')
  await useMatch().act([{ type: 'roll' }])
  document.body.insertAdjacentHTML('beforeend', '<div data-guide="map"></div>')
  show(HintLayer)
  await flushPromises()
  return settings
}

test('a hint shows when it matters, is put away for good, and comes back when all are wanted again', async () => {
  const settings = await onTheRoad()
  expect(shown()).toBe('Where to go')
  document.querySelector<HTMLElement>('[data-hint-away]')?.click()
  await flushPromises()
  expect([shown(), settings.settings.hints.seen]).toEqual([undefined, ['realm-road']])
  await settings.change({ hints: { on: true, seen: [] } })
  await flushPromises()
  expect(shown()).toBe('Where to go')
})

test('hints that are off are not shown', async () => {
  const settings = await onTheRoad()
  await settings.change({ hints: { on: false, seen: [] } })
  await flushPromises()
  expect(shown()).toBeUndefined()
})

test('G goes to what puts a hint away, and from there the keyboard goes back to the table’s question', async () => {
  const settings = await onTheRoad()
  document.body.insertAdjacentHTML('beforeend', '<h2 tabindex="-1" data-focus-home></h2>')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', cancelable: true }))
  const reached = document.activeElement as HTMLElement
  expect(reached.matches('[data-hint-away]')).toBe(true)
  reached.click()
  await flushPromises()
  expect([document.activeElement?.matches('[data-focus-home]'), settings.settings.hints.seen]).toEqual([true, ['realm-road']])
})

test.each([
  ['who has lost health', 'tamsin-wharrow', 3, true],
  ['nobody in full health', 'tamsin-wharrow', 5, false],
  ['nobody with Sure Feet, who rolls two dice all the same', 'nettle-quickbriar', 3, false],
])('RL-M1: of the one die for the road is told %s', (_, hero, health, told) => {
  const { when } = realmHints.find(({ id }) => id === 'realm-wounded')!
  expect(when({ stage: { step: 'depart' }, hero, health, maxHealth: 5 })).toBe(told)
})

test('cards in the city are told of only while one of the hand can be played', () => {
  const cards = defaultCards()
  const game = judgeDredd(cards)
  const [cadet, own, chance] = [playerOf('cadet', cards), fastChance(7), seededChance('5a'.repeat(32))]
  const { when } = dreddHints.find(({ id }) => id === 'dredd-city')!
  const told = { rightly: 0, wrongly: 0 }
  let { position } = start(game, { judges: cards.pack.judges.slice(0, 3), windows: { manner: 'open', seconds: 8 } }, chance)
  for (let seat = game.waitingFor(position.state)[0]; seat !== undefined; seat = game.waitingFor(position.state)[0]) {
    const [view, legal] = [game.view(position.state, seat), game.legalActions(position.state, seat)]
    if (when(view)) told[legal.some(({ type }) => type === 'play') ? 'rightly' : 'wrongly'] += 1
    const next = play(game, position, { seat, action: cadet(view, legal, own, { samples: 1, stop: () => false }) }, chance)
    if (!next.ok) throw new Error(next.fault.detail)
    position = next.value.position
  }
  expect([told.rightly > 0, told.wrongly]).toEqual([true, 0])
})
