import { expect, test, type Page } from '@playwright/test'
import { languages } from '../../shared/contract/languages.ts'
import { call as ask } from './support/bridge.ts'
import { launchApp } from './support/launch.ts'
import { look, lookInEveryLanguage } from './support/looking.ts'
import { exactly, withMouse } from './support/officers.ts'
import { answer, openHand, putAway, scene, type Patrol } from './support/patrol.ts'
import { firstOf, playUpTo, rehearseWith, stage, type Moment } from './support/rehearsal.ts'
import { nameOfCard } from './support/secrets.ts'

const people = ['Ann', 'Ben', 'Cleo', 'Dan']
const limit = 12 * 60_000

const nothing = (): Promise<void> => Promise.resolve()
const plays = ({ legal }: Moment) => legal.flatMap((action) => (action.type === 'play' ? [action] : []))
const aimsAt =
  (...wanted: readonly string[]) =>
  (moment: Moment): boolean =>
    plays(moment).some(({ aim }) => wanted.includes(aim.at))
/** The cards of the asked seat that could go to more than one side. */
const choosable = (moment: Moment): readonly string[] => {
  const cards = plays(moment).map(({ card }) => card)
  return cards.filter((card, at) => cards.indexOf(card) < at)
}

async function openNewest(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Carry on' }).getByRole('button').first().click()
  await page.locator('main[data-ply]').waitFor()
}

async function home(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Back to the (games|start)/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Carry on' }).waitFor()
}

