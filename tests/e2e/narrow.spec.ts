import { expect, test, type Page } from '@playwright/test'
import type { Settings } from '../../shared/contract/settings.ts'
import { fill } from '../sim/household/fill.ts'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { crampedOn, edgelessOn, overlapsOn, strayMarksOn } from './support/layout.ts'
import { rehearseWith, stage } from './support/rehearsal.ts'
import { walk } from './support/walk.ts'

/** What people were called by the simulator, and may be cut. */
const names = ['Anna', 'Ben', 'Chloe', 'Dave', 'Grandma Jo', 'Judge Flint', 'Judge Stern', 'Judge Quill', 'Judge Bracket']

type Size = { readonly width: number; readonly height: number }

/** Walks through the house and both games in a window of a size, and gives what each look finds. */
async function stroll(
  size: Size,
  settings: Partial<Settings>,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const dataDir = newDataDir()
  fill(dataDir, 3, new Date())
  const launched = await launchApp({ dataDir, size })
  await call(launched.page, 'settings.set', settings)
  const found: string[] = []
  await walk(launched, async (page, name) => void found.push(...(await look(page)).map((trouble) => `${name}: ${trouble}`)), {
    dialogs: ['settings', 'data', 'rules'],
    everySection: true,
    questions: 3,
  })
  await launched.close()
  return found
}

const fits = async (page: Page): Promise<readonly string[]> => [
  ...(await crampedOn(page, names)),
  ...(await overlapsOn(page)),
  ...(await strayMarksOn(page)),
]

test('R-A11Y-1: in the smallest window nothing is cut, runs out of it or lies over another', async () => {
  expect(await stroll({ width: 960, height: 640 }, {}, fits)).toEqual([])
})

for (const scale of [80, 150, 200] as const)
  test(`R-A11Y-1: with letters of ${scale} % of their size nothing is cut, runs out of the window or lies over another`, async () => {
    expect(await stroll({ width: 1280, height: 800 }, { scale }, fits)).toEqual([])
  })

test('R-A11Y-1: with letters of twice the size the plates of five seats stand in two rows, each as wide as the table', async () => {
  const launched = await launchApp({ dataDir: newDataDir(), size: { width: 1280, height: 800 } })
  const { page } = launched
  await call(page, 'settings.set', { scale: 200, motion: 'off' })
  await stage(
    page,
    rehearseWith(['place'], 0, 5, 'open'),
    ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({ name, player: 'person' })),
  )
  await page.reload()
  await page.locator('.carry button').first().click()
  const plates = page.locator('[data-guide=seats] > li')
  await expect(plates).toHaveCount(5)
  const boxes = await plates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  const rows = Map.groupBy(boxes, ({ top }) => top)
  expect([...rows.values()].map((row) => row.length)).toEqual([3, 2])
  const ends = [...rows.values()].map((row) => Math.round(row.at(-1)!.right))
  expect(new Set(ends).size).toBe(1)
  await launched.close()
})

test('R-A11Y-1: in forced colours every control keeps an edge', async () => {
  const look = async (page: Page): Promise<readonly string[]> => {
    await page.emulateMedia({ forcedColors: 'active' })
    return edgelessOn(page)
  }
  expect(await stroll({ width: 1280, height: 800 }, {}, look)).toEqual([])
})
