import { nextTick } from 'vue'
import type { VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import RulesDialog from '../../../renderer/rules/RulesDialog.vue'
import { layWindow, type TestWindow } from '../support/window.ts'

let laid: TestWindow
beforeEach(() => {
  laid = layWindow()
})

async function open(paragraph: string | null = null): Promise<VueWrapper> {
  const wrapper = laid.show(RulesDialog, { paragraph })
  await settle()
  return wrapper
}
async function settle(): Promise<void> {
  for (let n = 0; n < 4; n++) await nextTick()
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string): HTMLElement => all(selector)[0] ?? expect.fail(`nothing is ${selector}`)
const tab = (name: string): HTMLElement => all('[role="tab"]').find((each) => each.textContent.includes(name)) ?? expect.fail(name)
const status = (): string => one('[role="status"]').textContent.trim()

async function type(text: string): Promise<void> {
  const field = one('input[type="search"]') as HTMLInputElement
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}
async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  one('input[type="search"]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  await settle()
}
async function choose(element: HTMLElement): Promise<void> {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  element.click()
  await settle()
}

describe('the rules screen', () => {
  test('has the whole rulebook in its order, rulings marked in words', async () => {
    await open('RL-S1')
    const ids = all('[data-paragraph]').map(({ dataset }) => dataset['paragraph'])
    expect(ids.slice(0, 3)).toEqual(['RL-S1', 'RL-S2', 'RL-S3'])
    expect(ids.at(-1)).toBe('RL-R28')
    const marked = all('article').filter((article) => article.querySelector('.ruling')?.textContent === 'Ruling')
    expect(marked.map(({ dataset }) => dataset['paragraph'])).toEqual(ids.filter((id) => /-R\d/.test(id ?? '')))
  })

  test('opens at a paragraph of either game, and gives it the focus', async () => {
    await open('JD-R8')
    expect(one('[data-book="judge-dredd"]').getAttribute('aria-pressed')).toBe('true')
    expect(document.activeElement?.getAttribute('data-paragraph')).toBe('JD-R8')
  })

  test('opens between matches at the book that was read last', async () => {
    const read = await open('RL-R8')
    read.unmount()
    await open()
    expect(one('[data-book="realm-lords"]').getAttribute('aria-pressed')).toBe('true')
  })

  test('turns from a ruling to what it makes clear, and from a text to what it names', async () => {
    await open('RL-R8')
    await choose(one('[data-paragraph="RL-R8"] .more button'))
    expect(document.activeElement?.getAttribute('data-paragraph')).toBe('RL-C7')
    await choose(one('[data-book="judge-dredd"]'))
    await choose(one('[data-paragraph="JD-R10"] p button'))
    expect(document.activeElement?.getAttribute('data-paragraph')).toBe('JD-R8')
  })

  test('what only the book of the other game has is named, and found there', async () => {
    await open('JD-S1')
    await type('flee')
    const there = all('.dialog button').find((each) => /^Judgemint of the Realm Lords: \d+ found$/.test(each.textContent.trim()))
    await choose(there ?? expect.fail('no other book'))
    expect(one('[data-book="realm-lords"]').getAttribute('aria-pressed')).toBe('true')
    expect(all('[data-paragraph]').length).toBeGreaterThan(0)
  })

  test('filters as one types, says how many, and counts on every page', async () => {
    await open('JD-S1')
    await type('ROBODOC')
    expect(all('[data-paragraph]').map(({ dataset }) => dataset['paragraph'])).toEqual(['JD-I3', 'JD-E3', 'JD-R19'])
    expect(tab('Rules').textContent).toContain('3')
    expect(tab('Action Cards').textContent).toContain('1')
    expect(tab('Perps').textContent).toContain('0')
    expect(status()).toMatch(/^\d+ places$/)
  })

  test('goes from hit to hit by Enter and the arrows, round and round, and says where it is', async () => {
    await open('JD-S1')
    await type('robodoc')
    const many = Number(status().split(' ')[0])
    await press('Enter')
    expect(status()).toBe(`1 of ${many}, in Cards in Intensive Care JD-I3`)
    await press('ArrowDown')
    expect(status()).toMatch(new RegExp(`^2 of ${many}, in Robodoc`))
    await press('ArrowUp')
    await press('Enter', { shiftKey: true })
    expect(status()).toMatch(new RegExp(`^${many} of ${many}, `))
    await press('Enter')
    expect(status()).toMatch(/^1 of/)
  })

  test('goes on to the page that has what this one has not', async () => {
    await open('JD-S1')
    await type('sludge')
    await press('Enter')
    await type('Judge Death')
    expect(all('[data-paragraph]')).toEqual([])
    await press('Enter')
    expect(tab('Perps').getAttribute('aria-selected')).toBe('true')
    expect(status()).toContain('Judge Death')
  })

  test('Escape empties the field before it closes the dialog', async () => {
    const wrapper = await open('JD-S1')
    await type('robodoc')
    await press('Escape')
    expect((one('input[type="search"]') as HTMLInputElement).value).toBe('')
    expect(wrapper.emitted('close')).toBeUndefined()
  })

  test('a word of the glossary leads to its paragraphs', async () => {
    await open('RL-S1')
    await choose(tab('Glossary'))
    const words = all('article h4').map((each) => each.textContent)
    expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b)))
    const tick = all('article').find((each) => each.querySelector('h4')?.textContent === 'Tick timer')
    await choose(tick?.querySelector('button') ?? expect.fail('no tick timer'))
    expect(document.activeElement?.getAttribute('data-paragraph')).toBe('RL-D1')
  })

  test('lists cards with all that they do', async () => {
    await open('JD-S1')
    await choose(tab('Action Cards'))
    expect(all('[data-entry]')).toHaveLength(24)
    const text = one('[data-entry="blue-light"]').textContent
    expect(text).toContain('At the last call')
    expect(text).toContain('This turn that Judge may go 2 sectors further.')
    expect(text).toContain('3 in the deck')
  })
})
