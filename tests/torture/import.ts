import Database from 'better-sqlite3'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from '../../electron/service/ask.ts'
import { serviceOn } from '../../electron/service/service.ts'
import type { GavelFile } from '../../shared/contract/gavelFile.ts'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { games } from '../../shared/games/registry.ts'
import { counter } from '../support/counter.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame, choiceAt } from '../support/play.ts'
import type { Loop } from './loop.ts'
import { luckOf, mutated, type Luck } from './mutate.ts'

/** What the loop has seen: how many files were refused with which answer, and how many were played through and kept. */
export type Seen = { readonly refused: Readonly<Record<string, number>>; readonly kept: number }

const all = [anyGame(counter), anyGame(highCard), ...games]
/** The matches that the files are made from; long ones come up seldom, as they take their time. */
const sources = [
  ...[4, 30].map((target) => ({ game: 'counter', config: { target }, plies: 400 })),
  ...[1, 3, Infinity].map((plies) => ({ game: 'high-card', config: { tricks: 2 }, plies })),
  { game: 'realm-lords', config: { hero: 'nettle-quickbriar', difficulty: 'squire' }, plies: 12 },
] as const

async function filesOf(folder: string): Promise<GavelFile[]> {
  const path = join(folder, 'source.gavel')
  const dialogs = { save: () => Promise.resolve(path), open: () => Promise.resolve(null) }
  const service = serviceOn({ dataDir: join(folder, 'sources'), games: all, dialogs, log: () => undefined })
  const files: GavelFile[] = []
  for (const { game, config, plies } of sources) {
    let update: MatchUpdate = await ask(service, 'matches.create', { game, config })
    const { match } = update
    for (let ply = 0; ply < plies && update.outcome === null; ply++) {
      const { actor, legal } = await ask(service, 'matches.take', { match, seat: update.actor ?? 0 })
      const action = legal[choiceAt(ply, legal.length)]
      update = await ask(service, 'matches.act', { match, ply, seat: actor ?? 0, action })
    }
    await ask(service, 'files.export', { match })
    files.push(JSON.parse(readFileSync(path, 'utf8')) as GavelFile)
  }
  service.close()
  return files
}

/**
 * R-SEC-1: looks at so many files that have gone wrong. Each is refused, and then nothing in the store has changed, or it plays through and can
 * be kept, opened and thrown away. Throws when anything else happens; `told` hears how far it is.
 */
export async function importTorture(count: number, seed: number, told: (line: string) => void = () => undefined): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-torture-'))
  const lines: string[] = []
  const service = serviceOn({ dataDir: join(folder, 'data'), games: all, log: (line) => lines.push(line) })
  const witness = new Database(join(folder, 'data', 'gavel.db'), { readonly: true })
  const version = (): unknown => witness.pragma('data_version', { simple: true })
  const refused: Record<string, number> = {}
  let kept = 0
  try {
    const files = await filesOf(folder)
    const luck = luckOf(seed)
    for (let n = 1; n <= count; n++) {
      const text = mutated(pick(files, luck), luck)
      const before = version()
      const answer = await service.call('files.look', { text })
      const complain = (what: string): never => {
        throw new Error(`file ${n} of seed ${seed}: ${what}\n${text.slice(0, 2_000)}`)
      }
      if (version() !== before) complain('looking at it changed the store')
      if (lines.length > 0) complain(`something was thrown: ${lines.join('; ')}`)
      if (answer.ok) {
        const { token, match, ply, deleted } = answer.value
        await ask(service, 'files.accept', { token })
        const there = (await ask(service, 'matches.open', { match })).ply
        // Of one that was thrown away the longer log comes back.
        if (deleted ? there < ply : there !== ply) complain('it was kept and is another')
        await ask(service, 'matches.change', { match, deleted: true })
        kept += 1
      } else refused[answer.fault.code] = (refused[answer.fault.code] ?? 0) + 1
      if (Reflect.has({}, 'polluted')) complain('it reached a prototype')
      if (n % 10_000 === 0) told(`import: ${n} of ${count}`)
    }
    return { refused, kept }
  } finally {
    witness.close()
    service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function pick(files: readonly GavelFile[], luck: Luck): GavelFile {
  const long = files.length - 1
  return files[luck.below(50) === 0 ? long : luck.below(long)] as GavelFile
}

/** `--files N` (2,000 without it) and `--seed S`. The last line says what was seen. */
async function run(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { files: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
  })
  const count = Number(values.files)
  const { refused, kept } = await importTorture(count, Number(values.seed), (line) => console.log(line))
  const sorts = Object.entries(refused)
    .sort(([, a], [, b]) => b - a)
    .map(([code, times]) => `${code} ${times}`)
  return `import: ${count} files, ${kept} played through, ${count - kept} refused (${sorts.join(', ')}); nothing thrown, nothing changed by a refusal`
}

export const importLoop: Loop = { usage: 'import [--files N] [--seed S]', run }
