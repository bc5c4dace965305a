import type { ActionRow } from '../../../electron/db/actions.ts'
import type { Store } from '../../../electron/db/store.ts'
import type { WholeMatch } from '../../../electron/db/writing.ts'
import { reached } from '../../../electron/service/desk.ts'
import { endOf, localDay } from '../../../electron/service/history/ended.ts'
import { seal } from '../../../electron/service/seal.ts'
import { traced, type TracedStep } from '../../../electron/service/trace.ts'
import { fastChance, type Chance } from '../../../shared/kernel/chance.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { Position } from '../../../shared/kernel/match.ts'
import { wordOf } from '../plan.ts'
import { playersOf, playSeeded } from '../playGame.ts'
import type { AnyPlayer, Simulation } from '../simulation.ts'
import type { Evening } from './evenings.ts'

/** Samples of a Senior Judge: few, so that a household is there before long. */
const samples = 2

/** Where a match is not played on. */
class Enough extends Error {}

const known = new Map<string, AnyPlayer>()

/** A player of a level, the same one for every match: it remembers what it worked out. */
function playerOf(simulation: Simulation, level: string): AnyPlayer {
  const key = `${simulation.game.id} ${level}`
  const player = known.get(key) ?? playersOf(simulation, [level], samples).bySeat[0]!
  known.set(key, player)
  return player
}

/** A played match with its evening, ready to be written. */
export type Written = { readonly whole: WholeMatch; readonly evening: Evening; readonly last: Date }

/** Plays an evening's match as it was planned, on the dice of a seed, at the pace of people. `match` is its id. */
export function played(evening: Evening, match: string, seed: string): Written {
  const { simulation, config, seats, levels, begins, fate } = evening
  const { game } = simulation
  const pace = fastChance(wordOf(seed, 0))
  const stop = fate === 'finished' ? Infinity : 20 + pace(120, '')
  const steps: TracedStep[] = []
  const actions: ActionRow[] = []
  let at = begins.getTime()
  let [position, startHash] = [{ ply: 0, state: null } as Position<unknown>, '']
  const plan = { config, levels, labels: {}, number: 0, seed }
  try {
    playSeeded(simulation, plan, { bySeat: levels.map((level) => playerOf(simulation, level)), samples }, (step, move) => {
      position = step.position
      const hash = seal(position.state)
      steps.push(traced(move ?? null, step))
      if (move === null) startHash = hash
      else {
        at += gap(pace, seats[move.seat]?.player === 'computer')
        const { ply } = position
        const sealed = step.information ? 1 : 0
        actions.push({ ply, seat: move.seat, action: JSON.stringify(move.action), hash, sealed, at: new Date(at).toISOString() })
      }
      if (position.ply >= stop && game.outcome(position.state) === null) throw new Enough()
    })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return { whole: wholeOf(evening, { match, seed, startHash, game, position, steps, actions, at }), evening, last: new Date(at) }
}

/** Milliseconds between two actions: computers are quick, people think, and now and then somebody goes to cook. */
function gap(pace: Chance, computer: boolean): number {
  if (computer) return 400 + pace(800, '')
  if (pace(400, '') === 1) return (10 + pace(80, '')) * 60_000
  return 700 + pace(6_000, '') + (pace(6, '') === 1 ? pace(30_000, '') : 0)
}

type Course = {
  readonly match: string
  readonly seed: string
  readonly startHash: string
  readonly game: AnyGame
  readonly position: Position<unknown>
  readonly steps: readonly TracedStep[]
  readonly actions: readonly ActionRow[]
  readonly at: number
}

function wholeOf({ config, seats, begins, fate, practice, title }: Evening, course: Course): WholeMatch {
  const { match, seed, startHash, game, position, steps, actions, at } = course
  const [createdAt, playedAt] = [begins.toISOString(), new Date(at).toISOString()]
  const givenUpAt = fate === 'givenUp' ? playedAt : null
  const times = actions.map((action) => action.at)
  const end = { at: playedAt, times, day: localDay(new Date(at)) }
  const { id, rulesVersion, pack } = game
  const stored = { game: id, rulesVersion, pack: pack.hash, config: JSON.stringify(config) }
  return {
    row: { ...stored, match, seed, startHash, createdAt, practice: practice ? 1 : 0 },
    packId: pack.id,
    seats,
    reached: reached(game, position, playedAt),
    actions,
    origin: { title, importedAt: null, givenUpAt, parent: null, parentPly: null },
    reseeds: [],
    replaces: false,
    ...(fate === 'running' ? {} : { end: endOf({ match, game, config, createdAt, seats, parent: null }, { position, steps }, end) }),
  }
}

/** Writes a match as an import does, in one transaction, and lays it where it was laid since. Gives how many actions that were. */
export function write(store: Store, { whole, evening, last }: Written): number {
  store.addWhole(whole)
  const { archived, deleted, practice, title } = evening
  if (archived || deleted) {
    const later = new Date(last.getTime() + 3_600_000).toISOString()
    store.annotate({
      match: whole.row.match,
      title,
      practice: practice ? 1 : 0,
      givenUpAt: whole.origin.givenUpAt,
      archivedAt: archived ? later : null,
      deletedAt: deleted ? later : null,
    })
  }
  return whole.actions.length
}
