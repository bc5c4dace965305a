import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupPath, faultOfCopy, listBackups } from '../../../electron/db/backups.ts'
import { connectForReading } from '../../../electron/db/connection.ts'
import { migrations } from '../../../electron/db/migrations/index.ts'
import { listAside } from '../../../electron/db/moveAside.ts'
import { must, playerOn } from '../ground.ts'

/** What a program has said before it was killed. */
export type Life = { readonly said: readonly string[]; readonly complaints: string }

/** The highest ply that a match has in a file; -1 when it is not in it. */
function plyIn(file: string, match: string): number {
  const db = connectForReading(file)
  try {
    return db.prepare<[string], number>('SELECT ply FROM matches WHERE match = ?').pluck().get(match) ?? -1
  } finally {
    db.close()
  }
}

/** What was answered last: the match, and the ply that it must be at, or lie beside at. */
function promised({ said }: Life): { readonly match: string; readonly ply: number; readonly beside: number } | null {
  let [match, ply, beside] = ['', -1, -1]
  for (const line of said) {
    const [word, first = '', second = ''] = line.split(' ')
    if (word === 'match') [match, ply, beside] = [first, -1, -1]
    else if (word === 'ply') ply = Number(first)
    else if (word === 'restored') [ply, beside] = [Number(first), Number(second)]
  }
  return match === '' || ply < 0 ? null : { match, ply, beside }
}

/** Opens what a killed program has left, and throws if anything is missing that it had answered for. */
export async function look(folder: string, life: Life, matches: number): Promise<void> {
  const { call, service, log } = playerOn(folder)
  try {
    const { store } = must(await call('app.info', {}))
    if (!store.ok) throw new Error(`the store is ${store.reason}: ${log.join('; ')}`)
    const report = must(await call('data.check', {}))
    if (report.fault !== null || report.bad.length > 0) throw new Error(JSON.stringify(report))
    if (report.checked < matches) throw new Error(`${report.checked} of ${matches} matches`)
    const promise = promised(life)
    if (promise === null) return
    const files = listAside(folder).map(({ name }) => join(folder, name))
    const there = must(await call('matches.open', { match: promise.match })).ply
    const highest = Math.max(there, ...files.filter((file) => existsSync(file)).map((file) => plyIn(file, promise.match)))
    if (highest < Math.max(promise.ply, promise.beside)) throw new Error(`ply ${highest}, but ${JSON.stringify(promise)} was answered for`)
    for (const { name } of listBackups(folder)) {
      const fault = faultOfCopy(backupPath(folder, name), 1, migrations.length)
      if (fault !== null) throw new Error(`${name}: ${fault}`)
    }
  } finally {
    service.close()
  }
}
