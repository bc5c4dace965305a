import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backupPath, faultOfCopy, listBackups } from '../../electron/db/backups.ts'
import { connectForReading } from '../../electron/db/connection.ts'
import { migrations } from '../../electron/db/migrations/index.ts'
import { listAside } from '../../electron/db/moveAside.ts'
import { bundleActor } from './kill/bundle.ts'
import { clear, copyInto, groundFolder, must, oldFolder, playerOn } from './ground.ts'
import { teller, wholeNumbers, type Loop } from './loop.ts'

/** Inside the project, so that the native module is found. */
const bundles = fileURLToPath(new URL('../../node_modules/.cache/torture', import.meta.url))
/** What the program is killed at, in turn. */
const deeds = ['play', 'backup', 'restore', 'migrate'] as const
type Deed = (typeof deeds)[number]

/** What a program has said before it was killed. */
type Life = { readonly said: readonly string[]; readonly complaints: string }

export type KillFigures = {
  readonly rounds: number
  readonly answers: number
  readonly started: number
  readonly byDeed: Readonly<Record<Deed, number>>
}

/** The bundle of the program, and a folder for what Node compiles of it. */
type Start = { readonly actor: string; readonly cache: string }

/** Lets a program live on a folder until it has said a line for the `after`th time, and so many milliseconds more. */
function live({ actor, cache }: Start, folder: string, deed: Deed | 'warm up', after: number, milliseconds: number): Promise<Life> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: cache }
    const child = spawn(process.execPath, [actor, folder, deed, String(after), String(milliseconds)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    let [text, complaints] = ['', '']
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', reject)
    // A line without its end was not said.
    child.on('close', () => resolve({ said: text.split('\n').slice(0, -1), complaints }))
  })
}

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
async function look(folder: string, life: Life, matches: number): Promise<void> {
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

/**
 * Kills a program so many times at random moments of play, backup, restoring and migration, and looks each time whether everything
 * is there that it had answered for. Throws at the first that is missing, and leaves the folder for whoever wants to look.
 */
export async function tortureKill(rounds: number, lanes: number): Promise<KillFigures> {
  const matches = 30
  const old = await oldFolder(matches, 8)
  // Whoever is killed leaves no compiled modules behind: one that ends by itself makes every start after it a quick one.
  const cache = groundFolder()
  const start = { actor: await bundleActor(bundles), cache }
  await live(start, cache, 'warm up', 1e9, 0)
  const byDeed = { play: 0, backup: 0, restore: 0, migrate: 0 }
  let [next, answers, started] = [0, 0, 0]
  const tell = teller('kill')
  const lane = async (): Promise<void> => {
    let folder = groundFolder()
    for (let round = next++; round < rounds; round = next++) {
      const deed = deeds[round % deeds.length] ?? 'play'
      if (deed === 'migrate' || round % 40 < 4) {
        rmSync(folder, { recursive: true })
        folder = groundFolder()
        if (deed === 'migrate') copyInto(old, folder)
      }
      // A migration comes right after the first line; the others after any number of answers.
      const life = await live(
        start,
        folder,
        deed,
        deed === 'migrate' ? 1 : 1 + Math.floor(Math.random() * 30),
        Math.random() * (deed === 'migrate' ? 60 : 8),
      )
      try {
        if (life.complaints !== '') throw new Error(life.complaints)
        await look(folder, life, deed === 'migrate' ? matches : 0)
      } catch (error) {
        throw new Error(`kill: round ${round}, ${deed}, in ${folder}, after ${JSON.stringify(life.said)}`, { cause: error })
      }
      byDeed[deed] += 1
      answers += life.said.filter((line) => /^(ply|backup|restored)/.test(line)).length
      if (life.said.includes('open')) started += 1
      tell(`${round} of ${rounds}`)
    }
    clear(folder)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  clear(old)
  clear(cache)
  return { rounds, answers, started, byDeed }
}

export const kill: Loop = {
  usage: 'kill [--rounds N] [--lanes N]',
  run: async (args) => {
    const { rounds, lanes } = wholeNumbers(args, { rounds: 40, lanes: 2 })
    const began = performance.now()
    const { answers, started, byDeed } = await tortureKill(rounds, lanes)
    const split = Object.entries(byDeed).map(([deed, times]) => `${deed} ${times}`)
    return `kill: ${rounds} kills (${split.join(', ')}), ${rounds - started} of them before the store was open, ${answers} answers, nothing lost; ${Math.round((performance.now() - began) / 1000)} s`
  },
}
