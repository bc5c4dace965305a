import { expect, test, type Page } from '@playwright/test'
import { call } from './support/bridge.ts'
import { launchApp } from './support/launch.ts'
import { firstOf, playUpTo, rehearseWith, stage } from './support/rehearsal.ts'
import { setOut } from './support/traveller.ts'

/** The name of the part that the keyboard is in. */
const part = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const own = document.activeElement?.closest(
      'section[aria-label], section[aria-labelledby], [role="region"], aside, header, main, [role="dialog"]',
    )
    const named = document.getElementById(own?.getAttribute('aria-labelledby') ?? '')
    return own?.getAttribute('aria-label') ?? named?.textContent ?? own?.nodeName ?? ''
  })

/** What is come by with a key, until the first comes again. */
async function round(page: Page, key: string, told: () => Promise<string>): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const now = await told()
    if (seen.length > 200 || now === seen[0]) return seen
    seen.push(now)
  }
}

const stops = (page: Page): Promise<string[]> =>
  round(page, 'Tab', () =>
    page.evaluate(() => {
      const stop = document.activeElement as HTMLElement
      return (stop.dataset['stop'] ??= String(performance.now()))
    }),
  )

test('R-A11Y-1: F6 goes through the parts of the table of Realm Lords; the journal is one stop of Tab, its lines are reached by arrows', async () => {
  const { page, close } = await launchApp()
  await call(page, 'settings.set', { motion: 'off' })
  await setOut(page, { hero: 'Garrick Stonewade', difficulty: 'Squire', seed: '71'.repeat(32) })
  const parts = await round(page, 'F6', () => part(page))
  expect(parts).toEqual(expect.arrayContaining(['Map of the realm', 'What to decide', 'Journal']))
  const journal = page.getByRole('region', { name: 'Journal' })
  await journal.focus()
  await page.keyboard.press('ArrowDown')
  await expect(journal.locator('[data-line]').first()).toBeFocused()
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'Rules and cards' })).toBeVisible()
  await close()
})

test('R-A11Y-1: a table of six Judges late in a match has few stops of Tab, whatever happened', async () => {
  const { page, close } = await launchApp()
  await call(page, 'settings.set', { motion: 'off' })
  const match = rehearseWith(['end'], 0x67, 6, 'open')
  const moment = firstOf(match, 'end', ({ state }) => state.turn === 3)
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
  const id = await stage(
    page,
    match,
    names.map((name) => ({ name, player: 'person' })),
  )
  await playUpTo(page, id, match, 0, moment.ply)
  await page.reload()
  await page.getByRole('region', { name: 'Carry on' }).getByRole('button').first().click()
  await page.locator('main[data-ply]').waitFor()
  expect(await page.locator('.log [data-line]').count()).toBeGreaterThan(20)
  expect((await stops(page)).length).toBeLessThan(40)
  expect(await page.locator('.log [data-stop]').count()).toBe(1)
  const parts = await round(page, 'F6', () => part(page))
  expect(parts).toEqual(expect.arrayContaining(['The city', 'What happened']))
  await close()
})
