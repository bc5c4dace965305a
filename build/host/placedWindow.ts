import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'
import type { Bounds } from './chromium.ts'
import { screen } from './screen.ts'
import type { WindowState, WindowView } from './windowView.ts'

/** The part of `BrowserWindow` that is about place, size, state and title. */
export abstract class PlacedWindow extends EventEmitter {
  protected readonly view = Promise.withResolvers<WindowView>()
  protected bounds: Bounds
  #minimum: { readonly width: number; readonly height: number }
  #title: string
  #isVisible: boolean
  #state: WindowState = 'normal'

  constructor(
    { x = 0, y = 0, width = 800, height = 600, minWidth = 0, minHeight = 0, title, show = true }: BrowserWindowConstructorOptions,
    name: string,
  ) {
    super()
    this.bounds = { x, y, width, height }
    this.#minimum = { width: minWidth, height: minHeight }
    this.#title = title ?? name
    this.#isVisible = show
  }

  abstract focus(): void

  protected withView(act: (view: WindowView) => Promise<void>): void {
    void this.view.promise.then(act).catch(() => {}) // closed meanwhile
  }
  /** The person has moved, resized or otherwise changed the window. */
  protected seen(bounds: Bounds, state: WindowState): void {
    const before = this.bounds
    if (state === 'normal') this.bounds = bounds
    if (bounds.width !== before.width || bounds.height !== before.height) this.emit('resize')
    if (bounds.x !== before.x || bounds.y !== before.y) this.emit('move')
    this.#enter(state)
  }
  #enter(state: WindowState): void {
    const before = this.#state
    if (before === state) return
    this.#state = state
    const left = { normal: undefined, minimized: 'restore', maximized: 'unmaximize', fullscreen: 'leave-full-screen' }[before]
    const entered = { normal: undefined, minimized: 'minimize', maximized: 'maximize', fullscreen: 'enter-full-screen' }[state]
    if (left) this.emit(left)
    if (entered) this.emit(entered)
  }
  #setState(state: WindowState): void {
    this.#enter(state)
    this.withView((view) => view.setState(state))
  }

  show(): void {
    this.showInactive()
    this.focus()
  }
  showInactive(): void {
    this.#isVisible = true
    this.emit('show')
  }
  hide(): void {
    this.#isVisible = false
    this.emit('hide')
  }
  isVisible(): boolean {
    return this.#isVisible
  }
  minimize(): void {
    this.#setState('minimized')
  }
  restore(): void {
    this.#setState('normal')
  }
  isMinimized(): boolean {
    return this.#state === 'minimized'
  }
  maximize(): void {
    this.#setState('maximized')
  }
  unmaximize(): void {
    this.#setState('normal')
  }
  isMaximized(): boolean {
    return this.#state === 'maximized'
  }
  setFullScreen(isFull: boolean): void {
    this.#setState(isFull ? 'fullscreen' : 'normal')
  }
  isFullScreen(): boolean {
    return this.#state === 'fullscreen'
  }
  getTitle(): string {
    return this.#title
  }
  setTitle(title: string): void {
    this.#title = title
  }
  getBounds(): Rectangle {
    return { ...this.bounds }
  }
  /** The bounds of the normal state, also while the window is in another one. */
  getNormalBounds(): Rectangle {
    return { ...this.bounds }
  }
  getSize(): [number, number] {
    return [this.bounds.width, this.bounds.height]
  }
  getPosition(): [number, number] {
    return [this.bounds.x, this.bounds.y]
  }
  setBounds(bounds: Partial<Rectangle>): void {
    const { x, y, width, height } = { ...this.bounds, ...bounds }
    this.bounds = { x, y, width: Math.max(width, this.#minimum.width), height: Math.max(height, this.#minimum.height) }
    this.withView((view) => view.setBounds(this.bounds))
    this.emit('resize')
  }
  setSize(width: number, height: number): void {
    this.setBounds({ width, height })
  }
  setPosition(x: number, y: number): void {
    this.setBounds({ x, y })
  }
  setMinimumSize(width: number, height: number): void {
    this.#minimum = { width, height }
  }
  center(): void {
    const { width, height } = screen.getPrimaryDisplay().workAreaSize
    this.setPosition(Math.max(0, (width - this.bounds.width) >> 1), Math.max(0, (height - this.bounds.height) >> 1))
  }
  setMenuBarVisibility(): void {}
  setBackgroundColor(): void {}
}
