import { cards } from '../cards.ts'
import { nameKey } from '../names.ts'

type Say = (key: string, named?: Record<string, unknown>) => string

/** What the draws of a decision were for, by what their purpose looks like. What no row knows is shown as it is. */
const rows: readonly (readonly [RegExp, (found: readonly string[], say: Say) => string])[] = [
  [/^setup\/map\//, (_, say) => say('realm.purpose.map')],
  [/^setup\/cubes/, (_, say) => say('realm.purpose.cubes')],
  [/^setup\/items\/towns/, (_, say) => say('realm.purpose.goods')],
  [/^setup\/items\//, (_, say) => say('realm.purpose.items')],
  [/^setup\/hero/, (_, say) => say('realm.purpose.hero')],
  [/^setup\/start\//, (_, say) => say('realm.purpose.start')],
  [/^round-(\d+)\/movement$/, ([, round], say) => say('realm.purpose.movement', { round })],
  [/^round-(\d+)\/doom$/, ([, round], say) => say('realm.purpose.doom', { round })],
  [/^round-(\d+)\/[^/]+\/type$/, ([, round], say) => say('realm.purpose.type', { round })],
  [/^round-(\d+)\/[^/]+$/, ([, round], say) => say('realm.purpose.enemy', { round })],
  [/^round-(\d+)\/[^/]+\/enemy-\d+$/, ([, round], say) => say('realm.purpose.enemy', { round })],
  [/^round-(\d+)\/[^/]+\/stance-deck-\d+$/, ([, round], say) => say('realm.purpose.deck', { round })],
  [/^round-(\d+)\/[^/]+\/before\/(.+)$/, ([, round, item], say) => say('realm.purpose.before', { round, what: thing(item, say) })],
  [/^round-(\d+)\/[^/]+\/combat-(\d+)$/, ([, round, fight], say) => say('realm.purpose.combat', { round, fight })],
  [/^round-(\d+)\/[^/]+\/combat-(\d+)\/again-\d+$/, ([, round, fight], say) => say('realm.purpose.again', { round, fight })],
]

function thing(id: string | undefined, say: Say): string {
  if (id === 'enemy' || id === undefined) return say('realm.purpose.enemyTest')
  return cards.pack.items.some((item) => item.id === id) ? say(nameKey('items', id)) : id
}

/** What a draw was for, in plain words. */
export function realmPurpose(purpose: string, say: Say): string {
  for (const [pattern, words] of rows) {
    const found = pattern.exec(purpose)
    if (found !== null) return words(found, say)
  }
  return purpose
}
