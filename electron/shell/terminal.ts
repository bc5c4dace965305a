import { writeSync } from 'node:fs'

const OUTPUT = 1
const ERROR = 2

/** Writes to standard output at once, for a program that ends right afterwards. Where there is none, as in a window of Windows', nobody reads. */
export function print(text: string): void {
  writeWhole(OUTPUT, text)
}

/** The same to standard error. */
export function complain(text: string): void {
  writeWhole(ERROR, text)
}

function writeWhole(to: number, text: string): void {
  try {
    writeSync(to, `${text}\n`)
  } catch {
    // Nobody listens.
  }
}
