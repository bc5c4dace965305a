import { expect, test } from '@playwright/test'
import { call } from './support/bridge.ts'
import { press } from './support/earshot.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { look } from './support/looking.ts'
import { callUpByEar, patrolByEar, rematchByEar } from './support/patrolByEar.ts'
import { readerOf, type Reading } from './support/reading.ts'
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

for (const [how, last] of [
  ['for eight turns', 8],
  ['to its end and into a rematch @long', Infinity],
] as const)
  test(`R-A11Y-1: a match of two Judges, killed once on the way, is played through the accessibility tree alone ${how}`, async () => {
    test.setTimeout(10 * 60_000)
    const dataDir = newDataDir()
    const patrol = { people: ['Ann', 'Ben'], pins: { Ben: '4711' } }
    const first = await launchApp({ dataDir })
    await call(first.page, 'settings.set', { motion: 'off' })
    const before = await readerOf(first.page)
    await callUpByEar(before, { ...patrol, seats: /^Hot seat for four/i, fewer: 2, seed: '3b'.repeat(32) })
    let cards = await patrolByEar(before, patrol, (turn) => turn > 3)
    await first.kill()
    const { page, close } = await launchApp({ dataDir })
    const reader = await readerOf(page)
    const onward = (reading: Reading) => reading.find(({ role, within }) => role === 'button' && within.includes('region Carry on'))
    await reader.invoke(await reader.until('what can be carried on', onward))
    cards += await patrolByEar(reader, patrol, (turn) => turn > last)
    expect(cards).toBeGreaterThan(3)
    if (last === Infinity) await rematchByEar(reader)
    await close()
  })
