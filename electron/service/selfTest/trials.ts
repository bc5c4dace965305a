import type { Trial } from './play.ts'

/** The same dice each time. */
const seed = '5e1f'.repeat(16)
const person = (name: string) => ({ name, player: 'person' }) as const
const judges = ['judge-flint', 'judge-magnet']
const dredd = { game: 'judge-dredd', seed, config: { judges, windows: { manner: 'open', seconds: 5 } } }

/** What the self-test plays: every game to its end, and a few plies of a computer player's, in its thread. */
export const trials: readonly Trial[] = [
  { start: { ...dredd, seats: [person('One'), person('Two')] } },
  { start: { game: 'realm-lords', seed, config: { hero: 'random', difficulty: 'squire' }, seats: [person('One')] } },
  { start: { ...dredd, seats: [person('One'), { name: 'Two', player: 'computer', level: 'street' }] }, plies: 24 },
]
