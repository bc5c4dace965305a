import { closeSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Brings what was written to a file onto the disk. Throws the file system's errors. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Brings names that came or went in a folder onto the disk. Windows cannot, and need not. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Gives a finished file its name for good: synced before it is renamed, and the folder after it (R-SAVE-13). */
export function settle(file: string, name: string): void {
  syncFile(file)
  renameSync(file, name)
  syncFolder(dirname(name))
}

/** How large a file is, in bytes; 0 when there is none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
