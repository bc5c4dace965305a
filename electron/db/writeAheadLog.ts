import { readFileSync } from 'node:fs'
import type { Connection } from './connection.ts'

// SQLite's write-ahead log: a header of 32 bytes (mark, version, page size, …, two salts at 16), then frames of a header of
// 24 bytes (page, size of the file after a commit or 0, two salts, …) and a page each. Numbers are big-endian.
const headerSize = 32
const frameHeaderSize = 24
const marks = [0x377f0682, 0x377f0683]

/**
 * What is wrong with the log that a killed program has left, or `null`. SQLite takes a log up to the first frame that
 * is not sound and throws the rest away, without a word. One transaction may be lost so: the last, that was never answered for.
 * More than that, or a log that does not begin like one, was damaged (R-SAVE-2).
 *
 * @param db an open connection to the log's file, for reading only
 */
export function faultOfLog(db: Connection): string | null {
  const log = readFileSync(`${db.name}-wal`)
  if (log.length < headerSize) return null
  const mark = log.readUInt32BE(0)
  // Blank: the machine stopped before the first write was through.
  if (mark === 0) return null
  if (!marks.includes(mark)) return 'a log that cannot be read'
  const lost = commitsFrom(log, framesUsed(db))
  return lost > 1 ? `a log with a hole: ${lost} transactions stand behind it` : null
}

/** How many frames SQLite has found sound. */
function framesUsed(db: Connection): number {
  const [answer] = db.pragma('wal_checkpoint(NOOP)') as { readonly log: number }[]
  return Math.max(0, answer?.log ?? 0)
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
