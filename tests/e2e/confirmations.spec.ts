import { expect, test, type Page } from '@playwright/test'
import { defaultSettings } from '../../shared/contract/choices.ts'
import { call } from './support/bridge.ts'
import { launchApp, type Launched } from './support/launch.ts'
import { firstOf, playUpTo, rehearseWith, stage } from './support/rehearsal.ts'
import { setOut } from './support/traveller.ts'

const ply = async (page: Page): Promise<number> => Number(await page.locator('main[data-ply]').getAttribute('data-ply'))
const ask = (page: Page, wish: Partial<typeof defaultSettings.confirmations>) =>
  call(page, 'settings.set', { motion: 'off', confirmations: { ...defaultSettings.confirmations, ...wish } })

let opened: Launched

test.beforeEach(async () => {
  opened = await launchApp()
})
test.afterEach(() => opened.close())

test('the hero walks at the first press on a space where the settings ask nothing first, at the second where they do', async () => {
  const { page } = opened
  const lit = page.getByRole('grid').getByRole('button', { name: /reachable for \d+ of/ })
  await ask(page, { heroWalks: true })
  await setOut(page, { hero: 'Garrick Stonewade', difficulty: 'Squire', seed: '71'.repeat(32) })
  await page.getByRole('button', { name: /^Roll two dice/ }).click()
  await expect(lit.first()).toBeVisible()
  const before = await ply(page)
  await lit.first().click()
  await expect(page.getByRole('button', { name: /^Walk to/ })).toBeVisible()
  expect(await ply(page)).toBe(before)
  await page.keyboard.press('Escape')
  await ask(page, { heroWalks: false })
  await lit.nth(1).click()
  await expect.poll(() => ply(page)).toBeGreaterThan(before)
})

test('a Judge moves at the first press on a sector, or at the second where the settings ask first', async () => {
  const { page } = opened
  const match = rehearseWith(['move'], 0x67, 3, 'open')
  const moment = firstOf(match, 'move')
  await ask(page, { judgeMoves: true })
  const id = await stage(
    page,
    match,
    ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' })),
  )
  await playUpTo(page, id, match, 0, moment.ply)
  await page.reload()
  await page.getByRole('region', { name: 'Carry on' }).getByRole('button').first().click()
  await page.locator('main[data-ply]').waitFor()
  const lit = page.locator('[role=option][data-spot^="sector:"]:not([aria-disabled=true])')
  await lit.first().press('Enter')
  await expect(page.getByRole('button', { name: /^Move to/ })).toBeVisible()
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1)
  expect(await ply(page)).toBe(moment.ply)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Move to/ })).toHaveCount(0)
  await lit.first().press('Enter')
  await lit.first().press('Enter')
  await expect.poll(() => ply(page)).toBeGreaterThan(moment.ply)
})
