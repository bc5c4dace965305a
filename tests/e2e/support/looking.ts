import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { call } from './bridge.ts'

/** What only another theme's colours can change; all else is the same in each. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Adds what axe finds on the screen as it stands: everything in one theme, and what colours can spoil in the others. */
export async function look(page: Page, screen: string, found: string[]): Promise<void> {
  for (const theme of ['candlelight', 'contrast', 'day'] as const) {
    await call(page, 'settings.set', { theme })
    await page.waitForFunction(
      ([dark, stark]) => {
        const { dataset } = document.documentElement
        return (dataset['theme'] === 'candlelight') === dark && (dataset['contrast'] !== undefined) === stark
      },
      [theme !== 'day', theme === 'contrast'] as const,
    )
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (theme === 'candlelight' ? axe : axe.withRules(ofColours)).analyze()
    found.push(
      ...violations.map(({ id, nodes }) => `${screen}, ${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    )
    if (process.env['LOOK_DIR'])
      await page.screenshot({ path: `${process.env['LOOK_DIR']}/${screen.replaceAll(/\W+/g, '-')}-${theme}.png` })
  }
}

/** The same in the three languages that tests do not speak: names and texts are others there, and longer. */
export async function lookInEveryLanguage(page: Page, screen: string, found: string[]): Promise<void> {
  for (const language of ['de', 'es', 'fr', 'en'] as const) {
    await call(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    if (language !== 'en') await look(page, `${screen} in ${language}`, found)
  }
}
