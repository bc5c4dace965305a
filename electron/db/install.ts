import { closeSync, constants, copyFileSync, existsSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { settle, syncFile, syncFolder } from './durable.ts'
import { companions, stamp, storeFile } from './files.ts'
import { freeName } from './moveAside.ts'

const incomingPattern = /^gavel\.incoming-(.+\.db)$/
const leftovers = /^gavel\.incoming-.*\.(tmp|tmp-wal|tmp-shm|db-wal|db-journal)$/

/** Why the present file goes: another was asked for instead, or it is damaged. */
export type AsideReason = 'replaced' | 'damaged'

/**
 * Puts a copy of a file in the store's place. The present file is moved aside with all that belongs to it, so that this can be undone
 * (R-SAVE-7, R-SAVE-11). The folder must be locked and the store closed. Gives the new names of the present file.
 *
 * Once the copy lies in the folder whole and synced it is settled that it comes: if the program ends meanwhile, the next one finishes
 * (`finishInstall`). Before that nothing has changed. Throws the file system's errors, and whatever `check` throws about the copy.
 */
export function install(dataDir: string, source: string, reason: AsideReason, now: Date, check: (copy: string) => void): string[] {
  const aside = freeName(dataDir, `gavel.${reason}-${stamp(now)}`)
  const incoming = join(dataDir, aside.replace('gavel.', 'gavel.incoming-'))
  const part = `${incoming}.tmp`
  try {
    for (const suffix of ['-wal', '-journal']) {
      if (!existsSync(`${source}${suffix}`)) continue
      copyFileSync(`${source}${suffix}`, `${incoming}${suffix}`, constants.COPYFILE_EXCL)
      syncFile(`${incoming}${suffix}`)
    }
    copyFileSync(source, part, constants.COPYFILE_EXCL)
    check(part)
    // Looking into a file in WAL mode leaves an empty log and its index beside it.
    for (const suffix of companions) rmSync(`${part}${suffix}`, { force: true })
    // A log whose file is gone must not be taken for the newcomer's: with an empty file it is the present one's, and goes with it.
    if (!existsSync(join(dataDir, storeFile))) closeSync(openSync(join(dataDir, storeFile), 'a', 0o600))
    settle(part, incoming)
  } catch (error) {
    sweepIncoming(dataDir)
    throw error
  }
  finishInstall(dataDir)
  return ['', ...companions].map((suffix) => `${aside}${suffix}`).filter((name) => existsSync(join(dataDir, name)))
}

/**
 * Finishes what `install` has begun, if anything. What belongs to the present file goes first and the file itself last: while it is
 * there, a log beside it is its own; when it is gone, the log is the newcomer's.
 */
export function finishInstall(dataDir: string): void {
  const incoming = readdirSync(dataDir).find((name) => incomingPattern.test(name))
  if (incoming === undefined) return sweepIncoming(dataDir)
  const aside = incoming.replace('gavel.incoming-', 'gavel.')
  const move = (from: string, to: string): void => {
    if (existsSync(join(dataDir, from))) renameSync(join(dataDir, from), join(dataDir, to))
  }
  if (existsSync(join(dataDir, storeFile))) for (const suffix of [...companions, '']) move(`${storeFile}${suffix}`, `${aside}${suffix}`)
  for (const suffix of ['-wal', '-journal']) move(`${incoming}${suffix}`, `${storeFile}${suffix}`)
  renameSync(join(dataDir, incoming), join(dataDir, storeFile))
  syncFolder(dataDir)
}

/** Removes copies that never became whole. */
function sweepIncoming(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (leftovers.test(name)) rmSync(join(dataDir, name), { force: true })
}
