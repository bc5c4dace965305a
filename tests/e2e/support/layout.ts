import type { Page } from '@playwright/test'

/**
 * Finds what has no room on the screen as it stands: texts that are cut, stick out of their boxes or lie outside the window. `names`: what people
 * typed, which may be as long as they like and ends in dots.
 */
export async function crampedOn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(crampedIn, names)
}

/** Runs in the page without anything from outside. */
function crampedIn(names: readonly string[]): string[] {
  const found = new Set<string>()
  const slack = 1.5
  const describe = (element: Element): string => {
    const kind = element.getAttribute('class')?.split(/\s+/).join('.') ?? ''
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60)
    const parent = element.parentElement?.getAttribute('class')?.split(/\s+/)[0] ?? element.parentElement?.tagName.toLowerCase() ?? ''
    return `${parent} > ${element.tagName.toLowerCase()}.${kind} "${text}"`
  }
  /** Not seen at all, or there for screen readers only: a point in size. */
  const isHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, clipPath } = getComputedStyle(at)
      if ((position === 'absolute' || position === 'fixed') && clipPath.startsWith('inset(')) return true
    }
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isClipping = (value: string): boolean => value === 'hidden' || value === 'clip'
  const isScrolling = (value: string): boolean => value === 'auto' || value === 'scroll'

  if ((document.scrollingElement?.scrollWidth ?? 0) > innerWidth + slack) found.add('the window scrolls sideways')

  /** Where a box is cut by what it lies in, or null. */
  function cutBy(box: DOMRect, from: Element): string | null {
    for (let at: Element | null = from; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      const [x, y] = [style.overflowX, style.overflowY]
      if (isScrolling(x) && isScrolling(y)) return null
      if (isClipping(x) && (box.left < edge.left - slack || box.right > edge.right + slack)) return `cut at the side by ${describe(at)}`
      // Lines may be set closer than the letters' own height: only what cuts into the letters counts.
      const [top, bottom] = [box.top + box.height / 4, box.bottom - box.height / 4]
      if (isClipping(y) && (top < edge.top - slack || bottom > edge.bottom + slack)) return `cut above or below by ${describe(at)}`
      if (isScrolling(y) || isScrolling(x)) return null
      if (style.position === 'fixed') break
    }
    return box.left < -slack || box.right > innerWidth + slack ? 'outside the window' : null
  }

  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    if (
      own.length === 0 ||
      isHidden(element) ||
      names.includes((element.textContent ?? '').trim()) ||
      ['SCRIPT', 'STYLE', 'OPTION', 'TITLE', 'DESC', 'title', 'desc'].includes(element.tagName)
    )
      continue
    const style = getComputedStyle(element)
    if (element instanceof HTMLElement && style.display !== 'inline') {
      if (element.scrollWidth > element.clientWidth + slack) found.add(`too wide for its box: ${describe(element)}`)
      if (isClipping(style.overflowY) && element.scrollHeight > element.clientHeight + parseFloat(style.fontSize) / 2)
        found.add(`too high for its box: ${describe(element)}`)
    }
    for (const node of own) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const cut = box.width === 0 ? null : cutBy(box, element)
        if (cut !== null) found.add(`${cut}: ${describe(element)}`)
      }
    }
  }
  for (const button of document.querySelectorAll('button, [role=button], select, input')) {
    const box = button.getBoundingClientRect()
    if (box.width < 2 || isHidden(button)) continue
    const cut = cutBy(box, button.parentElement ?? button)
    if (cut !== null) found.add(`${cut}: ${describe(button)}`)
  }
  return [...found]
}

/** Months and days of the week, long before short, as the platform's own formats write them. */
const calendar = (['long', 'short'] as const).flatMap((length) =>
  Array.from({ length: 12 }, (_, at) => new Date(2024, at, 1 + (at % 7))).flatMap((date) => [
    date.toLocaleDateString('en', { month: length }),
    date.toLocaleDateString('en', { weekday: length }),
  ]),
)

/** Finds what a window with pseudo-texts says in plain letters, and so out of no language file. */
export async function untranslatedOn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const said = await page.evaluate(saidIn)
  return said.filter((text) => {
    const rest = [...names, ...calendar].reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/\[[^\]]*\]/g, ''))
    return /[A-Za-z]{3}/.test(rest)
  })
}

/** Every text and name of the page. Runs in the page without anything from outside. */
function saidIn(): string[] {
  const said = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim()
    if (text !== '' && !node.parentElement?.closest('script, style, [lang], [translate=no]')) said.add(text)
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name) ?? '')
  return [...said]
}
