import type { Page } from '@playwright/test'

/** What a person presses things with. Both find everything by role and name; neither knows a coordinate. */
export type Hands = {
  /** Presses a button by its name. */
  readonly press: (name: RegExp) => Promise<void>
  /** Walks to a space of the map that is in reach, given by the whole name that the map reads out. */
  readonly walkTo: (space: string) => Promise<void>
}

/** The buttons of the table with such a name that can be pressed now. */
export const open = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).and(page.locator(':not([aria-disabled="true"])'))
const button = (page: Page, name: RegExp) => open(page, name).first()
const space = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })

/** A mouse: it clicks. */
export function mouse(page: Page): Hands {
  return {
    press: (name) => button(page, name).click(),
    walkTo: async (name) => {
      await space(page, name).click()
      await button(page, /^Walk to/).click()
    },
  }
}

const columns = 6

/**
 * A keyboard: figures where a button shows one, Space for the marked next step, else Tab to it and Enter; arrows and Enter
 * on the map. Nothing is focused from outside.
 */
export function keyboard(page: Page): Hands {
  const { keyboard: keys } = page
  const press = async (name: RegExp): Promise<void> => {
    const wanted = button(page, name)
    const figure = await wanted.getAttribute('data-choice')
    if (figure !== null) return keys.press(figure)
    if ((await wanted.getAttribute('data-next')) !== null && !(await onButton(page))) return keys.press('Space')
    await tabTo(page, await wanted.evaluate((element) => (element.id ||= `wanted-${performance.now()}`)))
    await keys.press('Enter')
  }
  const walkTo = async (name: string): Promise<void> => {
    await steer(page, await placeOf(page, name))
    await keys.press('Enter')
    await keys.press('Enter')
  }
  return { press, walkTo }
}

/** Whether Space would press the focused button instead of the marked next step. */
function onButton(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('button:not([data-space-free]), a, summary') ?? false)
}

const tabTo = (page: Page, id: string): Promise<void> => tabUntil(page, `[id="${id}"]`)

/** Goes to the map, where the focus is from the start on unless it was taken elsewhere. */
export const tabToMap = (page: Page): Promise<void> => tabUntil(page, '[role="grid"] button')

async function tabUntil(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${selector}`)
}

/** The place of a space among the cells of the map, row by row. */
function placeOf(page: Page, name: string): Promise<number> {
  return page
    .getByRole('grid')
    .getByRole('button')
    .evaluateAll((cells, label) => cells.findIndex((cell) => cell.getAttribute('aria-label') === label), name)
}

/** Brings the cursor of the map to a place, with the arrow keys. */
async function steer(page: Page, place: number): Promise<void> {
  const here = await page
    .getByRole('grid')
    .getByRole('button')
    .evaluateAll((cells) => cells.findIndex((cell) => cell === document.activeElement))
  if (here < 0) throw new Error('the map has lost the focus')
  const down = Math.floor(place / columns) - Math.floor(here / columns)
  const right = (place % columns) - (here % columns)
  for (let n = 0; n < Math.abs(down); n++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
  for (let n = 0; n < Math.abs(right); n++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
}
