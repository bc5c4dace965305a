import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes after which another file is begun, and how many old ones stay. */
const most = { bytes: 256 * 1024, old: 2 }

export type LogFile = {
  /** Writes a line. A disk that is full or gone is no reason to stop. */
  readonly write: (line: string) => void
  /** The last lines that were written, oldest first, of earlier starts too. */
  readonly tail: (lines: number) => string[]
}

/**
 * A log in a folder of its own, which stays on this computer: `gavel.log`, and when that is full `gavel.1.log`, `gavel.2.log`, the oldest
 * going for good.
 *
 * @param scrub takes what is personal out of a line before it is written
 */
export function logFile(folder: string, scrub: (text: string) => string, now: () => Date, limits = most): LogFile {
  const named = (age: number): string => path.join(folder, age === 0 ? 'gavel.log' : `gavel.${age}.log`)
  const turn = (): void => {
    rmSync(named(limits.old), { force: true })
    for (let age = limits.old - 1; age >= 0; age--) if (sizeOf(named(age)) > 0) renameSync(named(age), named(age + 1))
  }
  return {
    write: (line) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        if (sizeOf(named(0)) >= limits.bytes) turn()
        appendFileSync(named(0), `${now().toISOString()} ${scrub(line)}\n`, { mode: 0o600 })
      } catch {
        // It has gone to standard error.
      }
    },
    tail: (lines) =>
      [named(1), named(0)]
        .flatMap((file) => textOf(file).split('\n'))
        .filter((line) => line !== '')
        .slice(-lines),
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
