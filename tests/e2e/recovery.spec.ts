import { expect, test, type Page } from '@playwright/test'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'

/** Begins a campaign and leaves it; gives its match. */
async function playAndLeave(dataDir: string): Promise<string> {
  const { page, close } = await launchApp({ dataDir })
  const made = await call(page, 'matches.create', { game: 'realm-lords', config: { hero: 'nettle-quickbriar', difficulty: 'squire' } })
  await close()
  return made.ok ? made.value.match : ''
}

const statusOf = async (page: Page): Promise<unknown> => {
  const info = await call(page, 'app.info', {})
  return info.ok && info.value.store
}

test('R-SAVE-3, R-SAVE-11: a damaged file, the recovery screen, a backup restored, and the restoring undone', async () => {
  test.setTimeout(120_000)
  const dataDir = newDataDir()
  const match = await playAndLeave(dataDir)
  const file = path.join(dataDir, 'gavel.db')
  writeFileSync(file, readFileSync(file).fill(0x5a, 0, 200))
  const damaged = readFileSync(file)

  const { page, app, close } = await launchApp({ dataDir })
  const recovery = page.getByRole('region', { name: 'Your matches are damaged, not gone' })
  await expect(recovery).toBeVisible()
  // R-SAVE-7: what has the focus changes nothing, and neither does Escape.
  await expect(page.getByRole('heading', { name: 'Your matches are damaged, not gone' })).toBeFocused()
  for (const key of ['Enter', 'Space', 'Escape']) await page.keyboard.press(key)
  expect([await statusOf(page), readFileSync(file).equals(damaged)]).toEqual([{ ok: false, reason: 'damaged' }, true])

  await recovery.getByRole('button', { name: /^Start with an empty shelf/ }).click()
  await recovery.getByRole('button', { name: 'Leave everything as it is' }).click()
  await recovery.getByRole('button', { name: /^Restore the backup of/ }).click()
  await expect(page.getByRole('region', { name: 'Carry on' }).getByRole('button').first()).toBeVisible()
  const list = await call(page, 'matches.list', {})
  expect(list.ok && list.value.matches.map((one) => one.match)).toEqual([match])
  const aside = readdirSync(dataDir).filter((name) => /^gavel\.damaged-.*\.db$/.test(name))
  expect(aside.map((name) => readFileSync(path.join(dataDir, name)).equals(damaged))).toEqual([true])

  await page.getByRole('button', { name: 'Undo the restoring' }).click()
  await expect(recovery).toBeVisible()
  expect(readFileSync(file).equals(damaged)).toBe(true)
  await recovery.getByRole('button', { name: /^Restore the backup of/ }).click()
  await expect(page.getByRole('region', { name: 'Carry on' }).getByRole('button').first()).toBeVisible()

  await app.evaluate(({ Menu }) => void Menu.getApplicationMenu()?.getMenuItemById('data')?.click())
  const dialog = page.getByRole('dialog', { name: 'Your data' })
  await dialog.getByRole('button', { name: 'Back up now' }).click()
  await expect(dialog.getByRole('status')).toContainText('The backup is made')
  await dialog.getByRole('button', { name: 'Check my data' }).click()
  await expect(dialog.getByRole('status')).toContainText('All is well: 1 match plays as it was played.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await close()
  expect(existsSync(path.join(dataDir, 'gavel.running'))).toBe(false)
})

test('R-APP-1: a second program on the same data leaves without touching it', async () => {
  const dataDir = newDataDir()
  const first = await launchApp({ dataDir })
  const made = await call(first.page, 'matches.create', {
    game: 'realm-lords',
    config: { hero: 'nettle-quickbriar', difficulty: 'squire' },
  })
  expect(made.ok).toBe(true)
  const seen = (): string =>
    JSON.stringify(
      readdirSync(dataDir)
        .filter((name) => name.startsWith('gavel'))
        .map((name) => [name, statSync(path.join(dataDir, name)).size, readFileSync(path.join(dataDir, name)).toString('base64')]),
    )
  const before = seen()
  const second = await launchApp({ dataDir }).then(
    async ({ close }) => {
      await close()
      return 'stayed'
    },
    () => 'left',
  )
  expect([second, seen() === before]).toEqual(['left', true])
  expect(await statusOf(first.page)).toEqual({ ok: true })
  await first.close()
})
