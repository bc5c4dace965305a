import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How many dumps stay. */
const kept = 10
/** Its time says when the program was started last, and has looked. */
const seenFile = 'seen'
const DUMP = /\.(txt|dmp)$/

/** The folder of the dumps, in the data folder; those of Chromium's own parts lie below it. */
export const crashFolder = 'crashes'

/** Writes down what ended the program, beside the data and nowhere else. Gives the file's name, or `null` where nothing can be written. */
export function writeDump(dataDir: string, now: Date, text: string): string | null {
  const name = path.join(crashFolder, `${now.toISOString().replaceAll(/[:.]/g, '-')}.txt`)
  try {
    mkdirSync(path.join(dataDir, crashFolder), { recursive: true, mode: 0o700 })
    writeFileSync(path.join(dataDir, name), text, { mode: 0o600 })
    return name
  } catch {
    return null
  }
}

/**
 * The newest dump that was written since the last start, by its name in the data folder; `null`: none. From now on it counts as seen. Old ones
 * beyond the last ten go.
 */
export function newDump(dataDir: string, now: Date): string | null {
  const folder = path.join(dataDir, crashFolder)
  const dumps = listDumps(folder).toSorted((a, b) => b.at - a.at)
  try {
    const seen = statSync(path.join(folder, seenFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
    for (const { name } of dumps.slice(kept)) rmSync(path.join(folder, name), { force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(path.join(folder, seenFile), '')
    utimesSync(path.join(folder, seenFile), now, now)
    const [newest] = dumps
    return newest !== undefined && newest.at > seen ? path.join(crashFolder, newest.name) : null
  } catch {
    return null // a folder that cannot be written to has no dumps of this program's
  }
}

function listDumps(folder: string): { readonly name: string; readonly at: number }[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => DUMP.test(name))
    return names.map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }))
  } catch {
    return []
  }
}
