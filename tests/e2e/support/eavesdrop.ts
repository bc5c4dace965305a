import type { Page } from '@playwright/test'
import type { Launched } from './launch.ts'
import { secrets, secretsIn, wordPattern } from './secrets.ts'

/** Something that was read or heard, with the secrets that were named in it, and where the match stood. */
export type Overheard = {
  readonly where: string
  readonly ply: number
  /** Whose hand was open; null: nobody's. */
  readonly viewer: number | null
  readonly named: readonly string[]
  /** The words around each, where they are known. */
  readonly near?: readonly string[]
}

/** What the watcher in the page has noted and nobody has fetched yet; `near`: the words around what it has found, to be told. */
type Noted = { ply: number; hand: string | null; named: string[]; near: string[] }[]
type Watched = typeof globalThis & { noted: Noted }

const wanted = secrets.map(({ id, words }) => ({ id, pattern: words.map(wordPattern).join('|') }))

/** Watches a page: reads its title, texts and attributes whenever the table changes, and notes which secrets are named there. */
async function watchPage(page: Page): Promise<void> {
  await page.evaluate((names) => {
    const patterns = names.map(({ id, pattern }) => ({ id, pattern: new RegExp(pattern) }))
    const noted: Noted = []
    Reflect.set(globalThis, 'noted', noted)

    function everything(): string {
      const parts = [document.title]
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Element) for (const { value } of node.attributes) parts.push(value)
        else if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? '')) parts.push(node.nodeValue ?? '')
      }
      return parts.join('\n')
    }
    function note(): void {
      const text = everything()
      const ply = Number(document.querySelector('main[data-ply]')?.getAttribute('data-ply') ?? -1)
      const hand = document.querySelector('main .hand :is(h2, h3)')?.textContent ?? null
      const hits = patterns.flatMap(({ id, pattern }) => {
        const at = text.search(pattern)
        return at < 0 ? [] : [{ id, near: text.slice(Math.max(0, at - 60), at + 60).replaceAll(/\s+/g, ' ') }]
      })
      noted.push({ ply, hand, named: hits.map(({ id }) => id), near: hits.map(({ near }) => near) })
    }
    let last = ''
    let later: ReturnType<typeof setTimeout> | undefined
    new MutationObserver(() => {
      const main = document.querySelector('main')
      const now = [
        main?.getAttribute('data-ply'),
        main?.querySelector('.hand :is(h2, h3)')?.textContent,
        document.querySelector('[role="dialog"]') !== null,
      ].join('/')
      if (now !== last) note()
      last = now
      clearTimeout(later)
      later = setTimeout(note, 150)
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }, wanted)
}

/** Listens to every call of the bridge and every notice, where the program answers them. */
async function tapBridge({ app }: Launched): Promise<void> {
  await app.evaluate(({ ipcMain, BrowserWindow }) => {
    type Handler = (event: unknown, name: unknown, input: unknown) => Promise<unknown>
    type Tapped = { handlerOf?: (channel: string) => Handler; _invokeHandlers?: Map<string, Handler> }
    const channel = 'gavel'
    const tape: string[] = []
    Reflect.set(globalThis, 'tape', tape)
    // The stand-in for Electron has the first, Electron the second.
    const tapped = ipcMain as unknown as Tapped
    const answer = tapped.handlerOf?.(channel) ?? tapped._invokeHandlers?.get(channel)
    if (answer === undefined) throw new Error('the bridge has no handler')
    ipcMain.removeHandler(channel)
    ipcMain.handle(channel, async (event, name: unknown, input: unknown) => {
      const said: unknown = await answer(event, name, input)
      tape.push(JSON.stringify({ name, said }))
      return said
    })
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      const send = webContents.send.bind(webContents)
      webContents.send = (to: string, ...notice: unknown[]) => {
        tape.push(JSON.stringify({ name: 'notice', said: notice }))
        send(to, ...notice)
      }
    }
  })
}

/** All texts in a value, at any depth; keys are no texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A message of the bridge, as it was taken down: what it names, and whose eyes it was for. */
export function overheardIn(message: string): Overheard {
  const { name, said } = JSON.parse(message) as { name: string; said: { value?: { ply?: number; viewer?: number | null } } }
  const { ply = Infinity, viewer = null } = said.value ?? {}
  return { where: name, ply, viewer, named: secretsIn(textsIn(said).join('\n')) }
}

/** Listens at everything that a window says, to be judged when the truth is known. */
export async function eavesdrop(launched: Launched, people: readonly (string | null)[]) {
  const { app, page } = launched
  const seatOf = (hand: string | null): number | null => (hand === null ? null : people.findIndex((name) => hand === `${name}’s hand`))
  const heard: Overheard[] = []
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  for (const stream of [app.process().stdout, app.process().stderr]) stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  await tapBridge(launched)
  await watchPage(page)
  const session = await page.context().newCDPSession(page)

  /** Takes down what has come so far, and reads the accessibility tree as it is now. */
  const takeDown = async (): Promise<void> => {
    const now = await page.evaluate(() => {
      const ply = Number(document.querySelector('main[data-ply]')?.getAttribute('data-ply') ?? -1)
      return {
        ply,
        hand: document.querySelector('main .hand :is(h2, h3)')?.textContent ?? null,
        seen: (globalThis as Watched).noted.splice(0),
      }
    })
    heard.push(...now.seen.map(({ hand, ...one }) => ({ ...one, where: 'page', viewer: seatOf(hand) })))
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const tree = nodes
      .flatMap(({ name, value, description }) => [name, value, description].flatMap((one) => String(one?.value ?? '')))
      .join('\n')
    heard.push({ where: 'accessibility tree', ply: now.ply, viewer: seatOf(now.hand), named: secretsIn(tree) })
    heard.push({ where: 'window title', ply: now.ply, viewer: seatOf(now.hand), named: secretsIn(await page.title()) })
    const tape = await app.evaluate(() => (Reflect.get(globalThis, 'tape') as string[]).splice(0))
    heard.push(...tape.map(overheardIn))
    heard.push(...lines.splice(0).map((line) => ({ where: 'console', ply: now.ply, viewer: null, named: secretsIn(line) })))
  }
  return { heard, takeDown }
}
