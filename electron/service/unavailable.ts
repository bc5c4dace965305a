import type { StoreProblem } from '../../shared/contract/schemas.ts'
import { refuse, type Fault, type Result } from '../../shared/kernel/result.ts'
import type { Failed } from './chores/chore.ts'

/** Refuses because of what is the matter with the store or its disk; a full disk is named, for that can be mended (R-SAVE-10). */
export function unavailable(reason: StoreProblem, detail: string): Result<never> {
  return refuse(reason === 'full' ? 'disk-full' : 'store-unavailable', `${reason}: ${detail}`)
}

/** Refuses because of what became of a chore. */
export function undone({ reason, detail }: Failed): Result<never> {
  return reason === 'stopped' ? refuse('cancelled', detail) : unavailable(reason, detail)
}

/** Whether a refusal says that the store failed, so that nobody knows what it holds. */
export function isUnavailable({ code }: Fault): boolean {
  return code === 'store-unavailable' || code === 'disk-full'
}
