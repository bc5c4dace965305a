import type { CDPSession, Page } from '@playwright/test'

/** One thing that a screen reader reads out: its role, its name, what describes it, and what it lies in (`role name`, the outermost first). */
export type Thing = {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly isOff: boolean
  readonly within: readonly string[]
  /** The element behind it, for what a screen reader does with it. */
  readonly element: number
}

/** Everything that is read out, in order. */
export type Reading = readonly Thing[]

/** Somebody who knows of the window only what the accessibility tree says, and does only what a screen reader can do with what is in it. */
export type Reader = {
  readonly read: () => Promise<Reading>
  /** Reads until something is found, for half a minute or as long as is said; tells what was read last if it never is. */
  readonly until: <Found>(what: string, find: (reading: Reading) => Found | null | undefined, patience?: number) => Promise<Found>
  /** What Enter on a thing does, whatever it is. */
  readonly invoke: (thing: Thing) => Promise<void>
  /** Puts a text in the place of what a field holds. */
  readonly write: (field: Thing, text: string) => Promise<void>
}

const pause = 60

/** Roles of what only lays things out: nobody hears them. */
const silent: ReadonlySet<string> = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea'])

/** A reader of a window, by the browser's own accessibility tree. */
export async function readerOf(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page)
  // Else the browser makes the whole tree anew each time it is read.
  await session.send('Accessibility.enable')
  const read = async (): Promise<Reading> => flat((await session.send('Accessibility.getFullAXTree')).nodes)
  return {
    read,
    async until(what, find, patience = 30_000) {
      for (const end = Date.now() + patience; ;) {
        const reading = await read()
        const found = find(reading)
        if (found !== null && found !== undefined) return found
        if (Date.now() > end) throw new Error(`nobody reads of ${what}; read was: ${text(reading)}`)
        await page.waitForTimeout(pause)
      }
    },
    invoke: ({ element }) =>
      onElement(
        session,
        element,
        `function () {
          ${settling}
          this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
          return settled
        }`,
      ),
    async write({ element }, words) {
      await onElement(session, element, 'function () { this.focus(); this.select() }')
      await page.keyboard.insertText(words)
    },
  }
}

/** All names of a reading as one text. */
export function text(reading: Reading): string {
  return reading.map(({ role, name }) => `${role} ${name}`).join('\n')
}

/** In the page: `settled` is kept when nothing has changed there for a moment, so that the tree is not read too early and again. */
const settling = `const settled = new Promise((resolve) => {
  const end = () => (watch.disconnect(), resolve())
  let ends = setTimeout(end, 60)
  const watch = new MutationObserver(() => {
    clearTimeout(ends)
    ends = setTimeout(end, 30)
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
})`

async function onElement(session: CDPSession, element: number, functionDeclaration: string): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: element })
  await session.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration, awaitPromise: true })
}

/** A node of the browser's accessibility tree, as far as it is read. */
type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

/** The tree from its root down, in the order of reading. */
function flat(nodes: readonly Node[]): Reading {
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const things: Thing[] = []
  const hear = (node: Node | undefined, within: readonly string[]): void => {
    if (node === undefined) return
    const thing = thingOf(node, within)
    if (thing !== null) things.push(thing)
    const inside = thing === null ? within : [...within, `${thing.role} ${thing.name}`]
    for (const child of node.childIds ?? []) hear(known.get(child), inside)
  }
  hear(nodes[0], [])
  return things
}

function thingOf(node: Node, within: readonly string[]): Thing | null {
  const role = node.role?.value ?? ''
  if (node.ignored || silent.has(role) || node.backendDOMNodeId === undefined) return null
  const is = (name: string): boolean => node.properties?.some((each) => each.name === name && each.value.value === true) ?? false
  return {
    role,
    name: (node.name?.value ?? '').trim(),
    description: node.description?.value ?? '',
    isOff: is('disabled') || is('busy'),
    within,
    element: node.backendDOMNodeId,
  }
}
