import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import App from '../../../renderer/App.vue'
import { historySections, sectionsOf, useHistory } from '../../../renderer/stores/history.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { wilson } from '../../../renderer/screens/history/wilson.ts'
import { daysOfMonth } from '../../../renderer/screens/history/months.ts'
import { layWindow } from '../support/window.ts'

/** A window with so many matches played, its history open. */
async function openHistory(matches: number) {
  const laid = layWindow({ matches })
  const app = laid.show(App)
  await flushPromises()
  useScreen().go('history')
  await flushPromises()
  const calls = (name: string): readonly unknown[] => laid.bridge.made.filter((made) => made.name === name).map(({ input }) => input)
  return { ...laid, app, history: useHistory(), calls }
}

describe('the history', () => {
  test('is reached from the games by its tab, and by the menu', async () => {
    const { bridge, app } = await openHistory(20)
    useScreen().go('home')
    await flushPromises()
    await app
      .findAll('nav button')
      .find((tab) => tab.text() === 'History')
      ?.trigger('click')
    await flushPromises()
    expect(app.find('.history').exists()).toBe(true)
    bridge.tell({ type: 'command', id: 'home' })
    await flushPromises()
    expect(app.find('.history').exists()).toBe(false)
    bridge.tell({ type: 'command', id: 'history' })
    await flushPromises()
    expect(app.find('.history').exists()).toBe(true)
  })

  test('R-STAT-1: the parts of a total are its classes, and each opens the matches that it counts', async () => {
    const { app, history, calls } = await openHistory(100)
    const parts = app.findAll('[data-mark^="judge-dredd-"]')
    const sum = parts.map((part) => Number(/: (\d+)$/.exec(part.attributes('aria-label') ?? '')?.[1])).reduce((a, b) => a + b, 0)
    expect(sum).toBe(50)
    await parts[0]?.trigger('click')
    await flushPromises()
    expect(history.drill?.filter).toEqual({ game: 'judge-dredd', result: 'won' })
    expect(calls('history.matches').at(-1)).toMatchObject({ filter: { game: 'judge-dredd', result: 'won' }, offset: 0 })
    expect(document.querySelector('[role="dialog"] h2')?.textContent).toContain('Judge Dredd')
  })

  test.each(
    ['', 'judge-dredd', 'realm-lords'].flatMap((game) => [0, 1, 40].map((matches) => [matches, game || 'both games', game] as const)),
  )('with %i matches of %s every part has words and figures', async (matches, _name, game) => {
    const { app, history } = await openHistory(matches)
    history.choose(game)
    for (const section of sectionsOf(game)) {
      history.show(section)
      await flushPromises()
      expect(app.find('main h2').exists(), section).toBe(true)
      expect(app.get('.history').html(), section).not.toMatch(/NaN|undefined|Infinity|(history|realm|dredd|achievements)\.[a-z]+\.[a-z]/)
    }
  })

  test.each([
    [0, 0],
    [1, 1],
    [3, 3],
    [4, 0],
  ])('of %i matches %i stand as cards under their totals, and each opens its match', async (matches, cards) => {
    const { app, calls } = await openHistory(matches)
    const shown = app.findAll('.latest button')
    expect(shown).toHaveLength(cards)
    await shown[0]?.trigger('click')
    await flushPromises()
    expect(calls('matches.open')).toHaveLength(Math.min(cards, 1))
  })

  test('with nothing played yet every panel of the overview shows what will be drawn there, and readers hear only its words', async () => {
    const { app } = await openHistory(0)
    const empty = app.findAll('.overview .empty')
    expect(empty).toHaveLength(4)
    expect(empty.every((one) => one.find('svg[aria-hidden="true"] path').exists() && /\S/.test(one.text()))).toBe(true)
  })

  test.each([
    [1, 'minutes of play28'],
    [4, 'hours of play2'],
  ])('the time of %i matches is told in whole hours, before the first in minutes: %s', async (matches, told) => {
    const { app } = await openHistory(matches)
    expect(app.get('.masthead').text().replace(/\s+/g, ' ')).toContain(told)
  })

  test('what only one game has gives way to the overview', async () => {
    const { history } = await openHistory(9)
    history.openRoad('00000000-0000-4000-9000-000000000001')
    expect([history.game, history.section]).toEqual(['realm-lords', 'road'])
    history.choose('judge-dredd')
    expect(history.section).toBe('overview')
    expect(new Set(['', 'judge-dredd', 'realm-lords'].flatMap(sectionsOf))).toEqual(new Set(historySections))
  })

  test('filters: every figure is asked for with the game and the player that are set', async () => {
    const { app, bridge, calls } = await openHistory(60)
    await app.get('[data-filter="game"]').setValue('judge-dredd')
    await flushPromises()
    bridge.made.length = 0
    await app.get('[data-filter="player"]').setValue('p2')
    await flushPromises()
    const filter = { player: { kind: 'person', player: 2 }, game: 'judge-dredd' }
    for (const name of ['history.overview', 'history.results', 'history.rates', 'history.luck', 'history.calendar'])
      expect(calls(name)[0], name).toMatchObject({ filter })
    expect(calls('history.achievements')[0]).toEqual(filter)
  })

  test('an answer that comes too late is dropped', async () => {
    const { app, bridge, history } = await openHistory(60)
    const release = bridge.hold()
    history.choose('judge-dredd')
    await flushPromises()
    history.choose('realm-lords')
    release()
    await flushPromises()
    expect(app.get('h1').text()).toBe('The chronicle of Anna')
  })

  test('a mark of the results opens that match', async () => {
    const { app, calls } = await openHistory(30)
    await app.get('[data-mark="00000000-0000-4000-9000-000000000004"]').trigger('click')
    await flushPromises()
    expect(calls('matches.open')).toEqual([{ match: '00000000-0000-4000-9000-000000000004' }])
  })
})

