import { EventEmitter } from 'node:events'
import type { Rectangle } from 'electron'
import { openContents } from './registry.ts'

type Display = {
  readonly id: number
  readonly bounds: Rectangle
  readonly workArea: Rectangle
  readonly size: { readonly width: number; readonly height: number }
  readonly workAreaSize: { readonly width: number; readonly height: number }
  readonly scaleFactor: number
  readonly rotation: number
}

const HEADLESS: Rectangle = { x: 0, y: 0, width: 1280, height: 800 }

function display(id: number, bounds: Rectangle, workArea: Rectangle, scaleFactor: number): Display {
  const size = { width: bounds.width, height: bounds.height }
  return { id, bounds, workArea, size, workAreaSize: { width: workArea.width, height: workArea.height }, scaleFactor, rotation: 0 }
}

/** `screen`. The host learns of the real display from its first page; before that, and without one, there is a display of 1280 x 800. */
class Screen extends EventEmitter {
  #primary = display(1, HEADLESS, HEADLESS, 1)

  getPrimaryDisplay(): Display {
    return this.#primary
  }
  getAllDisplays(): readonly Display[] {
    return [this.#primary]
  }
  getDisplayMatching(): Display {
    return this.#primary
  }
  getDisplayNearestPoint(): Display {
    return this.#primary
  }
  getCursorScreenPoint(): { x: number; y: number } {
    return { x: 0, y: 0 }
  }

  /** The host's own: asks an open page what it stands on. */
  async learn(): Promise<void> {
    const [contents] = openContents.values()
    const read =
      '({ width: screen.width, height: screen.height, left: screen.availLeft, top: screen.availTop, availWidth: screen.availWidth, availHeight: screen.availHeight, scale: devicePixelRatio })'
    const seen = (await contents?.executeJavaScript(read).catch(() => undefined)) as Record<string, number> | undefined
    if (!seen) return
    const { width = 0, height = 0, left = 0, top = 0, availWidth = width, availHeight = height, scale = 1 } = seen
    this.#primary = display(1, { x: 0, y: 0, width, height }, { x: left, y: top, width: availWidth, height: availHeight }, scale)
  }
}

export const screen = new Screen()
