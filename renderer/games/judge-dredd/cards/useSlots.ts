import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Play } from '../bar/useAiming.ts'
import { cards } from '../cards.ts'
import { sortedHand } from './hand.ts'
import { whyNot } from './reasons.ts'
import { useCardWords } from './words.ts'

/** A card of the open hand: its legal plays; without one, why it cannot be played and the paragraph that says so. */
export type Slot = { readonly card: string; readonly plays: readonly Play[]; readonly reason: string; readonly paragraph: string }

/** The open hand of the view, sorted; `playable` are the plays that are legal now, or will be once the seat is asked. */
export function useSlots(hand: () => { readonly view: View; readonly playable: readonly Action[] }) {
  const { t } = useI18n()
  const words = useCardWords()

  const slots = computed(() => {
    const { view, playable } = hand()
    return sortedHand(cards, view.hand).map((card): Slot => {
      const plays = playable.filter((action): action is Play => action.type === 'play' && action.card === card)
      const reason = plays.length > 0 ? null : whyNot(cards, view, card)
      return { card, plays, reason: reason === null ? '' : words.why(view, reason), paragraph: reason?.paragraph ?? '' }
    })
  })

  /** R-RULE-5 for those who listen: why a card cannot be played. */
  const refusal = ({ reason, paragraph }: Slot): string => `${t('dredd.cards.why', { reason, paragraph })}.`

  return { slots, refusal }
}
