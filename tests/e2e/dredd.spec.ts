import { expect, test, type Page } from '@playwright/test'
import { call } from './support/bridge.ts'
import { launchApp, newDataDir, type Launched } from './support/launch.ts'
import { replayed, written } from './support/ledger.ts'
import { withKeyboard, withMouse, type Officer } from './support/officers.ts'
import { answer, callUp, openHand, playCard, putAway, scene, sitDown, type Patrol, type Roster } from './support/patrol.ts'
import type { Scene } from './support/scene.ts'

const limit = 15 * 60_000

/** A game to be played to its end, with what may not happen on the way collected. */
type Beat = { readonly dataDir: string; launched: Launched; patrol: Patrol; readonly faults: string[] }

async function begin(roster: Roster, officerOf: (page: Page) => Officer): Promise<Beat> {
  const dataDir = newDataDir()
  const launched = await launchApp({ dataDir })
  const faults: string[] = []
  listenFor(faults, launched.page)
  await call(launched.page, 'settings.set', { motion: 'off' })
  return { dataDir, launched, patrol: await callUp(launched.page, officerOf(launched.page), roster), faults }
}

function listenFor(faults: string[], page: Page): void {
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  page.on('pageerror', (error) => faults.push(error.message))
}

/** Kills the program, starts it again on the same data, and opens the match that lies there: it must stand where it stood. */
async function killAndResume(beat: Beat, officerOf: (page: Page) => Officer): Promise<Scene> {
  const before = await settled(beat.patrol)
  await beat.launched.kill()
  beat.launched = await launchApp({ dataDir: beat.dataDir })
  const { page } = beat.launched
  listenFor(beat.faults, page)
  const officer = officerOf(page)
  await officer.push(page.getByRole('region', { name: 'Carry on' }).getByRole('button'))
  beat.patrol = await sitDown({ ...beat.patrol, page, officer })
  const after = await settled(beat.patrol)
  expect({ ply: after.ply, heading: after.heading }).toEqual({ ply: before.ply, heading: before.heading })
  return after
}

/** How long a table is watched until it is taken to be at rest, in milliseconds: longer than a computer player takes to pass. */
const rest = 2500

/**
 * Goes on from a result to the question behind it, which is what a match that was opened again begins with, and waits until nothing
 * happens by itself any more: where the Judge on turn has no cards, computer players may still be passing.
 */
async function settled(patrol: Patrol): Promise<Scene> {
  for (;;) {
    let now = await scene(patrol)
    while (now.kind === 'result') now = await answer(patrol, now)
    await patrol.page.waitForTimeout(rest)
    const { ply } = await scene(patrol)
    if (ply === now.ply) return now
  }
}

/** One person looks at the hand, plays a card if one can be played, and puts the hand away. Gives whether one was played. */
async function speakUp(patrol: Patrol, seat: number): Promise<boolean> {
  const [playable] = await openHand(patrol, seat)
  if (playable !== undefined) await playCard(patrol, playable.card)
  await putAway(patrol, seat)
  return playable !== undefined
}

async function expectEnd({ patrol, launched, dataDir, faults }: Beat, seed: string): Promise<void> {
  const { page } = launched
  const rows = written(dataDir)
  const truth = replayed(dataDir, seed)
  expect(truth.hash).toBe(rows.at(-1)?.hash)
  const winners = truth.winners.map((seat) => patrol.people[seat] ?? '')
  await page
    .getByRole('button', { name: /^Back to the (start|games)/ })
    .first()
    .click()
  const past = page.getByRole('region', { name: 'Past games' }).getByRole('button')
  await expect(past).toHaveCount(1)
  await expect(past).toContainText(winners.join(', '))
  expect(faults).toEqual([])
  await launched.close()
}

/** Plays to the end. Before some of the Judges' moves `between` comes first, with the number of moves so far. */
async function playOut(beat: Beat, between: (moves: number) => Promise<void>): Promise<void> {
  let moves = 0
  for (let now = await scene(beat.patrol); now.kind !== 'over';) {
    if (now.kind === 'move') {
      moves += 1
      await between(moves)
      now = await scene(beat.patrol)
    }
    now = await answer(beat.patrol, now)
    if (process.env['PATROL_LOG']) console.log(new Date().toISOString().slice(14, 23), moves, now.ply, now.kind, now.heading.slice(0, 70))
  }
}

// dreddEar.spec.ts plays a whole match every time, so that these need not be played every time.
test('a four-seat game of two people and two computer players is played to its end with the mouse, killed three times on the way @long', async () => {
  test.setTimeout(limit)
  const seed = '10'.repeat(32)
  const people = ['Ann', 'Ben', null, null]
  const beat = await begin({ seats: /^Two of you, two computers/, people, pins: { Ben: '4711' }, seed }, withMouse)
  let played = 0
  await playOut(beat, async (moves) => {
    if (moves === 5 || moves === 12 || moves === 19) await killAndResume(beat, withMouse)
    if (moves % 4 === 0 && (await speakUp(beat.patrol, (moves / 4) % 2))) played += 1
  })
  expect(played).toBeGreaterThan(2)
  await expectEnd(beat, seed)
})

test('R-A11Y-1: a hot-seat game of six is played to its end with the keyboard alone, killed once on the way @long', async () => {
  test.setTimeout(limit)
  const seed = '2a'.repeat(32)
  const people = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
  const beat = await begin({ seats: /^Hot seat for six/, people, seed }, withKeyboard)
  await playOut(beat, async (moves) => {
    if (moves === 20) await killAndResume(beat, withKeyboard)
  })
  await expectEnd(beat, seed)
})
