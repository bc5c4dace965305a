import { expect, test, type Page } from '@playwright/test'
import german from '../../renderer/i18n/de/realm-lords/journal.json' with { type: 'json' }
import germanMenu from '../../renderer/i18n/de/menu.json' with { type: 'json' }
import english from '../../renderer/i18n/en/realm-lords/journal.json' with { type: 'json' }
import spanish from '../../renderer/i18n/es/app.json' with { type: 'json' }
import { fill } from '../sim/household/fill.ts'
import { mouse } from './support/hands.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { crampedOn, untranslatedOn } from './support/layout.ts'
import { answer, setOut } from './support/traveller.ts'
import { choose, everyDialog, walk, type Far } from './support/walk.ts'

/** What people typed, or were called by the simulator, and what the window takes from elsewhere. */
const names = ['Anna', 'Ben', 'Chloe', 'Grandma Jo', 'Judge Flint', 'Judge Stern', 'Judge Quill', 'Judge Bracket']

/** Walks through a window with made-up texts, 40 % longer than English, and gives what has no room or is not translated. */
async function tour(far: Far): Promise<readonly string[]> {
  const dataDir = newDataDir()
  fill(dataDir, 3, new Date())
  const launched = await launchApp({ dataDir, size: { width: 1280, height: 800 }, env: { GAVEL_PSEUDO: '1' } })
  const found: string[] = []
  const look = async (page: Page, name: string): Promise<void> => {
    const [cramped, plain] = [await crampedOn(page, names), await untranslatedOn(page, names)]
    found.push(...[...cramped, ...plain.map((text) => `not translated: ${text}`)].map((trouble) => `${name}: ${trouble}`))
  }
  await walk(launched, look, far)
  await launched.close()
  return found
}

test('with texts 40 % longer nothing is cut on the way through the house and some turns of both games, and nothing is said out of no language file', async () => {
  test.setTimeout(5 * 60_000)
  expect(await tour({ dialogs: ['settings', 'rules'], everySection: false, questions: 25 })).toEqual([])
})

test('the same in every dialog, in all of the history, and far into both games @long', async () => {
  test.setTimeout(10 * 60_000)
  expect(await tour({ dialogs: everyDialog, everySection: true, questions: 40 })).toEqual([])
})

/** Chooses a language in the settings, as a person would. */
async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('radio', { name: language, exact: true }).check()
  await page.keyboard.press('Escape')
}

test('the first start speaks the system’s language, and a language that is chosen in mid-game changes everything at once, the log too', async () => {
  const launched = await launchApp({ language: 'es-MX' })
  const { page, app } = launched
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('navigation', { name: spanish.tabs.title })).toBeVisible()
  await choose(launched, 'settings')
  await speak(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await setOut(page, { hero: 'Hesper Vane', difficulty: 'Squire', seed: '5a'.repeat(32) })
  for (let n = 0; n < 3; n++) await answer(page, mouse(page))
  const log = page.getByRole('region', { name: english.title })
  const before = await log.innerText()
  await choose(launched, 'settings')
  await speak(page, 'Deutsch')
  const translated = page.getByRole('region', { name: german.title })
  await expect(translated).toBeVisible({ timeout: 30_000 })
  await expect(log).toHaveCount(0)
  const after = await translated.innerText()
  expect(after).not.toBe(before)
  expect(after).toContain(german.chapters.start)
  expect(before).toContain(english.chapters.start)
  const labels = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label))
  const { game, edit, view, window, help } = germanMenu
  expect(labels?.slice(-5)).toEqual([game, edit, view, window, help])
  await launched.close()
})
