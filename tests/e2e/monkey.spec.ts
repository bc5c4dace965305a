import { expect, test } from '@playwright/test'
import type { Input } from '../../shared/contract/api.ts'
import { fastChance } from '../../shared/kernel/chance.ts'
import { fill } from '../sim/household/fill.ts'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir } from './support/launch.ts'
import { monkey } from './support/monkey.ts'

const judges = ['judge-flint', 'judge-stern', 'judge-quill']
const matches: readonly Input<'matches.create'>[] = [
  { game: 'realm-lords', config: { hero: 'hesper-vane', difficulty: 'squire' }, seats: [{ name: 'Ann', player: 'person' }] },
  ...(['open', 'ask', 'wait'] as const).map((manner) => ({
    game: 'judge-dredd',
    config: { judges, windows: { manner, seconds: 3 } },
    seats: [
      { name: 'Ann', player: 'person' as const },
      { name: 'Ben', player: 'person' as const },
      { name: 'Stern', player: 'computer' as const, level: 'cadet' },
    ],
  })),
]

for (const [seed, match] of matches.entries())
  test(`R-UX-7: whatever is pressed in whatever order, nothing goes wrong (${seed}) @long`, async () => {
    test.setTimeout(10 * 60_000)
    const dataDir = newDataDir()
    fill(dataDir, 6, new Date())
    const { page, close } = await launchApp({ dataDir })
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(`${error.message}\n${error.stack ?? ''}`))
    page.on('console', (line) => ['error', 'warning'].includes(line.type()) && wrong.push(line.text()))
    const created = await call(page, 'matches.create', match)
    expect(created).toMatchObject({ ok: true })
    await page.reload()
    await page.locator('.carry button').first().click()

    const done = await monkey(page, fastChance(seed), 1200)
    expect(wrong, done.slice(-12).join(' · ')).toEqual([])
    expect(await call(page, 'data.check', {})).toMatchObject({ ok: true, value: { fault: null, bad: [] } })
    await close()
  })
