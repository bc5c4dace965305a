import type { Page } from '@playwright/test'
import type { Chance } from '../../../shared/kernel/chance.ts'

const keys = [
  ...['Escape', 'Enter', ' ', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'Delete'],
  ...['1', '2', '3', '4', 'u', 'Shift+U', 'm', 'g', '?', 'F1', 'F6', 'Alt+1', 'Alt+2'],
]
const words = ['xyz', 'Anna', '12', '<b>', '😀']
const sizes = [
  { width: 960, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
/** What takes a match on; a monkey that looked at all buttons alike would seldom get beyond a table's first question. */
const liked = '[data-guide=act] button, [data-roll], [data-next], [data-speak], [data-choice], [data-guide^="sector/"], .carry button'
const pressable = 'button, a[href], [role=button], [role=gridcell], [data-guide^="sector/"], summary, select, input, label'

/** Does so many things that no person would do in that order. `chance` decides which; gives what it did, in a few words each. */
export async function monkey(page: Page, chance: Chance, count: number): Promise<readonly string[]> {
  const pick = <Item>(items: readonly Item[], purpose: string): Item => items[chance(items.length, purpose) - 1]!
  const done: string[] = []
  for (let n = 0; n < count; n++) {
    const kind = chance(100, `${n}/kind`)
    if (kind <= 70) done.push(await press(page, kind <= 50 ? liked : pressable, chance, n))
    else if (kind <= 91) done.push(await key(page, pick(keys, `${n}/key`)))
    else if (kind <= 94) await page.keyboard.type(pick(words, `${n}/words`))
    else if (kind <= 97) await page.setViewportSize(pick(sizes, `${n}/size`))
    else if (kind <= 99) await page.waitForTimeout(chance(400, `${n}/wait`))
    else await page.reload()
  }
  return done
}

async function key(page: Page, name: string): Promise<string> {
  await page.keyboard.press(name)
  return name
}

/** Presses, now and then twice, one of what can be seen and is called by a selector; where nothing is, Escape. */
async function press(page: Page, selector: string, chance: Chance, n: number): Promise<string> {
  const targets = await page.evaluate(seenIn, selector)
  const target = targets[chance(Math.max(1, targets.length), `${n}/target`) - 1]
  if (target === undefined) return key(page, 'Escape')
  await page.mouse.click(target.x, target.y, { clickCount: chance(10, `${n}/twice`) === 1 ? 2 : 1 })
  return target.name
}

/** Runs in the page: the middles of what a selector finds and nothing lies over. */
function seenIn(selector: string): { readonly x: number; readonly y: number; readonly name: string }[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const above = document.elementFromPoint(x, y)
    if (width < 3 || above === null || !(element.contains(above) || above.contains(element))) return []
    return [{ x, y, name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) }]
  })
}
