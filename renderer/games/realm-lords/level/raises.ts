import type { Action, Raise } from '../../../../shared/games/realm-lords/actions.ts'
import { raises } from '../../../../shared/games/realm-lords/actions.ts'
import type { Cards } from '../../../../shared/games/realm-lords/cards/cards.ts'
import { levelCost, mayRaise, settlement, type Settlement } from '../../../../shared/games/realm-lords/phases/experience.ts'
import { modifier } from '../../../../shared/games/realm-lords/stats.ts'
import type { Cube } from '../../../../shared/games/realm-lords/cards/schema.ts'
import type { Realm } from '../../../../shared/games/realm-lords/state.ts'
import { actionsOf } from '../decision.ts'

/**
 * A raise as it is offered: the value now and after, and the ways to pay, the one that loses least first (RL-R25). Without any, its track is
 * full (RL-R4) or the level costs more experience than there is (RL-E1).
 */
export type RaiseOffer = {
  readonly raise: Raise
  readonly before: number
  readonly after: number
  readonly ways: readonly Payment[]
  readonly full: boolean
}

export type Payment = Settlement & { readonly action: Extract<Action, { type: 'raise' }>; readonly left: readonly Cube[] }

/** Every raise in the order of the table; one without ways is not possible now. */
export function raiseOffers(cards: Cards, realm: Realm, legal: readonly Action[]): RaiseOffer[] {
  const offered = actionsOf(legal, 'raise')
  const cost = levelCost(cards, realm)
  return raises.map((raise) => {
    const before = valueOf(cards, realm, raise)
    const ways = offered
      .filter((action) => action.raise === raise)
      .map((action) => {
        const settled = settlement(realm, raise, action.pay, cost)
        return { action, ...settled, left: [...without(realm.exp, action.pay), ...settled.change] }
      })
    return { raise, before, after: before + (raise === 'energy' ? 2 : 1), ways, full: !mayRaise(cards, realm, raise) }
  })
}

function valueOf(cards: Cards, realm: Realm, raise: Raise): number {
  if (raise === 'health') return realm.maxHealth
  return raise === 'energy' ? realm.maxEnergy : modifier(cards, realm, raise)
}

function without(cubes: readonly Cube[], taken: readonly Cube[]): Cube[] {
  const rest = [...cubes]
  for (const cube of taken) rest.splice(rest.indexOf(cube), 1)
  return rest
}
