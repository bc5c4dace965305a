import type { Locator, Page } from '@playwright/test'
import { focusIn, pressableIn, type Focus, type Pressable, type Wanted } from './inTable.ts'

/** What a person does things with in a match of Judge Dredd. Everything is found by role and name. */
export type Officer = {
  /** Presses something on a screen before the table. */
  readonly push: (button: Locator) => Promise<void>
  /** Writes into a field of such a screen, instead of what is in it. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Presses a button of the table, or of the curtain, by its name. */
  readonly press: (name: RegExp) => Promise<void>
  /** Points at something on the map, given by the whole name that the map reads out. */
  readonly point: (name: string) => Promise<void>
  /** The person at a seat, counted from 0, speaks up. */
  readonly speak: (seat: number, name: string) => Promise<void>
  /** Types a PIN where the curtain wants it. */
  readonly typePin: (pin: string) => Promise<void>
  /** Puts the open hand away. */
  readonly away: () => Promise<void>
  /** Computer players play as fast as they can be made to. */
  readonly hurry: () => Promise<void>
}

const patience = 15_000
const pace = (page: Page) => page.getByRole('combobox', { name: 'Pace of computer players' })

/** A name and nothing else, as the source of a regular expression. */
export function exactly(name: string): string {
  return `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`
}

async function find(page: Page, wanted: Wanted): Promise<Pressable> {
  const found = await page.waitForFunction(pressableIn, wanted, { polling: 40, timeout: patience }).catch((error: unknown) => {
    throw new Error(`there is no ${wanted.role} ${wanted.words} to press`, { cause: error })
  })
  return (await found.jsonValue()) as Pressable
}

/** A mouse: it clicks, and types where something has to be written. */
export function withMouse(page: Page): Officer {
  const click = async (wanted: Wanted): Promise<void> => {
    const { at } = await find(page, wanted)
    if (at === null) throw new Error(`${wanted.role} ${wanted.words} lies below something else`)
    await page.mouse.click(...at)
  }
  const press = (name: RegExp): Promise<void> => click({ role: 'button', words: name.source })
  return {
    push: (button) => button.click(),
    write: (field, text) => field.fill(text),
    press,
    point: (name) => click({ role: 'option', words: exactly(name) }),
    speak: (_seat, name) => press(new RegExp(`^${name} speaks up`)),
    typePin: (pin) => page.getByRole('dialog').getByLabel('PIN').fill(pin),
    away: () => press(/^Put the hand away/),
    hurry: async () => void (await pace(page).selectOption('Rapid')),
  }
}

/**
 * A keyboard: figures and Space where a button shows them, else Tab to it and Enter; on the map the keys that it explains. Nothing is
 * focused from outside.
 */
export function withKeyboard(page: Page): Officer {
  const { keyboard: keys } = page
  const goTo = async (target: Locator): Promise<void> => {
    const wanted = await target.evaluate((element) => (element.id ||= `wanted-${performance.now()}`))
    await tabTo(page, ({ id }) => id === wanted)
  }
  const press = async (name: RegExp): Promise<void> => {
    const { figure, isNext } = await find(page, { role: 'button', words: name.source })
    if (figure !== null) return keys.press(figure)
    const focus = await page.evaluate(focusIn)
    if (isNext && !focus.takesSpace) return keys.press('Space')
    if (!name.test(focus.button ?? '')) await tabTo(page, ({ button }) => name.test(button ?? ''))
    await keys.press('Enter')
  }
  return {
    push: async (button) => {
      await goTo(button)
      await keys.press('Enter')
    },
    write: async (field, text) => {
      await goTo(field)
      await keys.press('ControlOrMeta+a')
      await keys.insertText(text)
    },
    press,
    point: (name) => pointByKeys(page, name),
    speak: (seat) => keys.press(`Alt+Digit${seat + 1}`),
    typePin: (pin) => keys.type(pin),
    away: () => keys.press('Escape'),
    hurry: async () => {
      await goTo(pace(page))
      await keys.press('End')
    },
  }
}

/** More than there are places to go to: the log of a turn of six Judges has a hundred. */
const mostTabs = 250

async function tabTo(page: Page, isThere: (focus: Focus) => boolean): Promise<void> {
  const passed: (string | null)[] = []
  while (passed.length < mostTabs) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(focusIn)
    if (isThere(focus)) return
    passed.push(focus.button)
  }
  throw new Error(`Tab does not get there, only to ${[...new Set(passed)].join(', ')}`)
}

/** Tab to the map, Page Down from one thing that can be chosen to the next, Enter. */
async function pointByKeys(page: Page, name: string): Promise<void> {
  const focused = async () => (await page.evaluate(focusIn)).option
  await find(page, { role: 'option', words: exactly(name) })
  for (let presses = 0; presses < mostTabs && (await focused()) === null; presses++) await page.keyboard.press('Tab')
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses++) await page.keyboard.press('PageDown')
  if ((await focused()) !== name) throw new Error(`Page Down never reaches ${name}`)
  await page.keyboard.press('Enter')
}
