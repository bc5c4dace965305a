import type { GameFacts } from '../kernel/facts.ts'
import type { DreddFacts } from './judge-dredd/facts/rows.ts'
import type { RealmFacts } from './realm-lords/facts/rows.ts'

/** All facts of a match; what its game does not have is an empty list. */
export type AllFacts = GameFacts & Pick<DreddFacts, 'attempts' | 'plays'> & Pick<RealmFacts, 'fights' | 'items' | 'steps'>
