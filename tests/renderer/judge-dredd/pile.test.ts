import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import DiscardPile from '../../../renderer/games/judge-dredd/pile/DiscardPile.vue'
import { kindsIn } from '../../../renderer/games/judge-dredd/pile/kinds.ts'
import { useDialogs } from '../../../renderer/stores/dialogs.ts'
import { layWindow } from '../support/window.ts'
import { textOf } from './arrest/lay.ts'

const pile = ['big-gun', 'banana-skin', 'big-gun', 'whole-book']
const dialog = (): Element | null => document.querySelector('[role="dialog"]')

test('a pile is told by kind, what was laid down last first', () => {
  expect(kindsIn(pile)).toEqual([
    { card: 'whole-book', count: 1 },
    { card: 'big-gun', count: 2 },
    { card: 'banana-skin', count: 1 },
  ])
})

test('JD-R21: the discard pile says how many cards lie there and which is on top, and a press shows them all', async () => {
  const button = layWindow().show(DiscardPile, { pile }).get('button')
  expect(textOf(button.element)).toBe('4 Discards On top: The Whole Book.')
  expect(button.findAll('img')).toHaveLength(1)
  await button.trigger('click')
  await flushPromises()
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Discard pile: 4 cards')
  const shown = [...(dialog()?.querySelectorAll('li') ?? [])]
  expect(shown.map((one) => textOf(one.querySelector('.name')))).toEqual(['The Whole Book', 'Unreasonably Big Gun', 'Banana Skin'])
  expect(shown.every((one) => one.querySelector('img') !== null)).toBe(true)
  expect(shown.map((one) => textOf(one.querySelector('.count .aside-for-readers')))).toEqual(['', '2 of them', ''])
})

test('an empty pile shows no card', async () => {
  const shown = layWindow().show(DiscardPile, { pile: [] })
  expect(textOf(shown.get('button').element)).toBe('0 Discards')
  expect(shown.find('img').exists()).toBe(false)
  await shown.get('button').trigger('click')
  await flushPromises()
  expect(dialog()?.querySelectorAll('li')).toHaveLength(0)
})

test('a fight that takes the pile off the table closes its dialog, so that keys work again', async () => {
  const shown = layWindow().show(DiscardPile, { pile })
  await shown.get('button').trigger('click')
  await flushPromises()
  shown.unmount()
  await flushPromises()
  expect([dialog(), useDialogs().open]).toEqual([null, null])
})
