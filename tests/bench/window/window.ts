import type { Locator, Page } from '@playwright/test'
import { call } from '../../e2e/support/bridge.ts'
import { keyboard, open, type Hands } from '../../e2e/support/hands.ts'
import { launchApp } from '../../e2e/support/launch.ts'
import { withKeyboard, withMouse, type Officer } from '../../e2e/support/officers.ts'
import { answer as answerPatrol, callUp, scene } from '../../e2e/support/patrol.ts'
import { answer, setOut } from '../../e2e/support/traveller.ts'
import { percentile } from '../measure.ts'
import { rowOf, type Row } from '../rows.ts'
import { watch, type Press, type Seen } from './watch.ts'

/** What a click or key, and a task of the page, may take at most, in milliseconds. */
const allowed = 50

/** How many questions are answered on each table, and how many of the slowest presses are told. */
const answers = 16
const told = 5

/** Before each press what moves comes to rest, or Space would only finish it; after it the page is left alone. In milliseconds. */
const rest = 900
const calm = 600
/** How long it is left alone where computer players are at it. */
const calmWithComputers = 6000

type Stretch = { readonly name: string; readonly play: (page: Page) => Promise<() => Promise<Seen>>; readonly computers?: true }

/** Leaves the page alone after every click and key, so that nothing is timed but the app. */
function leaveAlone({ mouse, keyboard: keys, ...page }: Pick<Page, 'mouse' | 'keyboard'> & { wait: () => Promise<void> }): void {
  const [click, press] = [mouse.click.bind(mouse), keys.press.bind(keys)]
  mouse.click = (...where) => click(...where).then(page.wait)
  keys.press = (...key) => press(...key).then(page.wait)
}

async function watched(page: Page, time: number): Promise<() => Promise<Seen>> {
  leaveAlone({ mouse: page.mouse, keyboard: page.keyboard, wait: () => page.waitForTimeout(time) })
  return watch(page, time)
}

/** The same hands, that wait before each press. */
function unhurried<Hand extends Pick<Hands, 'press'>>(page: Page, hands: Hand): Hand {
  const press = async (name: RegExp): Promise<void> => {
    await page.waitForTimeout(rest)
    await hands.press(name)
  }
  return { ...hands, press }
}

/** A mouse that clicks where a button lies, and looks at nothing while it does. */
function pointer(page: Page): Hands {
  const click = async (button: Locator): Promise<void> => {
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  const press = (name: RegExp): Promise<void> => click(open(page, name).first())
  return {
    press,
    walkTo: async (space) => {
      await click(page.getByRole('grid').getByRole('button', { name: space, exact: true }))
      await press(/^Walk to/)
    },
  }
}

const campaign = (hands: typeof pointer) => async (page: Page) => {
  await setOut(page, { hero: 'Brogan Dunmallet', difficulty: 'Squire', seed: '66'.repeat(32) })
  const seen = await watched(page, calm)
  for (let n = 0; n < answers && (await answer(page, unhurried(page, hands(page)))); n++);
  return seen
}

type Table = { readonly seats: RegExp; readonly people: readonly (string | null)[]; readonly time: number; readonly answers: number }

const withComputers: Table = {
  seats: /^You against three/,
  people: ['Ann', null, null, null],
  time: calmWithComputers,
  answers: answers / 2,
}
const withPeople: Table = { seats: /^Two of you, two computers/, people: ['Ann', 'Ben', null, null], time: calm, answers }

const patrol =
  (officerOf: (page: Page) => Officer, { seats, people, time, answers: count }: Table) =>
  async (page: Page) => {
    const table = await callUp(page, unhurried(page, officerOf(page)), { seats, people, seed: '10'.repeat(32) })
    const seen = await watched(page, time)
    let now = await scene(table)
    for (let n = 0; n < count && now.kind !== 'over'; n++) {
      await page.waitForTimeout(rest)
      now = await answerPatrol(table, await scene(table))
    }
    return seen
  }

const stretches: readonly Stretch[] = [
  { name: 'Realm Lords, mouse', play: campaign(pointer) },
  { name: 'Realm Lords, keys', play: campaign(keyboard) },
  { name: 'Judge Dredd, mouse', play: patrol(withMouse, withPeople) },
  { name: 'Judge Dredd, keys', play: patrol(withKeyboard, withPeople) },
  { name: 'Judge Dredd, computers', play: patrol(withMouse, withComputers), computers: true },
]

/** Plays a stretch of both games in the built app, everything moving and computer players thinking, and times what every press leads to. */
export async function windowBench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, play, computers = false } of stretches) {
    const { page, close } = await launchApp({ size: { width: 1280, height: 800 } })
    try {
      await call(page, 'settings.set', { motion: 'full' })
      const read = await play(page)
      const seen = await read()
      rows.push(...rowsOf(name, seen, computers))
      for (const line of slowest(seen.presses)) console.error(`  ${name}: ${line}`)
    } finally {
      await close()
    }
  }
  return rows
}

/** What of a stretch is held against the target: long tasks only where computer players are at it. */
function rowsOf(name: string, { presses, longTasks }: Seen, computers: boolean): Row[] {
  const times = presses.map(({ took }) => took)
  const answered = presses.map((press) => press.answered)
  const row = (what: string, value: number, aimed: boolean): Row =>
    rowOf({ bench: 'window', what: `${name}: ${what}`, unit: 'ms', target: aimed ? { most: 1 } : null }, [value], [allowed])
  return [
    row(`press to picture, p50 of ${times.length}`, percentile(times, 50), false),
    row('press to picture, p95', percentile(times, 95), true),
    row('press to picture with the answer, p95', percentile(answered, 95), false),
    row(`longest of ${longTasks.length} long tasks`, Math.max(0, ...longTasks), computers),
  ]
}

/** The slowest presses of each kind, one line for what was pressed. */
function slowest(presses: readonly Press[]): string[] {
  return presses
    .toSorted((a, b) => b.answered - a.answered)
    .slice(0, told)
    .map(
      ({ kind, on, took, answered }) =>
        `${took.toFixed(0).padStart(4)} ms, answered ${answered.toFixed(0).padStart(4)} ms  ${kind} on "${on}"`,
    )
}
