import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeFile } from '../../electron/db/files.ts'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { clear, copyInto, groundFolder, highCardMatch, must, playerOn, playOne } from './ground.ts'
import { teller, wholeNumbers, type Loop } from './loop.ts'

const pageSize = 4_096
/** SQLite's log: a header, then frames of a header and a page each. */
const [logHeader, frame] = [32, 24 + pageSize]

export type DamageFigures = {
  readonly copies: number
  /** Said as soon as the program opened it. */
  readonly atOnce: number
  /** Said by the check, or by the match. */
  readonly later: number
  /** Nothing was lost: what was overwritten held nothing. */
  readonly harmless: number
}

/** What a match is known by: its last ply and the fingerprint there. */
type Known = ReadonlyMap<string, string>

/** Something that is done to the bytes of a file; `null`: it would not change them. */
type Harm = { readonly what: string; readonly file: '' | '-wal'; readonly harm: (bytes: Buffer) => Buffer }

/** Cuts at every page and in the middle of each, and for every page a flipped bit, noise and zeros. */
function harms(size: number, file: Harm['file'], step: number): Harm[] {
  const [first, unit] = file === '' ? [0, pageSize] : [logHeader, frame]
  const all: Harm[] = file === '' ? [] : [{ what: 'a flipped bit in the header', file, harm: (bytes) => flipped(bytes, 18) }]
  for (let at = first; at < size; at += unit * step) {
    const page = `page ${(at - first) / unit}`
    const end = Math.min(at + unit, size)
    all.push({ what: `cut before ${page}`, file, harm: (bytes) => bytes.subarray(0, at) })
    all.push({ what: `cut within ${page}`, file, harm: (bytes) => bytes.subarray(0, at + Math.floor(unit / 3)) })
    all.push({ what: `noise for ${page}`, file, harm: (bytes) => Buffer.from(bytes).fill(0xa5, at, end) })
    all.push({ what: `zeros for ${page}`, file, harm: (bytes) => Buffer.from(bytes).fill(0, at, end) })
    for (const part of [0.02, 0.3, 0.71, 0.99])
      all.push({
        what: `a flipped bit in ${page}`,
        file,
        harm: (bytes) => flipped(bytes, Math.min(size - 1, at + Math.floor(unit * part))),
      })
  }
  return all
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0x10
  return copy
}

/** A store with some matches, left in good order, and one as a killed program leaves it: with a log that holds a part of them. */
async function subjects(): Promise<{ readonly folders: readonly string[]; readonly known: Known }> {
  const [closed, killed] = [groundFolder(), groundFolder()]
  const player = playerOn(closed)
  const play = async (count: number, plies: number): Promise<void> => {
    for (let match = 0; match < count; match++) {
      let update: MatchUpdate = must(await player.call('matches.create', highCardMatch))
      for (let ply = 0; ply < plies; ply++) update = must(await playOne(player.call, update))
    }
  }
  await play(5, 10)
  player.service.close()
  const again = playerOn(closed)
  let update: MatchUpdate = must(await again.call('matches.create', highCardMatch))
  for (let ply = 0; ply < 12; ply++) update = must(await playOne(again.call, update))
  copyInto(closed, killed, true)
  const known = await knownIn(again)
  again.service.close()
  return { folders: [closed, killed], known }
}

async function knownIn({ call }: ReturnType<typeof playerOn>): Promise<Known> {
  const known = new Map<string, string>()
  for (const { match, damaged } of must(await call('matches.list', {})).matches) {
    if (damaged) continue
    const opened = await call('matches.open', { match })
    if (opened.ok) known.set(match, `${opened.value.ply} ${JSON.stringify(opened.value.view)}`)
  }
  return known
}

/** The bytes of the store and of its log. */
function bytesIn(folder: string): readonly Buffer[] {
  return ['', '-wal']
    .map((suffix) => join(folder, `${storeFile}${suffix}`))
    .map((file) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0)))
}

/** Whether the file is as it was, and the log begins as it did: what was written before the damage was met stands behind that. */
function isUntouched(folder: string, [file, log]: readonly Buffer[]): boolean {
  const [fileNow, logNow] = bytesIn(folder)
  return file?.equals(fileNow ?? Buffer.alloc(0)) === true && log?.equals(logNow?.subarray(0, log.length) ?? Buffer.alloc(0)) === true
}

/** Opens a damaged copy as a player would, and says how it went. Throws when damage goes by without a word, or anything is deleted. */
async function verdictOn(folder: string, known: Known): Promise<keyof Omit<DamageFigures, 'copies'>> {
  const before = bytesIn(folder)
  const player = playerOn(folder)
  try {
    const status = must(await player.call('app.info', {})).store
    if (!status.ok) {
      if (status.reason !== 'damaged') throw new Error(`it is said to be ${status.reason}`)
      must(await player.call('backups.list', {}))
      player.service.close()
      if (!isUntouched(folder, before)) throw new Error(`bytes have changed: ${player.log.join('; ')}`)
      return 'atOnce'
    }
    const report = await player.call('data.check', {})
    const isSaid = !report.ok || report.value.fault !== null || report.value.bad.length > 0
    const after = must(await player.call('app.info', {})).store
    if (!after.ok) return 'later'
    const now = await knownIn(player)
    const missing = [...known].filter(([match, value]) => now.get(match) !== value)
    if (missing.length === 0) return isSaid ? 'later' : 'harmless'
    if (isSaid) return 'later'
    throw new Error(`${missing.length} matches are not what they were, and nothing was said`)
  } finally {
    player.service.close()
    if (!existsSync(join(folder, storeFile))) throw new Error('the file is gone')
  }
}

/**
 * Damages every page of copies of a store and of its log, in several ways each, opens them, and checks that the damage is said, that no
 * byte of what is said to be damaged changes, and that nothing is deleted. Throws at the first that fails.
 *
 * @param step damages only each so many-th page
 */
export async function tortureDamage(step: number): Promise<DamageFigures> {
  const { folders, known } = await subjects()
  const figures = { copies: 0, atOnce: 0, later: 0, harmless: 0 }
  const tell = teller('damage')
  for (const from of folders) {
    for (const file of ['', '-wal'] as const) {
      const source = join(from, `${storeFile}${file}`)
      const bytes = existsSync(source) ? readFileSync(source) : Buffer.alloc(0)
      for (const { what, harm } of harms(bytes.length, file, step)) {
        const spoiled = harm(bytes)
        if (spoiled.equals(bytes)) continue
        const folder = groundFolder()
        copyInto(from, folder, true)
        writeFileSync(join(folder, `${storeFile}${file}`), spoiled)
        try {
          figures[await verdictOn(folder, known)] += 1
        } catch (error) {
          throw new Error(`damage: ${what} of ${storeFile}${file}, in ${folder}`, { cause: error })
        }
        figures.copies += 1
        clear(folder)
        tell(`${figures.copies} copies`)
      }
    }
  }
  for (const folder of folders) clear(folder)
  return figures
}

export const damage: Loop = {
  usage: 'damage [--step N]',
  run: async (args) => {
    const { step } = wholeNumbers(args, { step: 1 })
    const began = performance.now()
    const { copies, atOnce, later, harmless } = await tortureDamage(step)
    const which = step === 1 ? 'every page' : `each ${step}th page`
    return `damage: ${copies} copies, ${which} of file and log cut, overwritten and flipped: ${atOnce} said at once, ${later} by the check or the match, ${harmless} harmless; none unnoticed, nothing deleted; ${Math.round((performance.now() - began) / 1000)} s`
  },
}
