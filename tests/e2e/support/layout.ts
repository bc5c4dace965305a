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
  /** What ends in dots on purpose is told in full elsewhere. */
  const isShortened = ({ webkitLineClamp }: CSSStyleDeclaration): boolean => !['none', ''].includes(webkitLineClamp)
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
      if (isClipping(y) && !isShortened(style) && (top < edge.top - slack || bottom > edge.bottom + slack))
        return `cut above or below by ${describe(at)}`
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
      if (element.scrollWidth > element.clientWidth + slack && !isShortened(style)) found.add(`too wide for its box: ${describe(element)}`)
      if (
        isClipping(style.overflowY) &&
        !isShortened(style) &&
        element.scrollHeight > element.clientHeight + parseFloat(style.fontSize) / 2
      )
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
  for (const part of document.querySelectorAll('body *')) {
    if (isScrolling(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + slack && !isHidden(part))
      found.add(`scrolls sideways: ${describe(part)}`)
  }
  for (const button of document.querySelectorAll('button, [role=button], select, input')) {
    const box = button.getBoundingClientRect()
    if (box.width < 2 || isHidden(button)) continue
    const cut = cutBy(box, button.parentElement ?? button)
    if (cut !== null) found.add(`${cut}: ${describe(button)}`)
  }
  return [...found]
}

/** Finds parts of a screen, and controls, that lie over each other on the screen as it stands. */
export async function overlapsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(overlapsIn)
}

/** Runs in the page without anything from outside. */
function overlapsIn(): string[] {
  const slack = 3
  const describe = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`
  /** What floats above the rest does so on purpose. */
  const floats = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
      if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    return false
  }
  /** The part of a box that what it lies in lets through. */
  const seenOf = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      ;[left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)]
      ;[right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const shown = (selector: string): { element: Element; box: DOMRect }[] =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = seenOf(element)
      return box.width > slack && box.height > slack && element.checkVisibility({ visibilityProperty: true }) && !floats(element)
        ? [{ element, box }]
        : []
    })
  const found: string[] = []
  for (const selector of ['main > *', 'main button, main input, main select'])
    for (const [at, one] of shown(selector).entries())
      for (const other of shown(selector).slice(at + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width <= slack || height <= slack || one.element.contains(other.element)) continue
        found.push(`${describe(one.element)} and ${describe(other.element)} overlap`)
      }
  return found
}

/** Finds the marks of a log that do not stand behind the words of their line, on the last line of them. */
export async function strayMarksOn(page: Page): Promise<readonly string[]> {
  return page.locator('.why.small').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const [words, at] = [mark.previousElementSibling, mark.getBoundingClientRect()]
      const last = [...(words?.getClientRects() ?? [])].at(-1)
      const middle = (at.top + at.bottom) / 2
      const isBehind = last !== undefined && Math.abs(at.right - last.right) < at.width / 2 && middle > last.top && middle < last.bottom
      return isBehind ? [] : [`the mark behind "${words?.textContent ?? ''}"`]
    }),
  )
}

/** Finds controls without a line round them or under their words: where colours are the system's, nothing else shows them. */
export async function edgelessOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(edgelessIn)
}

/** Runs in the page without anything from outside. */
function edgelessIn(): string[] {
  const describe = (element: Element): string =>
    `no edge: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.getAttribute('aria-label') ?? (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`
  const isLine = (width: string, style: string, colour: string): boolean =>
    parseFloat(width) > 0 && style !== 'none' && !/^rgba\(.*, 0\)$/.test(colour)
  const hasLine = (element: Element): boolean => {
    const style = getComputedStyle(element)
    return (
      isLine(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor) ||
      isLine(style.outlineWidth, style.outlineStyle, style.outlineColor) ||
      style.textDecorationLine.includes('underline')
    )
  }
  /** A picture or a part that fills the control may have the line in its stead. */
  const isEdged = (control: Element): boolean => {
    if (hasLine(control)) return true
    const { width, height } = control.getBoundingClientRect()
    return [...control.querySelectorAll('*')].some((part) => {
      const box = part.getBoundingClientRect()
      return box.width * box.height > 0.7 * width * height && hasLine(part)
    })
  }
  const found: string[] = []
  for (const control of document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]',
  )) {
    const box = control.getBoundingClientRect()
    const { appearance, opacity, clipPath } = getComputedStyle(control)
    const isDrawn = box.width > 2 && control.checkVisibility({ visibilityProperty: true }) && opacity !== '0' && clipPath === 'none'
    // What the system draws has the system's edges.
    const isSystems = control instanceof HTMLInputElement && appearance !== 'none'
    // What is drawn has lines of its own.
    const isDrawing = control instanceof SVGElement
    if (isDrawn && !isDrawing && !isSystems && !isEdged(control)) found.push(describe(control))
  }
  return [...new Set(found)]
}

/** What the platform's own formats write: months and days of the week, long before short, and what joins the last two of a list. */
const formatted = [
  ...(['long', 'short'] as const).flatMap((length) =>
    Array.from({ length: 12 }, (_, at) => new Date(2024, at, 1 + (at % 7))).flatMap((date) => [
      date.toLocaleDateString('en', { month: length }),
      date.toLocaleDateString('en', { weekday: length }),
    ]),
  ),
  new Intl.ListFormat('en').format(['', '']),
]

/** Finds what a window with pseudo-texts says in plain letters, and so out of no language file. */
export async function untranslatedOn(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const said = await page.evaluate(saidIn)
  return said.filter((text) => {
    const rest = [...names, ...formatted].reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(/\[[^\]]*\]/g, ''))
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
