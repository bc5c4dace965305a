import type { Page } from '@playwright/test'
import { open, type Hands } from './hands.ts'

/** What a campaign is set up with: names as the window shows them. */
export type SetUp = { readonly hero: string; readonly difficulty: string; readonly seed?: string }

/** Where the table stands: the question it asks, in the words of its heading, and the ply it shows. */
export type Question = { readonly heading: string; readonly ply: number }

/** The heading over the last page of a campaign. */
export const theEnd = 'The story is told'

/** From the home screen to the table of a new campaign. */
export async function setOut(page: Page, { hero, difficulty, seed }: SetUp): Promise<void> {
  await page.getByRole('button', { name: /^Set out anew/ }).click()
  await page.getByRole('radio', { name: new RegExp(`^${hero}`) }).check()
  await page.getByRole('radio', { name: new RegExp(`^${difficulty}`) }).check()
  if (seed !== undefined) {
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('textbox', { name: /^A seed of your own/ }).fill(seed)
  }
  await page.getByRole('button', { name: /^Set out(?! anew)/ }).click()
  await page.locator('main[data-ply]').waitFor()
}

/** What the table asks now, once no action is on its way. */
export async function question(page: Page): Promise<Question> {
  await page.waitForFunction(() => document.querySelector('main[data-ply]')?.getAttribute('aria-busy') === 'false')
  const heading = await page.getByRole('region', { name: 'What to decide' }).getByRole('heading').innerText()
  return { heading, ply: Number(await page.locator('main[data-ply]').getAttribute('data-ply')) }
}

/** The questions that one button answers: the words of the heading, and those of the button's name. */
export const presses: readonly (readonly [heading: RegExp, name: RegExp])[] = [
  [/the road$/, /^Roll (one die|two dice)/],
  [/^Before combat$/, /^(Begin the fight|Face )/],
  [/^Its card is turned$/, /^Throw the dice/],
  [/^The dice lie$/, /^Let it stand/],
  [/^A hit$/, /^Strike for/],
  [/^It strikes you$/, /^Take it/],
  [/^You are falling$/, /^Fall/],
  [/^You stand$/, /^Leave it at that/],
  [/^Where to wake\?$/, /^Wake in/],
  [/^\d+ against \d+$/, /^Let doom advance/],
]

/** What a headless traveller does at a question; the first line whose words fit the heading. */
const habits: readonly (readonly [heading: RegExp, act: (page: Page, hands: Hands) => Promise<void>])[] = [
  ...presses.map(([heading, name]) => [heading, (_page: Page, hands: Hands) => hands.press(name)] as const),
  [/move points?$|points left$/, walk],
  [/^Combat round/, fight],
  [/^Trade in/, trade],
  [/is in reach$|^No level/, level],
]

/** Answers one question. Gives false when there was none: the campaign is over. */
export async function answer(page: Page, hands: Hands): Promise<boolean> {
  const { heading, ply } = await question(page)
  if (heading === theEnd) return false
  const habit = habits.find(([words]) => words.test(heading))
  if (!habit) throw new Error(`no habit for "${heading}"`)
  await habit[1](page, hands)
  const moved = page.waitForFunction((before) => Number(document.querySelector('main[data-ply]')?.getAttribute('data-ply')) > before, ply)
  await moved.catch((error: unknown) => {
    throw new Error(`nothing happened at "${heading}" (ply ${ply})`, { cause: error })
  })
  return true
}

type Reach = { readonly label: string; readonly cost: number }

/** Walks to the cheapest weak enemy; hurt, to the nearest town; else stays. */
async function walk(page: Page, hands: Hands): Promise<void> {
  await page.getByRole('grid').waitFor()
  const labels = await page
    .getByRole('grid')
    .getByRole('button')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
  const reach = labels.flatMap((label): Reach[] => {
    const cost = /reachable for (\d+) of/.exec(label)?.[1]
    return cost === undefined ? [] : [{ label, cost: Number(cost) }]
  })
  const cheapest = (words: RegExp) => reach.filter(({ label }) => words.test(label)).sort((a, b) => a.cost - b.cost)[0]
  const strong = (await levelOf(page)) >= 3
  const hurt = /^Health [1-3] of/.test(
    (await page
      .getByRole('img', { name: /^Health \d+ of/ })
      .first()
      .getAttribute('aria-label')) ?? '',
  )
  const town = cheapest(/, town,/)
  const goal = (hurt ? town : null) ?? cheapest(/tier I cube/) ?? (strong ? cheapest(/tier II cube/) : null) ?? town
  if (goal) await hands.walkTo(goal.label)
  else await hands.press(/^Stay here/)
}

async function levelOf(page: Page): Promise<number> {
  const words = await page
    .getByText(/, level\s\d+$/)
    .first()
    .innerText()
  return Number(/\d+$/.exec(words)?.[0] ?? 0)
}

/** Takes the stance that is likeliest to hit, and attacks. */
async function fight(page: Page, hands: Hands): Promise<void> {
  const panels = await page
    .getByRole('main')
    .getByRole('button', { name: /^(Ranged|Melee|Magic):/ })
    .evaluateAll((buttons) =>
      buttons.map((one) => ({
        name: one.querySelector('.aside-for-readers')?.textContent ?? '',
        off: one.getAttribute('aria-disabled') === 'true',
      })),
    )
  const chances = panels
    .filter(({ off }) => !off)
    .map(({ name }) => ({ stance: /^\w+/.exec(name)?.[0] ?? '', chance: Number(/(\d+)% to hit/.exec(name)?.[1] ?? 0) }))
    .sort((a, b) => b.chance - a.chance)
  await hands.press(new RegExp(`^${chances[0]?.stance}:`))
  await hands.press(/^Turn its card/)
}

/** Buys what the purse allows, then heals, then goes. */
async function trade(page: Page, hands: Hands): Promise<void> {
  for (const wish of [/^Buy (?!Vigor|Smoke)/, /^Heal 1/]) if ((await open(page, wish).count()) > 0) return hands.press(wish)
  await hands.press(/^Leave the market/)
}

/** Raises the first thing that can be raised, if one can. */
async function level(page: Page, hands: Hands): Promise<void> {
  const raises = open(page, /^Raise (ranged|melee|magic|health|energy)( \d)?$/)
  if ((await raises.count()) === 0) return hands.press(/^On to Recover/)
  const name = await raises.first().locator('.aside-for-readers').first().innerText()
  await hands.press(new RegExp(`^${name}( \\d)?$`))
  await hands.press(/^Raise \w+ to/)
}
