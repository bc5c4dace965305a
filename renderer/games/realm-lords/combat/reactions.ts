import { computed, reactive, type UnwrapNestedRefs } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { changeCost } from '../../../../shared/games/realm-lords/phases/combat/round.ts'
import { total } from '../../../../shared/games/realm-lords/phases/combat/measure.ts'
import { ready } from '../../../../shared/games/realm-lords/items.ts'
import { cards } from '../cards.ts'
import { stageAt, type DecisionProps } from '../decision.ts'
import { nameKey } from '../names.ts'
import { useChoices, type Choice } from './choices.ts'

/** The actions that go on without using anything. */
const ways: readonly Action['type'][] = ['begin', 'resolve', 'decline']

/** What a fight offers besides laying out a round. */
export type Reactions = UnwrapNestedRefs<{
  /** Items, abilities and changes, those that cannot be used now with the reason. */
  choices: readonly Choice[]
  /** The step that goes on, with its figure key; null while a round is laid out. */
  next: (Choice & { readonly figure: number }) | null
  /** Whether going on loses nothing that the hero has, so that Space may do it. */
  harmless: boolean
}>

/** The choices of a fight's step in words. */
export function useReactions(props: () => DecisionProps): Reactions {
  const { t } = useI18n()
  const choice = useChoices()

  const choices = computed(() => {
    const { view, legal } = props()
    const offered = legal.filter((action) => !ways.includes(action.type) && action.type !== 'engage').map((action) => choice(view, action))
    return [...offered, ...refused()]
  })

  /** The change of tactic stays in sight where it cannot be paid (R-RULE-5). */
  function refused(): Choice[] {
    const { view, legal } = props()
    const revealed = stageAt(view, 'revealed')
    if (revealed === null || legal.some(({ type }) => type === 'changeTactic')) return []
    const reason = revealed.plan.changedTactic
      ? t('realm.combat.changedAlready')
      : t('realm.combat.cannotPay', { n: changeCost, has: view.energy })
    return [{ ...choice(view, { type: 'changeTactic' }), reason, why: revealed.plan.changedTactic ? 'RL-R9' : 'RL-C10' }]
  }

  const next = computed(() => {
    const { view, legal } = props()
    const action = legal.find(({ type }) => ways.includes(type))
    if (action === undefined) return null
    const found = choice(view, action)
    const figure = choices.value.length + 1
    if (action.type !== 'begin' || stageAt(view, 'before')?.awaits === 'enemy') return { ...found, note: withRescue(found.note), figure }
    const unused = choices.value
      .filter((one) => one.item === null || cards.item(one.item).timing === 'beforeCombat')
      .map((one) => one.title)
    return { ...found, note: t('realm.combat.beginUnused', { names: unused.join(', ') }), figure }
  })

  /** Phoenix Ash is named where taking a blow would fell the hero. */
  function withRescue(note: string): string {
    const { view } = props()
    const harm = stageAt(view, 'harm')
    const rescue = ready(cards, view, 'onDefeat')[0]
    return harm && harm.amount >= view.health && rescue ? t('realm.combat.rescue', { note, item: t(nameKey('items', rescue.id)) }) : note
  }

  const harmless = computed(() => {
    const { view, legal } = props()
    switch (view.stage.step) {
      case 'before':
        return !legal.some(({ type }) => type === 'ability')
      case 'rolled':
        return total(cards, view, view.stage.fight, view.stage.plan, view.stage.enemy, view.stage.roll).hit
      case 'harm':
      case 'falling':
        return false
      default:
        return true
    }
  })

  return reactive({ choices, next, harmless })
}
