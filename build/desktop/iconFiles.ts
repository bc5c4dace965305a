/** A square picture. */
export type Picture = { readonly size: number; readonly png: Uint8Array }

const ICO_HEADER = 6
const ICO_ENTRY = 16
const ICO_LARGEST = 256
const BITS_A_PIXEL = 32

/** Windows' file of icons, its pictures kept as PNG. */
export function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * at
    head.writeUInt8(size % ICO_LARGEST, entry) // 0 stands for the largest
    head.writeUInt8(size % ICO_LARGEST, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(BITS_A_PIXEL, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** The types of macOS' icons that may hold PNG, by size in pixels: for plain screens, and for those with two pixels a point. */
const ICNS_TYPES: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}
const ICNS_HEADER = 8

function chunk(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(ICNS_HEADER)
  head.write(type, 'latin1')
  head.writeUInt32BE(ICNS_HEADER + content.length, 4)
  return Buffer.concat([head, content])
}

/** macOS' file of icons. */
export function icns(pictures: readonly Picture[]): Buffer {
  const chunks = pictures.flatMap(({ size, png }) => (ICNS_TYPES[size] ?? []).map((type) => chunk(type, png)))
  return chunk('icns', Buffer.concat(chunks))
}
