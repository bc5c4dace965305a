import type { Page } from '@playwright/test'

/**
 * A click or a key: what was pressed, and the milliseconds until the next picture after it was drawn, and until the first that has the answer of
 * the main process (the same one, if none was asked for).
 */
export type Press = { readonly kind: string; readonly on: string; readonly took: number; readonly answered: number }

/**
 * What a watch has seen; `longTasks`: the milliseconds of every task that kept the page from all else for more than 50, and began while
 * the page was left alone after a press: whoever looks for the next thing to press keeps it busy too.
 */
export type Seen = { readonly presses: readonly Press[]; readonly longTasks: readonly number[] }

/**
 * Watches every click and key of a page from now on, after each of which it is left alone for `calm` milliseconds; gives a function that reads
 * what was seen. The app knows nothing of it.
 */
export async function watch(page: Page, calm: number): Promise<() => Promise<Seen>> {
  const seen = await page.evaluateHandle(watchInPage, calm)
  return () => seen.evaluate(({ presses, longTasks }) => ({ presses, longTasks }))
}

/** Runs in the page, without anything from outside. */
function watchInPage(calm: number): { presses: Press[]; longTasks: number[] } {
  const presses: Press[] = []
  const longTasks: number[] = []
  let pressedAt = -Infinity

  function nameOf(target: EventTarget | null): string {
    const element =
      target instanceof Element ? (target.closest('button, [role="option"], [role="gridcell"], select, input') ?? target) : null
    const name =
      element?.getAttribute('aria-label') ?? element?.querySelector('.aside-for-readers, .title, b')?.textContent ?? element?.textContent
    return (name ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  }
  /** A frame's callback comes before its picture, and a message that is sent there comes after it. */
  function afterNextPicture(then: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  }
  /** A table says that it is busy from the press to the answer. */
  function afterAnswer(then: () => void): void {
    if (document.querySelector('main[aria-busy="true"]') === null) then()
    else afterNextPicture(() => afterAnswer(then))
  }
  for (const type of ['click', 'keydown'] as const)
    addEventListener(
      type,
      (event) => {
        const kind = event instanceof KeyboardEvent ? event.key : type
        const on = nameOf(event.target)
        const since = (): number => performance.now() - event.timeStamp
        pressedAt = event.timeStamp
        afterNextPicture(() => {
          const took = since()
          afterAnswer(() => presses.push({ kind, on, took, answered: since() }))
        })
      },
      { capture: true },
    )
  new PerformanceObserver((list) => {
    const alone = list.getEntries().filter(({ startTime }) => startTime < pressedAt + calm)
    longTasks.push(...alone.map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  return { presses, longTasks }
}
