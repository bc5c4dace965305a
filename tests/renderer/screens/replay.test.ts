import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import App from '../../../renderer/App.vue'
import { useHistory } from '../../../renderer/stores/history.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useReplay } from '../../../renderer/stores/replay.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { playCampaign } from '../support/finished.ts'
import { layWindow } from '../support/window.ts'

/** A window with a finished campaign in the library. */
async function withCampaign() {
  const laid = layWindow({ matches: 60 })
  const id = await playCampaign(laid.bridge)
  const app = laid.show(App)
  await flushPromises()
  return { ...laid, id, app, screen: useScreen() }
}

async function press(app: VueWrapper, words: RegExp): Promise<void> {
  const found = app.findAll('button').filter((button) => words.test(button.attributes('aria-label') ?? button.text()))
  await found[0]?.trigger('click')
  await flushPromises()
}

describe('the end of a match', () => {
  test('leads to the replay, and that back to the end', async () => {
    const { id, app, screen } = await withCampaign()
    await useMatch().open(id)
    screen.go('table')
    await flushPromises()
    await press(app, /^Look back/)
    expect([screen.current, useReplay().shown?.table.match, useReplay().ply]).toEqual(['replay', id, 0])
    await press(app, /^Leave$/)
    expect([screen.current, useMatch().current?.outcome !== null]).toEqual(['table', true])
  })
})

describe('what happened at a step of the replay', () => {
  test('a combat round that only begins with it is not told yet', async () => {
    const { id, app } = await withCampaign()
    await useReplay().open(id)
    const heard = useReplay().events
    const begun = heard.find(({ ply, event }, at) => event.type === 'combatRoundBegan' && (heard[at + 1]?.ply ?? 0) > ply && ply > 0)
    await useReplay().stand(begun?.ply ?? -1)
    await flushPromises()
    expect(app.get('.replay-bar .what').text()).toMatch(/[^:]$/)
  })
})

describe('the way back from the replay', () => {
  test('to the shelf that it was opened from, with what was looked for', async () => {
    const { id, app, bridge, screen } = await withCampaign()
    await press(app, /^Library$/)
    await press(app, /^Past$/)
    await useReplay().open(id)
    await flushPromises()
    await press(app, /^Leave$/)
    expect([screen.current, app.findAll('.tile').length, app.get('.tabs .on').text()]).toEqual(['library', 1, 'Past'])
    expect(bridge.made.at(-1)).toMatchObject({ name: 'matches.list', input: { shelf: 'past', offset: 0 } })
  })

  test('to the page of the list behind a figure; whoever comes anew finds it shut', async () => {
    const { id, app, screen } = await withCampaign()
    const history = useHistory()
    history.show('players')
    screen.go('history')
    await flushPromises()
    history.open('Matches', {})
    await flushPromises()
    const dialog = () => document.querySelector('[role="dialog"]')
    const older = [...(dialog()?.querySelectorAll<HTMLElement>('.pages button') ?? [])].at(-1)
    older?.click()
    await flushPromises()
    const range = () => dialog()?.querySelector('.pages span')?.textContent
    expect(range()).toBe('51 to 60 of 60')
    await useReplay().open(id)
    await flushPromises()
    await press(app, /^Leave$/)
    expect([screen.current, range()]).toEqual(['history', '51 to 60 of 60'])
    screen.go('home')
    await flushPromises()
    screen.go('history')
    await flushPromises()
    expect(dialog()).toBeNull()
  })

  test('each line of the list leads to its replay', async () => {
    const { app, bridge, screen } = await withCampaign()
    useHistory().show('matches')
    screen.go('history')
    await flushPromises()
    await press(app, /^Look back on /)
    expect(bridge.made.find(({ name }) => name === 'replay.open')).toBeDefined()
  })
})
