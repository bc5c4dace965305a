import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { call } from './bridge.ts'

/** What only another theme's colours can change; all else is the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Adds what axe finds on the screen as it stands: everything in one theme, and what colours can spoil in the other. */
export async function look(page: Page, screen: string, found: string[]): Promise<void> {
  for (const theme of ['candlelight', 'day'] as const) {
    await call(page, 'settings.set', { theme })
    await page.waitForFunction((dark) => (document.documentElement.dataset['theme'] === 'candlelight') === dark, theme === 'candlelight')
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (theme === 'day' ? axe.withRules(ofColours) : axe).analyze()
    found.push(
      ...violations.map(({ id, nodes }) => `${screen}, ${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    )
    if (process.env['LOOK_DIR'])
      await page.screenshot({ path: `${process.env['LOOK_DIR']}/${screen.replaceAll(/\W+/g, '-')}-${theme}.png` })
  }
}
