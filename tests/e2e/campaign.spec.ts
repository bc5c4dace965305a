import { expect, test } from '@playwright/test'
import { call } from './support/bridge.ts'
import { keyboard, mouse } from './support/hands.ts'
import { launchApp } from './support/launch.ts'
import { answer, question, setOut, theEnd } from './support/traveller.ts'

const limit = 10 * 60_000
/** Given, so that the same campaign is played every time. */
const seed = '66'.repeat(32)

// axe.spec.ts plays one with the keyboard too, so that these need not be played every time.
for (const [how, hands] of [
  ['buttons by role and name', mouse],
  ['the keyboard alone', keyboard],
] as const) {
  test(`R-A11Y-1: a whole campaign is played to its end with ${how} @long`, async () => {
    test.setTimeout(limit)
    const { page, close } = await launchApp()
    const faults: string[] = []
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    await call(page, 'settings.set', { motion: 'off' })
    await setOut(page, { hero: 'Brogan Dunmallet', difficulty: 'Legend', seed })
    while (await answer(page, hands(page)));
    expect((await question(page)).heading).toBe(theEnd)
    await page
      .getByRole('button', { name: /^Back to the games/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Past games' }).getByRole('button')).toHaveCount(1)
    expect(faults).toEqual([])
    await close()
  })
}
