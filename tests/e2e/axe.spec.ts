import { expect, test } from '@playwright/test'
import { call } from './support/bridge.ts'
import { keyboard, tabToMap } from './support/hands.ts'
import { launchApp } from './support/launch.ts'
import { look, lookInEveryLanguage } from './support/looking.ts'
import { answer, question, setOut } from './support/traveller.ts'

/** The decisions that a campaign has to meet before it may be left; numbers stand as #. */
const wanted = ['Combat round #', 'Trade in', 'Level # is in reach']

// ear.spec.ts plays a campaign to its end, and looks at that.
test('R-A11Y-1, R-A11Y-2: a campaign is played with the keyboard alone, and axe finds nothing on any screen and at any kind of decision, hints in it, in any language', async () => {
  test.setTimeout(10 * 60_000)
  const { page, close } = await launchApp()
  const found: string[] = []
  page.on('console', (line) => line.type() === 'error' && found.push(line.text()))
  page.on('pageerror', (error) => found.push(error.message))
  await call(page, 'settings.set', { motion: 'off' })
  await look(page, 'home', found)
  await page.getByRole('button', { name: /^Set out anew/ }).click()
  await look(page, 'set-up', found)
  await page.getByRole('button', { name: /^Back/ }).click()
  await setOut(page, { hero: 'Garrick Stonewade', difficulty: 'Legend', seed: '71'.repeat(32) })
  for (const [name, open] of [
    ['rules', 'F1'],
    ['shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(open)
    await page.getByRole('dialog').waitFor()
    await look(page, name, found)
    await page.keyboard.press('Escape')
  }
  for (const name of ['Settings', 'About this match'] as const) {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
    await look(page, name, found)
    await page.keyboard.press('Escape')
  }
  await tabToMap(page)
  const seen = new Set<string>()
  let hints = 0
  while (!wanted.every((kind) => seen.has(kind))) {
    const { heading } = await question(page)
    const kind = heading.replaceAll(/\b[IVXL]+\b|\d+/g, '#').replace(/(Trade in).*/, '$1')
    if (!seen.has(kind)) await look(page, heading, found)
    seen.add(kind)
    hints += await page.locator('[data-hint]').count()
    expect(await answer(page, keyboard(page))).toBe(true)
  }
  expect(hints).toBeGreaterThan(2)
  await lookInEveryLanguage(page, 'a campaign', found)
  expect(found).toEqual([])
  await close()
})
