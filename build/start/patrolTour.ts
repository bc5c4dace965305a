import { call } from '../../tests/e2e/support/bridge.ts'
import type { Launched } from '../../tests/e2e/support/launch.ts'
import { withMouse } from '../../tests/e2e/support/officers.ts'
import { answer, callUp, openHand, putAway, scene, sitDown, type Patrol } from '../../tests/e2e/support/patrol.ts'
import type { Scene } from '../../tests/e2e/support/scene.ts'
import type { Album } from './album.ts'

/** What the part of the tour in Judge Dredd's city has to show. */
export const patrolSights = ['curtain', 'hand', 'last call', 'result', 'patrol resumed'] as const
export type PatrolSight = (typeof patrolSights)[number]

/** A match with an arrest in its first turns. */
const seed = '10'.repeat(32)
const people = ['Ann', 'Ben', null, null]
const pins = { Ben: '4711' }

/** How many answers the patrol may take to meet a last call with a person in it, and how many turns it goes on afterwards. */
const patience = 60

/**
 * Plays some turns of Judge Dredd with two people and two computer players: somebody speaks up through the curtain, there is a last call
 * and a result; then quits, starts again on the same data and goes on. `start` opens the app; `see` is told what was shown.
 */
export async function tourTheCity(start: () => Promise<Launched>, album: Album, see: (sight: PatrolSight) => void): Promise<void> {
  const first = await start()
  const { page } = first
  await call(page, 'settings.set', { motion: 'off', theme: 'candlelight' })
  await page.getByRole('button', { name: /^Call up the judges/ }).click()
  await album.take(page, 'judges-set-up')
  await page.getByRole('button', { name: /^Back/ }).click()
  const patrol = await callUp(page, withMouse(page), { seats: /^Two of you, two computers/, people, pins, seed })
  const left = await patrolOn(patrol, album, see)
  await first.close()

  const again = await start()
  await again.page.getByRole('region', { name: 'Carry on' }).getByRole('button').click()
  const resumed = await sitDown({ page: again.page, officer: withMouse(again.page), people, pins })
  const here = await scene(resumed)
  if (here.ply === left.ply && here.heading === left.heading) see('patrol resumed')
  await call(again.page, 'settings.set', { theme: 'day' })
  await album.take(again.page, 'patrol-resumed')
  await answer(resumed, here)
  await again.close()
}

/** Plays until all was seen that a turn can show, then to the next question with a rest before it. Gives that question. */
async function patrolOn(patrol: Patrol, album: Album, see: (sight: PatrolSight) => void): Promise<Scene> {
  const { page } = patrol
  const taken = new Set<string>()
  let now = await scene(patrol)
  for (let answers = 0; answers < patience; answers++) {
    if (taken.has('result') && taken.has('last-call-hand') && now.kind === 'move') return now
    if (!taken.has(now.kind)) await album.take(page, `patrol-${now.kind}`)
    taken.add(now.kind)
    if (now.kind === 'result') see('result')
    if (now.kind === 'move' && !taken.has('curtain')) {
      taken.add('curtain')
      await showHand(patrol, album, see)
    }
    const [fighter] = now.fighters
    if (fighter !== undefined && !taken.has('last-call-hand')) {
      taken.add('last-call-hand')
      see('last call')
      await openHand(patrol, people.indexOf(fighter))
      await album.take(page, 'last-call-hand')
      await putAway(patrol, people.indexOf(fighter))
    }
    now = await answer(patrol, await scene(patrol))
  }
  return now
}

/** The one with the PIN speaks up, meets the curtain, turns round, and speaks up again. */
async function showHand(patrol: Patrol, album: Album, see: (sight: PatrolSight) => void): Promise<void> {
  const { page, officer } = patrol
  const seat = people.indexOf('Ben')
  await officer.speak(seat, 'Ben')
  await page.getByRole('dialog').waitFor()
  await album.take(page, 'curtain')
  see('curtain')
  await officer.press(/^Back to the table/)
  await openHand(patrol, seat)
  await album.take(page, 'hand')
  see('hand')
  await putAway(patrol, seat)
}
