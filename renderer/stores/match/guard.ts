import type { Seat } from '../../../shared/kernel/game.ts'

/** What may be done at the table, where a guided game has its say. */
export type Guard = {
  /** Whether a seat may do this, so many actions ahead of where the match stands. */
  readonly one: (seat: Seat, action: unknown, ahead: number) => boolean
  /** Whether this may be decided for later, whatever is passed until then. */
  readonly plan: (actions: readonly unknown[]) => boolean
  /** Whether computer players go on. */
  readonly computers: () => boolean
}

/** A guard that lets everything pass until another takes its place. */
export function changingGuard() {
  let guard: Guard = { one: () => true, plan: () => true, computers: () => true }
  return {
    /** Says what may be done; the program itself does whatever is legal. */
    guardWith: (by: Guard): void => void (guard = by),
    mayDo: (seat: Seat, action: unknown, ahead = 0): boolean => guard.one(seat, action, ahead),
    /** Whether a decision may be made that is carried out later. */
    mayPlan: (actions: readonly unknown[]): boolean => guard.plan(actions),
    mayComputersPlay: (): boolean => guard.computers(),
  }
}
