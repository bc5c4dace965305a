import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { testOdds } from '../../../../shared/games/realm-lords/odds/index.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from '../cards.ts'
import type { StageAt } from '../decision.ts'
import { useChance } from '../panels/chance.ts'
import type { OutcomeWords } from './useOutcomeWords.ts'

type Use = Extract<Action, { type: 'use' }>

/** How it is written what using an item would do at the stage of the view. */
export function useItemWords({ enemyTo, healthTo, revealed, rolled }: OutcomeWords): (view: View, action: Use) => string {
  const { t } = useI18n()
  const percent = useChance()

  /** `null` for what is no draught. */
  function draught(view: View, item: string): string | null {
    const { effect } = cards.item(item)
    if (effect.kind === 'heal')
      return t('realm.combat.youTo', { from: view.health, to: Math.min(view.maxHealth, view.health + effect.value) })
    if (effect.kind !== 'energy') return null
    return t('realm.combat.energyTo', { from: view.energy, to: Math.min(view.maxEnergy, view.energy + effect.value) })
  }

  function before(view: View, { fight }: StageAt<'before'>, item: string): string {
    const { effect } = cards.item(item)
    if (effect.kind === 'bomb') return t('realm.combat.before.bomb', { damage: effect.value, result: enemyTo(fight, effect.value) })
    if (effect.kind === 'testDamage' || effect.kind === 'testWeaken') {
      const test = t('realm.combat.before.test', {
        stat: t(`realm.words.stances.${effect.stat}`),
        target: effect.target,
        chance: percent(testOdds(cards, view, effect)),
      })
      const result = effect.kind === 'testDamage' ? enemyTo(fight, effect.value) : t('realm.combat.before.weaken', { n: effect.value })
      return `${test}: ${result}`
    }
    return t('realm.combat.before.look')
  }

  function harm(view: View, { amount }: StageAt<'harm'>, item: string): string {
    const { effect } = cards.item(item)
    const less = effect.kind !== 'prevent' ? 0 : effect.value === 'all' ? amount : Math.min(amount, effect.value)
    return less === amount
      ? t('realm.combat.loseNothing')
      : t('realm.combat.loseLess', { n: amount - less, result: healthTo(view, amount - less) })
  }

  function effectOf(view: View, action: Use): string {
    const { item } = action
    const drunk = draught(view, item)
    if (drunk !== null) return drunk
    const { stage } = view
    const { effect } = cards.item(item)
    switch (stage.step) {
      case 'before':
        return before(view, stage, item)
      case 'stance':
        return t('realm.combat.escape')
      case 'revealed':
        return revealed(view, action)
      case 'rolled':
        return rolled(view, stage, action)
      case 'landed':
        return effect.kind === 'bonusDamage'
          ? t('realm.combat.strikes', { damage: stage.damage + effect.value, result: enemyTo(stage.fight, stage.damage + effect.value) })
          : ''
      case 'harm':
        return harm(view, stage, item)
      case 'falling':
        return effect.kind === 'revive' ? t('realm.combat.revive', { n: effect.value }) : ''
      case 'struck':
        return effect.kind === 'thorns'
          ? t('realm.combat.strikes', { damage: effect.value, result: enemyTo(stage.fight, effect.value) })
          : ''
      default:
        return ''
    }
  }

  return effectOf
}
