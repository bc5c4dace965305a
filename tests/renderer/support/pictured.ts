import { flushPromises } from '@vue/test-utils'

/** Until the next picture is drawn, and everything is done that was to be done before it. */
export async function pictured(): Promise<void> {
  await flushPromises()
  await new Promise(requestAnimationFrame)
  await flushPromises()
}
