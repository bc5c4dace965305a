import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Action, Upkeep } from '../../../../shared/games/realm-lords/actions.ts'
import { stances, type Stance } from '../../../../shared/games/realm-lords/cards/schema.ts'
import { roundOdds, type RoundOdds } from '../../../../shared/games/realm-lords/odds/index.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from '../cards.ts'
import { actionsOf } from '../decision.ts'

export type Engage = Extract<Action, { type: 'engage' }>

/** The three ways to act in a round: to flee is to defend and run. */
export const intents = ['attack', 'defend', 'flee'] as const
export type Intent = (typeof intents)[number]

/** What the player has laid out for the round and not yet committed. */
export type RoundPlan = {
  readonly stance: Readonly<Ref<Stance>>
  readonly intent: Readonly<Ref<Intent>>
  /** Lays something else out; what is not named stays. */
  readonly change: (to: { readonly stance?: Stance; readonly intent?: Intent; readonly upkeep?: Upkeep['by'] }) => void
  /** The odds of a stance with the intent that is laid out, or another one. */
  readonly odds: (stance: Stance, intent?: Intent) => RoundOdds | null
  /** How a stance could be taken; empty: not at all. */
  readonly upkeeps: (stance: Stance) => readonly Upkeep[]
  /** Whether an intent is possible against this enemy. */
  readonly possible: (intent: Intent) => boolean
  /** The one action that all of it comes to; null while the stance cannot be taken. */
  readonly action: ComputedRef<Engage | null>
}

/** How an action reads as an intent. */
export function intentOf({ tactic, flee }: Pick<Engage, 'tactic' | 'flee'>): Intent {
  return flee ? 'flee' : tactic
}

/**
 * Lays out a combat round. Each round starts with what costs nothing: of the stances that are free, the one that hits
 * most surely, and Attack.
 */
export function useRoundPlan(view: () => View, legal: () => readonly Action[]): RoundPlan {
  const stance = ref<Stance>('ranged')
  const intent = ref<Intent>('attack')
  const upkeep = ref<Upkeep['by']>('energy')
  const engagements = computed(() => actionsOf(legal(), 'engage'))
  const chances = computed(() => roundOdds(cards, view()))

  const upkeeps = (wanted: Stance): readonly Upkeep[] =>
    engagements.value.filter((one) => one.stance === wanted && one.tactic === 'attack').map((one) => one.upkeep)
  const possible = (wanted: Intent): boolean => engagements.value.some((one) => intentOf(one) === wanted)
  const odds = (wanted: Stance, way: Intent = intent.value): RoundOdds | null =>
    chances.value.find((one) => one.stance === wanted && one.tactic === (way === 'attack' ? 'attack' : 'defend')) ?? null
  const action = computed(() => {
    const ways = engagements.value.filter((one) => one.stance === stance.value && intentOf(one) === intent.value)
    return ways.find((one) => one.upkeep.by === upkeep.value) ?? ways[0] ?? null
  })

  function layOut(): void {
    const free = stances.filter((one) => upkeeps(one).some(({ by }) => by === 'none'))
    const surest = [...free].sort((a, b) => (odds(b, 'attack')?.hit ?? 0) - (odds(a, 'attack')?.hit ?? 0))[0]
    if (surest) stance.value = surest
    intent.value = 'attack'
    upkeep.value = 'energy'
  }
  watch(() => roundKey(view()), layOut, { immediate: true })

  function change(to: Parameters<RoundPlan['change']>[0]): void {
    stance.value = to.stance ?? stance.value
    intent.value = to.intent ?? intent.value
    upkeep.value = to.upkeep ?? upkeep.value
  }

  return { stance, intent, change, odds, upkeeps, possible, action }
}

/** Changes when another round is to be laid out. */
function roundKey({ stage, round }: View): string {
  return stage.step === 'stance' ? `${round}/${stage.fight.round}` : ''
}
