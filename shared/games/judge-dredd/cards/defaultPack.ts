import pack from './pack.json' with { type: 'json' }
import { readCards, type Cards } from './cards.ts'

/** The card set that ships. It is checked as one from outside would be; a fault in it is a bug. */
export function defaultCards(): Cards {
  const cards = readCards(pack)
  if (!cards.ok) throw new Error(cards.fault.detail)
  return cards.value
}
