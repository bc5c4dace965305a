import { byDecision, checkDraws, keepsPromise, type CheckedDecision, type Draw } from '../../shared/kernel/fairness.ts'
import { seedPattern } from '../../shared/kernel/chance.ts'
import type { Reseed } from '../../shared/kernel/dice.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'

/** What the page says of a file. `wrong`: how many numbers are not what the seed gives. */
export type Report =
  | { readonly kind: 'foreign' | 'newer' }
  /** Of a match that goes on only the seal is known. */
  | { readonly kind: 'running'; readonly checksum: boolean; readonly commitment: string }
  | {
      readonly kind: 'checked'
      readonly match: string
      readonly game: string
      readonly checksum: boolean
      readonly seal: boolean
      readonly commitment: string
      readonly seed: string
      readonly decisions: readonly CheckedDecision[]
      readonly draws: number
      readonly wrong: number
    }

type Loose = Readonly<Record<string, unknown>>

/** The newest layout that this page knows. */
const format = 1

/**
 * Checks the dice of a `.gavel` file from its text alone (R-RNG-7): the checksum, whether the seed fits its seal, and every number that it lists,
 * drawn anew. It reads what it needs and no more. Never throws.
 */
export function verifyFile(text: string): Report {
  const file = objectIn(text)
  if (file?.['gavel'] !== 'match') return { kind: 'foreign' }
  if (typeof file['format'] === 'number' && file['format'] > format) return { kind: 'newer' }
  try {
    return reportOn(file) ?? { kind: 'foreign' }
  } catch {
    return { kind: 'foreign' }
  }
}

function reportOn(file: Loose): Report | null {
  const content = file['content'] as Loose
  const commitment = String(content['commitment'])
  const checksum = fingerprint(content) === file['checksum']
  const dice = content['dice'] as Loose
  if (dice['kind'] === 'wrapped') return { kind: 'running', checksum, commitment }
  const seed = dice['seed']
  const reseeds = dice['reseeds'] as readonly Reseed[]
  const draws = dice['draws'] as readonly Draw[]
  if (typeof seed !== 'string' || ![seed, ...reseeds.map((one) => one.seed)].every((one) => seedPattern.test(one))) return null
  const decisions = byDecision(checkDraws(seed, reseeds, draws))
  const wrong = decisions.reduce((sum, one) => sum + one.draws.filter(({ matches }) => !matches).length, 0)
  const names = { match: String(content['match']), game: String(content['game']) }
  return {
    kind: 'checked',
    ...names,
    checksum,
    seal: keepsPromise(seed, commitment),
    commitment,
    seed,
    decisions,
    draws: draws.length,
    wrong,
  }
}

function objectIn(text: string): Loose | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Loose) : null
  } catch {
    return null
  }
}
