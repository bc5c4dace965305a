import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { useFiles } from '../../../renderer/stores/files.ts'
import { useDialogs } from '../../../renderer/stores/dialogs.ts'
import { useReplay } from '../../../renderer/stores/replay.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import BranchDialog from '../../../renderer/table/BranchDialog.vue'
import ExportedDialog from '../../../renderer/table/ExportedDialog.vue'
import ImportDialog from '../../../renderer/table/ImportDialog.vue'
import ShortcutsDialog from '../../../renderer/table/ShortcutsDialog.vue'
import type { Preview } from '../../../shared/contract/files.ts'
import { playCampaign } from '../support/finished.ts'
import { summary } from '../support/summary.ts'
import { layWindow, type TestWindow } from '../support/window.ts'

const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[role="dialog"]')!
async function press(words: RegExp): Promise<void> {
  const button = [...dialog().querySelectorAll('button')].find((each) =>
    words.test(each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''),
  )
  if (button === undefined) throw new Error(`no ${words} in ${dialog().textContent}`)
  button.click()
  await flushPromises()
}

describe('a branch', () => {
  test.each([
    [/With the same dice/, 'same'],
    [/With fresh dice/, 'fresh'],
  ] as const)('R-RNG-4: is begun %s, and said to be practice before', async (words, dice) => {
    const { bridge, show } = layWindow()
    const match = await playCampaign(bridge, 20)
    const replay = useReplay()
    await replay.open(match, 7)
    const wrapper = show(BranchDialog)
    await flushPromises()
    expect(dialog().textContent).toContain('Go on from move 7')
    expect(dialog().textContent).toContain('practice for good')
    await press(words)
    expect(bridge.made.at(-1)).toEqual({ name: 'matches.branch', input: { match, ply: 7, dice } })
    expect([wrapper.emitted('close')?.length, useScreen().current]).toEqual([1, 'table'])
  })

  test('is not begun by closing', async () => {
    const { bridge, show } = layWindow()
    await useReplay().open(await playCampaign(bridge, 20), 7)
    const wrapper = show(BranchDialog)
    await flushPromises()
    await press(/^Close/)
    expect(wrapper.emitted('close')).toHaveLength(1)
    expect(bridge.made.some(({ name }) => name === 'matches.branch')).toBe(false)
  })
})

/** A file was looked at, and is shown. */
async function importing(told: Partial<Preview>): Promise<TestWindow & { wrapper: ReturnType<TestWindow['show']>; match: string }> {
  const laid = layWindow()
  const match = await playCampaign(laid.bridge, 20)
  const { game, config, ply, createdAt, playedAt, practice, parent, seats, outcome, glance } = summary({ ply: 20 })
  const facts = { match, game, config, ply, createdAt, playedAt, practice, parent, seats, outcome, glance }
  useFiles().preview = { ...facts, token: '00000000-0000-4000-8000-0000000000aa', title: '', givenUp: false, deleted: false, ...told }
  laid.bridge.answerNext('files.accept', { match })
  const wrapper = laid.show(ImportDialog)
  await flushPromises()
  return { ...laid, match, wrapper }
}

describe('a match from a file', () => {
  test.each<[string, Partial<Preview>, readonly string[]]>([
    ['one that goes on', {}, ['it goes on', 'All its 20 actions were played through']],
    ['one that is over', { outcome: { winners: [0], reason: 'death-lord' } }, ['Keep it and look back']],
    ['practice with a title', { practice: true, title: 'Friday' }, ['Friday', 'ractice']],
    ['one that lies in the bin', { deleted: true }, ['it comes back']],
  ])('R-SEC-1: is shown before it is kept: %s', async (_, told, words) => {
    const { bridge } = await importing(told)
    for (const word of words) expect(dialog().textContent).toContain(word)
    expect(bridge.made.some(({ name }) => name === 'files.accept')).toBe(false)
  })

  test.each<[string, Partial<Preview>, RegExp, string]>([
    ['to play on', {}, /Keep it and play/, 'table'],
    ['to look back', { outcome: { winners: [0], reason: 'death-lord' } }, /Keep it and look back/, 'replay'],
    ['for later', {}, /^Keep it(?! and)/, 'home'],
  ])('is kept %s', async (_, told, words, screen) => {
    const { bridge, wrapper } = await importing(told)
    await press(words)
    expect(bridge.made.find(({ name }) => name === 'files.accept')?.input).toEqual({ token: '00000000-0000-4000-8000-0000000000aa' })
    expect([wrapper.emitted('close')?.length, useScreen().current]).toEqual([1, screen])
  })
})

test.each([
  ['Check the dice.html', 'beside it lies “check the dice.html”'],
  [null, 'courtesy'],
] as const)('R-SAVE-13: what was written is named with its folder; with the page that checks it: %s', async (verifier, word) => {
  const { show } = layWindow()
  useFiles().written = { name: 'a campaign.gavel', folder: '/home/p', verifier }
  const wrapper = show(ExportedDialog)
  await flushPromises()
  expect(dialog().textContent).toContain('a campaign.gavel')
  expect(dialog().textContent).toContain('/home/p')
  expect(dialog().textContent?.toLowerCase()).toContain(word)
  dialog().querySelector<HTMLElement>('.act')?.click()
  expect(wrapper.emitted('close')).toHaveLength(1)
})

test.each([
  ['replay', ['←  →', 'Home  End', 'Space']],
  ['table', ['1 … 9', 'U']],
] as const)('the sheet of shortcuts lists the keys of the screen that is open: %s', async (screen, keys) => {
  const { show } = layWindow()
  useScreen().go(screen)
  show(ShortcutsDialog)
  await flushPromises()
  const listed = [...dialog().querySelectorAll('kbd')].map((each) => each.textContent)
  expect(listed).toEqual(expect.arrayContaining([...keys]))
  expect(listed.includes('1 … 9')).toBe(screen === 'table')
  expect(useDialogs().open).toBeNull()
})
