import type { Page } from '@playwright/test'
import { call } from '../../e2e/support/bridge.ts'
import { keyboard, mouse, type Hands } from '../../e2e/support/hands.ts'
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

/** Before each press what moves comes to rest, or Space would only finish it. */
const rest = 900

type Stretch = { readonly name: string; readonly play: (page: Page) => Promise<() => Promise<Seen>> }

/** The same hands, that wait before each press. */
function unhurried<Hand extends Pick<Hands, 'press'>>(page: Page, hands: Hand): Hand {
  const press = async (name: RegExp): Promise<void> => {
    await page.waitForTimeout(rest)
    await hands.press(name)
  }
  return { ...hands, press }
}

const campaign = (hands: typeof mouse) => async (page: Page) => {
  await setOut(page, { hero: 'Brogan Dunmallet', difficulty: 'Squire', seed: '66'.repeat(32) })
  const seen = await watch(page)
  for (let n = 0; n < answers && (await answer(page, unhurried(page, hands(page)))); n++);
  return seen
}

const patrol = (officerOf: (page: Page) => Officer) => async (page: Page) => {
  const table = await callUp(page, unhurried(page, officerOf(page)), {
    seats: /^Two of you, two computers/,
    people: ['Ann', 'Ben', null, null],
    seed: '10'.repeat(32),
  })
  const seen = await watch(page)
  let now = await scene(table)
  for (let n = 0; n < answers && now.kind !== 'over'; n++) {
    await page.waitForTimeout(rest)
    now = await answerPatrol(table, await scene(table))
  }
  return seen
}

const stretches: readonly Stretch[] = [
  { name: 'Realm Lords, mouse', play: campaign(mouse) },
  { name: 'Realm Lords, keys', play: campaign(keyboard) },
  { name: 'Judge Dredd, mouse', play: patrol(withMouse) },
  { name: 'Judge Dredd, keys', play: patrol(withKeyboard) },
]

/** Plays a stretch of both games in the built app, everything moving and computer players thinking, and times what every press leads to. */
export async function windowBench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, play } of stretches) {
    const { page, close } = await launchApp({ size: { width: 1280, height: 800 } })
    try {
      await call(page, 'settings.set', { motion: 'full' })
      const read = await play(page)
      const seen = await read()
      rows.push(...rowsOf(name, seen))
      for (const line of slowest(seen.presses)) console.error(`  ${name}: ${line}`)
    } finally {
      await close()
    }
  }
  return rows
}

function rowsOf(name: string, { presses, longTasks }: Seen): Row[] {
  const times = presses.map(({ took }) => took)
  const row = (what: string, value: number, aimed: boolean): Row =>
    rowOf({ bench: 'window', what: `${name}: ${what}`, unit: 'ms', target: aimed ? { most: 1 } : null }, [value], [allowed])
  return [
    row(`press to picture, p50 of ${times.length}`, percentile(times, 50), false),
    row('press to picture, p95', percentile(times, 95), true),
    row(`longest of ${longTasks.length} long tasks`, Math.max(0, ...longTasks), true),
  ]
}

/** The slowest presses of each kind, one line for what was pressed. */
function slowest(presses: readonly Press[]): string[] {
  return presses
    .toSorted((a, b) => b.took - a.took)
    .slice(0, told)
    .map(({ kind, on, took }) => `${took.toFixed(0).padStart(4)} ms  ${kind} on "${on}"`)
}
