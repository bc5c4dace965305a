import { expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { call } from './support/bridge.ts'
import { mouse } from './support/hands.ts'
import { launchApp } from './support/launch.ts'
import { withMouse } from './support/officers.ts'
import { answer as reply, callUp, scene } from './support/patrol.ts'
import { answer, setOut } from './support/traveller.ts'

type Overheard = { readonly networkAttempts: readonly string[]; readonly networkEars: readonly string[] }

/** What the main process and its threads have tried to reach so far (support/eavesdropper.cjs). */
const attemptsOf = (app: ElectronApplication): Promise<readonly string[]> =>
  app.evaluate(() => (globalThis as unknown as Overheard).networkAttempts)
/** The threads that are listened to. */
const earsOf = (app: ElectronApplication): Promise<readonly string[]> =>
  app.evaluate(() => (globalThis as unknown as Overheard).networkEars)

/** Collects what the window asks for that is not a file of its own. */
function asked(page: Page): readonly string[] {
  const own = new URL(page.url()).origin
  const strange: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!/^(data|blob):/.test(address) && new URL(address).origin !== own) strange.push(address)
  })
  return strange
}

test('R-APP-4: no request is ever made: not at the start, not at either table, not in history, rules and about @packaged @preloaded', async () => {
  test.setTimeout(4 * 60_000)
  const { app, page, close } = await launchApp({ first: 'eavesdropper.cjs' })
  const strange = asked(page)
  await call(page, 'settings.set', { motion: 'off' })
  await page.reload()
  await setOut(page, { hero: 'Hesper Vane', difficulty: 'Squire' })
  for (let n = 0; n < 3; n++) await answer(page, mouse(page))
  await page.keyboard.press('F1')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Back to the games/ }).click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('main').waitFor()
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  const patrol = await callUp(page, withMouse(page), { seats: /^You against one/, people: ['Ann', null], seed: '77'.repeat(32) })
  let now = await scene(patrol)
  for (let n = 0; n < 3; n++) now = await reply(patrol, now)
  expect(await call(page, 'data.check', {})).toMatchObject({ ok: true })
  await expect.poll(() => earsOf(app)).toEqual(expect.arrayContaining(['computer.js', 'chores.js']))
  expect([...(await attemptsOf(app)), ...strange]).toEqual([])

  // The ears are open, and the window could not if it wanted to.
  await app.evaluate(() => void fetch('http://192.0.2.1/').catch(() => undefined))
  await app.evaluate(() => {
    const { Worker } = process.getBuiltinModule('node:worker_threads')
    new Worker("fetch('http://192.0.2.2/').catch(() => undefined)", { eval: true, env: {}, execArgv: [] })
  })
  expect(
    await page.evaluate(() =>
      fetch('https://192.0.2.1/')
        .then(() => 'fetched')
        .catch(() => 'refused'),
    ),
  ).toBe('refused')
  await expect.poll(() => attemptsOf(app)).toEqual(expect.arrayContaining(['192.0.2.1', '192.0.2.2']))
  await close()
})
