import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleActor } from './kill/bundle.ts'
import { assertHeld, held, interrupted, layFiles } from './kill/imports.ts'
import { look, type Life } from './kill/look.ts'
import { clear, copyInto, groundFolder, oldFolder } from './ground.ts'
import { Misuse, teller, wholeNumbers, type Loop } from './loop.ts'

/** Inside the project, so that the native module is found. */
const bundles = fileURLToPath(new URL('../../node_modules/.cache/torture', import.meta.url))
/** What the program is killed at, in turn. */
const deeds = ['play', 'backup', 'restore', 'migrate', 'import'] as const
type Deed = (typeof deeds)[number]

export type KillFigures = {
  readonly rounds: number
  readonly answers: number
  readonly started: number
  readonly byDeed: Readonly<Record<Deed, number>>
  /** Kills between a file that was looked at and the answer that it is kept. */
  readonly amidImport: number
}

/** The bundle of the program, a folder for what Node compiles of it, and one with the files that are imported. */
type Start = { readonly actor: string; readonly cache: string; readonly files: string }

/** Lets a program live on a folder until it has said a line for the `after`th time, and so many milliseconds more. */
function live({ actor, cache, files }: Start, folder: string, deed: Deed | 'warm up', after: number, milliseconds: number): Promise<Life> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: cache }
    const child = spawn(process.execPath, [actor, folder, deed, String(after), String(milliseconds), files], {
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

/** After how many lines, and how many milliseconds more, a program is killed. */
function momentOf(deed: Deed): { readonly after: number; readonly milliseconds: number } {
  // A migration comes right after the first line; the others after any number of answers.
  if (deed === 'migrate') return { after: 1, milliseconds: Math.random() * 60 }
  // An import is written in a few milliseconds; what comes after it is throwing away, looking and playing.
  if (deed === 'import') return { after: 1 + Math.floor(Math.random() * 8), milliseconds: Math.random() ** 2 * 30 }
  return { after: 1 + Math.floor(Math.random() * 30), milliseconds: Math.random() * 8 }
}

/**
 * Kills a program so many times at random moments of play, backup, restoring, migration and import, and looks each time whether everything
 * is there that it had answered for, and nothing by half. Throws at the first that is missing, and leaves the folder for whoever wants to look.
 *
 * @param among what it is killed at, in turn
 */
export async function tortureKill(rounds: number, lanes: number, among: readonly Deed[] = deeds): Promise<KillFigures> {
  const matches = 30
  // In this order: a program goes on with the match that was played last, and what is imported stays as its file has it.
  const files = groundFolder()
  const sources = await layFiles(files)
  const old = await oldFolder(matches, 8)
  // Whoever is killed leaves no compiled modules behind: one that ends by itself makes every start after it a quick one.
  const cache = groundFolder()
  const start = { actor: await bundleActor(bundles), cache, files }
  await live(start, cache, 'warm up', 1e9, 0)
  const byDeed = { play: 0, backup: 0, restore: 0, migrate: 0, import: 0 }
  let [next, answers, started, amidImport] = [0, 0, 0, 0]
  const tell = teller('kill')
  const lane = async (): Promise<void> => {
    let folder = groundFolder()
    for (let round = next++; round < rounds; round = next++) {
      const deed = among[round % among.length] ?? 'play'
      if (deed === 'migrate' || round % 40 < 4) {
        rmSync(folder, { recursive: true })
        folder = groundFolder()
        if (deed === 'migrate') copyInto(old, folder)
      }
      const before = deed === 'import' ? held(folder, sources) : new Map()
      const { after, milliseconds } = momentOf(deed)
      const life = await live(start, folder, deed, after, milliseconds)
      try {
        if (life.complaints !== '') throw new Error(life.complaints)
        await look(folder, life, deed === 'migrate' ? matches : 0)
        const now = held(folder, sources)
        if (deed === 'import') assertHeld(before, life.said, now)
      } catch (error) {
        throw new Error(`kill: round ${round}, ${deed}, in ${folder}, after ${JSON.stringify(life.said)}`, { cause: error })
      }
      byDeed[deed] += 1
      answers += life.said.filter((line) => /^(ply|backup|restored|imported|thrown)/.test(line)).length
      if (life.said.includes('open')) started += 1
      if (interrupted(life.said) !== null) amidImport += 1
      tell(`${round} of ${rounds}`)
    }
    clear(folder)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const folder of [old, cache, files]) clear(folder)
  return { rounds, answers, started, byDeed, amidImport }
}

/** What `--deed` asks for, and the flags that are left. */
function deedIn(args: readonly string[]): { readonly among: readonly Deed[]; readonly rest: readonly string[] } {
  const at = args.indexOf('--deed')
  if (at < 0) return { among: deeds, rest: args }
  const among = deeds.filter((deed) => deed === args[at + 1])
  if (among.length === 0) throw new Misuse(`--deed: one of ${deeds.join(', ')}`)
  return { among, rest: args.toSpliced(at, 2) }
}

export const kill: Loop = {
  usage: `kill [--rounds N] [--lanes N] [--deed ${deeds.join('|')}]`,
  run: async (args) => {
    const { among, rest } = deedIn(args)
    const { rounds, lanes } = wholeNumbers(rest, { rounds: 40, lanes: 2 })
    const began = performance.now()
    const { answers, started, byDeed, amidImport } = await tortureKill(rounds, lanes, among)
    const split = Object.entries(byDeed).map(([deed, times]) => `${deed} ${times}`)
    return `kill: ${rounds} kills (${split.join(', ')}), ${rounds - started} of them before the store was open, ${amidImport} while a file was being brought in, ${answers} answers, nothing lost, nothing there by half; ${Math.round((performance.now() - began) / 1000)} s`
  },
}
