import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupPath, faultOfCopy, listBackups } from '../../../electron/db/backups.ts'
import { storeFile } from '../../../electron/db/files.ts'
import { migrations } from '../../../electron/db/migrations/index.ts'
import { listAside } from '../../../electron/db/moveAside.ts'
import type { MatchUpdate } from '../../../shared/contract/schemas.ts'
import type { FaultCode } from '../../../shared/kernel/result.ts'
import { clear, copyInto, groundFolder, highCardMatch, must, oldFolder, playerOn, playOne, type Player } from '../ground.ts'

/** What may be said while the disk fails. */
export const fair: readonly FaultCode[] = ['store-unavailable', 'disk-full', 'bad-backup', 'unknown-backup', 'unknown-match']

/** What a program does while its disk fails, on a folder that it finds as it is in `from`. */
export type Scene = { readonly name: string; readonly from: string; readonly play: (player: Player) => Promise<number> }

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: { readonly code: FaultCode; readonly detail: string } }

/** The value, or `null` after a refusal that is fair. */
function fairly<Value>(answer: Answer<Value>): Value | null {
  if (answer.ok) return answer.value
  if (fair.includes(answer.fault.code)) return null
  throw new Error(`${answer.fault.code}: ${answer.fault.detail}`)
}

/** Plays so many actions; gives the last ply that was answered for. */
async function playOn({ call }: Player, actions: number): Promise<number> {
  const [last] = fairly(await call('matches.list', { limit: 1 }))?.matches ?? []
  let update: MatchUpdate | null = last === undefined ? null : fairly(await call('matches.open', { match: last.match }))
  let answered = update?.ply ?? 0
  for (let count = 0; count < actions && update !== null; count++) {
    update = fairly(await playOne(call, update))
    answered = Math.max(answered, update?.ply ?? 0)
  }
  return answered
}

/** The folders that the scenes begin in; whoever asked for them clears them. */
export async function layScenes(): Promise<Scene[]> {
  const [played, damaged] = [groundFolder(), groundFolder()]
  const { call, service } = playerOn(played)
  let update: MatchUpdate = must(await call('matches.create', highCardMatch))
  for (let ply = 0; ply < 6; ply++) update = must(await playOne(call, update))
  must(await call('backups.make', {}))
  service.close()
  copyInto(played, damaged)
  const file = join(damaged, storeFile)
  // Tables that nothing needs for a rescue lie at the end.
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, bytes.length - 4_096))
  writeFileSync(join(damaged, 'gavel.running'), '')
  return [
    {
      name: 'play',
      from: played,
      play: async (player) => {
        const answered = await playOn(player, 3)
        fairly(await player.call('settings.set', { scale: 110 }))
        return answered
      },
    },
    {
      name: 'restore',
      from: played,
      play: async (player) => {
        const answered = await playOn(player, 1)
        fairly(await player.call('backups.make', {}))
        const [newest] = fairly(await player.call('backups.list', {}))?.backups ?? []
        if (newest !== undefined) fairly(await player.call('backups.restore', { name: newest.name }))
        return Math.max(answered, await playOn(player, 1))
      },
    },
    { name: 'migrate', from: await oldFolder(2, 4), play: (player) => playOn(player, 1) },
    {
      name: 'rescue',
      from: damaged,
      play: async (player) => {
        const { store } = must(await player.call('app.info', {}))
        if (!store.ok && store.reason === 'damaged') fairly(await player.call('data.salvage', {}))
        return 0
      },
    },
  ]
}

/** Looks at a folder after the disk has failed and works again, and throws if something is missing, in the way, or does not go on. */
export async function lookAfter(folder: string, { name, from }: Pick<Scene, 'name' | 'from'>, answered: number): Promise<void> {
  const player = playerOn(folder)
  try {
    const { store } = must(await player.call('app.info', {}))
    if (name === 'rescue') assertDamagedIsKept(folder, from)
    if (!store.ok && !(name === 'rescue' && store.reason === 'damaged'))
      throw new Error(`the store is ${store.reason}: ${player.log.join('; ')}`)
    const left = [...readdirSync(folder), ...(existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [])]
    const inTheWay = left.filter((one) => /^making-|incoming/.test(one))
    if (inTheWay.length > 0) throw new Error(`left in the way: ${inTheWay.join(', ')}`)
    for (const backup of listBackups(folder)) {
      const fault = faultOfCopy(backupPath(folder, backup.name), 1, migrations.length)
      if (fault !== null) throw new Error(`${backup.name}: ${fault}`)
    }
    if (!store.ok) return
    const report = must(await player.call('data.check', {}))
    if (report.fault !== null || report.bad.length > 0 || report.checked === 0) throw new Error(JSON.stringify(report))
    const there = await playOn(player, 0)
    if (there < answered && listAside(folder).length === 0) throw new Error(`ply ${there}, but ${answered} was answered for`)
    if ((await playOn(player, 1)) !== there + 1) throw new Error('it does not go on')
  } finally {
    player.service.close()
  }
}

function assertDamagedIsKept(folder: string, from: string): void {
  const damaged = readFileSync(join(from, storeFile))
  const names = [storeFile, ...listAside(folder).map((one) => one.name)]
  if (!names.some((one) => existsSync(join(folder, one)) && readFileSync(join(folder, one)).equals(damaged)))
    throw new Error('the damaged file is not what it was')
}

/** Clears what `layScenes` has laid. */
export function clearScenes(scenes: readonly Scene[]): void {
  for (const { from } of scenes) clear(from)
}
