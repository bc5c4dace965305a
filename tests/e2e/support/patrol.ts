import type { Page } from '@playwright/test'
import { handIn, type Prospect } from './inTable.ts'
import { exactly, type Officer } from './officers.ts'
import { kindsByHeading, sceneIn, type Scene, type SceneKind } from './scene.ts'

/** A table and who plays at it: their names by seat (null: a computer player), and the PINs that some of them set. */
export type Patrol = {
  readonly page: Page
  readonly officer: Officer
  readonly people: readonly (string | null)[]
  readonly pins: Readonly<Record<string, string>>
}

/** How the set-up screen is filled in: a quick choice of seats, the names of the people there, their PINs, a seed. */
export type Roster = {
  readonly seats: RegExp
  /** How many of these seats are taken away again, the last first. */
  readonly fewer?: number
  readonly people: readonly (string | null)[]
  readonly pins?: Readonly<Record<string, string>>
  readonly seed: string
}

/** The Judges as the quick choices seat them. */
const judges: readonly string[] = ['Flint', 'Stern', 'Quill', 'Bracket', 'Thump', 'Magnet']

/** From the home screen to a new table. */
export async function callUp(page: Page, officer: Officer, { seats, fewer = 0, people, pins = {}, seed }: Roster): Promise<Patrol> {
  await officer.push(page.getByRole('button', { name: /^Call up the judges/ }))
  await officer.push(page.getByRole('button', { name: seats }))
  for (let n = 0; n < fewer; n++) await officer.push(page.getByRole('button', { name: `Take seat ${people.length + fewer - n} away` }))
  for (const [seat, name] of people.entries()) {
    if (name === null) continue
    const panel = page.getByRole('group', { name: new RegExp(`^Seat ${seat + 1}:`) })
    await officer.write(panel.getByRole('textbox', { name: 'Name' }), name)
    if (pins[name] !== undefined) await officer.write(panel.getByRole('textbox', { name: 'PIN' }), pins[name])
  }
  await officer.push(page.getByText('A seed of your own', { exact: true }))
  await officer.write(page.getByRole('textbox', { name: 'Seed' }), seed)
  await officer.push(page.getByRole('button', { name: /^Take to the streets/ }))
  return sitDown({ page, officer, people, pins })
}

/** At the table that was just opened: computer players are told to hurry. */
export async function sitDown(patrol: Patrol): Promise<Patrol> {
  await patrol.page.locator('main[data-ply]').waitFor()
  if (patrol.people.includes(null)) await patrol.officer.hurry()
  return patrol
}

/** What the table asks people now, or shows them; waits until it is another scene than the one with the key `before`. */
export async function scene({ page }: Pick<Patrol, 'page'>, before = ''): Promise<Scene> {
  const kinds = kindsByHeading.map(([kind, { source }]): readonly [SceneKind, string] => [kind, source])
  const found = await page.waitForFunction(sceneIn, { before, kinds }, { polling: 40, timeout: 30_000 })
  return (await found.jsonValue()) as Scene
}

/** Answers one question of the table, at a last call with cards that help. Gives what it asks next. */
export async function answer(patrol: Patrol, now: Scene): Promise<Scene> {
  await habits[now.kind](patrol, now).catch(async (error: unknown) => {
    // Computer players may have gone on meanwhile: then it is not asked any more.
    if ((await scene(patrol)).key === now.key) throw error
  })
  return scene(patrol, now.key).catch((error: unknown) => {
    throw new Error(`nothing happened at "${now.heading}" (ply ${now.ply})`, { cause: error })
  })
}

type Habit = (patrol: Patrol, now: Scene) => Promise<void>
const pressing =
  (name: RegExp): Habit =>
  ({ officer }) =>
    officer.press(name)
const pressingFirst: Habit = ({ officer }, { buttons }) => officer.press(new RegExp(exactly(buttons[0] ?? '')))

const habits: Readonly<Record<Scene['kind'], Habit>> = {
  place: ({ officer }, { spots }) => officer.point(spots[0] ?? ''),
  move: walk,
  care: pressing(/^Leave for the Hospital/),
  bound: pressing(/^Stay and go on/),
  reveal: pressing(/^(Nobody plays a|You play no) card/),
  call: lastCall,
  result: lookOn,
  naming: pressingFirst,
  joining: pressing(/^Join/),
  end: pressing(/^Pass the Turn Start Card/),
  drawing: pressing(/^Everybody draws what fits/),
  curtain: pressing(/^Back to the table/),
  aim: pressing(/^Put it back/),
  held: pressing(/^Let them go on/),
  over: () => Promise.reject(new Error('the match is over')),
}

/** Where new cards are to be had, the most first. */
const rich = /^(Grand Hall of Justice|Academy of Law|City Hall|Justice Department Armoury|West 17 Test Labs|Spaceport)\./

/** What the weakest Perp of a sector is good for with his Crime, one face down taken for a middling one; 99 without a Crime. */
export function strength(spot: string): number {
  const sums = [...spot.matchAll(/Crime: .*? (\d+), Perp(?: face down|: .*? (\d+)\.)/g)].map(
    ([, crime, perp]) => Number(crime) + Number(perp ?? 4),
  )
  return Math.min(99, ...sums)
}

