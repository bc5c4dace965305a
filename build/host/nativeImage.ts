import { existsSync, readFileSync } from 'node:fs'

const WIDTH_AT = 16
const HEIGHT_AT = 20

/** A PNG, as it came. */
export class NativeImage {
  readonly #png: Buffer

  constructor(png: Buffer = Buffer.alloc(0)) {
    this.#png = png
  }
  toPNG(): Buffer {
    return this.#png
  }
  toDataURL(): string {
    return `data:image/png;base64,${this.#png.toString('base64')}`
  }
  isEmpty(): boolean {
    return this.#png.length === 0
  }
  getSize(): { width: number; height: number } {
    if (this.isEmpty()) return { width: 0, height: 0 }
    return { width: this.#png.readUInt32BE(WIDTH_AT), height: this.#png.readUInt32BE(HEIGHT_AT) }
  }
}

export const nativeImage = {
  createEmpty: (): NativeImage => new NativeImage(),
  createFromPath: (file: string): NativeImage => new NativeImage(existsSync(file) ? readFileSync(file) : undefined),
  createFromBuffer: (png: Buffer): NativeImage => new NativeImage(png),
  createFromDataURL: (url: string): NativeImage => new NativeImage(Buffer.from(url.split(',')[1] ?? '', 'base64')),
}
