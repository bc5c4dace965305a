import { expect, test, type Page } from '@playwright/test'
import { call } from './support/bridge.ts'
import { eavesdrop, overheardIn, type Overheard } from './support/eavesdrop.ts'
import { launchApp, type Launched } from './support/launch.ts'
import { replayed, seedOf, written } from './support/ledger.ts'
import { withMouse } from './support/officers.ts'
import { answer, callUp, openHand, playCard, putAway, scene, type Patrol } from './support/patrol.ts'
import { historian, secrets } from './support/secrets.ts'

const people = ['Ann', 'Ben', 'Cleo']

async function threeAt(seed: string): Promise<{ readonly launched: Launched; readonly patrol: Patrol }> {
  const launched = await launchApp()
  const { page } = launched
  await call(page, 'settings.set', { motion: 'off' })
  const patrol = await callUp(page, withMouse(page), { seats: /^Hot seat for four/, fewer: 1, people, pins: { Cleo: '271828' }, seed })
  return { launched, patrol }
}

type Ear = Awaited<ReturnType<typeof eavesdrop>>

/** Ways in which a window could tell a word, each with how it is taken back. */
const slips: readonly (readonly [put: (word: string) => void, take: () => void])[] = [
  [
    (word) => document.querySelector('main h1')!.setAttribute('title', word),
    () => document.querySelector('main h1')!.removeAttribute('title'),
  ],
  [
    (word) => document.querySelector('main')!.setAttribute('aria-label', word),
    () => document.querySelector('main')!.setAttribute('aria-label', 'Judge Dredd'),
  ],
  [(word) => document.querySelector('main h1')!.append(word), () => document.querySelector('main h1')!.lastChild!.remove()],
  [(word) => (document.title = `Gavel: ${word}`), () => (document.title = 'Gavel')],
  [(word) => console.log(`${word} was drawn`), () => undefined],
]

/** Lets the window slip a secret of the moment in every way, and gives what was overheard meanwhile, slip by slip. */
async function slipUp(page: Page, dataDir: string, { heard, takeDown }: Ear): Promise<readonly (readonly Overheard[])[]> {
  await takeDown()
  const truth = historian()
  replayed(dataDir, seedOf(dataDir), truth.visit)
  const ply = written(dataDir).length
  const hidden = truth.hidden(ply, null)
  const secret = secrets.find(({ id }) => hidden.has(id))!
  const found: Overheard[][] = []
  for (const [put, take] of slips) {
    const before = heard.length
    await page.evaluate(put, secret.words[1])
    await page.waitForTimeout(300)
    await takeDown()
    await page.evaluate(take)
    await page.waitForTimeout(300)
    await takeDown()
    found.push(heard.splice(before))
  }
  const value = { ply, viewer: null, events: [{ ply, event: { type: 'cardMoved', card: secret.id } }] }
  return [...found, [overheardIn(JSON.stringify({ name: 'matches.act', said: { ok: true, value } }))]]
}

// Every step of a whole match is looked through in the long specs.
for (const [span, most, steps] of [
  ['the first turns of a match', 16, 60],
  ['a whole match @long', Infinity, 500],
] as const)
  test(`R-HID-1, R-HID-2: nothing tells what the open hand may not know, and a planted leak is found, through ${span}`, async () => {
    test.setTimeout(15 * 60_000)
    const { launched, patrol } = await threeAt('06'.repeat(32))
    const { page, dataDir } = launched
    const ear = await eavesdrop(launched, people)
    const { heard, takeDown } = ear
    let moves = 0
    let slipped: readonly (readonly Overheard[])[] = []
    for (let now = await scene(patrol); now.kind !== 'over' && moves < most; now = await answer(patrol, now)) {
      await takeDown()
      if (now.kind !== 'move') continue
      moves += 1
      if (moves % 5 === 0) await lookAtHand(patrol, moves % 3, moves < 12)
      if (moves === 12) slipped = await slipUp(page, dataDir, ear)
    }
    await takeDown()

    const truth = historian()
    replayed(dataDir, seedOf(dataDir), truth.visit)
    const leaks = ({ where, ply, viewer, named, near = [] }: Overheard) => {
      const hidden = truth.hidden(ply, viewer)
      return named.flatMap((id, at) => (hidden.has(id) ? [`${where}, ply ${ply}, eyes of ${viewer}: ${id}: ${near[at] ?? ''}`] : []))
    }
    expect([...new Set(heard.flatMap(leaks))]).toEqual([])
    // The search has seen much, and would have found something.
    expect(heard.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['page', 'accessibility tree', 'window title', 'matches.act', 'matches.take', 'matches.leave']),
    )
    expect(new Set(heard.filter(({ where }) => where === 'page').map(({ ply }) => ply)).size).toBeGreaterThan(steps)
    expect(truth.hidden(Math.floor(written(dataDir).length / 2), null).size).toBeGreaterThan(10)
    expect(slipped.map((slip) => slip.some((one) => leaks(one).length > 0))).toEqual([...slips.map(() => true), true])
    await launched.close()
  })

async function lookAtHand(patrol: Patrol, seat: number, mayPeek: boolean): Promise<void> {
  const hand = await openHand(patrol, seat)
  // What one has looked under is a secret of a single seat.
  const tip = mayPeek ? hand.find(({ card }) => card === 'Anonymous Tip') : undefined
  if (tip !== undefined) await playCard(patrol, tip.card)
  await putAway(patrol, seat)
}

/** What makes a hand close by itself. */
const lapses: readonly (readonly [what: string, lapse: (page: Page) => Promise<void>])[] = [
  ['the window loses the focus', (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur')))],
  [
    'the window is hidden',
    (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'visibilityState')
      }),
  ],
  [
    'nobody touches anything for a minute',
    async (page) => {
      await page.clock.install()
      await page.mouse.move(200, 200)
      await page.clock.fastForward(61_000)
      await page.clock.resume()
    },
  ],
]

test('R-HID-3: a hand closes when the window loses the focus, is hidden, or is left alone, and nothing of it stays', async () => {
  test.setTimeout(3 * 60_000)
  const { launched, patrol } = await threeAt('06'.repeat(32))
  const { page, dataDir } = launched
  let now = await scene(patrol)
  while (now.kind !== 'move') now = await answer(patrol, now)
  const ear = await eavesdrop(launched, people)
  for (const [at, [what, lapse]] of lapses.entries()) {
    await openHand(patrol, at % 2)
    await ear.takeDown()
    const shown = ear.heard.splice(0).flatMap(({ viewer, named }) => (viewer === at % 2 ? named : []))
    expect(shown.length, what).toBeGreaterThan(0)
    await lapse(page)
    await page.waitForFunction(() => document.querySelector('main .hand') === null, undefined, { polling: 40, timeout: 5_000 })
    await ear.takeDown()
    const truth = historian()
    replayed(dataDir, seedOf(dataDir), truth.visit)
    const left = ear.heard.splice(0).filter(({ viewer }) => viewer === null)
    expect(left.length, what).toBeGreaterThan(0)
    expect(
      left.flatMap(({ ply, named }) => named.filter((id) => truth.hidden(ply, null).has(id))),
      what,
    ).toEqual([])
  }
  await launched.close()
})