/** To the weakest Perp in reach if the hand is good for him, else to where cards are. */
async function walk({ officer }: Patrol, { spots, held }: Scene): Promise<void> {
  const weakest = spots.toSorted((a, b) => strength(a) - strength(b))[0]
  const quiet = spots.filter((spot) => strength(spot) === 99)
  const supply = quiet.find((spot) => spot.startsWith('Grand Hall')) ?? quiet.find((spot) => rich.test(spot)) ?? quiet[0]
  const goal = weakest !== undefined && strength(weakest) <= (held >= 3 ? 12 : 6) ? weakest : (supply ?? weakest)
  if (goal === undefined) await officer.press(/^Stay in/)
  else await officer.point(goal)
}

/** A chance that people are content with, and the least that a card must add to it, in per cent. */
const content = 75
const worthIt = 2

/** Who fights and may lose takes the screen and plays what helps most; then nobody plays a card. */
async function lastCall(patrol: Patrol, { odds, fighters }: Scene): Promise<void> {
  for (const name of fighters) {
    const seat = patrol.people.indexOf(name)
    const chance = odds.find(({ judge }) => judge === null || judge === judges[seat])?.chance ?? 0
    if (chance < content && (await scene(patrol)).fighters.includes(name)) await fightOn(patrol, seat)
  }
  await patrol.officer.press(/^(Nobody plays a|You play no) card/)
}

async function fightOn(patrol: Patrol, seat: number): Promise<void> {
  let hand = await openHand(patrol, seat)
  for (;;) {
    const best = hand.toSorted((a, b) => b.gain - a.gain)[0]
    if (best === undefined || best.gain < worthIt || best.chance - best.gain >= content) break
    const { kind } = await playCard(patrol, best.card)
    // The last one who may speak has spoken.
    if (kind !== 'call') break
    hand = await handOf(patrol)
  }
  await putAway(patrol, seat)
}

/** A result also goes by itself, perhaps just now. */
async function lookOn({ page, officer }: Patrol): Promise<void> {
  if (await page.evaluate(() => document.querySelector('main .result') !== null))
    await officer.press(/^(To the (next|final)|Back to the city)/).catch(() => undefined)
}

/** A person speaks up and takes the screen. Gives the cards of the hand that can be played now. */
export async function openHand(patrol: Patrol, seat: number): Promise<readonly Prospect[]> {
  const { page, officer, people, pins } = patrol
  const name = people[seat] ?? ''
  await officer.speak(seat, name)
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') !== null, undefined, { polling: 40 })
  const pin = pins[name]
  if (pin !== undefined) await officer.typePin(pin)
  await officer.press(new RegExp(`^I am ${name}, show my hand`))
  return handOf(patrol)
}

async function handOf({ page }: Patrol): Promise<readonly Prospect[]> {
  const found = await page.waitForFunction(handIn, undefined, { polling: 40 })
  return (await found.jsonValue()) as readonly Prospect[]
}

/** Plays a card of the open hand, aimed at the first thing it can be aimed at: at a last call what helps its player most. Gives what comes then. */
export async function playCard(patrol: Patrol, card: string): Promise<Scene> {
  const before = await scene(patrol)
  await patrol.officer.press(new RegExp(exactly(card)))
  if (before.kind === 'call') {
    await aimAtCall(patrol, before.ply)
    return scene(patrol, before.key)
  }
  let now = await scene(patrol, before.key)
  while (now.ply === before.ply && now.kind === 'aim') {
    await aim(patrol, now)
    now = await scene(patrol, now.key)
  }
  return now
}

async function aim({ officer }: Patrol, now: Scene): Promise<void> {
  const [ready] = now.buttons
  if (ready !== undefined) await officer.press(new RegExp(exactly(ready)))
  else await officer.point(now.spots[0] ?? '')
}

/** A card with several aims at a last call asks for one; another is played at once. */
async function aimAtCall({ page, officer }: Patrol, ply: number): Promise<void> {
  const found = await page.waitForFunction(
    (before) => {
      const main = document.querySelector('main[data-ply]')
      if (main?.querySelector('.aim .target')) return 'aim'
      return Number(main?.getAttribute('data-ply')) > before ? 'played' : null
    },
    ply,
    { polling: 40 },
  )
  if ((await found.jsonValue()) === 'aim') await officer.press(/: [\d.<> ]+% .*, a change of/)
}

/** Puts the hand of a seat away, however the table offers it just now. */
export async function putAway(patrol: Patrol, seat: number): Promise<void> {
  const { page, officer, people } = patrol
  let now = await scene(patrol)
  while (now.kind === 'result') now = await answer(patrol, now)
  if (now.kind === 'call') await officer.press(new RegExp(`^${people[seat] ?? ''} passes`))
  else await officer.away()
  await page.waitForFunction(() => document.querySelector('main .hand') === null, undefined, { polling: 40 })
}
