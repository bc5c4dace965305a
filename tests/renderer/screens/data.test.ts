import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import App from '../../../renderer/App.vue'
import DataDialog from '../../../renderer/data/DataDialog.vue'
import { backupAt } from '../support/fakeProgram.ts'
import { layWindow } from '../support/window.ts'

const buttonIn = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text))
const press = async (text: string): Promise<void> => {
  buttonIn(text)?.click()
  await flushPromises()
}
const madeBy = (bridge: ReturnType<typeof layWindow>['bridge'], name: string): number =>
  bridge.made.filter((call) => call.name === name).length

describe('R-SAVE-3: the recovery screen', () => {
  async function open(backups = [backupAt('2026-03-02T10:00:00.000Z', 3), backupAt('2026-03-01T10:00:00.000Z', 2)]) {
    const { bridge, show } = layWindow()
    bridge.info = { store: { ok: false, reason: 'damaged' } }
    bridge.backups = backups
    const app = show(App)
    await flushPromises()
    return { bridge, app }
  }

  test('R-SAVE-7: the focus is on no button, and Escape and Enter do nothing', async () => {
    const { bridge } = await open()
    expect(document.activeElement?.tagName).toBe('H2')
    const before = bridge.made.length
    for (const key of ['Escape', 'Enter', ' ']) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await flushPromises()
    expect([bridge.made.length, document.querySelector('.recovery') !== null]).toEqual([before, true])
  })

  test('R-SAVE-11: it offers the newest backups with what they hold, restores one, and that can be undone', async () => {
    const { bridge } = await open()
    expect([...document.querySelectorAll('.recovery li')].map((row) => row.textContent)).toEqual([
      expect.stringContaining('3 matches, 3 under way'),
      expect.stringContaining('2 matches, 2 under way'),
    ])
    await press('Restore this one')
    expect(bridge.made).toContainEqual({ name: 'backups.restore', input: { name: backupAt('', 3).name } })
    expect([document.querySelector('.recovery'), document.body.textContent.includes('Restored.')]).toEqual([null, true])
    await press('Undo the restoring')
    expect(bridge.made).toContainEqual({ name: 'backups.restore', input: { name: 'gavel.replaced.db' } })
  })

  test('a backup that cannot be read is not offered', async () => {
    await open([{ ...backupAt('2026-03-02T10:00:00.000Z'), glance: null }])
    expect([document.querySelectorAll('.recovery li').length, document.body.textContent.includes('There is no backup.')]).toEqual([0, true])
  })

  test('what can be read is saved, and the report says what was not', async () => {
    const { bridge } = await open([])
    bridge.rescue = { saved: 3, lost: [{ match: '799cf8bd-949b-4e19-a6fd-6d054c07be76', why: 'ply 3' }], movedTo: ['gavel.damaged.db'] }
    await press('Save what can be read')
    const text = document.body.textContent
    expect([text.includes('3 matches were saved.'), text.includes('1 match could not be saved'), text.includes('799cf8bd')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('when nothing can be read it is said, and the other ways stay open', async () => {
    await open()
    await press('Save what can be read')
    expect(document.querySelector('.recovery')?.textContent).toContain('Not one match could be read.')
    expect(buttonIn('Restore this one')).toBeDefined()
  })

  test('R-SAVE-7: starting fresh is asked twice, and can be declined', async () => {
    const { bridge } = await open()
    await press('Start with an empty shelf')
    await press('Leave everything as it is')
    expect(madeBy(bridge, 'store.startFresh')).toBe(0)
    await press('Start with an empty shelf')
    await press('Move it aside and start fresh')
    expect(madeBy(bridge, 'store.startFresh')).toBe(1)
  })
})

const match = '799cf8bd-949b-4e19-a6fd-6d054c07be76'
const noFacts = { compared: 0, missing: [], different: [] as string[] }

describe('your data', () => {
  async function open() {
    const { bridge, show } = layWindow()
    bridge.backups = [backupAt('2026-03-02T10:00:00.000Z', 2)]
    show(DataDialog)
    await flushPromises()
    return bridge
  }

  test('the menu opens it, and so do the settings', async () => {
    const { bridge, show } = layWindow()
    show(App)
    await flushPromises()
    bridge.tell({ type: 'command', id: 'data' })
    await flushPromises()
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Your data')
    bridge.tell({ type: 'command', id: 'settings' })
    await flushPromises()
    await press('Your data and its backups')
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Back up now')
  })

  test('a backup is made, and listed', async () => {
    const bridge = await open()
    await press('Back up now')
    expect([madeBy(bridge, 'backups.make'), document.querySelectorAll('.copies li').length]).toEqual([1, 2])
    expect(document.querySelector('[role="status"]')?.textContent).toContain('The backup is made')
  })

  test('R-SAVE-7: restoring is asked twice; the question has the focus, and declining gives it back', async () => {
    const bridge = await open()
    await press('Restore…')
    expect(document.activeElement?.tagName).toBe('P')
    await press('Leave it as it is')
    expect([madeBy(bridge, 'backups.restore'), document.activeElement?.textContent.includes('Restore…')]).toEqual([0, true])
    await press('Restore…')
    await press('Restore it')
    expect(madeBy(bridge, 'backups.restore')).toBe(1)
  })

  test('a check says how far it is, and then what is bad', async () => {
    const bridge = await open()
    bridge.report = { fault: null, checked: 9, bad: [{ match, why: 'ply 3' }], facts: noFacts }
    const release = bridge.hold()
    await press('Check my data')
    bridge.tell({ type: 'progress', progress: { work: 'check', done: 4, total: 9 } })
    await flushPromises()
    expect([document.querySelector('progress')?.value, document.body.textContent.includes('4 of 9 matches')]).toEqual([4, true])
    release()
    await flushPromises()
    expect(document.querySelector('[role="status"]')?.textContent).toContain('1 match does not play as it was played')
  })

  test.each([
    [{ ...noFacts }, [], ['history of', 'not been counted', 'something else']],
    [{ ...noFacts, compared: 3 }, ['The history of 3 matches that are over says what their logs say.'], ['something else']],
    [{ ...noFacts, compared: 3, missing: [match, match] }, ['The history of 1 match', '2 matches that are over have not been counted']],
    [{ ...noFacts, compared: 3, missing: [match], different: [match] }, ['something else', match.slice(0, 8)], ['says what']],
  ])('R-STAT-2: a check says whether the history is what the logs tell: %j', async (facts, said, unsaid = []) => {
    const bridge = await open()
    bridge.report = { fault: null, checked: 9, bad: [], facts }
    await press('Check my data')
    const status = document.querySelector('[role="status"]')?.textContent ?? ''
    expect(status.includes('All is well: 9 matches play as they were played.')).toBe(facts.different.length === 0)
    expect([said.filter((one) => !status.includes(one)), unsaid.filter((one) => status.includes(one))]).toEqual([[], []])
    expect(buttonIn('Work the history out again') !== undefined).toBe(facts.different.length > 0)
  })

  test('R-STAT-2: what differs is derived from the logs again', async () => {
    const bridge = await open()
    bridge.report = { fault: null, checked: 9, bad: [], facts: { compared: 3, missing: [], different: [match] } }
    await press('Check my data')
    await press('Work the history out again')
    expect(bridge.made).toContainEqual({ name: 'history.check', input: { fix: true } })
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/\d match(es were| was) put right/)
  })

  test('a folder that cannot be shown is named', async () => {
    const bridge = await open()
    bridge.opens = false
    await press('Show my data')
    expect(document.querySelector('[role="status"]')?.textContent).toContain('/data')
  })

  test('the room for backups is a setting', async () => {
    const bridge = await open()
    const choice = [...document.querySelectorAll<HTMLInputElement>('input[name="budget"]')].at(-1)
    choice?.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(bridge.made).toContainEqual({ name: 'settings.set', input: { backupMegabytes: 5_000 } })
  })
})