async function dialogs(page: Page, found: string[]): Promise<void> {
  for (const [name, key] of [
    ['rules', 'F1'],
    ['shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await look(page, `${name} at the table`, found)
    await page.keyboard.press('Escape')
  }
  for (const name of ['Settings', 'About this match'] as const) {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
    await look(page, `${name} at the table`, found)
    await page.keyboard.press('Escape')
  }
}

test('R-A11Y-2: axe finds nothing on the set-up screen of Judge Dredd, nor at any question of a match at one screen @long', async () => {
  test.setTimeout(limit)
  const { page, close } = await launchApp()
  const found: string[] = []
  const officer = withMouse(page)
  await ask(page, 'settings.set', { motion: 'off' })
  await officer.push(page.getByRole('button', { name: /^Call up the judges/ }))
  await look(page, 'set-up', found)
  await officer.push(page.getByRole('button', { name: /^Hot seat for six/ }))
  await officer.push(page.getByText('A seed of your own', { exact: true }))
  await officer.write(page.getByRole('textbox', { name: 'Seed' }), 'abc')
  await officer.write(page.getByRole('textbox', { name: 'PIN' }).first(), '12')
  await look(page, 'set-up for six, with mistakes', found)
  await officer.push(page.getByRole('button', { name: /^Back/ }))

  const match = rehearseWith(['naming', 'joining', 'last call of several', 'care', 'duel'], 0x67, people.length, 'open')
  const seats = people.map((name) => ({ name, player: 'person' as const }))
  const patrol: Patrol = { page, officer, people, pins: {} }
  /** Opens a match at a moment, looks at it, and with the hand of the seat that is asked open. Each has its own: a look may lead on. */
  const visit = async (what: string, moment: Moment, withHand: (seat: number) => Promise<void> = nothing): Promise<void> => {
    await page.reload()
    await page.getByRole('region', { name: 'Carry on' }).waitFor()
    await playUpTo(page, await stage(page, match, seats), match, 0, moment.ply)
    await page.reload()
    await openNewest(page)
    await scene(patrol)
    await look(page, what, found)
    await withHand(moment.move.seat)
  }
  /** The hand of a seat is opened and put away again, and at a last call the dice may fall. */
  const hand =
    (what: string, then: () => Promise<void> = nothing, after: 'stay' | 'roll' = 'stay') =>
    async (seat: number) => {
      await openHand(patrol, seat)
      await look(page, `${what}, hand open`, found)
      await then()
      await putAway(patrol, seat)
      if (after === 'stay') return
      for (let now = await scene(patrol); now.kind !== 'result'; now = await scene(patrol, now.key))
        await officer.press(/^(Nobody plays|You play no card)/)
      await look(page, `${what}, the result`, found)
    }
  const call = firstOf(match, 'last call', (moment) => choosable(moment).length > 0)
  const stops: readonly (readonly [what: string, moment: Moment, withHand?: (seat: number) => Promise<void>])[] = [
    ['placing', firstOf(match, 'place')],
    ['move', firstOf(match, 'move', aimsAt('sector', 'judge', 'crime', 'crimes')), hand('move', () => aimFirst(page, patrol, found))],
    ['bound', firstOf(match, 'bound'), () => dialogs(page, found)],
    ['reveal', firstOf(match, 'reveal'), hand('reveal')],
    ['last call', call, hand('last call', () => aimAtCall(patrol, choosable(call)[0] ?? '', found), 'roll')],
    ['end of the turn', firstOf(match, 'end'), hand('end of the turn')],
    ['drawing', firstOf(match, 'drawing, with cards to spare'), hand('drawing')],
    ['Intensive Care', firstOf(match, 'care')],
    ['last call of several', firstOf(match, 'last call of several'), hand('last call of several', nothing, 'roll')],
    ['naming', firstOf(match, 'naming')],
    ['joining', firstOf(match, 'joining')],
    ['duel', firstOf(match, 'duel'), hand('duel')],
  ]
  for (const stop of stops.toSorted(([, a], [, b]) => a.ply - b.ply)) await visit(...stop)
  let now = await scene(patrol)
  while (now.kind !== 'over') {
    now = await answer(patrol, now)
    if (now.kind === 'result') await look(page, 'result of a duel', found)
  }
  await look(page, 'ending', found)
  await home(page)
  await look(page, 'home', found)
  expect(found).toEqual([])
  await close()
})

/** Aims a card that wants a place on the map, as far as the first thing pointed at, and puts it back. */
async function aimFirst(page: Page, patrol: Patrol, found: string[]): Promise<void> {
  const cards = page.getByRole('region', { name: /’s hand$/ }).locator('button:not([aria-disabled="true"])')
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click()
    const now = await scene(patrol)
    if (now.kind !== 'aim') throw new Error(`${now.kind} instead of aiming`)
    await look(page, `aiming ${at + 1}`, found)
    await patrol.officer.press(/^Put it back/)
  }
}

/** Chooses a card that could go to more than one side, and puts it back. */
async function aimAtCall({ officer, page }: Patrol, card: string, found: string[]): Promise<void> {
  await officer.press(new RegExp(exactly(nameOfCard(card))))
  await page.locator('.aim').waitFor()
  await look(page, 'last call, aiming', found)
  await officer.press(/^Not this card/)
}

test('R-A11Y-2: axe finds nothing on the curtain, where everybody is asked, and where computer players are at it', async () => {
  test.setTimeout(limit)
  const { page, close } = await launchApp()
  const found: string[] = []
  const officer = withMouse(page)
  await ask(page, 'settings.set', { motion: 'off' })
  const asking = rehearseWith(['move', 'last call'], 0x67, people.length, 'ask')
  const pins = ['1234', undefined, undefined, undefined]
  const id = await stage(
    page,
    asking,
    people.map((name, seat) => ({ name, player: 'person', ...(pins[seat] ? { pin: pins[seat] } : {}) })),
  )
  let ply = 0
  for (const moment of [
    firstOf(asking, 'move', ({ move }) => move.seat === 0),
    firstOf(asking, 'last call', ({ move }) => move.seat === 0),
  ].toSorted((a, b) => a.ply - b.ply)) {
    await playUpTo(page, id, asking, ply, moment.ply, pins)
    ply = moment.ply
    await page.reload()
    await openNewest(page)
    await page.getByRole('dialog').waitFor()
    await look(page, `curtain with PIN ${ply}`, found)
    await officer.typePin('9999')
    await officer.press(/^I am Ann/)
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
    await look(page, `curtain with a wrong PIN ${ply}`, found)
    await officer.typePin('1234')
    await officer.press(/^I am Ann/)
    await page.locator('main .hand').waitFor()
    await look(page, `asked with the hand open ${ply}`, found)
  }
  // The last of these is a last call, of which somebody is told the first time.
  await expect(page.locator('[data-hint]')).toBeVisible()
  for (const language of languages) {
    await ask(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.locator('.fight').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), language).toBe(0)
  }
  await ask(page, 'settings.set', { language: 'en' })
  await page.reload()

  await officer.push(page.getByRole('button', { name: /^Call up the judges/ }))
  await officer.push(page.getByRole('button', { name: /^Two of you, two computers/ }))
  await officer.push(page.getByRole('button', { name: /^Take to the streets/ }))
  const table: Patrol = { page, officer, people: ['Player 1', 'Player 2', null, null], pins: {} }
  await officer.press(/^Hold computer players/)
  for (let now = await scene(table); now.kind !== 'held';) now = await answer(table, now)
  await look(page, 'computer players held', found)
  await openHand(table, 0)
  await look(page, 'the floor taken', found)
  await lookInEveryLanguage(page, 'the floor taken', found)
  await putAway(table, 0)
  expect(found).toEqual([])
  await close()
})
