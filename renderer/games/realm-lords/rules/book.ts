import { deckIds, tiers } from '../../../../shared/games/realm-lords/cards/schema.ts'
import type { Book, Group, Say } from '../../../rules/book.ts'
import { cards } from '../cards.ts'
import EnemyEntry from './EnemyEntry.vue'
import HeroEntry from './HeroEntry.vue'
import ItemEntry from './ItemEntry.vue'
import { pictures } from './pictures.ts'
import { rulings } from './rulings.ts'
import { terms } from './terms.ts'
import TownEntry from './TownEntry.vue'

const { pack } = cards

/** The texts of one card, each that it has. */
function written(say: Say, kind: 'heroes' | 'enemies' | 'items', id: string, parts: readonly string[]): string {
  return parts.map((part) => say(`realm.cards.${kind}.${id}.${part}`)).join(' ')
}

/** All cards of a kind under one heading. */
function together(id: string, cards: readonly { readonly id: string }[]): Group[] {
  return [{ id, name: `realm.reference.${id}`, ids: cards.map((card) => card.id) }]
}

/** The words and cards of Realm Lords for the rules screen. */
export const realmBook: Book = {
  glossary: { texts: 'realm.glossary', terms },
  listings: [
    {
      id: 'items',
      name: 'realm.reference.items',
      groups: deckIds.map((deck) => ({
        id: deck,
        name: `realm.reference.decks.${deck}`,
        ids: pack.items.filter((item) => item.deck === deck).map(({ id }) => id),
      })),
      entry: ItemEntry,
      words: (id, say) => {
        const { slot, use } = cards.item(id)
        return [written(say, 'items', id, ['name', 'text']), say(`realm.words.slots.${slot}`), say(`realm.words.uses.${use}`)].join(' ')
      },
      width: 10.5,
    },
    {
      id: 'enemies',
      name: 'realm.reference.enemies',
      groups: tiers.map((tier) => ({ id: tier, name: `realm.reference.tiers.${tier}`, ids: pack.enemies[tier].map(({ id }) => id) })),
      entry: EnemyEntry,
      words: (id, say) => written(say, 'enemies', id, ['name', ...(cards.enemy(id).ability === null ? [] : ['ability', 'text'])]),
      width: 22,
    },
    {
      id: 'heroes',
      name: 'realm.reference.heroes',
      groups: together('heroes', pack.heroes),
      entry: HeroEntry,
      words: (id, say) => written(say, 'heroes', id, ['name', 'title', 'ability', 'text']),
      width: 22,
    },
    {
      id: 'towns',
      name: 'realm.reference.towns',
      groups: together('towns', pack.towns),
      entry: TownEntry,
      words: (id, say) => `${say(`realm.cards.towns.${id}`)} ${say(`realm.towns.${id}`)}`,
      width: 22,
    },
  ],
  pictures,
  rulings,
}
