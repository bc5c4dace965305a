import type { Action, Aim } from '../actions.ts'
import { takeFromHand } from '../packs.ts'
import type { At, Play } from '../play.ts'
import { cityEffects } from './effects.ts'
import { modifierOf, modifiersOf } from './combat.ts'

type Played = Extract<Action, { type: 'play' }>

/**
 * JD-C4, JD-R16: a card leaves the hand, is resolved at once and then discarded. At the last call its combat half counts
 * (JD-C3), in every other window its city half.
 */
export function playCard(play: Play, stage: At<'window'>, { card, aim }: Played): void {
  const { state, table } = play
  const { moment, asked } = stage
  state.plays += 1
  takeFromHand(play, asked, card)
  table.tell({ type: 'cardPlayed', seat: asked, card, half: moment.window === 'combat' ? 'combat' : 'city', aim })
  if (moment.window === 'combat') modify(play, stage, card, aim)
  else cityEffects(play, moment.active, asked, card, aim)
  state.cardDiscard.push(card)
  table.reveal()
  table.tell({ type: 'cardMoved', card, from: { in: 'hand', seat: asked }, to: { in: 'discard' } })
}

/** JD-A5, JD-R20: a combat half becomes one more modifier, or takes the most recent one away. */
function modify({ cards, state, table }: Play, { moment, asked }: At<'window'>, card: string, aim: Aim): void {
  if (moment.window !== 'combat') return
  const modifiers = modifiersOf(moment.fight)
  const made = aim.at === 'fight' ? modifierOf(cards, state, moment.fight, card, asked, aim.on) : null
  if (made !== null) {
    modifiers.push(made)
    table.tell({ type: 'modified', modifier: made })
    return
  }
  const cancelled = modifiers.pop()
  if (cancelled !== undefined) table.tell({ type: 'cancelled', modifier: cancelled, cause: { by: 'card', card, player: asked } })
}
