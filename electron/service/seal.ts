import { hash } from 'node:crypto'
import { canonicalInTurn, fingerprint, type TextHash } from '../../shared/kernel/plain.ts'

const sha256: TextHash = (text) => hash('sha256', text)

/** The kernel's `fingerprint` by Node's own SHA-256, which takes a tenth of the time: every action is sealed with it, and checked when it is read. */
export function seal(value: unknown): string {
  return fingerprint(value, sha256)
}

/** The same for one state of a match after another. */
export function sealsInTurn(): typeof seal {
  const written = canonicalInTurn()
  return (state) => sha256(written(state))
}
