import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeBackup, pruneBackups } from '../../db/backups.ts'
import { besideStore, type Beside, type CheckScope } from '../../db/checking.ts'
import { connect } from '../../db/connection.ts'
import { companions } from '../../db/files.ts'
import { problemWhileOpening } from '../../db/problem.ts'
import { salvageInto } from '../../db/salvage.ts'
import type { Store } from '../../db/store.ts'
import type { FactsReport } from '../../../shared/contract/backups.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { reached } from '../desk.ts'
import { compared } from '../history/checking.ts'
import { endedAs, localDay } from '../history/ended.ts'
import { readMatch } from '../openMatch.ts'
import type { BadMatch, Chore, Failed, Tell, Yield } from './chore.ts'

type Done<Kind extends Chore['kind']> = { readonly ok: true; readonly value: Yield[Kind] } | Failed

/** Does a chore here and now. What the disk or the file does wrong is a value; an exception is a bug. */
export function doChore(chore: Chore, games: readonly AnyGame[], tell: Tell): Done<Chore['kind']> {
  try {
    switch (chore.kind) {
      case 'check':
        return { ok: true, value: check(chore, games, tell) }
      case 'backup':
        return backUp(chore)
      case 'salvage':
        return { ok: true, value: salvage(chore, games, tell) }
    }
  } catch (error) {
    const found = problemWhileOpening(error)
    if (found === null) throw error
    return found
  }
}

const noFacts: FactsReport = { compared: 0, missing: [], different: [] }

/**
 * Reads the whole file, then plays matches from their set-ups on and compares every fingerprint (R-SAVE-6, R-RNG-5); when all are looked at,
 * also what is stored of their facts with what the log gives (R-STAT-2).
 */
function check({ file, scope }: Extract<Chore, { kind: 'check' }>, games: readonly AnyGame[], tell: Tell): Yield['check'] {
  return besideStore(file, (beside) => {
    const { fault, matches } = beside
    if (fault !== null) return { fault, checked: 0, bad: [], mended: [], facts: noFacts }
    const wanted = matches(scope)
    return { fault: null, checked: wanted.length, ...lookAt(beside, games, wanted, scope, tell) }
  })
}

function lookAt(
  { store, still }: Beside,
  games: readonly AnyGame[],
  matches: readonly string[],
  scope: CheckScope,
  tell: Tell,
): Pick<Yield['check'], 'bad' | 'mended' | 'facts'> {
  const bad: BadMatch[] = []
  const mended: string[] = []
  const seen = { same: [] as string[], missing: [] as string[], different: [] as string[] }
  for (const [at, match] of matches.entries()) {
    tell(at, matches.length)
    still(() => {
      const read = readMatch(store, games, match)
      // A game that this program does not know is no damage, and a match that was deleted meanwhile none either.
      if (!read.ok && read.fault.code === 'damaged-match') bad.push({ match, why: read.fault.detail })
      if (read.ok && store.findMatch(match)?.damaged === 1) mended.push(match)
      const ended = read.ok && scope === 'all' ? endedAs(store, read.value, localDay) : null
      if (ended !== null) seen[compared(store, ended)].push(match)
    })
  }
  const { same, missing, different } = seen
  return { bad, mended, facts: { compared: same.length + missing.length + different.length, missing, different } }
}

function backUp({ file, backup: kind, now, budget }: Extract<Chore, { kind: 'backup' }>): Done<'backup'> {
  const db = connect(file)
  try {
    const made = makeBackup(db, kind, now)
    if (!made.ok) return made
    return { ok: true, value: { backup: made.backup, removed: pruneBackups(dirname(file), budget) } }
  } finally {
    db.close()
  }
}

/** Writes every match that still replays into a new file. The damaged one only lends its rows. */
function salvage({ file, target, now }: Extract<Chore, { kind: 'salvage' }>, games: readonly AnyGame[], tell: Tell): Yield['salvage'] {
  const salvaged = salvageInto(file, target, now)
  if (salvaged === null) return { saved: 0, lost: [] }
  const { store, seen, remove, close } = salvaged
  const lost: BadMatch[] = []
  try {
    for (const [at, match] of seen.entries()) {
      tell(at, seen.length)
      const why = mend(store, games, match)
      if (why === null) continue
      lost.push({ match, why })
      remove(match)
    }
  } finally {
    close()
  }
  const saved = seen.length - lost.length
  if (saved === 0) for (const suffix of ['', ...companions]) rmSync(`${target}${suffix}`, { force: true })
  return { saved, lost }
}

/** Plays a match through and writes again what can be derived and may have been lost. Gives why it cannot be saved, or `null`. */
function mend(store: Store, games: readonly AnyGame[], match: string): string | null {
  const read = readMatch(store, games, match)
  if (!read.ok) {
    if (read.fault.code === 'unknown-game') return null
    return read.fault.code === 'unknown-match' ? 'the match itself cannot be read' : read.fault.detail
  }
  const listed = store.findMatch(match)
  if (listed?.damaged === 1) store.markMatch(match, false)
  const { game, trace } = read.value
  store.keepReached(match, reached(game, trace.position, listed?.playedAt ?? read.value.createdAt))
  return null
}
