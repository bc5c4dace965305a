import { flushPromises } from '@vue/test-utils'
import { describe, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
import HandPanel from '../../../renderer/games/judge-dredd/cards/HandPanel.vue'
import { cards } from '../../../renderer/games/judge-dredd/cards.ts'
import { whyNotThere, type Purpose } from '../../../renderer/games/judge-dredd/city/whyNotThere.ts'
import { chaptersOf } from '../../../renderer/games/judge-dredd/journal/journal.ts'
import { chaptersOf as campaignOf } from '../../../renderer/games/realm-lords/journal/journal.ts'
import { cards as realmCards } from '../../../renderer/games/realm-lords/cards.ts'
import { makeI18n } from '../../../renderer/i18n/index.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import type { RealmEvent } from '../../../shared/games/realm-lords/events.ts'
import { city, game, type Laid } from '../../shared/judge-dredd/support/index.ts'
import { logged } from '../support/logged.ts'
import { layWindow } from '../support/window.ts'

const strip = (): HTMLElement | null => document.querySelector('.refusal')
const marked = (): string | null | undefined => document.querySelector('article.marked')?.getAttribute('data-paragraph')

async function press(key: string): Promise<void> {
  const from = document.activeElement ?? document.body
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
}

/** A campaign whose hero has rolled for the road. */
async function onTheRoad(): Promise<void> {
  const { show } = layWindow()
  document.documentElement.dataset['motion'] = 'off'
  const match = useMatch()
  await match.create('realm-lords', { hero: 'tamsin-wharrow', difficulty: 'knight' })
  useScreen().go('table')
  show(App)
  await match.act([{ type: 'roll' }])
  await flushPromises()
}
const far = (): HTMLElement =>
  document.querySelector<HTMLElement>('[role="grid"] button[data-why="RL-M1"]') ?? expect.fail('every space can be reached')

describe('R-RULE-5: why can’t I?', () => {
  test('a press on what is off says why, with a way to the paragraph, until the next press', async () => {
    await onTheRoad()
    expect(strip()).toBeNull()
    far().click()
    await flushPromises()
    expect(strip()?.textContent).toContain('Not now:')
    expect(strip()?.textContent).toContain(far().dataset['reason'])
    expect(strip()?.querySelector('.why')?.getAttribute('aria-label')).toBe('Why: open paragraph RL-M1')
    document.querySelector('h1')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await flushPromises()
    expect(strip()).toBeNull()
  })

  test('the answer goes with the next ply', async () => {
    await onTheRoad()
    far().click()
    await flushPromises()
    await useMatch().act([{ type: 'stop' }])
    await flushPromises()
    expect(strip()).toBeNull()
  })

  test('F1 opens the paragraph of what has the keyboard, else that of the decision', async () => {
    await onTheRoad()
    await press('F1')
    expect(marked()).toBe('RL-M1')
    await press('Escape')
    document.body.insertAdjacentHTML('beforeend', '<button aria-disabled="true" data-reason="no" data-why="RL-R24">x</button>')
    document.querySelector<HTMLElement>('[data-why="RL-R24"]')?.focus()
    await press('F1')
    expect(marked()).toBe('RL-R24')
  })

  test('F1 between matches opens the book of the game that was last at hand', async () => {
    await onTheRoad()
    useScreen().go('home')
    useMatch().close()
    await flushPromises()
    await press('F1')
    expect(document.querySelector('[data-book="realm-lords"]')?.getAttribute('aria-pressed')).toBe('true')
  })

  test('a card in hand says why it cannot be played', () => {
    const state = city(2).hand(0, 'robodoc').window('move', 0).state()
    layWindow().show(HandPanel, { view: game.view(state, 0), cardsPlayable: [], secret: true })
    const card = document.querySelector<HTMLElement>('.slot')
    expect(card?.getAttribute('aria-disabled')).toBe('true')
    expect(card?.dataset).toMatchObject({ why: 'JD-E3', reason: 'Only for a Judge in Intensive Care' })
  })

  const walk: Purpose = { for: 'walk', seat: 0 }
  test.each<[string, () => Laid, Purpose, string, string | null]>([
    ['JD-S4: a sector that is no start', () => city(2), { for: 'place' }, 'resyk', 'noStart'],
    ['JD-S3: a start where somebody stands', () => city(2), { for: 'place' }, 'academy', 'taken'],
    ['JD-R18: what a card cannot be aimed at', () => city(2), { for: 'aim' }, 'resyk', 'aim'],
    ['JD-I2: from Intensive Care', () => city(2).care(0), walk, 'resyk', 'care'],
    ['JD-M5: bound to a Crime', () => city(2).scene('crime-01', 'perp-01', 'academy'), walk, 'resyk', 'bound'],
    ['JD-M1: without a step', () => city(2).judge(0, 'academy', { strides: 0 }), walk, 'resyk', 'still'],
    ['JD-M2: too far', () => city(2).judge(0, 'academy', { strides: 1 }), walk, 'sludge-marina', 'far'],
    ['JD-R7: behind a Crime', () => city(2).scene('crime-01', 'perp-01', 'palais-de-boing', false), walk, 'sludge-marina', 'crime'],
    [
      'JD-R27: behind a Crime, which does not stop who is Barneyed',
      () => city(2).judge(0, 'academy', { barneyed: true }).scene('crime-01', 'perp-01', 'palais-de-boing', false),
      walk,
      'sludge-marina',
      'perp',
    ],
    ['where the Judge stands', () => city(2), walk, 'academy', null],
  ])('a sector that cannot be chosen says why: %s', (title, lay, purpose, sector, key) => {
    const why = whyNotThere(game.view(lay().state(), null), cards, purpose, sector)
    expect(why?.key ?? null).toBe(key)
    if (why === null) return
    expect(title).toContain(why.paragraph)
    expect(makeI18n().global.te(`dredd.city.whyNot.${why.key}`)).toBe(true)
  })
})

describe('every line of a log leads to its paragraph', () => {
  test('that of the last thing in it', () => {
    const events = [
      { type: 'entered', seat: 0, from: 'academy', to: 'resyk', how: 'step', strides: 1 },
      { type: 'perpTurnedUp', perp: 'perp-01', crime: 'crime-01', sector: 'resyk', cause: { by: 'rule' } },
      { type: 'arrested', seat: 0, crime: 'crime-01', perp: 'perp-01', points: 2, score: 2 },
    ] as const satisfies readonly DreddEvent[]
    expect(chaptersOf(logged(events))[0]?.lines.map(({ why }) => why)).toEqual(['JD-M4', 'JD-A7'])
  })

  test('in Realm Lords too', () => {
    const die = { value: 4, purpose: 'x' }
    const events = [
      { type: 'roundBegan', round: 1 },
      { type: 'doomRolled', dice: [die, die], total: 8, tick: 11, trips: false },
      { type: 'doomMoved', clock: 1, tick: 10, advanced: false, cause: null },
    ] as unknown as readonly RealmEvent[]
    expect(campaignOf(logged(events), { cards: realmCards, spaces: [] })[0]?.lines.map(({ why }) => why)).toEqual(['RL-R26'])
  })
})