describe('the people of the household', () => {
  async function openPlayers() {
    const opened = await openHistory(30)
    opened.history.show('players')
    await flushPromises()
    return opened
  }

  test('are renamed when the field is left, painted, and one of them is me', async () => {
    const { app, calls, history } = await openPlayers()
    await app.get('[data-player="2"] input').setValue('  Benny ')
    await flushPromises()
    expect(calls('players.rename')).toEqual([{ player: 2, name: 'Benny' }])
    await app.get('[data-player="2"] select').setValue('teal')
    await app.get('[data-player="2"] .act').trigger('click')
    await flushPromises()
    expect(calls('players.recolour')).toEqual([{ player: 2, colour: 'teal' }])
    expect(history.me?.name).toBe('Benny')
  })

  test('a name that is refused gives way to the old one', async () => {
    const { app, bridge } = await openPlayers()
    bridge.refuseNext('players.rename', { code: 'name-taken', detail: 'Anna' })
    await app.get('[data-player="2"] input').setValue('Anna')
    await flushPromises()
    expect(app.get<HTMLInputElement>('[data-player="2"] input').element.value).toBe('Ben')
    expect(app.text()).toContain('Somebody here has that name already')
  })

  test('merging says what it does first; who sat together stays apart', async () => {
    const { app, history, calls } = await openPlayers()
    await app.findAll('[data-player="2"] .act').at(-1)?.trigger('click')
    await flushPromises()
    const dialog = (): Element => document.querySelector('[role="dialog"]') as Element
    const yes = (): HTMLElement => dialog().querySelector('.act:not(.alt)') as HTMLElement
    expect(dialog().textContent).toContain('sat at one table in 12 matches')
    yes().click()
    expect(calls('players.merge')).toEqual([])
    const select = dialog().querySelector('select') as HTMLSelectElement
    select.value = '3'
    select.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(dialog().textContent).toContain('42 matches of Ben become Chloe')
    yes().click()
    await flushPromises()
    expect(calls('players.merge')).toEqual([{ from: 2, into: 3 }])
    expect(history.household?.people.map(({ player }) => player)).toEqual([1, 3])
  })
})

describe('figures', () => {
  test.each([
    [0, 0, 0, 1],
    [5, 10, 0.237, 0.763],
    [0, 10, 0, 0.278],
    [30, 80, 0.277, 0.485],
  ])("Wilson's interval of %i of %i", (hits, of, low, high) => {
    const interval = wilson(hits, of)
    expect(interval.low).toBeCloseTo(low, 2)
    expect(interval.high).toBeCloseTo(high, 2)
  })

  test.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('R-STAT-3: %s ends on %s', (month, to) => {
    expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to })
  })

  test('a table is saved by the program, and where it lies is said', async () => {
    const { app, calls } = await openHistory(20)
    await app.get('[aria-label="Save as a table"]').trigger('click')
    await flushPromises()
    const csv = [...document.querySelectorAll<HTMLElement>('.dialog button')].find((button) => button.textContent?.includes('Save as CSV'))
    csv?.click()
    await flushPromises()
    expect(calls('history.export')).toEqual([{ table: 'matches', format: 'csv', filter: {} }])
    expect(document.querySelector('.dialog [role="status"]')?.textContent).toBe('gavel-matches.csv was written with 3 rows, in /home/p')
  })
})
