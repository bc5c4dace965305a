import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { helpOdds, revealedOdds, type Exchange } from '../../../../shared/games/realm-lords/odds/index.ts'
import { total } from '../../../../shared/games/realm-lords/phases/combat/measure.ts'
import type { FightView, View } from '../../../../shared/games/realm-lords/state.ts'
import { hitDamage } from '../../../../shared/games/realm-lords/stats.ts'
import { same } from '../../../../shared/kernel/plain.ts'
import { cards } from '../cards.ts'
import type { StageAt } from '../decision.ts'
import { useChance } from '../panels/chance.ts'

export type OutcomeWords = ReturnType<typeof useOutcomeWords>

/** What damage, a plan and the dice lead to in a fight, in words. */
export function useOutcomeWords() {
  const { t } = useI18n()
  const percent = useChance()

  /** What is left of the enemy. */
  const enemyTo = (fight: FightView, damage: number): string =>
    damage >= fight.health ? t('realm.combat.itFalls') : t('realm.combat.itTo', { health: fight.health - damage })

  /** What is left of the hero. */
  const healthTo = (view: View, lost: number): string =>
    lost >= view.health
      ? t('realm.combat.youFall', { from: view.health })
      : t('realm.combat.youTo', { from: view.health, to: view.health - lost })

  /** What a roll promises, by what the hero is about. */
  const promise = ({ hit, damage, tactic }: Exchange, fleeing: boolean): string =>
    tactic === 'attack'
      ? t('realm.combat.toDeal', { chance: percent(hit), damage })
      : t(fleeing ? 'realm.combat.toEscape' : 'realm.combat.toParry', { chance: percent(hit) })

  /** What the roll promises if this is done before it. */
  function revealed(view: View, action: Action): string {
    const found = revealedOdds(cards, view).find((one) => same(one.action, action))
    return found ? promise(found.exchange, found.fleeing) : ''
  }

  /** What this makes of the roll. */
  function rolled(view: View, stage: StageAt<'rolled'>, action: Action): string {
    const { fight, plan, enemy, roll } = stage
    const hit = helpOdds(cards, view).find((one) => same(one.action, action))?.hit ?? 0
    const sum = total(cards, view, fight, plan, enemy, roll)
    if (action.type === 'decline') {
      if (!sum.hit) return t('realm.combat.stands.missed')
      if (plan.tactic === 'attack') return t('realm.combat.stands.hit', { result: enemyTo(fight, hitDamage(cards, view, plan.stance)) })
      return t(plan.fleeing ? 'realm.combat.stands.escaped' : 'realm.combat.stands.parried')
    }
    const bonus = action.type === 'use' ? cards.item(action.item).effect : null
    if (bonus?.kind !== 'rollBonus') return t('realm.combat.newDice', { chance: percent(hit) })
    return t(hit === 1 ? 'realm.combat.bonusHits' : 'realm.combat.bonusShort', {
      n: bonus.value,
      total: sum.total + bonus.value,
      target: sum.target,
    })
  }

  return { enemyTo, healthTo, revealed, rolled }
}
