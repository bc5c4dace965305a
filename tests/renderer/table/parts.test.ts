import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, useTemplateRef } from 'vue'
import App from '../../../renderer/App.vue'
import { useDialogs } from '../../../renderer/stores/dialogs.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useScreen } from '../../../renderer/stores/screen.ts'
import { useLogKeys } from '../../../renderer/table/logKeys.ts'
import { layWindow } from '../support/window.ts'

function press(key: string, more: KeyboardEventInit = {}): void {
  const from = document.activeElement ?? document.body
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

async function table(): Promise<void> {
  const { show } = layWindow()
  document.documentElement.dataset['motion'] = 'off'
  await useMatch().create('realm-lords', { hero: 'tamsin-wharrow', difficulty: 'knight' })
  useScreen().go('table')
  show(App)
  await flushPromises()
}

const partOf = (): string => {
  const part = document.activeElement?.closest('section, header, main, aside, [role="region"], [role="dialog"]')
  return part?.getAttribute('aria-label') ?? part?.nodeName ?? ''
}

/** The parts that F6 comes by, from where the keyboard is until it is there again. */
function round(more: KeyboardEventInit = {}): string[] {
  const seen: string[] = []
  do {
    press('F6', more)
    seen.push(partOf())
  } while (seen.length < 30 && seen.lastIndexOf(seen.at(-1) ?? '') === seen.indexOf(seen.at(-1) ?? ''))
  return seen.slice(0, -1)
}

test('R-A11Y-1: F6 goes once through every part of a table, and with Shift the other way', async () => {
  await table()
  const there = round()
  expect(there).toEqual(expect.arrayContaining(['HEADER', 'Map of the realm', 'What to decide', 'Journal']))
  press('F6')
  expect(round({ shiftKey: true }).toSorted()).toEqual(there.toSorted())
})

test('R-A11Y-1: F6 comes back to where the keyboard was in a part', async () => {
  await table()
  const second = document.querySelectorAll<HTMLElement>('header button')[1]!
  second.focus()
  press('F6')
  expect(document.activeElement).not.toBe(second)
  press('F6', { shiftKey: true })
  expect(document.activeElement).toBe(second)
})

test('R-A11Y-1: in an open dialog F6 stays inside', async () => {
  await table()
  useDialogs().show({ kind: 'shortcuts' })
  await flushPromises()
  for (let n = 0; n < 5; n++) {
    press('F6')
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  }
})

/** A log of lines that each have a height, ten of which are in sight. */
async function layLog(count: number): Promise<void> {
  const { show } = layWindow()
  const boxOf =
    (top: number, height: number): (() => DOMRect) =>
    () =>
      new DOMRect(0, top, 100, height)
  const Log = defineComponent(() => {
    useLogKeys(useTemplateRef<HTMLElement>('list'))
    return () =>
      h(
        'div',
        { ref: 'list', tabindex: 0 },
        Array.from({ length: count }, (_, n) => h('button', { id: `line-${n}`, tabindex: -1, 'data-line': '' })),
      )
  })
  show(Log)
  await flushPromises()
  const list = document.querySelector<HTMLElement>('[tabindex="0"]')!
  list.getBoundingClientRect = boxOf(0, 100)
  for (const [n, line] of [...list.children].entries()) line.getBoundingClientRect = boxOf(n * 10, 10)
  list.focus()
}
const lineAt = (): string => document.activeElement?.id ?? ''

test('R-A11Y-1: a log is one stop of Tab, and the arrows go from line to line', async () => {
  await layLog(3)
  press('ArrowUp')
  expect(lineAt()).toBe('line-2')
  press('ArrowDown')
  expect(lineAt()).toBe('line-2')
  press('ArrowUp')
  press('ArrowUp')
  expect(lineAt()).toBe('line-0')
})

test('R-A11Y-1: in a log Page Up and Page Down go by what is in sight, Home and End to the first and last line', async () => {
  await layLog(30)
  press('ArrowDown')
  expect(lineAt()).toBe('line-0')
  press('PageDown')
  expect(lineAt()).toBe('line-9')
  press('End')
  expect(lineAt()).toBe('line-29')
  press('PageUp')
  expect(lineAt()).toBe('line-20')
  press('Home')
  expect(lineAt()).toBe('line-0')
})

test('a key that the screen has taken moves nothing in a log: a replay goes to its own ends', async () => {
  await layLog(3)
  press('ArrowDown')
  const taken = (event: Event): void => event.preventDefault()
  document.addEventListener('keydown', taken, { capture: true, once: true })
  press('End')
  expect(lineAt()).toBe('line-0')
})
