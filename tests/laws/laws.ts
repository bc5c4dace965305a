import type { Chance } from '../../shared/kernel/chance.ts'
import type { AnyGame, Seat } from '../../shared/kernel/game.ts'
import { same } from '../../shared/kernel/plain.ts'
import { silentTable } from '../../shared/kernel/table.ts'
import type { Subject } from './subject.ts'

/** A law that was broken: which, and how. Thrown, because it is a bug in a game. */
export class Broken extends Error {
  readonly law: string
  constructor(law: string, detail: string) {
    super(`${law}: ${detail}`)
    this.law = law
  }
}

function hold(law: string, holds: boolean, detail: () => string): void {
  if (!holds) throw new Broken(law, detail())
}

/** Laws that cost little: checked at every ply. Gives what each seat that must act may do. */
export function cheapLaws(subject: Subject, state: unknown): ReadonlyMap<Seat, readonly unknown[]> {
  const { game } = subject
  const waiting = game.waitingFor(state)
  const outcome = game.outcome(state)
  hold(
    'nobody waits exactly when there is an outcome',
    (waiting.length === 0) === (outcome !== null),
    () => `${waiting.join()} and ${JSON.stringify(outcome)}`,
  )
  const choices = new Map(waiting.map((seat) => [seat, game.legalActions(state, seat)] as const))
  for (const [seat, legal] of choices) {
    hold('who must act can', legal.length > 0, () => `seat ${seat} cannot`)
    const texts = new Set(legal.map((action) => JSON.stringify(action)))
    hold('a legal action stands in the list once', texts.size === legal.length, () => JSON.stringify(legal))
  }
  const fault = subject.conserved(state)
  hold('nothing is lost, doubled or out of its limits', fault === null, () => fault!)
  return choices
}

/**
 * Laws that cost more: JSON and secrecy. The state is frozen, so that a look at it that changes it is caught. `seats`:
 * how many play; `chance` deals what is hidden anew.
 */
export function costlyLaws({ game }: Subject, state: unknown, seats: number, chance: Chance): void {
  hold('a state comes back from JSON', same(JSON.parse(JSON.stringify(state)), state), () => JSON.stringify(state))
  freeze(state)
  for (const viewer of [null, ...Array.from({ length: seats }, (_, seat): Seat => seat)]) {
    const view = game.view(state, viewer)
    hold('a view is a copy', !meets(view, partsOf(state)), () => `viewer ${String(viewer)}`)
    hold('a view comes back from JSON', same(JSON.parse(JSON.stringify(view)), view), () => JSON.stringify(view))
    const legal = viewer === null ? null : game.legalActions(state, viewer)
    for (let again = 0; again < 2; again++) secrecy(game, view, viewer, legal, chance)
  }
}

/** What a viewer cannot see shows in nothing: dealt anew, it gives the same view and the same legal actions. */
function secrecy(game: AnyGame, view: unknown, viewer: Seat | null, legal: readonly unknown[] | null, chance: Chance): void {
  const other = game.redeal(view, silentTable(chance))
  hold('another deal gives the same view', same(game.view(other, viewer), view), () => `viewer ${String(viewer)}`)
  if (viewer === null) return
  hold('another deal gives the same legal actions', same(game.legalActions(other, viewer), legal), () => `seat ${viewer}`)
}

/** All objects and lists of which plain data is made. */
function partsOf(value: unknown, parts = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null) return parts
  parts.add(value)
  for (const member of Object.values(value)) partsOf(member, parts)
  return parts
}

/** Whether plain data is, or holds, one of these parts itself. */
function meets(value: unknown, parts: ReadonlySet<unknown>): boolean {
  return [...partsOf(value)].some((part) => parts.has(part))
}

/** Freezes plain data to its last member: whoever changes it throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const member of Object.values(value)) freeze(member)
}
