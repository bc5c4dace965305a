import { expect, test, type Page } from '@playwright/test'
import { call } from './support/bridge.ts'
import { launchApp, type Launched } from './support/launch.ts'

// Berlin's clocks are an hour ahead in March: its midnight is none by the clock that matches are written down with.
const lateInTheEvening = new Date('2026-03-14T22:40:00Z')
const afterMidnight = new Date('2026-03-14T23:20:00Z')
const fiveDaysBack = new Date('2026-03-10T08:00:00Z')
const aMonthBack = new Date('2026-02-10T08:00:00Z')

/** Begins a campaign, and gives it up if it is to be over. */
async function campaign(page: Page, title: string, isOver: boolean): Promise<void> {
  const config = { hero: 'nettle-quickbriar', difficulty: 'squire' }
  const made = await call(page, 'matches.create', { game: 'realm-lords', config })
  const match = made.ok ? made.value.match : ''
  await call(page, 'matches.change', { match, title, ...(isOver ? { givenUp: true } : {}) })
}

/** What the home page says of its matches. */
const atHome = (page: Page): Promise<string[]> => page.getByRole('region', { name: 'Carry on' }).getByRole('button').allInnerTexts()
const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'The house' }).getByRole('button', { name }).click()

/** What the library says of the matches that are past. */
async function past(page: Page): Promise<string[]> {
  await goTo(page, 'Library')
  await page.getByRole('button', { name: 'Past', exact: true }).click()
  // What lies on the shelf before is no longer shown: every past match of these tests is called so.
  await expect(page.locator('.tile').first()).toContainText('Over ')
  return (await page.locator('.tile').allInnerTexts()).map((text) => text.replaceAll('\n', ' '))
}

/** The rows of the table behind the calendar of play. */
async function daysPlayed(page: Page): Promise<string[]> {
  await goTo(page, 'History')
  const rows = page.getByRole('table', { name: 'Days of play' }).getByRole('row')
  await rows.nth(1).waitFor()
  return (await rows.allInnerTexts()).slice(1).map((row) => row.split('\t').slice(0, 2).join(': '))
}

/** The backups, newest first, by the day on the wall. */
async function backups(page: Page): Promise<string[]> {
  const found = await call(page, 'backups.list', {})
  if (!found.ok) return []
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  return found.value.backups.map(({ kind, at }) => `${kind} ${day.format(new Date(at))}`)
}

test.describe.serial('R-STAT-3: the clock on the wall', () => {
  let app: Launched
  test.beforeAll(async () => {
    app = await launchApp({ clock: lateInTheEvening })
  })
  test.afterAll(() => app.close())

  test('midnight passes with the app open: today becomes yesterday, and a day has its own matches and its own backup', async () => {
    const { page, setClock } = app
    await campaign(page, 'Over before midnight', true)
    expect((await call(page, 'backups.make', {})).ok).toBe(true)
    await campaign(page, 'Under way', false)
    await goTo(page, 'Library')
    await goTo(page, 'Games')
    await expect.poll(() => atHome(page)).toEqual([expect.stringMatching(/today, 11:4\d PM/)])

    await setClock(afterMidnight)
    await expect.poll(() => atHome(page)).toEqual([expect.stringContaining('yesterday')])
    await expect.poll(() => backups(page)).toEqual(['daily 2026-03-15', 'hand 2026-03-14'])
    await campaign(page, 'Over after midnight', true)
    expect(await past(page)).toEqual([
      expect.stringMatching(/Over after midnight .* today, 12:2\d AM/),
      expect.stringMatching(/Over before midnight .* yesterday/),
    ])
    expect(await daysPlayed(page)).toEqual(['Mar 14, 2026: 1', 'Mar 15, 2026: 1'])
  })

  test('a clock that is set back with the app open: what was played later is not of today, and no good backup goes', async () => {
    const { page, setClock } = app
    await setClock(fiveDaysBack)
    await expect.poll(() => backups(page)).toEqual(['daily 2026-03-10', 'daily 2026-03-15', 'hand 2026-03-14'])
    await campaign(page, 'Over on the tenth', true)
    expect(await past(page)).toEqual([
      expect.stringMatching(/Over after midnight .* Mar 15/),
      expect.stringMatching(/Over before midnight .* Mar 14/),
      expect.stringMatching(/Over on the tenth .* today, 9:0\d AM/),
    ])
    expect(await daysPlayed(page)).toEqual(['Mar 10, 2026: 1', 'Mar 14, 2026: 1', 'Mar 15, 2026: 1'])
  })

  test('a clock that is set back at the next start: everything is there, a new day begins, and the newest backup is the one made last', async () => {
    await campaign(app.page, 'Thrown away', true)
    const found = await call(app.page, 'matches.list', { limit: 10 })
    const thrown = found.ok ? found.value.matches.find(({ title }) => title === 'Thrown away') : undefined
    await call(app.page, 'matches.change', { match: thrown?.match ?? '', deleted: true })
    await app.close()

    app = await launchApp({ dataDir: app.dataDir, clock: aMonthBack })
    const { page } = app
    await campaign(page, 'Over in February', true)
    expect(await backups(page)).toEqual(['exit 2026-03-10', 'daily 2026-03-10', 'daily 2026-03-15', 'hand 2026-03-14'])
    expect((await past(page)).map((text) => /(?:today|Mar \d+)/.exec(text)?.[0])).toEqual(['Mar 15', 'Mar 14', 'Mar 10', 'today'])
    expect(await daysPlayed(page)).toEqual(['Feb 10, 2026: 1', 'Mar 10, 2026: 1', 'Mar 14, 2026: 1', 'Mar 15, 2026: 1'])
    const bin = await call(page, 'matches.list', { shelf: 'bin', limit: 10 })
    expect(bin.ok && bin.value.matches.map(({ title }) => title)).toEqual(['Thrown away'])
    await call(page, 'data.check', {}).then((checked) =>
      expect(checked).toMatchObject({ ok: true, value: { bad: [], facts: { different: [] } } }),
    )
  })
})
