import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GavelFile } from '../../shared/contract/gavelFile.ts'
import { call } from './support/bridge.ts'
import { goldenFile } from './support/goldenFile.ts'
import { launchApp, newDataDir, type Launched } from './support/launch.ts'
import { look } from './support/looking.ts'

/** Answers the next dialogs for a file with this one. */
async function answerDialogs({ app }: Launched, file: string): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] })
  }, file)
}

const verifierName = 'Check the dice.html'

const contentOf = (file: string): GavelFile['content'] => (JSON.parse(readFileSync(file, 'utf8')) as GavelFile).content

test('R-SAVE-13, R-SEC-1, R-RNG-5, R-RNG-7, R-A11Y-2: looked back on, branched, exported, thrown away, imported: the same hash @packaged', async () => {
  const match = randomUUID()
  const brought = path.join(newDataDir(), 'brought.gavel')
  const file = path.join(newDataDir(), 'a campaign.gavel')
  writeFileSync(brought, JSON.stringify(goldenFile(match)))

  // The app is started with a file, as by a double click: it is shown, and kept when that is accepted.
  const launched = await launchApp({ args: [brought] })
  const { page } = launched
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /look back/ }).click()
  await answerDialogs(launched, file)

  // What axe finds on the way.
  const found: string[] = []

  // Looked back on, and left: what follows must not be taken for this first replay.
  const table = page.locator('main[data-replay]')
  await expect(table).toHaveAttribute('data-ply', '0')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(table).toBeHidden()

  // Exported, with the page that checks the dice beside it; thrown away; and brought back by the menu's key.
  const exported = await call(page, 'files.export', { match })
  expect(exported).toEqual({ ok: true, value: { name: 'a campaign.gavel', folder: path.dirname(file), verifier: verifierName } })
  const first = contentOf(file)
  expect(first).toEqual(contentOf(brought))
  expect(existsSync(path.join(path.dirname(file), verifierName))).toBe(true)
  expect((await call(page, 'matches.change', { match, deleted: true })).ok).toBe(true)
  await page.keyboard.press('Control+o')
  await expect(dialog).toContainText('it comes back')
  await look(page, 'import', found)
  await dialog.getByRole('button', { name: /look back/ }).click()

  // The replay: by keys, by the slider, by the log.
  await expect(table).toHaveAttribute('data-ply', '0')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(table).not.toHaveAttribute('data-ply', '0')
  await page.keyboard.press('End')
  await expect(table).toHaveAttribute('data-ply', String(first.actions.length))
  await look(page, 'replay', found)
  await page.getByRole('button', { name: 'Dice', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('are those that the seed gives')
  await look(page, 'dice', found)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await expect(table).toHaveAttribute('data-ply', '0')
  await page.getByRole('slider').fill('9')
  await expect(table).toHaveAttribute('data-ply', '9')

  // A branch is practice, stands where it left, and says where it comes from.
  await page.getByRole('button', { name: 'Go on from here' }).click()
  await look(page, 'branch', found)
  await page.getByRole('button', { name: 'With the same dice' }).click()
  await expect(page.locator('main[data-ply="9"]:not([data-replay])')).toBeVisible()
  const listed = await call(page, 'matches.list', {})
  expect(listed.ok && listed.value.matches.find(({ parent }) => parent?.match === match)).toMatchObject({ practice: true, ply: 9 })

  // What came back is what went out.
  await call(page, 'files.export', { match })
  expect(contentOf(file)).toEqual(first)
  expect(found).toEqual([])
  await launched.close()
})
