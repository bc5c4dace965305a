import { expect, test } from '@playwright/test'
import { call } from './support/bridge.ts'
import { press } from './support/earshot.ts'
import { launchApp } from './support/launch.ts'
import { look } from './support/looking.ts'
import { readerOf } from './support/reading.ts'
import { setOutByEar, travelByEar } from './support/travellerByEar.ts'

test('R-A11Y-1, R-A11Y-2: a whole campaign is played to its end through the accessibility tree alone, and axe finds nothing there', async () => {
  test.setTimeout(10 * 60_000)
  const { page, close } = await launchApp()
  await call(page, 'settings.set', { motion: 'off' })
  const reader = await readerOf(page)
  await setOutByEar(reader, { hero: 'Brogan Dunmallet', difficulty: 'Legend', seed: '66'.repeat(32) })
  expect(await travelByEar(reader)).toBeGreaterThan(50)
  const found: string[] = []
  await look(page, 'the end', found)
  await press(reader, /^Back to the games/i)
  await reader.until('a past campaign', (reading) => reading.find(({ within }) => within.includes('region Past games')))
  await look(page, 'home with a past campaign', found)
  expect(found).toEqual([])
  await close()
})
