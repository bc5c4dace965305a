import { expect, test, type Page } from '@playwright/test'
import { call } from './support/bridge.ts'
import { mouse } from './support/hands.ts'
import { launchApp, newDataDir, type Launched } from './support/launch.ts'
import { look } from './support/looking.ts'
import { answer, question, setOut } from './support/traveller.ts'

async function campaign(dataDir: string): Promise<Launched> {
  const launched = await launchApp({ dataDir })
  await call(launched.page, 'settings.set', { motion: 'off' })
  await setOut(launched.page, { hero: 'Hesper Vane', difficulty: 'Squire' })
  for (let n = 0; n < 8; n++) await answer(launched.page, mouse(launched.page))
  return launched
}

/** Presses a key of the table, and waits until the ply is another. */
async function turn(page: Page, key: string): Promise<number> {
  const { ply } = await question(page)
  await page.keyboard.press(key)
  await page.waitForFunction((before) => Number(document.querySelector('main[data-ply]')?.getAttribute('data-ply')) !== before, ply)
  return (await question(page)).ply
}

test('R-UNDO-4: a match that is made practice goes back past every die, and forth again to where it stood', async () => {
  const dataDir = newDataDir()
  const launched = await campaign(dataDir)
  const { page } = launched
  const there = await question(page)
  await page.getByRole('button', { name: 'About this match' }).click()
  await page.getByRole('button', { name: /^Make it practice/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make it practice' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  while ((await turn(page, 'u')) > 0);
  await launched.kill()

  const again = await launchApp({ dataDir })
  await again.page.getByRole('region', { name: 'Carry on' }).getByRole('button').click()
  expect((await question(again.page)).ply).toBe(0)
  while ((await turn(again.page, 'Shift+U')) < there.ply);
  expect(await question(again.page)).toEqual(there)
  await again.close()
})

test('R-SAVE-7, R-A11Y-2: what is done to whole matches can be taken back, and axe finds nothing in the library', async () => {
  const { page, close } = await campaign(newDataDir())
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const tiles = page.locator('.tile')
  const shelve = async (name: string, n: number) => {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(tiles).toHaveCount(n)
  }
  const choose = async (item: string, name = 'Hesper') => {
    await page.getByRole('button', { name: `What to do with “${name}”` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  const found: string[] = []

  await expect(tiles).toHaveCount(1)
  await look(page, 'library', found)
  await choose('Name it…')
  await look(page, 'naming', found)
  await page.getByRole('textbox', { name: 'Name' }).fill('The long way north')
  await page.keyboard.press('Enter')
  const named = 'The long way north'
  await expect(tiles).toContainText(named)
  await choose('Give up…', named)
  await press('Give up')
  await expect(tiles).toHaveCount(0)
  await shelve('Past', 1)
  await look(page, 'given up', found)
  await choose('Lay in the archive', named)
  await shelve('Archive', 1)
  await choose('Throw away…', named)
  await look(page, 'throwing away', found)
  await press('Throw it away')
  await shelve('Bin', 1)
  await choose('Put back', named)
  await shelve('Archive', 1)
  await choose('Take out of the archive', named)
  await shelve('Past', 1)
  await tiles.getByRole('button', { name: /Hesper Vane/ }).click()
  await press('Take it up again')
  expect((await question(page)).ply).toBeGreaterThan(0)
  expect(found).toEqual([])
  await close()
})
