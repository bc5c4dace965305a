import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { call } from '../../tests/e2e/support/bridge.ts'
import { mouse } from '../../tests/e2e/support/hands.ts'
import { launchApp, type Launched } from '../../tests/e2e/support/launch.ts'
import { answer, question, setOut, theEnd } from '../../tests/e2e/support/traveller.ts'
import { albumIn, type Album } from './album.ts'
import { patrolSights, tourTheCity, type PatrolSight } from './patrolTour.ts'

/** The tour's campaign: a seed with a fight, a town and a level in its first rounds. */
const seed = '6a'.repeat(32)
const setUp = { hero: 'Tamsin Wharrow', difficulty: 'Legend', seed }

/** What a tour has to show; it fails when one of these did not happen. */
const sights = [...patrolSights, 'fight', 'trade', 'level', 'resumed', 'ended', 'history'] as const
type Sight = (typeof sights)[number]

/** How many questions the first sitting may take to meet fight, trade and level. */
const patience = 250

/**
 * Drives the built app without a window as a person would: plays some turns of Judge Dredd with computer players, speaks up,
 * quits in the midst of it and goes on; then sets a campaign up, plays until it had a fight, a trade and a level-up, quits,
 * starts again, goes on where it was, plays to the end, and looks at the history. Numbered pictures go to `dir`. Gives
 * whether all of it happened, and says so in a line.
 */
export async function runTour(dir: string): Promise<boolean> {
  mkdirSync(dir, { recursive: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gavel-tour-'))
  const seen = new Set<Sight>()
  const album = albumIn(dir)
  try {
    await tourTheCity(
      () => sitDown(path.join(dataDir, 'city')),
      album,
      (sight: PatrolSight) => seen.add(sight),
    )
    const left = await firstSitting(dataDir, album, seen)
    await secondSitting(dataDir, album, seen, left)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const missed = sights.filter((sight) => !seen.has(sight))
  const pictures = `${album.count()} pictures in ${path.resolve(dir)}`
  console.log(
    missed.length === 0
      ? `Tour: patrolled the city, spoke up behind the curtain, made an arrest or failed, quit and went on; set up a campaign, fought, traded, gained a level, quit, started again, went on at the same place, played to the end and saw the history; ${pictures}.`
      : `Tour failed: no ${missed.join(', no ')}; ${pictures}.`,
  )
  return missed.length === 0
}

/** The kinds of questions worth a picture, by the words of their heading. */
const scenes: readonly (readonly [heading: RegExp, name: string, sight: Sight | null])[] = [
  [/the road$/, 'road', null],
  [/move points?$/, 'walk', null],
  [/^Before combat$/, 'before-combat', null],
  [/^Combat round/, 'combat', 'fight'],
  [/^Its card is turned$/, 'revealed', null],
  [/^The dice lie$/, 'rolled', null],
  [/^Trade in/, 'trade', 'trade'],
  [/is in reach$/, 'level', 'level'],
  [/^Where to wake/, 'wake', null],
]

/** Plays on, taking a picture of every kind of question the first time, until `enough` says so or the campaign ends. */
async function playOn(page: Page, album: Album, seen: Set<Sight>, enough: (plies: number) => boolean): Promise<void> {
  const taken = new Set<string>()
  for (let plies = 0; !enough(plies); plies++) {
    const { heading } = await question(page)
    const scene = scenes.find(([words]) => words.test(heading))
    if (scene && !taken.has(scene[1])) {
      taken.add(scene[1])
      await album.take(page, scene[1])
    }
    if (!(await answer(page, mouse(page)))) return
    if (scene?.[2]) seen.add(scene[2])
  }
}

async function firstSitting(dataDir: string, album: Album, seen: Set<Sight>): Promise<Awaited<ReturnType<typeof question>>> {
  const launched = await sitDown(dataDir)
  const { page } = launched
  await call(page, 'settings.set', { motion: 'off', theme: 'day' })
  await album.take(page, 'home')
  await page.getByRole('button', { name: /^Set out anew/ }).click()
  await album.take(page, 'set-up')
  await page.getByRole('button', { name: /^Back/ }).click()
  await setOut(page, setUp)
  const first: readonly Sight[] = ['fight', 'trade', 'level']
  await playOn(page, album, seen, (plies) => plies >= patience || first.every((sight) => seen.has(sight)))
  const left = await question(page)
  await album.take(page, 'left-here')
  await launched.close()
  return left
}

async function secondSitting(dataDir: string, album: Album, seen: Set<Sight>, left: Awaited<ReturnType<typeof question>>): Promise<void> {
  const launched = await sitDown(dataDir)
  const { page } = launched
  await album.take(page, 'home-carry-on')
  await page.getByRole('region', { name: 'Carry on' }).getByRole('button').click()
  const here = await question(page)
  if (here.ply === left.ply && here.heading === left.heading) seen.add('resumed')
  await call(page, 'settings.set', { theme: 'candlelight' })
  await playOn(page, album, seen, () => false)
  if ((await question(page)).heading === theEnd) seen.add('ended')
  await album.take(page, 'the-end')
  await page
    .getByRole('button', { name: /^Back to the games/ })
    .first()
    .click()
  const past = page.getByRole('region', { name: 'Past games' }).getByRole('button')
  await past.first().waitFor()
  if ((await past.count()) === 1) seen.add('history')
  await album.take(page, 'history')
  await launched.close()
}

function sitDown(dataDir: string): Promise<Launched> {
  return launchApp({ dataDir, size: { width: 1280, height: 800 } })
}
