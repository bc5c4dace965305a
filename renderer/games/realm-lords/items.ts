import { cards } from './cards.ts'

type Say = (key: string) => string

/** What kind of item it is and how it is used up, in words: "hand, exhaust". */
export function itemKind(t: Say, item: string): string {
  const { slot, use } = cards.item(item)
  return [t(`realm.words.slots.${slot}`), ...(use === 'own' ? [] : [t(`realm.words.uses.${use}`)])].join(', ')
}
