import { expect, test, type Locator, type Page } from '@playwright/test'
import { lessonOf } from '../../shared/games/lessons.ts'
import { learner, scripted } from '../../shared/kernel/lesson.ts'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'

const callout = (page: Page) => page.getByRole('region', { name: 'Guided game' })
const heading = (page: Page) => callout(page).getByRole('heading')
const atPly = (page: Page, ply: number) => expect(page.locator('main[data-ply]')).toHaveAttribute('data-ply', String(ply))

/** Begins, or goes on with, a game's guided game by keyboard. */
async function learn(page: Page, game: string): Promise<void> {
  const button = page.locator(`[data-learn="${game}"]`)
  await button.focus()
  await button.press('Enter')
  await expect(callout(page)).toBeVisible()
}

/** Reads on to the step that is called so. */
async function readTo(page: Page, title: string): Promise<void> {
  await expect(async () => {
    if ((await heading(page).textContent()) !== title) await page.keyboard.press('Space')
    await expect(heading(page)).toHaveText(title, { timeout: 500 })
  }).toPass()
}

test('the guided campaign is played by keyboard, killed in the middle of its fight, and gone on with', async () => {
  const dataDir = newDataDir()
  const first = await launchApp({ dataDir })
  await call(first.page, 'settings.set', { motion: 'off' })
  await learn(first.page, 'realm-lords')
  await expect(heading(first.page)).toHaveText('Welcome to the realm')
  await readTo(first.page, 'A round begins')
  await first.page.keyboard.press('1')
  await atPly(first.page, 1)
  await readTo(first.page, 'To the first fight')
  // To stay is legal, and not what the script plays.
  await first.page.keyboard.press('1')
  await expect(callout(first.page)).toContainText('For now:')
  await first.page.keyboard.press('ArrowUp')
  await first.page.keyboard.press('Enter')
  await first.page.keyboard.press('2')
  await atPly(first.page, 3)
  await readTo(first.page, 'Its deck')
  await first.page.keyboard.press('1')
  await atPly(first.page, 4)
  await first.kill()

  const again = await launchApp({ dataDir })
  await expect(again.page.locator('[data-learn="realm-lords"]')).toContainText('Go on learning')
  await learn(again.page, 'realm-lords')
  await expect(heading(again.page)).toHaveText('Who beats whom')
  await readTo(again.page, 'Shoot')
  await again.page.keyboard.press('1')
  await again.page.keyboard.press('4')
  await again.page.keyboard.press('Space')
  await atPly(again.page, 5)
  await expect(heading(again.page)).toHaveText('Three dice')
  await again.page.locator('[data-go-alone]').focus()
  await again.page.keyboard.press('Enter')
  await expect(callout(again.page)).toHaveCount(0)
  await again.close()
})

test('the guided match of Judge Dredd comes to its end, step by step @long', async () => {
  test.setTimeout(5 * 60_000)
  const { page, close } = await launchApp()
  await call(page, 'settings.set', { motion: 'off' })
  await learn(page, 'judge-dredd')
  const lesson = lessonOf('judge-dredd')!
  const titles = await noteTitles(page)
  for (;;) {
    const next = page.locator('[data-guide-next]')
    if ((await next.count()) > 0) {
      const last = (await next.textContent())?.trim() === 'Finish'
      await tap(next)
      if (last) break
      continue
    }
    const goOn = page.locator('.result [data-next]')
    if ((await goOn.count()) > 0) {
      await tap(goOn)
      continue
    }
    const ply = Number(await page.locator('main[data-ply]').getAttribute('data-ply'))
    const move = scripted(lesson, ply)!
    if (move.seat === learner) await choose(page, ply)
    else await page.waitForFunction((was) => document.querySelector('main[data-ply]')?.getAttribute('data-ply') !== was, String(ply))
  }
  await expect(page.getByRole('dialog')).toContainText('Ready for patrol')
  expect((await titles()).length).toBe(lesson.steps.length)
  await close()
})

/** Notes every title that the callout shows from now on, however briefly. What it gives tells them. */
async function noteTitles(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const titles = new Set<string>()
    Reflect.set(globalThis, 'titles', titles)
    const note = (): void => {
      const title = document.querySelector('[data-callout] h2')?.textContent
      if (title) titles.add(title)
    }
    note()
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'titles') as Set<string>)])
}

/** Presses something that may be gone just now: then the table has gone on, and is looked at again. */
const tap = (target: Locator): Promise<void> => target.click({ timeout: 2000 }).catch(() => undefined)

/** Does by hand what the script plays at a ply, if it is to be done by hand there. */
async function choose(page: Page, ply: number): Promise<void> {
  const lesson = lessonOf('judge-dredd')!
  const own = lesson.moves.slice(ply).filter(({ seat }) => seat === learner)
  const action = own[0]!.action as { readonly type: string; readonly sector?: string; readonly card?: string }
  const part = (name: string) => page.locator(`[data-guide~="${name}"]`)
  if (action.type === 'place') return part(`sector/${action.sector ?? ''}`).dispatchEvent('click')
  if (action.type === 'discard') return tap(part('choices').getByRole('button', { name: /^Discard Anonymous Tip/ }))
  if (action.type === 'play') {
    await tap(part(`card/${action.card ?? ''}`).getByRole('button'))
    const whom = page.locator('.aim [data-choice]').first()
    if ((await whom.count()) > 0) await tap(whom)
    return
  }
  if ((await callout(page).textContent())?.includes('ringed sector')) {
    const step = own.find((move) => (move.action as { readonly type: string }).type === 'step')?.action as { readonly to: string }
    return part(`sector/${step.to}`).dispatchEvent('click')
  }
  const roll = page.locator('[data-roll]:not([aria-disabled="true"])')
  const button = (await roll.count()) > 0 ? roll : page.locator('[data-guide="act"] button').last()
  if ((await button.count()) > 0) await tap(button)
}
