import type { Cube } from '../../../../shared/games/realm-lords/cards/schema.ts'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import type { SpaceIndex } from '../../../../shared/games/realm-lords/state.ts'

/** How a fight ended, what it brought and what it cost. */
export type FightNews = {
  readonly how: 'won' | 'fled' | 'defeated'
  readonly enemy: string
  readonly rounds: number
  /** The cube won, or the one that went back to the map. */
  readonly cube: Cube | null
  /** Gold gained or lost by the end of the fight; `lost` is what the purse had no room for. */
  readonly gold: number
  readonly lost: number
  /** Health that the victory gave. */
  readonly healed: number
  /** How many lords other than the Death Lord have fallen, if this was one. */
  readonly lords: number | null
  /** Where a defeated hero woke, once that is known. */
  readonly woke: SpaceIndex | null
}

/** The end of a fight among these events, or null. */
export function fightNews(events: readonly RealmEvent[]): FightNews | null {
  const at = events.findLastIndex((event) => event.type === 'fightEnded')
  const ended = events[at]
  if (ended?.type !== 'fightEnded') return null
  const rest = events.slice(at + 1)
  const close = rest.findIndex((event) => event.type === 'phaseBegan')
  const after = close < 0 ? rest : rest.slice(0, close)
  const news = { how: ended.how, enemy: ended.enemy, rounds: ended.round, cube: null, gold: 0, lost: 0, healed: 0, lords: null, woke: null }
  return after.reduce(add, news as FightNews)
}

function add(news: FightNews, event: RealmEvent): FightNews {
  if (event.type === 'cubeMoved' && event.from.in === 'enemy') return { ...news, cube: event.cube }
  if (event.type === 'goldChanged') return { ...news, gold: news.gold + event.to - event.from, lost: news.lost + event.lost }
  if (event.type === 'healthChanged' && news.how === 'won') return { ...news, healed: news.healed + event.to - event.from }
  if (event.type === 'lordFell') return { ...news, lords: event.others }
  if (event.type === 'heroPlaced') return { ...news, woke: event.to }
  return news
}
