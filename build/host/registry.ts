// What is open. A module of its own, so that `app` and the windows can know of each other without importing each other.
import type { BrowserWindow } from './browserWindow.ts'
import type { WebContents } from './webContents.ts'

export const openWindows = new Map<number, BrowserWindow>()
export const openContents = new Map<number, WebContents>()

let lastId = 0
let focused: BrowserWindow | null = null

/** Ids are unique over windows and contents, and never used again. */
export function nextId(): number {
  return ++lastId
}

export function focusedWindow(): BrowserWindow | null {
  return focused
}

export function setFocusedWindow(window: BrowserWindow | null): void {
  focused = window
}
