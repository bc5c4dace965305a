import type { DreddEvent, Fate } from '../../../../shared/games/judge-dredd/events.ts'
import type { Fight, View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Heard } from '../../../stores/match.ts'

type Rolled = Extract<DreddEvent, { type: 'arrestRolled' | 'duelRolled' }>
type Arrested = Extract<DreddEvent, { type: 'arrested' }>

/** A fight that has been rolled out, as it is shown until somebody goes on. */
export type Result = {
  readonly key: string
  /** The table as it was before the dice fell. */
  readonly view: View
  readonly fight: Fight
  /** The Perp who was fought; null in a duel. */
  readonly perp: string | null
  readonly rolled: Rolled
  readonly fates: readonly { readonly seat: Seat; readonly fate: Fate; readonly margin: number }[]
  readonly arrested: Arrested | null
}

/** The fights that an answer settled, in order. `before`: the table before that answer. */
export function resultsOf(fresh: readonly Heard[], before: View | null): Result[] {
  if (before === null) return []
  const events = fresh.map(({ event }) => event as DreddEvent)
  return events.flatMap((event, at) => {
    if (event.type !== 'arrestRolled' && event.type !== 'duelRolled') return []
    return [resultOf(event, events.slice(0, at), untilNextRoll(events.slice(at + 1)), before, `result-${fresh[at]?.ply ?? 0}-${at}`)]
  })
}

function untilNextRoll(events: readonly DreddEvent[]): readonly DreddEvent[] {
  const next = events.findIndex(({ type }) => type === 'arrestRolled' || type === 'duelRolled')
  return next < 0 ? events : events.slice(0, next)
}

function resultOf(rolled: Rolled, earlier: readonly DreddEvent[], later: readonly DreddEvent[], view: View, key: string): Result {
  const fates = later.flatMap((event) =>
    event.type === 'attemptEnded' ? [{ seat: event.seat, fate: event.fate, margin: event.margin }] : [],
  )
  const arrested = later.find((event): event is Arrested => event.type === 'arrested') ?? null
  return { key, view, fight: fightOf(rolled, earlier, view), perp: perpOf(rolled, earlier, view, arrested), rolled, fates, arrested }
}

/** The fight of the last call that just closed; one that nobody could speak in has no cards. */
function fightOf(rolled: Rolled, earlier: readonly DreddEvent[], { stage, scenes }: View): Fight {
  const seats = rolled.judges.map(({ seat }) => seat)
  const called = stage.step === 'window' && stage.moment.window === 'combat' ? stage.moment.fight : null
  if (rolled.type === 'duelRolled') {
    if (called?.kind === 'duel' && called.duel.round === rolled.round) return called
    return { kind: 'duel', duel: { round: rolled.round, seats, modifiers: [] } }
  }
  if (called?.kind === 'arrest' && called.arrest.crime === rolled.crime) return called
  const declared = earlier.find((event) => event.type === 'arrestDeclared' && event.crime === rolled.crime)
  const sector = declared?.type === 'arrestDeclared' ? declared.sector : scenes.find(({ crime }) => crime === rolled.crime)?.sector
  return { kind: 'arrest', arrest: { crime: rolled.crime, sector: sector ?? '', seats, modifiers: [] } }
}

function perpOf(rolled: Rolled, earlier: readonly DreddEvent[], { scenes }: View, arrested: Arrested | null): string | null {
  if (rolled.type === 'duelRolled') return null
  const declared = earlier.find((event) => event.type === 'arrestDeclared' && event.crime === rolled.crime)
  if (declared?.type === 'arrestDeclared') return declared.perp
  return arrested?.perp ?? scenes.find(({ crime }) => crime === rolled.crime)?.perp ?? null
}
