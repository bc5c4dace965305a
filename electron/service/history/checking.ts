import { factsVersion } from '../../../shared/games/factsOf.ts'
import type { MatchFacts } from '../../../shared/contract/facts.ts'
import type { Output } from '../../../shared/contract/api.ts'
import type { Store } from '../../db/store.ts'
import type { EndedNow } from '../../db/writing.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { canonical } from '../../../shared/kernel/plain.ts'
import { done, type Result } from '../../../shared/kernel/result.ts'
import type { StoreKeeper } from '../storeKeeper.ts'
import { lookThrough, type DayOf } from './ended.ts'

type Check = Output<'history.check'>

/**
 * R-STAT-2: how the stored facts of a match compare with those that its log gives now; those of another version are `missing`, as they are
 * derived again when the history is opened. The day of the calendar is not in the log.
 */
export function compared(store: Store, { ended, facts }: EndedNow): 'same' | 'missing' | 'different' {
  const stored = store.history.factsOf(ended.match)
  const row = store.history.rowOf(ended.match)
  if (stored === undefined || row?.version !== factsVersion) return 'missing'
  const { plies, playTime, at, finished, reason } = ended
  const is = { ...inOrder(stored), plies: stored.plies, playTime: stored.playTime, ...row }
  const shouldBe = {
    ...inOrder(facts),
    plies,
    playTime,
    at,
    finished: finished ? 1 : 0,
    reason,
    ...store.history.copiesOf(ended.match),
    version: factsVersion,
  }
  return canonical(is) === canonical(shouldBe) ? 'same' : 'different'
}

/** Lists whose order means nothing, in an order of their own. */
function inOrder({ rounds, difficulty, seats, attempts, fights, steps, rolls, dice, deeds, plays, items }: MatchFacts) {
  const sorted = (rows: readonly object[]) => rows.map(canonical).sort()
  const inTurn = [...attempts].sort((a, b) => a.ply - b.ply || a.turn - b.turn || a.seat - b.seat).map(canonical)
  return {
    rounds,
    difficulty,
    seats,
    fights,
    steps,
    rolls,
    attempts: inTurn,
    dice: sorted(dice),
    deeds: sorted(deeds),
    plays: sorted(plays),
    items: sorted(items),
  }
}

/** Looks every ended match through again, giving way to other calls between two of them. */
export async function checkFacts(keeper: StoreKeeper, games: readonly AnyGame[], dayOf: DayOf, fix: boolean): Promise<Result<Check>> {
  const ended = keeper.withStore((store) => done(store.facts.ended()))
  if (!ended.ok) return ended
  const found = { missing: [] as string[], different: [] as string[], damaged: [] as string[] }
  for (const { match } of ended.value) {
    await new Promise((resolve) => setImmediate(resolve))
    const checked = keeper.withStore((store) => done(checkOne(store, games, dayOf, match, fix)))
    if (!checked.ok) return checked
    if (checked.value !== 'same' && checked.value !== 'gone') found[checked.value].push(match)
  }
  return done({ checked: ended.value.length, ...found })
}

function checkOne(
  store: Store,
  games: readonly AnyGame[],
  dayOf: DayOf,
  match: string,
  fix: boolean,
): 'same' | 'gone' | keyof Omit<Check, 'checked'> {
  const seen = lookThrough(store, games, match, dayOf)
  if (!seen.ok) return seen.fault.code === 'unknown-match' ? 'gone' : 'damaged'
  const how = compared(store, seen.value)
  if (fix && how !== 'same') store.facts.put(seen.value.ended, seen.value.version, seen.value.facts)
  return how
}
