import { expect, test, type Page } from '@playwright/test'
import { fill } from '../sim/household/fill.ts'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { look } from './support/looking.ts'
import { rematchByEar } from './support/patrolByEar.ts'
import { readerOf } from './support/reading.ts'

/** Lays the newest match of a game that has ended on the table, and waits until its odds are worked out. Gives its id. */
async function openEnded(page: Page, game: string): Promise<string> {
  const listed = await call(page, 'matches.list', { shelf: 'past', game })
  const found = listed.ok ? listed.value.matches.find(({ outcome, givenUp }) => outcome !== null && !givenUp) : undefined
  if (found === undefined) throw new Error(`no match of ${game} has ended`)
  await call(page, 'matches.change', { match: found.match, title: `The end of ${game}` })
  await page.getByRole('navigation', { name: 'The house' }).getByRole('button', { name: 'Library' }).click()
  await page.getByRole('button', { name: 'Past', exact: true }).click()
  await page
    .locator('.tile', { hasText: `The end of ${game}` })
    .locator('.face')
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Estimated by playing on' })).toBeVisible({ timeout: 180_000 })
  return found.match
}

test('R-A11Y-1, R-A11Y-2: the end of a match tells how the odds went, leads into the replay at a moment of it, and to a rematch', async () => {
  test.setTimeout(8 * 60_000)
  const dataDir = newDataDir()
  fill(dataDir, 8, new Date('2026-11-20T20:00:00Z'))
  const { page, close } = await launchApp({ dataDir, size: { width: 1280, height: 800 } })
  await call(page, 'settings.set', { motion: 'off' })
  const found: string[] = []

  const match = await openEnded(page, 'judge-dredd')
  await look(page, 'the end of a match of Judge Dredd', found)
  const turning = page.getByRole('region', { name: 'Turning points' })
  await expect(turning).toContainText(/Turn \d+|No single moment/)
  // Tab stops once at the curve; arrows go on from there, and Enter looks at the moment.
  await page.locator('.strip [data-mark][tabindex="0"]').focus()
  await page.keyboard.press('Home')
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight')
  const ply = await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset['mark'])
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-replay]')).toHaveAttribute('data-ply', String(ply))
  await expect(page.locator('.course-rail')).toBeVisible()
  await look(page, 'the replay with the odds', found)
  await page.getByRole('button', { name: 'Leave' }).click()

  const seatsOf = async (): Promise<unknown> => {
    const list = await call(page, 'matches.list', { shelf: 'running', game: 'judge-dredd' })
    return list.ok ? list.value.matches[0]?.seats : null
  }
  const before = await call(page, 'matches.open', { match })
  await rematchByEar(await readerOf(page))
  await expect(page.locator('main[data-ply]').first()).not.toHaveAttribute('data-ply', String(before.ok && before.value.ply))
  expect(await seatsOf()).toEqual(before.ok && before.value.seats)
  await page.reload()

  await openEnded(page, 'realm-lords')
  await look(page, 'the end of a campaign', found)
  await page.getByRole('tab', { name: 'The numbers' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('dice,')
  await look(page, 'the numbers of a campaign', found)
  await page.getByRole('button', { name: /^Once more/ }).click()
  await expect(page.locator('main[data-ply="0"]')).toBeVisible()
  expect(found).toEqual([])
  await close()
})
