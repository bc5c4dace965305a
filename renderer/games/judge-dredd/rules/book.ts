import type { Book, Group } from '../../../rules/book.ts'
import { tintOf, tints } from '../cards/rows.ts'
import { cardWords } from '../cards/words.ts'
import { cards } from '../cards.ts'
import { crimeKey, perpKey } from '../names.ts'
import ActionEntry from './ActionEntry.vue'
import CrimeEntry from './CrimeEntry.vue'
import PerpEntry from './PerpEntry.vue'
import { pictures } from './pictures.ts'
import { rulings } from './rulings.ts'
import { terms } from './terms.ts'

const { pack } = cards

/** Cards of one value stand together, the highest first. */
function byValue(valued: readonly { readonly id: string; readonly value: number }[]): Group[] {
  const values = [...new Set(valued.map(({ value }) => value))].toSorted((a, b) => b - a)
  return values.map((value) => ({
    id: String(value),
    name: 'dredd.reference.value',
    n: value,
    ids: valued.filter((one) => one.value === value).map(({ id }) => id),
  }))
}

/** The words and cards of Judge Dredd for the rules screen. */
export const dreddBook: Book = {
  glossary: { texts: 'dredd.glossary', terms },
  listings: [
    {
      id: 'actions',
      name: 'dredd.reference.actions',
      groups: tints.map((tint) => ({
        id: tint,
        name: `dredd.cards.tints.${tint}`,
        ids: pack.cards.filter((card) => tintOf(card) === tint).map(({ id }) => id),
      })),
      entry: ActionEntry,
      words: (id, say) => {
        const words = cardWords(say)
        return [words.nameOf(id), words.spoken(id), words.flavourOf(id)].join(' ')
      },
      width: 14.5,
    },
    {
      id: 'crimes',
      name: 'dredd.reference.crimes',
      groups: byValue(pack.crimes),
      entry: CrimeEntry,
      words: (id, say) => say(crimeKey(id)),
      width: 14.5,
    },
    {
      id: 'perps',
      name: 'dredd.reference.perps',
      groups: byValue(pack.perps),
      entry: PerpEntry,
      words: (id, say) => say(perpKey(id)),
      width: 14.5,
    },
  ],
  pictures,
  rulings,
}
