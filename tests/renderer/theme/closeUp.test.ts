import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, withDirectives } from 'vue'
import CloseUp from '../../../renderer/theme/components/CloseUp.vue'
import { closeUp, endCloseUp, restTime, vCloseUp } from '../../../renderer/theme/closeUp.ts'

const pressed = vi.fn()
const host = (src = 'bow.webp'): VueWrapper =>
  mount(
    defineComponent({
      render: () => withDirectives(h('button', { onClick: pressed }, 'Bow'), [[vCloseUp, { src, name: 'Ashwood Bow', text: '+1' }]]),
    }),
    { attachTo: document.body },
  )
const pointer = (wrapper: VueWrapper, type: string, pointerType: string, clientX = 0): boolean =>
  (wrapper.element as HTMLElement).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, clientX, clientY: 0 }))
const wait = (ms: number): void => void vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockClear()
})
afterEach(() => {
  endCloseUp()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a pointer that rests shows the picture large; it goes when the pointer leaves', () => {
  const button = host()
  pointer(button, 'pointerenter', 'mouse')
  wait(restTime.mouse - 1)
  expect(closeUp.value).toBeNull()
  wait(1)
  expect(closeUp.value).toMatchObject({ src: 'bow.webp', name: 'Ashwood Bow', text: '+1' })
  pointer(button, 'pointerleave', 'mouse')
  expect(closeUp.value).toBeNull()
})

test('a pointer that passes by shows nothing', () => {
  const button = host()
  pointer(button, 'pointerenter', 'mouse')
  pointer(button, 'pointerleave', 'mouse')
  wait(1000)
  expect(closeUp.value).toBeNull()
})

test('what comes to lie under a pointer after its press is shown when the pointer has moved', () => {
  const sold = host()
  pointer(sold, 'pointerdown', 'mouse', 9)
  sold.unmount()
  const next = host()
  pointer(next, 'pointerenter', 'mouse', 9)
  pointer(next, 'pointermove', 'mouse', 9)
  wait(1000)
  expect(closeUp.value).toBeNull()
  pointer(next, 'pointermove', 'mouse', 10)
  wait(restTime.mouse)
  expect(closeUp.value).not.toBeNull()
})

test('R-A11Y-1: the keyboard’s focus shows it too, Escape puts it away', async () => {
  const button = host()
  const shown = mount(CloseUp, { attachTo: document.body })
  vi.spyOn(button.element, 'matches').mockReturnValue(true)
  ;(button.element as HTMLElement).dispatchEvent(new Event('focusin', { bubbles: true }))
  wait(restTime.focus)
  await shown.vm.$nextTick()
  expect(shown.get('figure').attributes('aria-hidden')).toBe('true')
  expect(shown.get('img').attributes('src')).toBe('bow.webp')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await shown.vm.$nextTick()
  expect(shown.find('figure').exists()).toBe(false)
})

test('a long press looks and does not press; a tap presses', () => {
  const button = host()
  pointer(button, 'pointerdown', 'touch')
  wait(restTime.touch)
  expect(closeUp.value).not.toBeNull()
  pointer(button, 'pointerup', 'touch')
  ;(button.element as HTMLElement).click()
  expect([closeUp.value, pressed.mock.calls.length]).toEqual([null, 0])

  pointer(button, 'pointerdown', 'touch')
  wait(50)
  pointer(button, 'pointerup', 'touch')
  ;(button.element as HTMLElement).click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a click of the mouse on what is shown large is a click', () => {
  const button = host()
  pointer(button, 'pointerenter', 'mouse')
  wait(restTime.mouse)
  pointer(button, 'pointerdown', 'mouse')
  ;(button.element as HTMLElement).click()
  expect([closeUp.value, pressed.mock.calls.length]).toEqual([null, 1])
})

test('what goes away takes its picture with it; what has none shows none', () => {
  const button = host()
  pointer(button, 'pointerenter', 'mouse')
  wait(restTime.mouse)
  button.unmount()
  expect(closeUp.value).toBeNull()
  pointer(host(''), 'pointerenter', 'mouse')
  wait(1000)
  expect(closeUp.value).toBeNull()
})
