import { done, refuse, type Result } from '../../../kernel/result.ts'
import { cardsOf, type Cards } from './cards.ts'
import { mismatches } from './mismatches.ts'
import { packSchema } from './packSchema.ts'

/** Reads a card set that comes from outside. Refuses with `bad-input`: what the schema or the references say is wrong. */
export function readCards(input: unknown): Result<Cards> {
  const parsed = packSchema.safeParse(input)
  if (!parsed.success)
    return refuse('bad-input', `card set: ${parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`)
  const wrong = mismatches(parsed.data)
  return wrong.length ? refuse('bad-input', `card set: ${wrong.join('; ')}`) : done(cardsOf(parsed.data))
}
