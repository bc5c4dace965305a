import { defineAsyncComponent, type Component } from 'vue'

/** What Vue keeps on such a component: called beforehand, the component is there at once when it is wanted. */
type Fetched = { readonly __asyncLoader: () => Promise<unknown> }

const waiting: Fetched[] = []

/** A part of the window that does not come with its start: it is fetched when the start is done with, or when it is wanted before that. */
export function later(load: () => Promise<{ readonly default: Component }>): Component {
  const component = defineAsyncComponent(load)
  waiting.push(component as unknown as Fetched)
  return component
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve())
  })

/** Fetches what was left for later, one part after another while there is nothing else to do. A part that cannot be read is tried again when it is wanted. */
export async function fetchTheRest(whenIdle: () => Promise<void> = idle): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await whenIdle()
    await next.__asyncLoader().catch(() => undefined)
  }
}
