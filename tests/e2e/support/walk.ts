import type { Page } from '@playwright/test'
import type { MenuCommand } from '../../../shared/contract/names.ts'
import { call } from './bridge.ts'
import type { Launched } from './launch.ts'

/** What is done at each stop; `name` says where that is, in English. */
export type Look = (page: Page, name: string) => Promise<void>

/** How far to walk: which dialogs are opened, whether every section of the history is, and how many questions are answered at each table. */
export type Far = { readonly dialogs: readonly MenuCommand[]; readonly everySection: boolean; readonly questions: number }

export const everyDialog = ['settings', 'data', 'shortcuts', 'about', 'rules'] as const satisfies readonly MenuCommand[]

/** Walks through the whole house without reading a word, so in whatever language it speaks. Wants a data folder with matches in it. */
export async function walk(launched: Launched, look: Look, far: Far): Promise<void> {
  const { page } = launched
  await call(page, 'settings.set', { motion: 'off' })
  const stop = async (name: string): Promise<void> => {
    await page.waitForTimeout(100)
    await look(page, name)
  }
  await page.locator('nav button').first().waitFor()
  await stop('home')
  await dialogs(launched, stop, far)
  await page.locator('nav button').nth(1).click()
  await page.locator('main .tabs button').nth(1).click()
  await page.locator('.tile').first().waitFor()
  await stop('library')
  await history(page, stop, far)
  await choose(launched, 'new-realm-lords')
  await page.locator('form.realm-setup').waitFor()
  await stop('set-up of Realm Lords')
  await sow(page)
  await page.locator('form.realm-setup button').last().click()
  await table(page, 'Realm Lords', stop, far)
  await choose(launched, 'new-judge-dredd')
  await page.locator('[data-preset]').first().waitFor()
  await stop('set-up of Judge Dredd')
  await sow(page)
  await page.locator('button.begin').click()
  await table(page, 'Judge Dredd', stop, far)
}

/** Gives the match a seed, so that every walk meets the same. */
async function sow(page: Page): Promise<void> {
  await page
    .locator('details', { has: page.locator('.seed') })
    .locator('summary')
    .click()
  await page.locator('.seed input').fill('02'.repeat(32))
}

/** Chooses a command of the program's own menu. */
export async function choose({ app }: Launched, id: MenuCommand): Promise<void> {
  await app.evaluate(({ Menu }, wanted) => {
    Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click()
  }, id)
}

async function dialogs(launched: Launched, stop: (name: string) => Promise<void>, far: Far): Promise<void> {
  const { page } = launched
  for (const id of far.dialogs) {
    await choose(launched, id)
    await page.getByRole('dialog').waitFor()
    await stop(`dialog: ${id}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
}

async function history(page: Page, stop: (name: string) => Promise<void>, { everySection }: Far): Promise<void> {
  await page.locator('nav button').nth(2).click()
  const sections = page.locator('[data-section]')
  await sections.first().waitFor()
  const ids = await sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-section') ?? ''))
  for (const id of everySection ? ids : ids.slice(0, 1)) {
    await page.locator(`[data-section=${id}]`).click()
    await page.locator('main h2').first().waitFor()
    await stop(`history: ${id}`)
  }
}

async function table(page: Page, game: string, stop: (name: string) => Promise<void>, { questions }: Far): Promise<void> {
  await page.locator('main[data-ply]').waitFor()
  let last = ''
  for (let n = 0; n < questions; n++) {
    await page.waitForFunction(() => document.querySelector('main[data-ply]')?.getAttribute('aria-busy') !== 'true')
    const heading = await headingOf(page)
    if (heading !== last) await stop(`table of ${game}: ${heading}`)
    last = heading
    await answer(page, n)
  }
}

async function headingOf(page: Page): Promise<string> {
  const headings = page.locator('[role=dialog] h2, main .prompt h2, main .call h1, main .call h2, main .result h2')
  return (
    (await headings
      .first()
      .textContent({ timeout: 1_000 })
      .catch(() => '')) ?? ''
  )
}

/** Does something that may be done: the great button of the table, else one of its choices, else a place on its map. */
async function answer(page: Page, n: number): Promise<void> {
  const wanted = ['[role=dialog] button', 'main [data-roll]', 'main [data-next]', 'main [data-choice]', 'main [role=option]']
  for (const selector of n % 3 === 2 ? [...wanted].reverse() : wanted) {
    const found = page.locator(`${selector}:not([aria-disabled=true]):not([disabled])`)
    if ((await found.count()) === 0) continue
    const pressed = await found
      .last()
      .dispatchEvent('click', {}, { timeout: 1_000 })
      .then(
        () => true,
        () => false,
      )
    if (!pressed) continue
    await page.waitForTimeout(150)
    return
  }
}
