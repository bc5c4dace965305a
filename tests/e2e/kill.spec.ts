import { expect, test } from '@playwright/test'
import Database from 'better-sqlite3'
import path from 'node:path'
import { gameById } from '../../shared/games/registry.ts'
import { seededChance } from '../../shared/kernel/chance.ts'
import { replay } from '../../shared/kernel/match.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import { call } from './support/bridge.ts'
import { mouse } from './support/hands.ts'
import { launchApp, newDataDir, type Launched } from './support/launch.ts'
import { answer, question, setOut, theEnd } from './support/traveller.ts'

const seed = '5e'.repeat(32)
const difficulty = 'Legend'

/** Starts again on the same data and opens the campaign that lies there. */
async function resume(dataDir: string): Promise<Launched> {
  const launched = await launchApp({ dataDir })
  await launched.page.getByRole('region', { name: 'Carry on' }).getByRole('button').click()
  return launched
}

type Row = { readonly seat: number; readonly action: string; readonly hash: string }

function written(dataDir: string): Row[] {
  const db = new Database(path.join(dataDir, 'gavel.db'), { readonly: true })
  try {
    return db.prepare<[], Row>('SELECT seat, action, hash FROM actions ORDER BY ply').all()
  } finally {
    db.close()
  }
}

// The torture loops kill what is behind the window far more often.
for (const [kills, toTheEnd] of [
  [4, false],
  [20, true],
] as const)
  test(`R-RNG-5, R-SAVE-5: killed ${kills} times, a campaign stands where the same choices lead without a break${toTheEnd ? ' @long' : ' @packaged'}`, async () => {
    test.setTimeout(15 * 60_000)
    const dataDir = newDataDir()
    let launched = await launchApp({ dataDir })
    await call(launched.page, 'settings.set', { motion: 'off' })
    await setOut(launched.page, { hero: 'Nettle Quickbriar', difficulty, seed })
    for (let killed = 0; killed < kills; killed++) {
      // Uneven steps, so that the kills fall into every kind of stage.
      for (let n = 0; n <= killed % 5; n++) await answer(launched.page, mouse(launched.page))
      const { ply, heading } = await question(launched.page)
      await launched.kill()
      launched = await resume(dataDir)
      expect(await question(launched.page)).toEqual({ ply, heading })
    }
    if (toTheEnd) {
      while (await answer(launched.page, mouse(launched.page)));
      expect((await question(launched.page)).heading).toBe(theEnd)
    }
    await launched.close()

    const rows = written(dataDir)
    const game = gameById('realm-lords')!
    const config = { hero: 'nettle-quickbriar', difficulty: difficulty.toLowerCase() }
    const moves = rows.map(({ seat, action }) => ({ seat, action: JSON.parse(action) as unknown }))
    const uninterrupted = replay(game, config, seededChance(seed), moves)
    expect(uninterrupted.ok && fingerprint(uninterrupted.value.state)).toBe(rows.at(-1)?.hash)
  })
