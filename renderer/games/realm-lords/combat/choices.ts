import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { helpOdds, revealedOdds, testOdds, type Exchange } from '../../../../shared/games/realm-lords/odds/index.ts'
import { changeCost } from '../../../../shared/games/realm-lords/phases/combat/round.ts'
import { total } from '../../../../shared/games/realm-lords/phases/combat/measure.ts'
import { hitDamage } from '../../../../shared/games/realm-lords/stats.ts'
import type { FightView, View } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from '../cards.ts'
import { stageAt, type StageAt } from '../decision.ts'
import { nameKey } from '../names.ts'
import { useChance } from '../panels/chance.ts'

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
  const percent = useChance()

  const itemName = (item: string): string => t(nameKey('items', item))
  const use = (item: string, effect: string): string => `${t(`realm.combat.uses.${cards.item(item).use}`)}; ${effect}`
  const enemyTo = (fight: FightView, damage: number): string =>
    damage >= fight.health ? t('realm.combat.itFalls') : t('realm.combat.itTo', { health: fight.health - damage })
  const healthTo = (view: View, lost: number): string =>
    lost >= view.health
      ? t('realm.combat.youFall', { from: view.health })
      : t('realm.combat.youTo', { from: view.health, to: view.health - lost })

  /** What a roll promises, by what the hero is about. */
  const promise = ({ hit, damage, tactic }: Exchange, fleeing: boolean): string =>
    tactic === 'attack'
      ? t('realm.combat.toDeal', { chance: percent(hit), damage })
      : t(fleeing ? 'realm.combat.toEscape' : 'realm.combat.toParry', { chance: percent(hit) })

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

  function revealed(view: View, action: Action): string {
    const found = revealedOdds(cards, view).find((one) => JSON.stringify(one.action) === JSON.stringify(action))
    return found ? promise(found.exchange, found.fleeing) : ''
  }

  function rolled(view: View, stage: StageAt<'rolled'>, action: Action): string {
    const { fight, plan, enemy, roll } = stage
    const hit = helpOdds(cards, view).find((one) => JSON.stringify(one.action) === JSON.stringify(action))?.hit ?? 0
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

  function harm(view: View, { amount }: StageAt<'harm'>, item: string): string {
    const { effect } = cards.item(item)
    const less = effect.kind !== 'prevent' ? 0 : effect.value === 'all' ? amount : Math.min(amount, effect.value)
    return less === amount
      ? t('realm.combat.loseNothing')
      : t('realm.combat.loseLess', { n: amount - less, result: healthTo(view, amount - less) })
  }

  /** What using an item would do at the stage of the view. */
  function effectOf(view: View, action: Extract<Action, { type: 'use' }>): string {
    const { item } = action
    const drunk = draught(view, item)
    if (drunk !== null) return drunk
    const { stage } = view
    const effect = cards.item(item).effect
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

  function useChoice(view: View, action: Extract<Action, { type: 'use' }>): Choice {
    const { item, stance } = action
    const title = stance
      ? t('realm.combat.itemStance', { item: itemName(item), stance: t(`realm.words.stances.${stance}`) })
      : itemName(item)
    return { action, item, title, note: use(item, effectOf(view, action)) }
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
    if (action.type === 'use') return useChoice(view, action)
    const item = null
    if (action.type === 'ability') return { action, item, ...ability(view) }
    if (action.type === 'changeTactic') return { action, item, ...changeTactic(view, action) }
    if (action.type === 'resolve') return { action, item, title: t('realm.combat.throw'), note: revealed(view, action) }
    if (action.type === 'begin') return { action, item, ...begin(view) }
    return { action, item, ...decline(view, action) }
  }
}
