import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectForReading } from '../../../electron/db/connection.ts'
import { storePath } from '../../../electron/db/files.ts'
import type { GavelFile } from '../../../shared/contract/gavelFile.ts'
import type { MatchUpdate } from '../../../shared/contract/schemas.ts'
import type { Call } from '../../../shared/contract/api.ts'
import { clear, groundFolder, must, playerOn, playOne } from '../ground.ts'

/** A match that is imported: what it is called in the folder, and the fingerprint at every ply of each of its files. */
export type Source = { readonly match: string; readonly short: readonly string[]; readonly long: readonly string[] }

/** How long the matches are, in tricks of two actions each, and after how many actions they are written down for the first time. */
const lengths = [
  { tricks: 3, early: 2 },
  { tricks: 40, early: 30 },
  { tricks: 150, early: 200 },
  { tricks: 250, early: 120 },
] as const

/**
 * Writes the files that are imported while a program is killed: of each match one from its middle and one from further on, so that an import
 * adds a match, puts a longer one in the place of one that was thrown away, or brings back what is here. Names sort in the order of the plies.
 */
export async function layFiles(folder: string): Promise<Source[]> {
  const played = groundFolder()
  let path = ''
  const dialogs = { save: () => Promise.resolve(path), open: () => Promise.resolve(null) }
  const { call, service } = playerOn(played, { dialogs })
  const sources: Source[] = []
  mkdirSync(folder, { recursive: true })
  try {
    for (const [nth, { tricks, early }] of lengths.entries()) {
      let update: MatchUpdate = must(await call('matches.create', { game: 'high-card', config: { tricks } }))
      const write = async (name: string): Promise<readonly string[]> => {
        path = join(folder, `${nth}-${name}.gavel`)
        must(await call('files.export', { match: update.match }))
        return hashesOf(readFileSync(path, 'utf8'))
      }
      const playTo = async (ply: number): Promise<void> => {
        while (update.ply < ply && update.outcome === null) update = must(await playOne(call, update))
      }
      await playTo(early)
      const short = await write('early')
      // The last of them goes on after it was written down; the others are over.
      await playTo(nth === lengths.length - 1 ? 2 * early : Infinity)
      sources.push({ match: update.match, short, long: await write('late') })
    }
  } finally {
    service.close()
    clear(played)
  }
  return sources
}

function hashesOf(text: string): readonly string[] {
  return (JSON.parse(text) as GavelFile).content.actions.map(({ hash }) => hash)
}

/** The files that `layFiles` has written, in the order in which they are imported. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/**
 * Imports a file, throwing away what is here of its match first. Says `looked MATCH PLY` before it is written and `imported MATCH PLY` when
 * that was answered for, and `thrown MATCH`.
 */
export async function importOne(call: Call, text: string, say: (line: string) => void): Promise<void> {
  let looked = await call('files.look', { text })
  if (!looked.ok && looked.fault.code === 'file-here') {
    const { match } = (JSON.parse(text) as GavelFile).content
    must(await call('matches.change', { match, deleted: true }))
    say(`thrown ${match}`)
    looked = await call('files.look', { text })
  }
  const { token, match, ply } = must(looked)
  say(`looked ${match} ${ply}`)
  must(await call('files.accept', { token }))
  say(`imported ${match} ${ply}`)
}

/** What a store has of a match: how far it goes, -1 where it is not there, and whether it was thrown away. */
type Holding = { readonly ply: number; readonly binned: boolean }
export type Held = ReadonlyMap<string, Holding>

/** What a store has of the matches that are imported. Throws where one of them is neither whole nor missing. */
export function held(folder: string, sources: readonly Source[]): Held {
  if (!existsSync(storePath(folder))) return new Map()
  const db = connectForReading(storePath(folder))
  try {
    const row = db.prepare<[string], { readonly ply: number; readonly binned: 0 | 1; readonly seats: number }>(
      `SELECT ply, deleted_at IS NOT NULL AS binned, (SELECT count(*) FROM seats s WHERE s.match = m.match) AS seats
       FROM matches m WHERE match = ?`,
    )
    const hashes = db.prepare<[string], string>('SELECT hash FROM actions WHERE match = ? ORDER BY ply').pluck()
    const orphans = db.pragma('foreign_key_check') as readonly unknown[]
    if (orphans.length > 0) throw new Error(`rows without a match: ${JSON.stringify(orphans)}`)
    return new Map(
      sources.map(({ match, short, long }) => {
        const found = row.get(match)
        const there = hashes.all(match)
        if (found === undefined && there.length === 0) return [match, { ply: -1, binned: false }]
        const whole = [short, long].find(({ length }) => length === found?.ply)
        if (whole === undefined || whole.join() !== there.join() || found?.seats !== 2)
          throw new Error(`half a match: ${match}, ${JSON.stringify(found)}, ${there.length} actions`)
        return [match, { ply: whole.length, binned: found.binned === 1 }]
      }),
    )
  } finally {
    db.close()
  }
}

/** The match whose import was not answered for; `null` when none was under way. */
export function interrupted(said: readonly string[]): string | null {
  const [word, match = ''] = (said.at(-1) ?? '').split(' ')
  return word === 'looked' ? match : null
}

/** Throws if something is not there that was before a program was started, or that it had answered for. */
export function assertHeld(before: Held, said: readonly string[], now: Held): void {
  const promised = new Map(before)
  for (const line of said) {
    const [word, match = '', ply = ''] = line.split(' ')
    const known = promised.get(match)?.ply ?? -1
    if (word === 'imported') promised.set(match, { ply: Math.max(Number(ply), known), binned: false })
    if (word === 'thrown') promised.set(match, { ply: known, binned: true })
  }
  for (const [match, { ply, binned }] of promised) {
    const is = now.get(match)
    if ((is?.ply ?? -1) < ply) throw new Error(`${match}: ply ${String(is?.ply)}, but ${ply} was answered for`)
    // What it was killed at may have been done, though nothing was said of it: bringing in, or throwing away what comes next.
    const mayBe = interrupted(said) === match || (is?.binned === true && said.at(-1)?.startsWith('ply'))
    if (is?.binned !== binned && !mayBe) throw new Error(`${match}: thrown away is ${String(is?.binned)}, but ${String(binned)} was said`)
  }
}
