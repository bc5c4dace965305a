import { expect, test } from '@playwright/test'
import { launchApp, type Launched } from './support/launch.ts'

/** Small groups, so that one missing picture or one wrong colour is more than other letters' edges can be. */
const shots = ['buttons', 'cards', 'items', 'towns', 'heroes'] as const
const themes = ['daylight', 'candlelight'] as const

let opened: Launched

test.beforeAll(async () => {
  opened = await launchApp({ args: ['--gallery'], size: { width: 1280, height: 800 } })
  await opened.page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(opened.page.locator('[data-shot="charts-quill"]')).toBeAttached()
})
test.afterAll(() => opened.close())

for (const theme of themes)
  test(`the gallery looks as it did: ${theme}`, async () => {
    const { page } = opened
    // What is seen depends on neither the settings nor the system.
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name, motion: 'off' }), theme)
    for (const shot of shots) {
      const group = page.locator(`[data-shot="${shot}"]`)
      await group.scrollIntoViewIfNeeded()
      // Pictures are there when they are decoded, letters when their fonts are.
      await group.evaluate(async (element) => {
        await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()))
        await document.fonts.ready
      })
      await expect(group).toHaveScreenshot(`${shot}-${theme}.png`, { animations: 'disabled', caret: 'hide' })
    }
  })
