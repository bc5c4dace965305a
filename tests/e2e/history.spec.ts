import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fill } from '../sim/household/fill.ts'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { look } from './support/looking.ts'

const games = [
  ['', ['overview']],
  ['judge-dredd', ['overview']],
  ['realm-lords', ['road']],
] as const

test('R-STAT-1, R-A11Y-1, R-A11Y-2: the history of a household: axe finds nothing in it, a figure leads to its matches by keyboard', async () => {
  test.setTimeout(4 * 60_000)
  const dataDir = newDataDir()
  fill(dataDir, 6, new Date())
  const { app, page, close } = await launchApp({ dataDir })
  const found: string[] = []
  await call(page, 'settings.set', { motion: 'off' })
  await page.getByRole('navigation', { name: 'The house' }).getByRole('button', { name: 'History' }).click()
  for (const [game, sections] of games) {
    await page.locator('[data-filter=game]').selectOption(game)
    for (const section of sections) {
      await page.locator(`[data-section=${section}]`).click()
      await page.locator('main h2').first().waitFor()
      await look(page, `history ${game || 'both'} ${section}`, found)
    }
  }
  expect(found).toEqual([])

  await page.locator('[data-filter=game]').selectOption('')
  await page.locator('[data-section=overview]').click()
  const part = page.getByRole('button', { name: /^Judge Dredd, lost: \d+$/ })
  const count = /\d+$/.exec((await part.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  // Tab stops once at each chart; arrows go on from there.
  await page.locator('.drawing [data-mark][tabindex="0"]').first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  while (!(await part.evaluate((mark) => mark === document.activeElement))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row')).toHaveCount(Number(count) + 1)
  await look(page, 'the matches behind a figure', found)
  expect(found).toEqual([])
  await page.keyboard.press('Escape')

  const file = path.join(newDataDir(), 'matches.csv')
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen })
  }, file)
  await page.getByRole('button', { name: 'Save as a table' }).click()
  await page.getByRole('button', { name: /^Save as CSV/ }).click()
  await expect(dialog.getByRole('status')).toContainText('matches.csv was written')
  expect(readFileSync(file, 'utf8').split('\r\n').length).toBeGreaterThan(2)
  await page.keyboard.press('Escape')

  await page.locator('[data-section=matches]').click()
  await page.locator('.matches .open').first().click()
  await page.locator('.history').waitFor({ state: 'detached' })
  await close()
})
