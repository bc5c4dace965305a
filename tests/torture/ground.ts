import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../electron/db/connection.ts'
import { storeFile } from '../../electron/db/files.ts'
import { migrate } from '../../electron/db/migrate.ts'
import { migrations } from '../../electron/db/migrations/index.ts'
import { doChore } from '../../electron/service/chores/doChore.ts'
import { serviceOn, type Service, type ServiceOptions } from '../../electron/service/service.ts'
import type { Call } from '../../shared/contract/api.ts'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { choiceAt } from '../support/play.ts'
import { toyGames } from '../support/toyGames.ts'

/** In memory where the system has such a place: what counts here is the order of things, not the disk. */
const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A new folder; whoever asked for it removes it. */
export function groundFolder(): string {
  return mkdtempSync(join(base, 'gavel-torture-'))
}

/** Removes a folder of `groundFolder`. */
export function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Copies the files of a folder, without locks, into another that need not be there yet; with the log's index as a killed program leaves it. */
export function copyInto(from: string, to: string, withIndex = false): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.includes('.lock') || (!withIndex && name.endsWith('-shm'))) continue
    if (statSync(join(from, name)).isDirectory()) copyInto(join(from, name), join(to, name), withIndex)
    else copyFileSync(join(from, name), join(to, name))
  }
}

export type Player = { readonly service: Service; readonly call: Call; readonly log: string[] }

/** A service with the toy games that looks after nothing by itself; long work is done here and now, so that runs are alike. */
export function playerOn(dataDir: string, more: Partial<ServiceOptions> = {}): Player {
  const log: string[] = []
  const service = serviceOn({
    dataDir,
    games: toyGames,
    log: (line) => log.push(line),
    checkAfter: 1e8,
    backUpEvery: 1e8,
    chores: {
      run: (chore, tell) => Promise.resolve(doChore(chore, toyGames, tell ?? (() => undefined)) as never),
      stop: () => Promise.resolve(),
    },
    ...more,
  })
  return { service, call: service.call, log }
}

/** The value of an answer that must be good. */
export function must<Value>(
  answer:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly fault: { readonly code: string; readonly detail: string } },
): Value {
  if (answer.ok) return answer.value
  throw new Error(`${answer.fault.code}: ${answer.fault.detail}`)
}

export const highCardMatch = { game: 'high-card', config: { tricks: 250 } } as const

/** Plays one action as the person who must act, always the same one at the same ply. Gives the answer, good or not. */
export async function playOne(call: Call, { match, ply, actor }: MatchUpdate) {
  const seat = actor ?? 0
  const taken = await call('matches.take', { match, seat })
  if (!taken.ok) return taken
  const { legal } = taken.value
  return call('matches.act', { match, ply, seat, action: legal[choiceAt(ply, legal.length)] })
}

/** A folder with a store of version 1 that holds so many short matches, all good. */
export async function oldFolder(matches: number, plies: number): Promise<string> {
  const [today, old] = [groundFolder(), groundFolder()]
  const { call, service } = playerOn(today)
  for (let count = 0; count < matches; count++) {
    let update: MatchUpdate = must(await call('matches.create', highCardMatch))
    for (let ply = 0; ply < plies; ply++) update = must(await playOne(call, update))
  }
  service.close()
  const { openSync, closeSync } = await import('node:fs')
  closeSync(openSync(join(old, storeFile), 'a'))
  const to = connect(join(old, storeFile))
  migrate(to, migrations.slice(0, 1), new Date())
  to.prepare('ATTACH ? AS new').run(join(today, storeFile))
  for (const table of ['packs', 'matches', 'seats', 'actions', 'snapshots', 'results', 'settings']) {
    const columns = to.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table).join(', ')
    to.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM new.${table}`)
  }
  to.exec('DETACH new')
  to.pragma('wal_checkpoint(TRUNCATE)')
  to.close()
  clear(today)
  return old
}
