import { EventEmitter } from 'node:events'
import type { Method, Params, Returned } from './cdp.ts'
import { unsupported } from './common.ts'
import { NativeImage } from './nativeImage.ts'

const ZOOM_BASE = 1.2

/** The part of `webContents` that is nothing but commands to the page: scripts, pictures, zoom, editing. */
export abstract class ContentsCommands extends EventEmitter {
  #zoom = 1

  abstract command<M extends Method>(method: M, params?: Params<M>): Promise<Returned<M>>
  protected abstract zoomed(factor: number): void

  /** The host's own: as `command`, where a failure can only mean that the page has gone. */
  tell<M extends Method>(method: M, params?: Params<M>): void {
    this.command(method, params).catch(() => {})
  }
  async executeJavaScript(code: string): Promise<unknown> {
    const { result, exceptionDetails: failed } = await this.command('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })
    if (failed) throw new Error(failed.exception?.description ?? failed.text)
    return result.value as unknown
  }
  async capturePage(): Promise<NativeImage> {
    return new NativeImage(Buffer.from((await this.command('Page.captureScreenshot', { format: 'png' })).data, 'base64'))
  }
  /** Chromium is started with the strictest policy already; no other can be had. */
  setWebRTCIPHandlingPolicy(policy: string): void {
    if (policy !== 'disable_non_proxied_udp') unsupported(`setWebRTCIPHandlingPolicy(${policy})`)
  }
  setZoomFactor(factor: number): void {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0")
    this.#zoom = factor
    this.zoomed(factor)
  }
  getZoomFactor(): number {
    return this.#zoom
  }
  setZoomLevel(level: number): void {
    this.setZoomFactor(ZOOM_BASE ** level)
  }
  getZoomLevel(): number {
    return Math.log(this.#zoom) / Math.log(ZOOM_BASE)
  }
  undo(): void {
    this.#edit('undo')
  }
  redo(): void {
    this.#edit('redo')
  }
  cut(): void {
    this.#edit('cut')
  }
  copy(): void {
    this.#edit('copy')
  }
  paste(): void {
    this.#edit('paste')
  }
  delete(): void {
    this.#edit('delete')
  }
  selectAll(): void {
    this.#edit('selectAll')
  }
  #edit(command: string): void {
    this.tell('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] })
  }
}
