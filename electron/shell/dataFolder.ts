import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Where the person wants the data: what the command line names, else the variable GAVEL_DATA_DIR, else undefined (Electron's own choice).
 * Relative paths count from the current folder.
 */
export function dataFolder(named: string | undefined, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const given = named ?? env['GAVEL_DATA_DIR']
  return given ? path.resolve(given) : undefined
}

/** Makes the folder if it is missing; false when it cannot be made or written to. */
export function isUsable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}
