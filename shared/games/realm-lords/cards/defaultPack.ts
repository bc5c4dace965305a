import pack from './pack.json' with { type: 'json' }
import { cardsOf, type Cards } from './cards.ts'
import type { Pack } from './schema.ts'

/** The card set that ships. Tests check it as one from outside would be; to do so again at every start would keep the player waiting. */
export function defaultCards(): Cards {
  return cardsOf(pack as Pack)
}
