import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { isDiskFull } from '../../db/problem.ts'

/**
 * Writes a text file whole or not at all (R-SAVE-13): beside it first, brought to the disk, then put in its place. Whatever fails, a file
 * that was there before is as it was; then the answer is `disk-full` or `file-unwritable`, with the system's word for it.
 */
export function writeWhole(path: string, text: string): Result<null> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  try {
    const file = openSync(draft, 'wx', 0o644)
    try {
      writeAll(file, Buffer.from(text, 'utf8'))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
    syncFolder(dirname(path))
    return done(null)
  } catch (error) {
    discard(draft)
    const detail = error instanceof Error ? error.message : String(error)
    return refuse(isDiskFull(error) ? 'disk-full' : 'file-unwritable', detail)
  }
}

/** A write may be cut short without failing. */
function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

/** Brings the new name itself to the disk. Some systems let no folder be opened; the file is whole there all the same. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    return
  }
}

function discard(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // The disk is in trouble already, which is what the answer says.
  }
}
