import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'

const SWITCH = '--data-dir'

/**
 * Where the person wants the data: `--data-dir DIR` or `--data-dir=DIR`, else the variable GAVEL_DATA_DIR, else undefined
 * (Electron's own choice). Relative paths count from the current folder.
 */
export function dataFolder(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): string | undefined {
  const at = argv.indexOf(SWITCH)
  const joined = argv.find((arg) => arg.startsWith(`${SWITCH}=`))?.slice(SWITCH.length + 1)
  const given = joined || (at >= 0 ? argv[at + 1] : undefined) || env['GAVEL_DATA_DIR']
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
