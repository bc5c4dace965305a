import type { Action } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import type { At, Next, Play } from '../play.ts'
import type { Sight, Step } from '../state.ts'
import { legalToWake, wake } from './combat/aftermath.ts'
import { before, beginBefore, legalBefore } from './combat/before.ts'
import { legalWhenLanded, whenLanded } from './combat/blows.ts'
import { falling, inHarm, legalFalling, legalInHarm, legalWhenStruck, whenStruck } from './combat/harm.ts'
import { beginFight } from './combat/meeting.ts'
import { afterRoll, legalAfterRoll } from './combat/roll.ts'
import { afterReveal, beginCombatRound, legalAfterReveal, legalStances, takeStance } from './combat/round.ts'
import { atDoom, beginDoom, legalAtDoom } from './doom.ts'
import { beginExperience, inExperience, legalInExperience } from './experience.ts'
import { beginRound, depart, legalToDepart, legalToWalk, walk } from './movement.ts'
import { recover } from './recover.ts'
import { beginTrade, inTown, legalInTown } from './trade.ts'
import type { FightView } from '../state.ts'

/** The rules of one stage: what may be done there, read from what the player sees, and how it is carried out. */
type StageRules<S extends Step> = {
  readonly legal: (cards: Cards, realm: Sight, stage: At<S, FightView>) => Action[]
  readonly apply: (play: Play, stage: At<S>, action: Action) => Next
}

/** Every stage with its rules. */
export const stages: { readonly [S in Step]: StageRules<S> } = {
  depart: { legal: legalToDepart, apply: depart },
  walk: { legal: legalToWalk, apply: walk },
  before: { legal: (cards, realm, stage) => legalBefore(cards, realm, { ...stage, known: stage.fight.top !== null }), apply: before },
  stance: { legal: legalStances, apply: takeStance },
  revealed: { legal: legalAfterReveal, apply: afterReveal },
  rolled: { legal: legalAfterRoll, apply: afterRoll },
  landed: { legal: legalWhenLanded, apply: whenLanded },
  harm: { legal: legalInHarm, apply: inHarm },
  falling: { legal: legalFalling, apply: falling },
  struck: { legal: legalWhenStruck, apply: whenStruck },
  wake: { legal: (_cards, _realm, stage) => legalToWake(stage), apply: wake },
  trade: { legal: legalInTown, apply: inTown },
  experience: { legal: legalInExperience, apply: inExperience },
  doom: { legal: legalAtDoom, apply: atDoom },
  over: { legal: () => [], apply: () => null },
}

/** How each part of a round begins (RL-P1, RL-C6). */
const beginnings: Readonly<Record<NonNullable<Next>, (play: Play) => Next>> = {
  movement: beginRound,
  combat: beginFight,
  before: beginBefore,
  round: beginCombatRound,
  trade: beginTrade,
  experience: beginExperience,
  recover,
  doom: beginDoom,
}

/** Carries an action out, and everything that follows from it until the player is asked again. */
export function proceed<S extends Step>(play: Play, stage: At<S>, action: Action): void {
  const rules = stages[stage.step]
  let next = rules.apply(play, stage, action)
  while (next) next = beginnings[next](play)
}

/** What may be done at a stage. */
export function legalAt<S extends Step>(cards: Cards, sight: Sight, stage: At<S, FightView>): Action[] {
  return stages[stage.step].legal(cards, sight, stage)
}
