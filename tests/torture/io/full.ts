import { join } from 'node:path'
import type { Call } from '../../../shared/contract/api.ts'
import type { MatchUpdate } from '../../../shared/contract/schemas.ts'
import { clear, copyInto, groundFolder, must, oldFolder, playerOn, playOne, type Player } from '../ground.ts'
import { filesIn, layFiles } from '../kill/imports.ts'
import { disks, roomOn } from './disk.ts'
import { fair, lookAfter, type Scene } from './scenes.ts'

// The program whose disk is full. Arguments: what its disk is, a folder on it, and how many units of room to go on by.
const [kind = '', ground = '', step = '1'] = process.argv.slice(2)
const disk = disks.find((one) => one === kind)
if (disk === undefined) throw new Error(`no such disk: ${kind}`)
const room = roomOn(disk, ground)
const files = groundFolder()

/** What came of a scene: the last ply that was answered for, the matches that were brought in, and what was refused. */
type Trial = { answered: number; readonly kept: string[]; readonly refused: string[] }
type FullScene = Pick<Scene, 'name' | 'from'> & { readonly play: (call: Call, trial: Trial) => Promise<void> }
type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: { readonly code: string; readonly detail: string } }

/** The value, or `null` after a refusal that says what it is. */
function fairly<Value>(answer: Answer<Value>, { refused }: Trial): Value | null {
  if (answer.ok) return answer.value
  const { code, detail } = answer.fault
  if (!fair.some((one) => one === code)) throw new Error(`${code}: ${detail}`)
  refused.push(`${code}: ${detail}`)
  return null
}

async function playOn(call: Call, actions: number, trial: Trial): Promise<void> {
  const [last] = fairly(await call('matches.list', { limit: 1 }), trial)?.matches ?? []
  let update: MatchUpdate | null = last === undefined ? null : fairly(await call('matches.open', { match: last.match }), trial)
  for (let count = 0; count < actions && update !== null; count++) {
    trial.answered = Math.max(trial.answered, update.ply)
    update = fairly(await playOne(call, update), trial)
  }
  trial.answered = Math.max(trial.answered, update?.ply ?? 0)
}

/** A file that is here already was brought in before. */
async function importOne(call: Call, text: string, trial: Trial): Promise<void> {
  const looked = await call('files.look', { text })
  if (!looked.ok && looked.fault.code === 'file-here') return
  const { token = '', match = '' } = fairly(looked, trial) ?? {}
  if (match !== '' && fairly(await call('files.accept', { token }), trial) !== null) trial.kept.push(match)
}

async function layScenes(): Promise<FullScene[]> {
  // First of all: what is imported was played before what is there, which is what is gone on with.
  await layFiles(files)
  const texts = filesIn(files).filter((_, nth) => nth % 2 === 1)
  const played = groundFolder()
  const { call, service } = playerOn(played)
  let update: MatchUpdate = must(await call('matches.create', { game: 'high-card', config: { tricks: 250 } }))
  for (let ply = 0; ply < 6; ply++) update = must(await playOne(call, update))
  must(await call('backups.make', {}))
  service.close()
  return [
    {
      name: 'play',
      from: played,
      play: async (play, trial) => {
        await playOn(play, 4, trial)
        fairly(await play('settings.set', { scale: 110 }), trial)
      },
    },
    {
      name: 'backup',
      from: played,
      play: async (play, trial) => {
        await playOn(play, 1, trial)
        fairly(await play('backups.make', {}), trial)
      },
    },
    {
      name: 'import',
      from: played,
      play: async (play, trial) => {
        for (const text of texts) await importOne(play, text, trial)
      },
    },
    { name: 'migrate', from: await oldFolder(12, 8), play: (play, trial) => playOn(play, 1, trial) },
  ]
}

/** Looks at a copy of what is there while the disk is full: whatever was answered for is in it, and it can be gone on with elsewhere. */
async function lookAtCopy(folder: string, scene: FullScene, { answered, kept }: Trial): Promise<void> {
  const copy = groundFolder()
  copyInto(folder, copy, true)
  await lookAfter(copy, scene, answered)
  const { call, service } = playerOn(copy)
  for (const match of kept) must(await call('matches.open', { match }))
  service.close()
  clear(copy)
}

/** Plays on with the same program after room was made: nothing may be refused any more. */
async function playAgain({ call }: Player, scene: FullScene): Promise<number> {
  const { store } = must(await call('app.info', {}))
  if (!store.ok) must(await call('store.retry', {}))
  const again: Trial = { answered: 0, kept: [], refused: [] }
  await scene.play(call, again)
  if (again.refused.length > 0) throw new Error(`there is room again, but ${again.refused.join('; ')}`)
  return again.answered
}

/** Runs a scene once with so much room. Gives what was refused. */
async function once(scene: FullScene, units: number): Promise<readonly string[]> {
  const folder = join(ground, 'run')
  clear(folder)
  copyInto(scene.from, folder)
  room.leave(units)
  const trial: Trial = { answered: 0, kept: [], refused: [] }
  try {
    const player = playerOn(folder)
    try {
      const { store } = must(await player.call('app.info', {}))
      if (!store.ok && store.reason !== 'full') throw new Error(`the store is ${store.reason}: ${player.log.join('; ')}`)
      await scene.play(player.call, trial)
      if (disk === 'limit') room.free()
      await lookAtCopy(folder, scene, trial)
      room.free()
      await playAgain(player, scene)
    } finally {
      player.service.close()
    }
    await lookAfter(folder, scene, trial.answered)
  } catch (error) {
    throw new Error(`${scene.name}, with room for ${units} more, in ${folder}`, { cause: error })
  } finally {
    room.free()
  }
  return trial.refused
}

const scenes = await layScenes()
let [runs, refusals, named] = [0, 0, 0]
/** From so many runs in a row without a refusal on there is room enough. */
const enough = 3
try {
  for (const scene of scenes) {
    let [quiet, units] = [0, 0]
    for (; quiet < enough; units += Number(step)) {
      const refused = await once(scene, units)
      quiet = refused.length === 0 ? quiet + 1 : 0
      runs += 1
      if (refused.length > 0) refusals += 1
      if (refused.some((detail) => detail.startsWith('disk-full: '))) named += 1
      process.stdout.write(`full disk, ${scene.name}: room for ${units}\n`)
    }
  }
  process.stdout.write(`figures ${JSON.stringify({ scenes: scenes.length, runs, refusals, named })}\n`)
} finally {
  for (const { from } of scenes) clear(from)
  clear(files)
}
process.exit()
