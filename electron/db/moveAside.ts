import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { sizeOf } from './durable.ts'
import { companions, momentOf, stamp, stampPattern, storeFile } from './files.ts'

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

/** A name with that beginning that neither a store nor anything of one has yet. */
export function freeName(dataDir: string, base: string): string {
  for (let count = 1; ; count++) {
    const name = `${base}${count === 1 ? '' : `-${count}`}.db`
    if (['', ...companions].every((suffix) => !existsSync(join(dataDir, `${name}${suffix}`)))) return name
  }
}

/** A store that was moved aside: because it was damaged, or because another was put in its place. `bytes` with its companions. */
export type Aside = { readonly name: string; readonly reason: 'damaged' | 'replaced'; readonly at: Date; readonly bytes: number }

const asidePattern = new RegExp(`^gavel\\.(damaged|replaced)-(${stampPattern})(?:-\\d+)?\\.db$`)

/** The stores that were moved aside in a folder, the last first. Throws the file system's errors. */
export function listAside(dataDir: string): Aside[] {
  return readdirSync(dataDir)
    .flatMap((name) => {
      const [, reason, stamped] = asidePattern.exec(name) ?? []
      if (reason === undefined || stamped === undefined) return []
      const bytes = ['', ...companions].reduce((sum, suffix) => sum + sizeOf(join(dataDir, `${name}${suffix}`)), 0)
      return [{ name, reason: reason as Aside['reason'], at: momentOf(stamped), bytes }]
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1))
}
