// SQLite's write-ahead log: a header of 32 bytes (mark, version, page size, …, two salts at 16, two sums at 24), then frames of a header of
// 24 bytes (page, size of the file after a commit or 0, the salts, two sums) and a page each. Numbers are big-endian. Beside it lies its
// index, of which only the beginning is read here: numbers in the machine's order, written after the log has been brought onto the disk.
const headerSize = 32
const frameHeaderSize = 24
const littleEndianMark = 0x377f0682
const bigEndianMark = 0x377f0683
const indexVersion = 3_007_000

/**
 * What is wrong with the log that a killed program has left, or `null`. SQLite takes a log up to the first frame that is not sound and
 * throws the rest away, without a word. One transaction may be lost so: the last, that was never answered for. More than that, or one that
 * the index knows of, or a log that does not begin like one, was damaged (R-SAVE-2). Both files are only looked at.
 *
 * @param log all of the log; empty: there is none
 * @param index the log's index; empty: there is none, as after a loss of power
 */
export function faultOfLog(log: Buffer, index: Buffer): string | null {
  const promised = framesPromised(index)
  if (log.length < headerSize) return promised === null ? null : 'a log that has gone'
  const mark = log.readUInt32BE(0)
  // Blank: the machine stopped before the first write was through.
  if (mark === 0) return promised === null ? null : 'a log that has gone'
  if (mark !== littleEndianMark && mark !== bigEndianMark) return 'a log that cannot be read'
  const frames = soundFrames(log)
  if (frames === null) return 'a log with a header that is not sound'
  const lost = commitsFrom(log, frames.sound)
  if (lost > 1) return `a log with a hole: ${lost} transactions stand behind it`
  const isShorter = promised !== null && promised.salts.equals(log.subarray(16, 24)) && promised.frames > frames.committed
  return isShorter ? `a log of ${frames.committed} frames, and there were ${promised.frames}` : null
}

type Sums = readonly [number, number]

/** How many frames are sound, one after another, and with which of them the last transaction ends; `null`: not even the header is. */
function soundFrames(log: Buffer): { readonly sound: number; readonly committed: number } | null {
  const isLittle = log.readUInt32BE(0) === littleEndianMark
  const frameSize = frameHeaderSize + log.readUInt32BE(8)
  let sums = summed(log, 0, 24, [0, 0], isLittle)
  if (!standsAt(log, 24, sums)) return null
  let [sound, committed] = [0, 0]
  for (let at = headerSize; at + frameSize <= log.length; at += frameSize) {
    if (!log.subarray(16, 24).equals(log.subarray(at + 8, at + 16))) break
    sums = summed(log, at + frameHeaderSize, at + frameSize, summed(log, at, at + 8, sums, isLittle), isLittle)
    if (!standsAt(log, at + 16, sums)) break
    sound += 1
    if (log.readUInt32BE(at + 4) !== 0) committed = sound
  }
  return { sound, committed }
}

/** SQLite's running sums over some bytes, eight at a time. */
function summed(log: Buffer, from: number, to: number, [first, second]: Sums, isLittle: boolean): Sums {
  let [a, b] = [first, second]
  for (let at = from; at < to; at += 8) {
    a = (a + (isLittle ? log.readUInt32LE(at) : log.readUInt32BE(at)) + b) >>> 0
    b = (b + (isLittle ? log.readUInt32LE(at + 4) : log.readUInt32BE(at + 4)) + a) >>> 0
  }
  return [a, b]
}

function standsAt(log: Buffer, at: number, [a, b]: Sums): boolean {
  return log.readUInt32BE(at) === a && log.readUInt32BE(at + 4) === b
}

/** How many frames, from one on, end a transaction of the log's present turn: older turns had other salts. */
function commitsFrom(log: Buffer, first: number): number {
  const frameSize = frameHeaderSize + log.readUInt32BE(8)
  const salts = log.subarray(16, 24)
  let commits = 0
  for (let at = headerSize + first * frameSize; at + frameSize <= log.length; at += frameSize) {
    if (log.readUInt32BE(at + 4) !== 0 && salts.equals(log.subarray(at + 8, at + 16))) commits += 1
  }
  return commits
}

/** How many frames the index says were written and are not all in the file yet; `null`: none, or it cannot be read. */
function framesPromised(index: Buffer): { readonly frames: number; readonly salts: Buffer } | null {
  if (index.length < 100 || !index.subarray(0, 48).equals(index.subarray(48, 96))) return null
  if (index.readUInt32LE(0) !== indexVersion || index[12] !== 1) return null
  const [frames, brought] = [index.readUInt32LE(16), index.readUInt32LE(96)]
  return frames > brought ? { frames, salts: index.subarray(32, 40) } : null
}
