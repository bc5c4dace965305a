/** Why a request was refused: a closed list, so that every caller can answer each one. */
export const faultCodes = [
  'bad-input',
  'unknown-call',
  'untrusted-sender',
  'too-fast',
  'unknown-game',
  'unknown-match',
  'unknown-player',
  'name-taken',
  'sat-together',
  'illegal-action',
  'stale-ply',
  'match-over',
  'match-goes-on',
  'given-up',
  'nothing-to-undo',
  'wrong-pin',
  'pin-wait',
  'cancelled',
  'damaged-match',
  'unknown-backup',
  'bad-backup',
  'store-unavailable',
  'disk-full',
  'file-unreadable',
  'file-unwritable',
  'file-too-large',
  'file-foreign',
  'file-newer',
  'file-broken',
  'file-other-rules',
  'file-illegal',
  'file-here',
  'internal',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** A refusal: its code and, for the log, what exactly was wrong (English, never shown as such). */
export type Fault = { readonly code: FaultCode; readonly detail: string }

export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault }

/** Wraps what went well. */
export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** Refuses, with a code from the closed list and a detail for the log. */
export function refuse(code: FaultCode, detail: string): Result<never> {
  return { ok: false, fault: { code, detail } }
}
