import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { companions, stamp, storeFile } from './files.ts'

/**
 * Moves a store that cannot be used aside, under a name with the moment in it and with its companions, so that nothing of
 * it is lost (R-SAVE-7). The folder must be locked and the store closed. Gives the new names; throws the file system's errors.
 *
 * The file goes first: if the program ends in between, a log without its file is still known to be damaged.
 */
export function moveAside(dataDir: string, now: Date): string[] {
  const target = freeName(dataDir, `gavel.damaged-${stamp(now)}`)
  const moved: string[] = []
  for (const suffix of ['', ...companions]) {
    const from = join(dataDir, `${storeFile}${suffix}`)
    if (!existsSync(from)) continue
    renameSync(from, join(dataDir, `${target}${suffix}`))
    moved.push(`${target}${suffix}`)
  }
  return moved
}

function freeName(dataDir: string, base: string): string {
  for (let count = 1; ; count++) {
    const name = `${base}${count === 1 ? '' : `-${count}`}.db`
    if (['', ...companions].every((suffix) => !existsSync(join(dataDir, `${name}${suffix}`)))) return name
  }
}
