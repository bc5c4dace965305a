import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { changeCost } from '../../../../shared/games/realm-lords/phases/combat/round.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from '../cards.ts'
import { stageAt } from '../decision.ts'
import { nameKey } from '../names.ts'
import { useItemWords } from './useItemWords.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'

/** One thing that can be done, in words: what it is, and what it costs and leads to. */
export type Choice = {
  readonly action: Action
  readonly title: string
  readonly note: string
  /** The item it uses, if any. */
  readonly item: string | null
  /** The tactic that it changes to. */
  readonly tactic?: 'attack' | 'defend'
  /** Why it cannot be done now; it is shown all the same. */
  readonly reason?: string
  /** The paragraph that says so. */
  readonly why?: string
}

/** How the choices of a fight are written. */
export function useChoices(): (view: View, action: Action) => Choice {
  const { t } = useI18n()
  const outcomes = useOutcomeWords()
  const { enemyTo, healthTo, revealed, rolled } = outcomes
  const effectOf = useItemWords(outcomes)

  function useItem(view: View, action: Extract<Action, { type: 'use' }>): Pick<Choice, 'title' | 'note'> {
    const { item, stance } = action
    const name = t(nameKey('items', item))
    const title = stance ? t('realm.combat.itemStance', { item: name, stance: t(`realm.words.stances.${stance}`) }) : name
    return { title, note: `${t(`realm.combat.uses.${cards.item(item).use}`)}; ${effectOf(view, action)}` }
  }

  function ability(view: View): Pick<Choice, 'title' | 'note'> {
    const title = t(`realm.cards.heroes.${view.hero}.ability`)
    const { stage } = view
    if (stage.step === 'harm') return { title, note: t('realm.combat.once', { effect: t('realm.combat.loseNothing') }) }
    if (stage.step !== 'rolled') return { title, note: t('realm.combat.before.lookFree') }
    const { ability: card } = cards.hero(view.hero)
    return {
      title,
      note: t('realm.combat.onceFor', { n: card.kind === 'focus' ? card.cost : 0, effect: rolled(view, stage, { type: 'ability' }) }),
    }
  }

  function changeTactic(view: View, action: Action): Pick<Choice, 'title' | 'note' | 'tactic'> {
    const plan = stageAt(view, 'revealed')?.plan
    const to = plan?.tactic === 'attack' ? 'defend' : 'attack'
    const note = t(plan?.fleeing ? 'realm.combat.changeNoFlight' : 'realm.combat.change', {
      cost: changeCost,
      effect: revealed(view, action),
    })
    return { title: t(`realm.combat.changeTo.${to}`), note, tactic: to }
  }

  /** The step that lets things take their course. */
  function decline(view: View, action: Action): Pick<Choice, 'title' | 'note'> {
    const { stage } = view
    switch (stage.step) {
      case 'rolled':
        return { title: t('realm.combat.letStand'), note: rolled(view, stage, action) }
      case 'landed':
        return { title: t('realm.combat.strike', { damage: stage.damage }), note: enemyTo(stage.fight, stage.damage) }
      case 'harm':
        return { title: t('realm.combat.takeIt'), note: healthTo(view, stage.amount) }
      case 'falling':
        return { title: t('realm.combat.fall'), note: t('realm.combat.fallNote', { from: view.gold, to: Math.floor(view.gold / 2) }) }
      default:
        return { title: t('realm.combat.leaveIt'), note: t('realm.combat.leaveItNote') }
    }
  }

  /** On from Before Combat: to the enemy's ability where it is still to come (RL-R27), else into the fight. */
  function begin(view: View): Pick<Choice, 'title' | 'note'> {
    const stage = stageAt(view, 'before')
    if (stage?.awaits !== 'enemy') return { title: t('realm.combat.begin'), note: t('realm.combat.beginNote') }
    const ability = t(`realm.cards.enemies.${stage.fight.enemy}.ability`)
    return { title: t('realm.combat.face', { ability }), note: t('realm.combat.faceNote') }
  }

  return (view, action) => {
    if (action.type === 'use') return { action, item: action.item, ...useItem(view, action) }
    const item = null
    if (action.type === 'ability') return { action, item, ...ability(view) }
    if (action.type === 'changeTactic') return { action, item, ...changeTactic(view, action) }
    if (action.type === 'resolve') return { action, item, title: t('realm.combat.throw'), note: revealed(view, action) }
    if (action.type === 'begin') return { action, item, ...begin(view) }
    return { action, item, ...decline(view, action) }
  }
}
