import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileDialogs } from '../../electron/service/files/calls.ts'
import type { GavelFile } from '../../shared/contract/gavelFile.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import { emptyFolder } from './folder.ts'
import { clientOn, playOn, valueOf, type Client } from './service.ts'

/** A program that is asked for no file: it writes to, and reads from, one of a folder. */
export function clientWithFile(options: Parameters<typeof clientOn>[1] = {}): Client & { readonly path: string } {
  const path = join(emptyFolder(), 'a match.gavel')
  const dialogs: FileDialogs = { save: () => Promise.resolve(path), open: () => Promise.resolve(path) }
  return { ...clientOn(emptyFolder(), { dialogs, ...options }), path }
}

/** Plays a match of High Card as the people at it would, `plies` actions far; all of it by default. Gives its id. */
export async function playCards(call: Client['call'], plies = Infinity, tricks = 3, seed?: string): Promise<string> {
  let update = valueOf(await call('matches.create', { game: 'high-card', config: { tricks }, ...(seed === undefined ? {} : { seed }) }))
  const { match } = update
  for (let ply = 0; ply < plies && update.outcome === null; ply++) update = { ...update, ...(await playOn(call, update)) }
  return match
}

/** What a written file says. */
export function fileAt(path: string): GavelFile {
  return JSON.parse(readFileSync(path, 'utf8')) as GavelFile
}

type Loose = Record<string, unknown>

/** What a forger may change in a file, as it lies there. */
export type Forgeable = Loose & {
  pack: Loose
  seats: Loose[]
  actions: Loose[]
  dice: { draws: { value: number }[]; reseeds: unknown[] }
}

/** A file whose content says something else, with the checksum that belongs to it: as a forger would write it. */
export function forged(file: GavelFile, change: (content: Forgeable) => void): string {
  const content = structuredClone(file.content) as unknown as Forgeable
  change(content)
  return JSON.stringify({ ...file, content, checksum: fingerprint(content) })
}
