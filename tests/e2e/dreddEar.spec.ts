import { expect, test } from '@playwright/test'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { replayed } from './support/ledger.ts'
import { callUpByEar, patrolByEar, winnerByEar } from './support/patrolByEar.ts'
import { readerOf, text, type Reading } from './support/reading.ts'

test('R-A11Y-1: a whole match of two Judges, killed in the middle of it, is played to its end through the accessibility tree alone', async () => {
  test.setTimeout(10 * 60_000)
  const dataDir = newDataDir()
  const patrol = { people: ['Ann', 'Ben'], pins: { Ben: '4711' } }
  const seed = '02'.repeat(32)
  const first = await launchApp({ dataDir })
  await call(first.page, 'settings.set', { motion: 'off' })
  const before = await readerOf(first.page)
  await callUpByEar(before, { ...patrol, seats: /^Hot seat for four/i, fewer: 2, seed })
  let cards = await patrolByEar(before, patrol, (turn) => turn > 10)
  await first.kill()

  const { page, close } = await launchApp({ dataDir })
  const reader = await readerOf(page)
  const onward = (reading: Reading) => reading.find(({ role, within }) => role === 'button' && within.includes('region Carry on'))
  await reader.invoke(await reader.until('what can be carried on', onward))
  await reader.until('the turn that was on', (reading) => /^heading Turn 11$/m.test(text(reading)) || null)
  cards += await patrolByEar(reader, patrol)
  expect(cards).toBeGreaterThan(10)
  const [winner = -1] = replayed(dataDir, seed).winners
  expect((await winnerByEar(reader)).toLowerCase()).toBe(`${['judge flint', 'judge stern'][winner]} wins`)
  await close()
})
