import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { defaultSettings } from '../../../shared/contract/choices.ts'
import type { MatchSummary } from '../../../shared/contract/schemas.ts'
import { summary } from '../support/summary.ts'
import { layWindow } from '../support/window.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

async function library(...matches: readonly Partial<MatchSummary>[]) {
  const laid = layWindow()
  laid.bridge.shelf.push(...matches.map(summary))
  const app = laid.show(App)
  await flushPromises()
  await app.get('nav button:nth-of-type(2)').trigger('click')
  await flushPromises()
  const shelve = async (name: string) => {
    await app
      .findAll('.tabs button')
      .find((button) => button.text() === name)
      ?.trigger('click')
    await flushPromises()
  }
  /** Opens the menu of the first match, and gives what it offers. */
  const menu = async () => {
    await app.get('.trigger').trigger('click')
    await flushPromises()
    return [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  }
  const choose = async (text: string) => {
    const items = await menu()
    items.find((item) => item.textContent?.trim() === text)?.click()
    await flushPromises()
    await vi.runAllTimersAsync()
    await flushPromises()
  }
  const press = async (title: string) => {
    const button = [...document.querySelectorAll<HTMLElement>('.dialog button')].find((each) => each.textContent?.includes(title))
    if (!button) throw new Error(`no button ${title} in ${document.querySelector('.dialog')?.textContent}`)
    button.click()
    await flushPromises()
  }
  const reading = ['app.info', 'files.offered', 'settings.get', 'matches.list', 'matches.totals', 'players.list']
  const made = () => laid.bridge.made.filter(({ name }) => !reading.includes(name))
  return { ...laid, app, shelve, menu, choose, press, made }
}

/** What can be done with any match that can be read, behind how it is opened. */
const whole = ['Look back on it', 'Check the dice', 'Save to a file…']
const over = { outcome: { winners: [0], reason: 'death-lord' } } as const

describe('the library', () => {
  test.each([
    ['Under way', 1],
    ['Past', 2],
    ['Archive', 1],
    ['Bin', 1],
  ])('the shelf %s', async (name, n) => {
    const { app, shelve } = await library({}, over, { givenUp: true }, { archived: true }, { deletedAt: '2026-11-21T10:00:00.000Z' })
    await shelve(name)
    expect(app.findAll('.tile')).toHaveLength(n)
    expect(app.get('[role="status"]').text()).toContain(String(n))
  })

  test.each([
    ['Past', 'No match has ended yet.', /played to its end/],
    ['Archive', 'Nothing has been laid aside.', /count in your history/],
    ['Bin', 'The bin is empty.', /for 30 days/],
  ])('the empty shelf %s says that it is, and what would lie there', async (name, title, line) => {
    const { app, shelve } = await library()
    await shelve(name)
    expect([app.get('[role="status"]').text(), app.get('.empty .title').text()]).toEqual([title, title])
    expect(app.get('.empty .line').text()).toMatch(line)
    expect(app.findAll('.empty button')).toEqual([])
  })

  test.each(['judge-dredd', 'realm-lords'])('with no match under way one can be set up: %s', async (game) => {
    const { app } = await library()
    await app.get(`.empty [data-game="${game}"]`).trigger('click')
    expect([useScreen().current, useScreen().game]).toEqual(['setup', game])
  })

  test('where nothing is found all of the shelf can be shown', async () => {
    const { app } = await library({})
    await app.get('search input').setValue('nobody')
    await vi.runAllTimersAsync()
    await flushPromises()
    expect([app.findAll('.tile').length, app.get('.empty .title').text()]).toEqual([0, 'Nothing like that lies here.'])
    await app.get('.empty button').trigger('click')
    await flushPromises()
    expect([app.findAll('.tile').length, app.find('.empty').exists()]).toEqual([1, false])
  })

  test.each<[string, Partial<MatchSummary>, readonly string[]]>([
    ['Under way', {}, ['Play on', ...whole, 'Name it…', 'Copy for practice', 'Give up…', 'Lay in the archive', 'Throw away…']],
    ['Under way', { damaged: true }, ['Name it…', 'Give up…', 'Lay in the archive', 'Throw away…']],
    ['Past', over, ['See how it ended', ...whole, 'Name it…', 'Lay in the archive', 'Throw away…']],
    ['Past', { givenUp: true }, ['Take it up again…', ...whole, 'Name it…', 'Copy for practice', 'Lay in the archive', 'Throw away…']],
    [
      'Archive',
      { archived: true },
      ['Play on', ...whole, 'Name it…', 'Copy for practice', 'Give up…', 'Take out of the archive', 'Throw away…'],
    ],
    ['Bin', { deletedAt: '2026-11-21T10:00:00.000Z' }, ['Put back']],
  ])('on the shelf %s, of %o: what can be done', async (name, match, items) => {
    const { shelve, menu } = await library(match)
    await shelve(name)
    expect((await menu()).map((item) => item.textContent?.trim())).toEqual(items)
  })

  test('what is written is looked for when the writing pauses, and a game with it', async () => {
    const { app, bridge } = await library({ title: 'Friday' }, { title: 'Monday' })
    const asked = () => bridge.made.filter(({ name }) => name === 'matches.list').length
    const before = asked()
    for (const text of ['f', 'fr', 'friday']) await app.get('input').setValue(text)
    expect(asked()).toBe(before)
    await vi.advanceTimersByTimeAsync(200)
    await flushPromises()
    expect([asked(), app.findAll('.tile').length]).toEqual([before + 1, 1])
    const [games, players] = app.findAll('select')
    await games?.setValue('judge-dredd')
    const [, anna] = players?.findAll('option').map((option) => option.element.value) ?? []
    await players?.setValue(anna)
    expect(bridge.made.at(-1)?.input).toMatchObject({ shelf: 'running', game: 'judge-dredd', player: Number(anna), text: 'friday' })
  })

  test.each([
    ['by its title', { title: 'Friday', createdAt: '2026-11-20T10:00:00.000Z' }, 'from “Friday”, action 9'],
    ['by its day', { title: '', createdAt: '2026-11-20T10:00:00.000Z' }, 'from the match of Nov 20, 2026, action 9'],
    ['not, where it is gone', null, 'branched at action 9'],
  ])('a branch names the match that it left %s', async (_, parentCalled, words) => {
    const { app } = await library({ parent: { match: '00000000-0000-4000-8000-000000000001', ply: 9 }, parentCalled })
    expect(app.get('.tile .origin').text()).toBe(words)
  })

  test('thousands come as they are asked for', async () => {
    const { app } = await library(...Array.from({ length: 70 }, () => ({})))
    expect(app.findAll('.tile')).toHaveLength(30)
    await app.get('.more').trigger('click')
    await flushPromises()
    expect(app.findAll('.tile')).toHaveLength(60)
    await app.get('.more').trigger('click')
    await flushPromises()
    expect([app.findAll('.tile').length, app.find('.more').exists()]).toEqual([70, false])
  })
})

describe('what is done to a match', () => {
  test('R-SAVE-7: throwing away asks first, and offers the archive instead; closing does nothing', async () => {
    const { choose, press, made } = await library({})
    await choose('Throw away…')
    expect(document.querySelector('.dialog')?.textContent).toContain('30 days')
    await press('Keep it')
    expect(made()).toEqual([])
    await choose('Throw away…')
    await press('Archive it instead')
    expect(made().map(({ name, input }) => [name, input])).toEqual([
      ['matches.change', { match: expect.any(String) as string, archived: true }],
    ])
  })

  test.each([
    ['Throw away…', 'Throw it away', { deleted: true }],
    ['Give up…', 'Give up', { givenUp: true }],
    ['Lay in the archive', null, { archived: true }],
  ])('%s', async (item, yes, change) => {
    const { choose, press, made } = await library({})
    await choose(item)
    if (yes !== null) await press(yes)
    expect(made()).toEqual([{ name: 'matches.change', input: { match: expect.any(String) as string, ...change } }])
  })

  test.each([
    ['Throw away…', { deleted: true }],
    ['Give up…', { givenUp: true }],
  ])('%s is done at once where the settings say that nothing is asked first', async (item, change) => {
    const { choose, made } = await library({})
    useSettings().attempt({ confirmations: { ...defaultSettings.confirmations, matches: false } })
    await choose(item)
    expect(document.querySelector('.dialog')).toBeNull()
    expect(made()).toEqual([{ name: 'matches.change', input: { match: expect.any(String) as string, ...change } }])
  })

  test('a name is written, and what was not changed stays', async () => {
    const { choose, press, made } = await library({ title: 'Friday' })
    await choose('Name it…')
    const field = document.querySelector<HTMLInputElement>('.dialog input')
    expect(field?.value).toBe('Friday')
    expect([document.activeElement, field?.selectionEnd]).toEqual([field, 6])
    field!.value = '  Saturday '
    field!.dispatchEvent(new Event('input'))
    await press('Keep this name')
    expect(made().at(-1)?.input).toMatchObject({ title: 'Saturday' })
  })

  test('R-STAT-1: one that was given up is not laid on the table before that was taken back', async () => {
    const { app, shelve, press, made } = await library({ givenUp: true })
    await shelve('Past')
    await app.get('.face').trigger('click')
    await flushPromises()
    expect([useScreen().current, made()]).toEqual(['library', []])
    await press('Take it up again')
    expect(made()[0]).toMatchObject({ name: 'matches.change', input: { givenUp: false } })
  })
})
