import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeAll } from 'vitest'
import type { Component } from 'vue'
import { makeI18n } from '../../../renderer/i18n/index.ts'
import { fetchTheRest } from '../../../renderer/later.ts'
import { fakeBridge, type FakeBridge } from './fakeBridge.ts'

const open: VueWrapper[] = []

// As after a moment of idleness: every screen is there at once when it is wanted.
beforeAll(() => fetchTheRest(() => Promise.resolve()), 120_000)

afterEach(() => {
  for (const wrapper of open.splice(0)) wrapper.unmount()
  document.body.innerHTML = ''
})

/** A window with a program in memory behind it, and fresh stores. */
export type TestWindow = {
  readonly bridge: FakeBridge
  readonly show: (component: Component, props?: Record<string, unknown>) => VueWrapper
}

/** Lays a window: the bridge on it, with a history of so many matches; the stores active. `show` mounts a component in the page, with the texts and these stores. */
export function layWindow(options: { readonly matches?: number } = {}): TestWindow {
  const bridge = fakeBridge(options)
  Object.defineProperty(window, 'gavel', { value: bridge, configurable: true })
  const pinia = createPinia()
  setActivePinia(pinia)
  return {
    bridge,
    show: (component, props = {}) => {
      const wrapper = mount(component, { props, attachTo: document.body, global: { plugins: [makeI18n(), pinia] } })
      open.push(wrapper as VueWrapper)
      return wrapper as VueWrapper
    },
  }
}
