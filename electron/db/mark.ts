import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from './durable.ts'

/** An empty file that lies in the data folder from opening to closing in good order: who finds it comes after a crash. */
const mark = 'gavel.running'

/** Whether the last program did not leave in good order, or left something that is in no backup yet. */
export function wasLeftOpen(dataDir: string): boolean {
  return existsSync(join(dataDir, mark))
}

/** Says that a program runs on the folder. Throws the file system's errors. */
export function markOpen(dataDir: string): void {
  if (wasLeftOpen(dataDir)) return
  closeSync(openSync(join(dataDir, mark), 'a', 0o600))
  syncFolder(dataDir)
}

/** Says that it has left in good order. */
export function markClosed(dataDir: string): void {
  rmSync(join(dataDir, mark), { force: true })
}
