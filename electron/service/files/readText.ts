import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { fileLimit } from '../../../shared/contract/limits.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'

/** UTF-8 takes up to three bytes for what JavaScript counts as one character. */
const byteLimit = 3 * fileLimit

/**
 * The text of a file that somebody has chosen. Refuses with `file-too-large` before reading it what must have too many characters, with
 * `file-foreign` what is no text, and with `file-unreadable` what is no plain file or cannot be opened.
 */
export function readText(path: string): Result<string> {
  let handle: number | undefined
  try {
    handle = openSync(path, 'r')
    const stat = fstatSync(handle)
    if (!stat.isFile()) return refuse('file-unreadable', 'not a plain file')
    if (stat.size > byteLimit) return refuse('file-too-large', `${stat.size} bytes`)
    return decoded(readFileSync(handle))
  } catch (error) {
    return refuse('file-unreadable', error instanceof Error ? error.message : String(error))
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

function decoded(bytes: Buffer): Result<string> {
  try {
    return done(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuse('file-foreign', 'not UTF-8')
  }
}
