import { chromium, type Bounds, type Target } from './chromium.ts'
import type { Protocol } from './cdp.ts'
import { isHeadless } from './common.ts'

export type WindowState = 'normal' | 'minimized' | 'maximized' | 'fullscreen'

const LOOK_EVERY_MS = 500

/** The size, place, state and zoom of one window, as Chromium is told them and, for a real window, as the person changes them. */
export class WindowView {
  readonly #target: Target
  readonly #changed: (bounds: Bounds, state: WindowState) => void
  #bounds: Bounds
  #zoom = 1
  #frame = { width: 0, height: 0 }
  #timer: NodeJS.Timeout | undefined

  constructor(target: Target, bounds: Bounds, changed: (bounds: Bounds, state: WindowState) => void) {
    this.#target = target
    this.#bounds = bounds
    this.#changed = changed
  }

  async setBounds(bounds: Bounds): Promise<void> {
    this.#bounds = bounds
    if (!isHeadless()) {
      await this.#setWindow({ windowState: 'normal' })
      await this.#setWindow({ left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height })
    }
    await this.#override()
  }

  async setState(windowState: WindowState): Promise<void> {
    if (isHeadless()) return // nothing to see
    // Chromium goes from one special state to another only by way of the normal one
    await this.#setWindow({ windowState: 'normal' })
    if (windowState !== 'normal') await this.#setWindow({ windowState })
  }

  /** Real zoom: the page is laid out in fewer or more of its own pixels, each drawn larger or smaller. */
  async setZoom(zoom: number): Promise<void> {
    if (this.#zoom === 1 && !isHeadless()) await this.#measureFrame()
    this.#zoom = zoom
    await this.#override()
  }

  /** Watches a real window: the protocol has no event for its being moved, resized, minimised. */
  watch(): void {
    if (isHeadless()) return
    this.#timer = setInterval(() => void this.#look().catch(() => {}), LOOK_EVERY_MS).unref()
  }
  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    const { bounds } = await this.#window()
    const state = bounds.windowState ?? 'normal'
    const { left = 0, top = 0, width = this.#bounds.width, height = this.#bounds.height } = bounds
    const seen: Bounds = { x: left, y: top, width, height }
    const isResized = width !== this.#bounds.width || height !== this.#bounds.height
    this.#bounds = seen
    this.#changed(seen, state)
    if (isResized && this.#zoom !== 1) await this.#override()
  }

  async #override(): Promise<void> {
    const { session } = this.#target
    if (this.#zoom === 1 && !isHeadless()) {
      await session.send('Emulation.clearDeviceMetricsOverride')
      return
    }
    const width = Math.round((this.#bounds.width - this.#frame.width) / this.#zoom)
    const height = Math.round((this.#bounds.height - this.#frame.height) / this.#zoom)
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: this.#zoom === 1 ? 0 : this.#zoom,
      mobile: false,
    })
  }

  async #measureFrame(): Promise<void> {
    const { result } = await this.#target.session.send('Runtime.evaluate', { expression: '[innerWidth, innerHeight]', returnByValue: true })
    const [width = this.#bounds.width, height = this.#bounds.height] = result.value as number[]
    this.#frame = { width: this.#bounds.width - width, height: this.#bounds.height - height }
  }

  #window(): Promise<Protocol.Browser.getWindowForTargetReturnValue> {
    return chromium().pipe.root.send('Browser.getWindowForTarget', { targetId: this.#target.targetId })
  }
  async #setWindow(bounds: Protocol.Browser.Bounds): Promise<void> {
    const { windowId } = await this.#window()
    await chromium().pipe.root.send('Browser.setWindowBounds', { windowId, bounds })
  }
}
